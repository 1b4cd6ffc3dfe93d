/**
 * The word of the list that was probably meant: at most one slip in a short word, two in a longer one. Case, hyphens
 * and underscores do not count. Undefined where none is near.
 */
export function nearestWord(written: string, words: Iterable<string>): string | undefined {
  const plain = folded(written);
  if (plain === '') return undefined;
  let best: { word: string; slips: number } | undefined;
  for (const word of words) {
    const slips = slipsBetween(plain, folded(word));
    const allowed = Math.min(plain.length, word.length) <= 4 ? 1 : 2;
    if (slips <= allowed && slips < (best?.slips ?? Number.POSITIVE_INFINITY)) best = { word, slips };
  }
  return best?.word;
}

function folded(word: string): string {
  return word
    .slice(0, 60)
    .toLowerCase()
    .replace(/[-_\s]/g, '');
}

/** Edit distance in which two swapped neighbours count as one slip (optimal string alignment). */
export function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      let least = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        least = Math.min(least, (before[column - 2] ?? 0) + 1);
      next.push(least);
    }
    before = last;
    last = next;
  }
  return last[other.length] ?? 0;
}
