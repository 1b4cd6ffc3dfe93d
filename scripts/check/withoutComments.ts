/** Blanks out comments and keeps the line numbers; a `//` inside a string is a URL, not a comment. */
export function withoutComments(text: string): string {
  const tokens = /\/\*[\s\S]*?\*\/|(?<![:'"`\\\w])\/\/[^\n]*/g;
  return text.replace(tokens, (comment) => comment.replace(/[^\n]/g, ' '));
}
