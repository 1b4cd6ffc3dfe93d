import { usesBrowser } from '../test/batches.ts';
import { isQuickTest } from '../test/isQuickTest.ts';
import type { Reach } from '../test/reach/testsThatReach.ts';
import { runsInProcess } from '../test/runsInProcess.ts';

/** Tests that load together: few at first, because the nearest find most. */
const groups = [3, 10, 30, 60];

/**
 * The tests that reach a file, in the groups in which they run: those of one process before those that start others, near ones
 * before far ones. Without browsers.
 */
export function testsInOrder(root: string, reach: readonly Reach[]): string[][] {
  const rank = (file: string) => (isQuickTest(root, file) ? 0 : runsInProcess(root, file) ? 1 : 2);
  const ordered = reach
    .filter(({ test }) => !usesBrowser(root, test))
    // The order of nearness stays within a rank.
    .toSorted((one, other) => rank(one.test) - rank(other.test))
    .map(({ test }) => test);
  const cut: string[][] = [];
  for (let from = 0; from < ordered.length; from += cut.at(-1)?.length ?? 1)
    cut.push(ordered.slice(from, from + (groups[cut.length] ?? groups.at(-1) ?? 1)));
  return cut;
}
