import type { Field, FormDefinition } from '../definition/document.ts';
import type { FormState } from '../logic/evaluateForm.ts';
import { isKnownField } from '../type/behaviours.ts';
import { factsOf } from '../type/types.ts';

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
  if (!isKnownField(field)) return 0;
  const { seconds, textsToRead } = factsOf(field);
  const texts = textsToRead?.(field) ?? [field.label, field.description];
  return texts.reduce<number>((sum, text) => sum + secondsToRead(text ?? ''), seconds);
}

function secondsToRead(text: string): number {
  return (text.length + 2 * (text.match(dense)?.length ?? 0)) / lettersPerSecond;
}
