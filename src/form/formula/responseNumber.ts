/** `[number]`, but not behind a backslash and not as the words of a link. */
const bracket = /(?<!\\)\[number\](?!\((?:https?:|mailto:))/g;

/** Whether a text has a place for the number of the response. */
export function namesNumber(text: string): boolean {
  return text.search(bracket) !== -1;
}

/**
 * A text with the number of the response in place of `[number]`; a dash where the response has none, such as in quarantine. For texts that
 * are read once there is a response. `write` changes the number as other inserted texts.
 */
export function withNumber(
  text: string,
  number: number | null,
  write: (inserted: string) => string = (inserted) => inserted,
): string {
  return text.includes('[number]') ? text.replace(bracket, () => write(String(number ?? '–'))) : text;
}
