import { z } from 'zod';
import { findingKinds } from '#form/check/findings.ts';
import { faultKinds } from '#form/schema/file/explainFaults.ts';
import { problems } from './problem.ts';

/** Answers to a form that a program writes. */

const words = <Word extends string>(table: Readonly<Record<Word, unknown>>) =>
  z.enum(Object.keys(table) as Word[]);

export const formFinding = z
  .strictObject({
    severity: z.enum(['error', 'warning']).describe('An error prevents the publication, a warning does not.'),
    code: words(findingKinds),
    message: z.string().describe('One sentence that says what to correct.'),
    path: z.string().describe('Such as `pages[0].fields[2].label`; empty for the form as a whole.'),
    page: z.string().optional().describe('Id of the page.'),
    field: z.string().optional().describe('Id of the field.'),
    rule: z.int().min(0).optional().describe("The rule's place in `logic`, from 0."),
    workflow: z.string().optional().describe('Id of the workflow.'),
    related: z
      .array(z.string())
      .readonly()
      .optional()
      .describe('The paths of other parts that belong to it.'),
  })
  .meta({ id: 'FormFinding' });

export const formWritten = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    workspace: z.strictObject({ id: z.string(), name: z.string() }),
    created: z.boolean().describe('Whether the form is new.'),
    draft_revision: z.int().min(0).describe('For `If-Match`; grows with each change of the draft.'),
    draft_changes: z.array(z.string()).describe('Sentences; they wait for the next publication.'),
    live_changes: z.array(z.string()).describe('Sentences; they took effect at once.'),
    findings: z.array(formFinding).describe('Of the checker; they do not stop a draft.'),
  })
  .meta({ id: 'FormWritten' });

function refusal<Code extends keyof typeof problems, Shape extends z.ZodRawShape>(
  code: Code,
  id: string,
  more: Shape,
) {
  const error = z.strictObject({
    type: z.literal(problems[code].type),
    code: z.literal(code),
    message: z.string(),
    ...more,
  });
  return z.strictObject({ error }).meta({ id });
}

export const formInvalid = refusal('form_invalid', 'FormInvalid', {
  faults: z.array(
    z.strictObject({
      line: z.int().min(1),
      column: z.int().min(1),
      code: words(faultKinds),
      message: z.string().describe('A sentence that says what to do.'),
    }),
  ),
});

export const formSettingsInvalid = refusal('form_settings_invalid', 'FormSettingsInvalid', {
  findings: z.array(formFinding),
});

export const fieldIdReused = refusal('field_id_reused', 'FieldIdReused', {
  fields: z.array(
    z.strictObject({
      id: z.string(),
      was: z.string().describe('Its type in a published version.'),
      is: z.string().describe('Its type in the body.'),
    }),
  ),
});

export const draftChanged = refusal('draft_changed', 'DraftChanged', {
  draft_revision: z.int().min(0).describe('The current one.'),
});
