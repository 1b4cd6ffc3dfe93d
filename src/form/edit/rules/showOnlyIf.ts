import { type FormDefinition, fieldsOf } from '../../definition/document.ts';
import type { Rule } from '../../schema/logic.ts';
import { targetsOf } from './actions.ts';
import { comparableFields, conditionOn } from './leaves.ts';

/**
 * A rule that shows a field, to begin with: on the nearest question before it, else on any other. Undefined where there
 * is nothing to ask, or nothing to show.
 */
export function showOnlyIf(draft: FormDefinition, field: string): Rule | undefined {
  if (!targetsOf(draft, 'show').some(({ id }) => id === field)) return undefined;
  const order = [...fieldsOf(draft)].map(({ id }) => id);
  const others = comparableFields(draft).filter(({ id }) => id !== field);
  const before = others.filter(({ id }) => order.indexOf(id) < order.indexOf(field));
  const question = before.at(-1) ?? others[0];
  return question && { when: conditionOn(question), do: [{ action: 'show', field }] };
}
