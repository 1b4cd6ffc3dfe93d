/** Blanks them out and keeps every line where it is; a `//` inside a string is an address, not a comment. */
export function withoutComments(text: string): string {
  const tokens = /\/\*[\s\S]*?\*\/|(?<![:'"`\\\w])\/\/[^\n]*/g;
  return text.replace(tokens, (comment) => comment.replace(/[^\n]/g, ' '));
}
