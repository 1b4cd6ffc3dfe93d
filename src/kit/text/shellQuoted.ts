/** Quotes an argument for a shell, so that a printed command can be pasted. */
export function shellQuoted(argument: string): string {
  return /^[\w./-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", String.raw`'\''`)}'`;
}
