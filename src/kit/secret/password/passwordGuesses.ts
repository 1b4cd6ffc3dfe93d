import { datePieces } from './datePieces.ts';
import { foldedGuess } from './foldedGuess.ts';
import { keyboardPieces } from './keyboardPieces.ts';
import type { Piece } from './piece.ts';
import { sequencePieces } from './sequencePieces.ts';
import { wordPieces } from './wordPieces.ts';

/** Characters beyond this are ignored to bound the work; they make no password easier to guess. */
const maxLength = 128;

/** Repeating earlier characters adds hardly any choice. */
const repetition = 0.03;

/**
 * The number of guesses for a password, as a power of ten: the cheapest composition of words, keyboard runs,
 * sequences, dates, repetitions and single characters. The work depends on the length alone.
 */
export function passwordGuesses(password: string, costOf: (word: string) => number | undefined): number {
  const { letters, isCapital } = foldedLetters(password);
  const single = letters.every((letter) => /\d/.test(letter)) ? 0.75 : 1;
  const pieces = Map.groupBy(
    [
      ...wordPieces({ letters, isCapital }, costOf),
      ...keyboardPieces(letters),
      ...sequencePieces(letters),
      ...(letters.every((letter) => letter.length === 1) ? datePieces(letters.join('')) : []),
    ],
    ({ to }) => to,
  );
  const costs = [0];
  /** For each distance, how many consecutive characters equal those that far back. */
  const same = new Array<number>(letters.length).fill(0);
  for (let to = 1; to <= letters.length; to += 1) {
    let least = costAt(costs, to - 1) + single;
    for (const { from, cost } of pieces.get(to) ?? noPieces)
      least = Math.min(least, costAt(costs, from) + cost);
    for (let distance = 1; distance < to; distance += 1) {
      const isSame = letters[to - 1] === letters[to - 1 - distance];
      same[distance] = isSame ? (same[distance] ?? 0) + 1 : 0;
      if ((same[distance] ?? 0) >= distance)
        least = Math.min(least, costAt(costs, to - distance) + repetition);
    }
    costs.push(least);
  }
  return costAt(costs, letters.length);
}

const noPieces: readonly Piece[] = [];

function costAt(costs: readonly number[], at: number): number {
  return costs[at] ?? 0;
}

/** Each character folded, and whether it was a capital. */
function foldedLetters(password: string): { letters: string[]; isCapital: boolean[] } {
  const letters: string[] = [];
  const isCapital: boolean[] = [];
  for (const character of [...password.normalize('NFKC')].slice(0, maxLength))
    for (const letter of foldedGuess(character)) {
      letters.push(letter);
      isCapital.push(/\p{Lu}/u.test(character));
    }
  return { letters, isCapital };
}
