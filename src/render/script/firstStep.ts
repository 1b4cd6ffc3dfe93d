import type { FormDefinition, Page } from '#form/definition/document.ts';
import { hasSteps } from '#form/definition/hasSteps.ts';
import type { FieldView, FormView } from '../view.ts';

/**
 * The fields of the first step, which the page shows alone while it waits for its script; undefined if the page
 * shows everything at once, or if the script may begin at another step.
 * @param shown the visible fields of a page; undefined if the page is skipped
 */
export function firstStep(
  { script, faults, notice, resumed }: FormView,
  definition: FormDefinition,
  shown: (page: Page) => readonly FieldView[] | undefined,
): readonly FieldView[] | undefined {
  if (script === undefined || faults.size > 0 || notice !== undefined || resumed !== undefined)
    return undefined;
  if (!hasSteps(definition)) return undefined;
  const steps = definition.pages.flatMap((page) => {
    const fields = shown(page);
    if (fields === undefined) return [];
    return definition.display === 'one_question' && fields.length > 0
      ? fields.map((field) => [field])
      : [fields];
  });
  return steps.length > 1 ? steps[0] : undefined;
}
