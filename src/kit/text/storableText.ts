/**
 * What both stores can keep: PostgreSQL refuses U+0000 and neither takes half a surrogate pair, so each
 * becomes U+FFFD, the same on both.
 */
export function storableText(text: string): string {
  const wellFormed = text.isWellFormed() ? text : text.toWellFormed();
  return wellFormed.includes('\0') ? wellFormed.replace(/\0/g, '\ufffd') : wellFormed;
}

/**
 * JSON text with the same rule applied to every string in it. `JSON.stringify` writes exactly the characters in
 * question as `\uXXXX`, so ordinary text is passed through untouched.
 */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!json.includes('\\u')) return json;
  return json.replace(/\\(?:u(?:0000|d[89a-f][0-9a-f]{2})|.)/g, (sequence) =>
    sequence.length === 6 && (sequence === '\\u0000' || sequence[2] === 'd') ? '\ufffd' : sequence,
  );
}
