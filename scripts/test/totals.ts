/** The sums of what Node's test runner printed at the end of each batch, as one closing line. */
export function totals(outputs: readonly string[]): string {
  const sum = (name: string) =>
    outputs
      .flatMap((output) => [...output.matchAll(new RegExp(`^ℹ ${name} (\\d+)$`, 'gm'))])
      .reduce((total, [, count]) => total + Number(count), 0);
  const failed = sum('fail') + sum('cancelled');
  return `${sum('pass')} passed, ${failed} failed, ${sum('skipped') + sum('todo')} skipped`;
}
