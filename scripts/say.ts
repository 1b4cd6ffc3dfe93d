/** The scripts' own words go to standard error, so that standard output holds the report of the tests alone. */
export function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** For what nobody may overlook in a long log. */
export function sayLoudly(lines: readonly string[]): void {
  const bar = '!'.repeat(72);
  say([bar, ...lines.map((line) => `!! ${line}`), bar].join('\n'));
}
