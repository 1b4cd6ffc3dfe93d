import type { Piece } from './piece.ts';

const shortest = 3;
const longest = 40;

/** Letters or digits in order, also backwards or in steps of two: `abcd`, `9876`, `2468`. */
export function sequencePieces(letters: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let length = 1;
  let before = 0;
  for (let at = 1; at < letters.length; at += 1) {
    const step = (letters[at]?.codePointAt(0) ?? 0) - (letters[at - 1]?.codePointAt(0) ?? 0);
    const isStep = step !== 0 && Math.abs(step) <= 2;
    length = isStep ? (step === before ? length + 1 : 2) : 1;
    before = step;
    for (let size = shortest; size <= Math.min(length, longest); size += 1)
      pieces.push({ from: at + 1 - size, to: at + 1, cost: 0.7 + Math.log10(size) });
  }
  return pieces;
}
