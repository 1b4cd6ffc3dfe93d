import { changedFiles, changesEverything } from './changedFiles.ts';
import { readImportGraph } from './importGraph.ts';
import { testsThatReach } from './testsThatReach.ts';

/** Those of the tests that reach a changed file; all where a change can reach any test. */
export function testsOfChanges(root: string, tests: readonly string[], base: string | undefined): string[] {
  const changed = changedFiles(root, base);
  if (changed.some(changesEverything)) return [...tests];
  const reached = testsThatReach(readImportGraph(root), tests, new Set(changed)).map(({ test }) => test);
  return tests.filter((test) => reached.includes(test));
}
