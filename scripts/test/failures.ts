const heading = '✖ failing tests:';

/**
 * The failed tests of all batches with their errors, as Node's test runner printed them at the end of each batch:
 * once more at the end of the run, where they are found without searching through thousands of lines.
 */
export function failures(outputs: readonly string[]): string {
  const lists = outputs
    .map((output) => output.split(`\n${heading}\n`)[1]?.trim())
    .filter((list) => list !== undefined);
  return lists.length === 0 ? '' : [heading, ...lists].join('\n\n');
}
