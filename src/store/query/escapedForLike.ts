/** The text for a pattern of `LIKE … ESCAPE '\'`, in which `%` and `_` of the text mean themselves. */
export function escapedForLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
