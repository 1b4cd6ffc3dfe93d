/** For text on a terminal: names come from users and imports and could inject terminal commands. Keeps tabs and line ends. */
export function escapeControlCharacters(text: string): string {
  return text.replace(/[\0-\x08\x0b-\x1f\x7f-\x9f]/g, (character) => {
    return `\\x${character.charCodeAt(0).toString(16).padStart(2, '0')}`;
  });
}
