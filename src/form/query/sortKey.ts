import { foldForSearch } from '#kit/text/foldForSearch.ts';
import { cutText } from '../value/text.ts';
import { type ComparedField, isSortable } from './knownField.ts';

/** Characters of a text that decide its place; texts that begin alike are ordered by date. */
const compared = 60;
/** More than so many characters have in any script, with their marks. */
const beginning = 20 * compared;

/**
 * A text whose bytes in UTF-8 sort like the answer: numbers by size, dates and times by time, texts without regard to
 * case and accents. Empty where there is no answer.
 */
export function sortKey(known: ComparedField | undefined, value: unknown): string {
  if (known === undefined || value === undefined || !isSortable(known.comparison)) return '';
  const { behaviour, field, comparison } = known;
  const answer = behaviour.readValue(field, value);
  if (answer === undefined) return '';
  if (comparison === 'number') return `n${numberKey(Number(behaviour.asNumber(field, answer)))}`;
  // Folding a long answer takes milliseconds, and only its beginning decides.
  const text = behaviour.printCell(field, answer).trimStart().slice(0, beginning).trim();
  if (text === '') return '';
  return `t${cutText(foldForSearch(text), compared)}`;
}

/** Compares keys by code points, as databases compare their bytes. */
export function compareKeys(left: string, right: string): number {
  if (left === right) return 0;
  let at = 0;
  while (at < left.length && left[at] === right[at]) at += 1;
  const one = left.charCodeAt(at);
  const other = right.charCodeAt(at);
  if (Number.isNaN(one)) return -1;
  if (Number.isNaN(other)) return 1;
  // Surrogates are below some characters in UTF-16 and above all of them in UTF-8.
  return rank(one) - rank(other);
}

function rank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}

/** The bits of the number, changed so that they sort: negative numbers before positive ones. */
function numberKey(number: number): string {
  const view = new DataView(new ArrayBuffer(8));
  // Minus zero is zero.
  view.setFloat64(0, Number.isFinite(number) ? number + 0 : 0);
  const bits = view.getBigUint64(0);
  const sign = 1n << 63n;
  const sorted = bits & sign ? ~bits & (2n * sign - 1n) : bits | sign;
  return sorted.toString(16).padStart(16, '0');
}
