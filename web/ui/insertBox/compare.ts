import { type Piece, written } from './boxText.ts';

/** Whether all parts of one list are in the other, in the same order. */
export function isWithin(parts: readonly Piece[], others: readonly Piece[]): boolean {
  let at = 0;
  for (const other of others)
    if (at < parts.length && written([other]) === written([parts[at] ?? other])) at += 1;
  return at === parts.length;
}

/** A bracket in quotes does not close a formula. */
export function isEven(text: string): boolean {
  const opened = text.slice(text.lastIndexOf('[') + 1);
  return (opened.split('"').length - 1) % 2 === 0;
}

export function holds(range: Range, part: Element): boolean {
  const own = document.createRange();
  own.selectNode(part);
  return (
    range.compareBoundaryPoints(Range.START_TO_START, own) <= 0 &&
    range.compareBoundaryPoints(Range.END_TO_END, own) >= 0
  );
}

/** Where a change of a text ends: behind it the two are the same. */
export function endOfChange(before: string, after: string): number {
  let same = 0;
  const most = Math.min(before.length, after.length);
  while (same < most && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  let start = 0;
  while (start < most - same && before[start] === after[start]) start += 1;
  return Math.max(start, after.length - same);
}
