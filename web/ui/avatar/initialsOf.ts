const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letters of the first and the last word: `AL` for Ada Lovelace, `K` for kai@example.org. */
export function initialsOf(name: string): string {
  // In an email address, only the part before the @ is a name.
  const words = name.replace(/@.*/, '').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu) ?? [];
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words.slice(0, 1);
  return chosen.map((word = '') => firstLetter(word)).join('') || '?';
}

function firstLetter(word: string): string {
  for (const { segment } of letters.segment(word)) return segment.toUpperCase();
  return '';
}
