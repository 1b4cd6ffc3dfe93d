/** Letters that Unicode does not decompose into a letter and a mark, and the final sigma. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
};
const notPlain = /[ßæœþøłđðħŧıς]/g;

/** Accents of Latin, Greek and Cyrillic, points of Hebrew and Arabic. Marks of other scripts make another letter: が is not か. */
const accents =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each mark is meant alone.
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+/g;

/** Normalising takes time with the square of the marks on one letter, and visitors may send any number. */
const tooManyMarks = /(\p{M}{30})\p{M}+/gu;

/**
 * A text as every search compares it: without case, accents, compatibility forms such as ligatures and full-width letters, and
 * white space around it. What searches keep is folded too, so a change needs a migration as `0033_plain_words.ts`.
 */
export function foldForSearch(text: string): string {
  if (!/[^\0-\x7f]/.test(text)) return text.toLowerCase().trim();
  return text
    .replace(accents, '')
    .replace(tooManyMarks, '$1')
    .normalize('NFKD')
    .replace(accents, '')
    .toLowerCase()
    .replace(notPlain, (letter) => plain[letter] ?? letter)
    .normalize('NFC')
    .trim();
}
