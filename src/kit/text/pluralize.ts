/** `pluralize(1, 'file')` is "1 file", `pluralize(2, 'file')` is "2 files". For nouns with a plural in s. */
export function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
