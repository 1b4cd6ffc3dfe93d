import { randomUUID } from 'node:crypto';
import type { FormLine, ResponseLine } from '#contract/archive.ts';
import { settleSubmission } from '#form/answer/settleSubmission.ts';
import { v2FieldsOf, v2PagesOf } from '#form/definition/apiView.ts';
import { compileForm } from '#form/logic/compileForm.ts';
import { formatInstant } from '#kit/time/instant.ts';
import type { ArchiveSource, Located } from '#service/transfer/archive/source.ts';
import { answersOf, submitDefinition } from './submitForm.ts';

export const formIds = Array.from({ length: 16 }, (_, number) => `submit${String(number).padStart(2, '0')}`);

const opened = Date.UTC(2024, 0, 1);
const workspaceId = 'submit00';

/** The forms to send to, with this many existing responses in total. */
export function submitArchive(responses: number): ArchiveSource {
  const compiled = compileForm(submitDefinition);
  if (!compiled.ok) throw new Error('the form of the benchmark cannot be used');
  const context = { today: '2024-01-01', matches: () => true, upload: () => undefined };
  const responseOf = (number: number): ResponseLine => {
    const settled = settleSubmission(compiled.value, { answers: answersOf(number) }, context);
    if (!settled.ok) throw new Error(`the answers of the benchmark are refused: ${JSON.stringify(settled)}`);
    const created_at = formatInstant(opened + (number + 1) * 60_000);
    return {
      id: number + 1,
      test: false,
      visitor: { country: '', region: '', city: '', time_spent: 12, url: 'https://example.org/register' },
      workflows: [],
      response: structuredClone(settled.value.items) as ResponseLine['response'],
      created_at,
      updated_at: created_at,
      version: 1,
      submission_id: randomUUID(),
    };
  };
  return {
    organization: async () => ({ format: 1, id: 'submit00', name: `Submissions after ${responses}` }),
    workspaces: () =>
      located('workspaces.jsonl', [
        { id: workspaceId, name: 'Registrations', created_at: formatInstant(opened) },
      ]),
    forms: () =>
      located(
        'forms.jsonl',
        formIds.map((id, index) => formLine(id, index, countOf(index, responses))),
      ),
    async *responses(formId) {
      const index = formIds.indexOf(formId);
      const numbers = Array.from(
        { length: countOf(index, responses) },
        (_, round) => round * formIds.length + index,
      );
      yield* located(`responses/${formId}.jsonl`, numbers.values().map(responseOf));
    },
    files: () => located('files.jsonl', []),
    content: async () => undefined,
  };
}

function countOf(index: number, responses: number): number {
  return Math.ceil(Math.max(0, responses - index) / formIds.length);
}

function formLine(id: string, index: number, responses: number): FormLine {
  const published_at = formatInstant(opened + index);
  return {
    id,
    name: `Registration ${index + 1}`,
    workspace_id: workspaceId,
    enabled: true,
    created_at: published_at,
    updated_at: published_at,
    responses,
    fields: v2FieldsOf(submitDefinition),
    pages: v2PagesOf(submitDefinition),
    definition: submitDefinition,
    versions: [{ version: 1, published_at, definition: submitDefinition }],
  };
}

async function* located<Line>(file: string, lines: Iterable<Line>): AsyncGenerator<Located<Line>> {
  let line = 0;
  for (const value of lines) {
    line += 1;
    yield { file, line, value };
  }
}
