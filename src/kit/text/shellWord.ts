/** An argument as a shell takes it for one, so that a command that is printed can be pasted. */
export function shellWord(argument: string): string {
  return /^[\w./-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", String.raw`'\''`)}'`;
}
