import type { Piece } from './piece.ts';

/** Leetspeak substitutions. A one stands for an i or an l, so each text is read in two ways. */
const leetspeak: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '(': 'c',
  '3': 'e',
  '€': 'e',
  '6': 'g',
  '9': 'g',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '2': 'z',
};

const shortest = 3;
const longest = 24;

/**
 * Words of the list, forwards or backwards, capitalised or in leetspeak. `costOf` is the number of guesses for
 * a word, as a power of ten; undefined if it is not in the list.
 */
export function wordPieces(
  { letters, isCapital }: { readonly letters: readonly string[]; readonly isCapital: readonly boolean[] },
  costOf: (word: string) => number | undefined,
): Piece[] {
  const pieces: Piece[] = [];
  for (const { text, extra } of readings(letters)) {
    const backwards = text.toReversed();
    const [forth, back] = [text.join(''), backwards.join('')];
    const [begins, beginsBack] = [offsets(text), offsets(backwards)];
    const all = text.length;
    for (let from = 0; from < all; from += 1)
      for (let to = from + shortest; to <= Math.min(all, from + longest); to += 1) {
        const found =
          costOf(forth.slice(begins[from], begins[to])) ??
          plus(costOf(back.slice(beginsBack[all - to], beginsBack[all - from])), 0.3);
        if (found !== undefined)
          pieces.push({ from, to, cost: found + extra + capitalCost(isCapital.slice(from, to)) });
      }
  }
  return pieces;
}

/** The text unchanged, and with leetspeak undone. */
function readings(letters: readonly string[]): { text: readonly string[]; extra: number }[] {
  const plain = { text: letters, extra: 0 };
  if (!letters.some((letter) => leetspeak[letter] !== undefined)) return [plain];
  const read = letters.map((letter) => leetspeak[letter] ?? letter);
  const likeOne = letters.map((letter) => '1!|'.includes(letter));
  if (!likeOne.includes(true)) return [plain, { text: read, extra: 0.3 }];
  const otherwise = read.map((letter, at) => (likeOne[at] === true ? 'l' : letter));
  return [plain, { text: read, extra: 0.3 }, { text: otherwise, extra: 0.3 }];
}

function plus(cost: number | undefined, extra: number): number | undefined {
  return cost === undefined ? undefined : cost + extra;
}

/** Capitalising the first letter or all of them is the most common choice. */
function capitalCost(isCapital: readonly boolean[]): number {
  const count = isCapital.filter(Boolean).length;
  if (count === 0) return 0;
  return count === isCapital.length || (count === 1 && isCapital[0] === true) ? 0.3 : 1;
}

/** The offset of each letter in the text: some take two positions. */
function offsets(letters: readonly string[]): number[] {
  const positions = [0];
  for (const letter of letters) positions.push((positions.at(-1) ?? 0) + letter.length);
  return positions;
}
