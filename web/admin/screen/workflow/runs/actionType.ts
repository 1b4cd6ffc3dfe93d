import type { WorkflowTexts } from '#admin/texts/compiled/workflow.ts';

/** The name of a type of action; the word itself where it comes from a newer version. */
export function actionType(type: string, { types }: WorkflowTexts['actions']): string {
  const names: Readonly<Record<string, string>> = types;
  return (Object.hasOwn(names, type) ? names[type] : undefined) ?? type;
}
