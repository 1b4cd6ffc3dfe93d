import type { FrameTexts } from '#admin/texts/compiled/form/frame.ts';
import type { Finding } from '#form/check/findings.ts';
import { type FormDefinition, fieldsOf } from '#form/definition/document.ts';
import { shortText } from '../changes/changeSentences.ts';

/** The part of the form that a finding is about, by its name; undefined for the form as a whole. */
export function locationOfFinding(
  draft: FormDefinition,
  { field, page, rule, workflow }: Finding,
  texts: Pick<FrameTexts['place']['publishing'], 'placeWorkflow' | 'placeRule' | 'placePage'>,
): string | undefined {
  if (workflow !== undefined) return texts.placeWorkflow(shortText(nameOf(draft, workflow)));
  if (rule !== undefined) return texts.placeRule(rule + 1);
  const label = [...fieldsOf(draft)].find(({ id }) => id === field)?.label ?? '';
  if (label !== '') return `“${shortText(label)}”`;
  const heading = draft.pages.find(({ id }) => id === page)?.label ?? '';
  return heading === '' ? undefined : texts.placePage(shortText(heading));
}

function nameOf({ workflows = [] }: FormDefinition, id: string): string {
  const name = workflows.find((workflow) => workflow.id === id)?.name ?? '';
  return name === '' ? id : name;
}
