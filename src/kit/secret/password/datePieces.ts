import type { Piece } from './piece.ts';

const year = '(?:19[2-9]|20[0-4])\\d';
const shortYear = '\\d\\d';
const month = '(?:0?[1-9]|1[0-2])';
const day = '(?:0?[1-9]|[12]\\d|3[01])';
const mark = '[-/._ ]?';

/** A birthday is one of some ten thousand, in any notation. */
const kinds: readonly (readonly [RegExp, number])[] = [
  [new RegExp(`${year}`, 'y'), 1.8],
  [new RegExp(`${day}${mark}${month}${mark}${year}`, 'y'), 4],
  [new RegExp(`${month}${mark}${day}${mark}${year}`, 'y'), 4],
  [new RegExp(`${year}${mark}${month}${mark}${day}`, 'y'), 4],
  [new RegExp(`${day}${mark}${month}${mark}${shortYear}`, 'y'), 4],
];

export function datePieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (let from = 0; from < text.length; from += 1)
    for (const [pattern, cost] of kinds) {
      pattern.lastIndex = from;
      const found = pattern.exec(text)?.[0];
      if (found !== undefined) pieces.push({ from, to: from + found.length, cost });
    }
  return pieces;
}
