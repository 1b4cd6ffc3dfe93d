/** Nothing of these is seen: they turn text around (U+202E), hide letters or join words. Emoji need variation selectors. */
const unseen = /(?!\u200c|\u200d|\p{Variation_Selector})[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/gu;

/** Persian and emoji need joiners, between characters that are not ASCII; elsewhere they only make names look alike. */
const strayJoiners = /(?<![^\0-\x7f\u200c\u200d])[\u200c\u200d]+|[\u200c\u200d]+(?![^\0-\x7f\u200c\u200d])/gu;

/**
 * A file's name as people see it and as no program takes it for a path: without marks that are not seen, and with `_` for
 * control characters, slashes and backslashes. Ordinary names stay as they are.
 */
export function harmlessFileName(name: string): string {
  const seen = name
    .replace(unseen, '')
    .replace(strayJoiners, '')
    .replace(/[\p{Cc}\u2028\u2029/\\]/gu, '_');
  // A folder, or the one above it.
  return /^\.{1,2}$/.test(seen) ? '' : seen;
}
