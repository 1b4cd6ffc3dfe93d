/** The beginning of the text that fits into so many bytes of UTF-8, without half a character. */
export function cutBytes(text: string, most: number): string {
  if (text.length * 3 <= most) return text;
  const bytes = Buffer.from(text);
  return bytes.length <= most ? text : bytes.toString('utf8', 0, wholeEnd(bytes, most));
}

/** The last end of a character at or before `end`. */
export function wholeEnd(bytes: Uint8Array, end: number): number {
  let at = Math.min(end, bytes.length);
  if (at === bytes.length) return at;
  // Bytes of the form 10xxxxxx continue a character.
  while (at > 0 && ((bytes[at] ?? 0) & 0xc0) === 0x80) at -= 1;
  return at;
}
