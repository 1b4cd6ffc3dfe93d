/** `counted(1, 'file')` is "1 file", `counted(2, 'file')` is "2 files". For nouns that take an s. */
export function pluralize(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
