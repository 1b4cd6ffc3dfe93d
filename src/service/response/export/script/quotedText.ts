/**
 * A literal of R and Python in printable ASCII, so that it means the same in every encoding. R has no NUL in texts. Half a surrogate
 * pair, which no file can have, becomes the replacement character.
 */
export function quotedText(text: string): string {
  let literal = '';
  for (const character of text.toWellFormed()) {
    const code = character.codePointAt(0) ?? 0;
    if (character === '"' || character === '\\') literal += `\\${character}`;
    else if (code >= 0x20 && code < 0x7f) literal += character;
    else if (code > 0) literal += `\\U${code.toString(16).padStart(8, '0')}`;
  }
  return `"${literal}"`;
}
