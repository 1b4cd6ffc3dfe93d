/** The text in at most `most` UTF-16 units, which is how services count; a cut never splits a character. */
export function textUpTo(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = Math.max(0, most - 1);
  if (/[\ud800-\udbff]/.test(text.charAt(end - 1))) end -= 1;
  return `${text.slice(0, end)}…`;
}
