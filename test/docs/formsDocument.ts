import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { checkForm } from '#form/check/checkForm.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { compileForm } from '#form/logic/compileForm.ts';
import { matchesPattern } from '#form/pattern/matchesPattern.ts';
import type { FormFile } from '#form/schema/formFile.ts';
import { parseYaml } from '#form/schema/text/parseYaml.ts';
import { readFormFile } from '#form/schema/text/readFormFile.ts';
import type { AnswerContext, UploadedFile } from '#form/value/answer.ts';
import { splitFormFile } from '#service/form/formFile/splitFormFile.ts';
import { blocksOf } from './markdown.ts';

/** `docs/forms.md` and the two forms of its examples. */
export const document = readFileSync(new URL('../../docs/forms.md', import.meta.url), 'utf8');

/** The uploaded file of the file_upload example. */
const uploaded: UploadedFile = {
  id: '2f6c1d8e-0b7a-4c39-9d52-6a1e8f03b7c4',
  name: 'card.pdf',
  type: 'application/pdf',
  size: 48_213,
};

export const context: AnswerContext = {
  today: '2026-01-31',
  matches: matchesPattern,
  upload: (id) => (id === uploaded.id ? uploaded : undefined),
};

/** Ada's answers in the ticket form. */
export const answersOfAda = { field1: 'Ada', field3: ['adult'], field4: 3 };

/** The complete forms of the document, in order. */
export const wholeForms = blocksOf(document)
  .filter(({ info }) => info.join(' ') === 'yaml')
  .map(({ text }) => text);

const examples: Record<string, string | undefined> = { contact: wholeForms[0], tickets: wholeForms[1] };

/** A form by name, parsed. */
export function exampleForm(name: string): Record<string, unknown> {
  const text = examples[name];
  if (text === undefined) throw new Error(`the document has no form "${name}"`);
  return { ...dataOf(text) };
}

export function dataOf(yaml: string): object {
  const parsed = parseYaml(yaml);
  assert.ok(parsed.ok, JSON.stringify(parsed));
  const { value } = parsed.value;
  assert.ok(typeof value === 'object' && value !== null);
  return value;
}

/** The ticket form with one more field on its last page. */
export function ticketsWith(field: object): object {
  const form: { pages?: { fields: object[] }[] } = exampleForm('tickets');
  const pages = form.pages ?? [];
  pages.at(-1)?.fields.push(field);
  return { ...form, pages };
}

/** Parses a form file and asserts that neither the schema nor the checker objects. */
export async function faultless(text: string, kind: 'yaml' | 'json'): Promise<FormFile> {
  const read = await readFormFile(text, kind);
  assert.ok(read.ok, read.ok ? '' : JSON.stringify(read.failure));
  const { definition, settings } = splitFormFile(read.value.file);
  assert.deepEqual(checkForm(definition, settings), []);
  return read.value.file;
}

export async function compiled(form: object): Promise<CompiledForm> {
  const result = compileForm(splitFormFile(await faultless(JSON.stringify(form), 'json')).definition);
  assert.ok(result.ok);
  return result.value;
}
