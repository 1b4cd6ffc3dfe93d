/** Messages go to standard error, so that standard output contains only the test report. */
export function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** For messages that must not be missed in a long log. */
export function sayWarning(lines: readonly string[]): void {
  const bar = '!'.repeat(72);
  say([bar, ...lines.map((line) => `!! ${line}`), bar].join('\n'));
}
