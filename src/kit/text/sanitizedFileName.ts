/**
 * Invisible characters that reverse text (U+202E), hide letters or join words. Emoji need variation selectors.
 */
const invisible =
  /(?!\u200c|\u200d|\p{Variation_Selector})[\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/gu;

/** Persian and emoji need joiners between non-ASCII characters; elsewhere they only make names look alike. */
const strayJoiners = /(?<![^\0-\x7f\u200c\u200d])[\u200c\u200d]+|[\u200c\u200d]+(?![^\0-\x7f\u200c\u200d])/gu;

/**
 * A file name that looks the way it is and that no program reads as a path: without invisible characters, and
 * with `_` for control characters, slashes and backslashes. Ordinary names stay unchanged.
 */
export function sanitizedFileName(name: string): string {
  const visible = name
    .replace(invisible, '')
    .replace(strayJoiners, '')
    .replace(/[\p{Cc}\u2028\u2029/\\]/gu, '_');
  // The current folder or its parent.
  return /^\.{1,2}$/.test(visible) ? '' : visible;
}
