import { datePieces } from './datePieces.ts';
import { foldedText } from './foldedText.ts';
import { keyboardPieces } from './keyboardPieces.ts';
import type { Piece } from './piece.ts';
import { sequencePieces } from './sequencePieces.ts';
import { wordPieces } from './wordPieces.ts';

/** What comes behind it makes no password easier to guess, and costs no time. */
const looked = 128;

/** A repetition of what stands before it is hardly a choice. */
const repetition = 0.03;

/**
 * How many guesses a password takes, as a power of ten: the cheapest way to put it together from words, runs of keys,
 * sequences, dates, repetitions and single characters. The work grows with the length alone.
 */
export function passwordGuesses(password: string, costOf: (word: string) => number | undefined): number {
  const { letters, isCapital } = spelled(password);
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
  /** For each distance, how many characters in a row are the same as those so far before. */
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

/** Each character by itself, folded, and whether it was a capital. */
function spelled(password: string): { letters: string[]; isCapital: boolean[] } {
  const letters: string[] = [];
  const isCapital: boolean[] = [];
  for (const character of [...password.normalize('NFKC')].slice(0, looked))
    for (const letter of foldedText(character)) {
      letters.push(letter);
      isCapital.push(/\p{Lu}/u.test(character));
    }
  return { letters, isCapital };
}
