import type { Field, FormDefinition } from '../definition/document.ts';
import { shownOptions } from '../definition/shownOptions.ts';
import { isKnownField } from '../field/behaviours.ts';
import type { FormState } from '../logic/evaluateForm.ts';
import type { KnownField } from '../type/declarations.ts';
import type { FieldType } from '../value/kinds.ts';

/** Seconds to give an answer once the question is read. */
const seconds: Record<FieldType, number> = {
  one_line_input: 8,
  comment: 35,
  email: 10,
  phone: 10,
  date: 8,
  time: 6,
  address: 30,
  hidden: 0,
  rich_text: 0,
  multiple_choice: 4,
  dropdown: 6,
  rating: 4,
  nps: 5,
  slider: 5,
  file_upload: 30,
  table_entry: 45,
  credit_card: 45,
  calendly: 60,
};

const lettersPerSecond = 20;
/** One of these stands for about three letters of an alphabet. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** The estimated time to read the pages and to answer the visible fields, in seconds. */
export function secondsNeeded(
  { description = '', pages }: FormDefinition,
  state: Pick<FormState, 'pages' | 'visible'>,
): number {
  let sum = secondsToRead(description);
  for (const page of pages) {
    if (!state.pages.includes(page.id)) continue;
    sum += secondsToRead(page.label) + secondsToRead(page.description ?? '');
    for (const field of page.fields) if (state.visible.has(field.id)) sum += secondsFor(field);
  }
  return sum;
}

function secondsFor(field: Field): number {
  if (!isKnownField(field) || field.type === 'hidden') return 0;
  return seconds[field.type] + textsOf(field).reduce((sum, text) => sum + secondsToRead(text), 0);
}

function textsOf(field: KnownField): string[] {
  const own = [field.label, field.description ?? ''];
  if (field.type === 'rich_text') return [field.text ?? ''];
  if (field.type === 'multiple_choice') own.push(...(shownOptions(field) ?? []).map(({ label }) => label));
  return own;
}

function secondsToRead(text: string): number {
  return (text.length + 2 * (text.match(dense)?.length ?? 0)) / lettersPerSecond;
}
