import { foldedGuess } from './foldedGuess.ts';
import type { Piece } from './piece.ts';

/** Rows of keys by position; the last layout is a number pad. */
const layouts: readonly (readonly string[])[] = [
  ['1234567890-=', 'qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,./'],
  ['1234567890ß', 'qwertzuiopü', 'asdfghjklöä', 'yxcvbnm,.-'],
  ['1234567890', 'azertyuiop', 'qsdfghjklm', 'wxcvbn,;:!'],
  ['1234567890', 'йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'],
  ['789', '456', '123', '0'],
];

/** The digits of a US keyboard with Shift. */
const shiftedDigits = '!@#$%^&*()';

interface Location {
  readonly row: number;
  readonly column: number;
}

const keyboards = layouts.map((rows) => {
  const locations = new Map<string, Location>();
  for (const [row, keys] of [...rows, ''].entries())
    for (const [column, key] of [...foldedGuess(keys)].entries())
      if (!locations.has(key)) locations.set(key, { row, column });
  for (const [column, key] of [...shiftedDigits].entries())
    if (!locations.has(key) && rows.length > 3) locations.set(key, { row: 0, column });
  return locations;
});

const shortest = 4;
const longest = 40;

/**
 * Runs of adjacent keys, such as `qwertz`, `1qaz` and `q1w2e3r4`: each change of direction is one more choice.
 */
export function keyboardPieces(letters: readonly string[]): Piece[] {
  return keyboards.flatMap((locations) => {
    const pieces: Piece[] = [];
    /** The steps of the run so far, and the number of turns up to each. */
    let steps: string[] = [];
    let turns: number[] = [];
    for (const [at, letter] of letters.entries()) {
      const step = stepBetween(locations.get(letters[at - 1] ?? ''), locations.get(letter));
      if (step === undefined) {
        steps = [];
        turns = [];
        continue;
      }
      turns.push((turns.at(-1) ?? 0) + (isTurn(steps, step) ? 1 : 0));
      steps.push(step);
      for (let length = shortest; length <= Math.min(steps.length + 1, longest); length += 1) {
        const turned = (turns.at(-1) ?? 0) - (turns.at(1 - length) ?? 0);
        pieces.push({ from: at + 1 - length, to: at + 1, cost: 1.5 + 0.05 * length + 0.7 * turned });
      }
    }
    return pieces;
  });
}

/** The direction from a key to an adjacent one; undefined if they are not adjacent. */
function stepBetween(from: Location | undefined, to: Location | undefined): string | undefined {
  if (from === undefined || to === undefined) return undefined;
  const [down, right] = [to.row - from.row, to.column - from.column];
  if ((down === 0 && right === 0) || Math.abs(down) > 1 || Math.abs(right) > 1) return undefined;
  return `${down} ${right}`;
}

/** Repeating the step before the last is no turn: `1q2w3e4r` is one pattern. */
function isTurn(steps: readonly string[], step: string): boolean {
  return steps.length > 0 && step !== steps.at(-1) && step !== steps.at(-2);
}
