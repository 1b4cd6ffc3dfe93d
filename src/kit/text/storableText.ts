/**
 * Text that both databases can store: PostgreSQL refuses U+0000 and neither accepts a lone surrogate, so each
 * becomes U+FFFD on both.
 */
export function storableText(text: string): string {
  const wellFormed = text.isWellFormed() ? text : text.toWellFormed();
  return wellFormed.includes('\0') ? wellFormed.replace(/\0/g, '\ufffd') : wellFormed;
}

/**
 * JSON text with the same rule for every string in it. `JSON.stringify` escapes exactly these characters as
 * `\uXXXX`, so ordinary text passes unchanged.
 */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!json.includes('\\u')) return json;
  return json.replace(/\\(?:u(?:0000|d[89a-f][0-9a-f]{2})|.)/g, (sequence) =>
    sequence.length === 6 && (sequence === '\\u0000' || sequence[2] === 'd') ? '\ufffd' : sequence,
  );
}
