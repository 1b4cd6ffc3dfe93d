import { storableText } from '#kit/text/storableText.ts';
import type { FormValues } from './answer.ts';
import { fault, type Reading } from './fault.ts';

/** The first value that a browser sent under the name; white space alone is no answer. */
export function readFormText(values: FormValues, name: string): Reading<string> {
  return { answer: filled(values.get(name)?.[0] ?? '') };
}

/** A JSON string. Numbers and objects are refused as a mistake of the client. */
export function readJsonText(value: unknown): Reading<string> {
  if (typeof value === 'string') return { answer: filled(value) };
  if (isNothing(value)) return { answer: undefined };
  return { fault: fault('malformed') };
}

/** The JSON values, besides the empty string, that are no answer for any field type. */
export function isNothing(value: unknown): boolean {
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

/** A stored text, as `readValue` takes it. */
export function readStoredText(value: unknown): string | undefined {
  return typeof value === 'string' ? filled(value) : undefined;
}

/**
 * One line: storable, composed (NFC), without control characters, trimmed; empty where nothing is left. `most` is
 * the number of characters that the field takes: of a text that is far longer only the ends are trimmed, because
 * it will be refused anyway.
 */
export function oneLine(text: string, most = 10_000): string {
  const trimmed = text.trim();
  if (isFarLonger(trimmed, most)) return trimmed;
  return compose(storableText(trimmed).replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')).trim();
}

/** Several lines, with line breaks as LF; otherwise like `oneLine`. */
export function severalLines(text: string, most = 100_000): string {
  const trimmed = text.trim();
  if (isFarLonger(trimmed, most)) return trimmed;
  return compose(storableText(trimmed).replace(/\r\n?/g, '\n')).trim();
}

/** Counts code points, as other programs do. A text far above `most` is not counted to its end. */
export function isLongerThan(text: string, most: number): boolean {
  if (text.length <= most) return false;
  return text.length > 2 * most || countCharacters(text) > most;
}

export function isShorterThan(text: string, least: number): boolean {
  if (text.length < least) return true;
  return text.length < 2 * least && countCharacters(text) < least;
}

/** The first `most` code points. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = 0;
  for (let count = 0; count < most && end < text.length; count += 1) {
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  }
  return text.slice(0, end);
}

/** Some keyboards type Arabic, Persian or full-width digits. */
export function asciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) =>
    String(digit.charCodeAt(0) & 0xf),
  );
}

/** Code points: an emoji is one. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

function filled(text: string): string | undefined {
  return text.trim() === '' ? undefined : text;
}

/** NFC shortens a text to a third at most, so such a text is too long in any case. */
function isFarLonger(text: string, most: number): boolean {
  return text.length > 3 * most;
}

/** More combining marks than any script puts on one letter. */
const maxMarks = 30;

/**
 * NFC. Sorting the marks on one letter takes time with the square of their number (200,000 of them: half a minute),
 * so a text with more marks than writing needs stays as it is.
 */
export function compose(text: string): string {
  if (!/[^\u0000-\u02ff]/.test(text)) return text;
  for (const [marks] of text.matchAll(/\p{M}{2,}/gu)) {
    if (marks.length > maxMarks) return text;
  }
  return text.normalize('NFC');
}
