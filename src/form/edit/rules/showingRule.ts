import type { FormDefinition } from '../../definition/document.ts';

/** The place of the first rule that shows a field, from 0. */
export function showingRule({ logic = [] }: FormDefinition, field: string): number | undefined {
  const found = logic.findIndex((rule) =>
    rule.do.some((action) => action.action === 'show' && action.field === field),
  );
  return found === -1 ? undefined : found;
}
