import type { ImportGraph } from './importGraph.ts';

/** A test file, and how many steps of imports lie between it and the nearest of the files that were asked for. */
export interface Reach {
  test: string;
  steps: number;
}

/** The folders of browser tests of the app, with the areas of screens and of the server that they are about. */
const areasOfFolders: Readonly<Record<string, readonly string[]>> = {
  account: ['account', 'organization', 'mail'],
  build: ['form', 'news'],
  design: ['form', 'news'],
  logic: ['form', 'news'],
  response: ['response', 'news'],
  workflow: ['workflow', 'form'],
};

/** A screen is a chunk of its own, and each area of the server has its handlers. */
const ofOneArea = /^(?:web\/admin\/screen|src\/http\/app\/handler)\/(\w+)\//;
const ofTheApp = /^(web\/admin|src\/http\/app)\//;

/** The tests among `tests` that reach one of the files, the nearest first. */
export function testsThatReach(
  graph: ImportGraph,
  tests: readonly string[],
  files: ReadonlySet<string>,
): Reach[] {
  return tests
    .map((test) => ({ test, steps: stepsTo(graph, test, files) }))
    .filter(({ steps }) => steps < Number.POSITIVE_INFINITY)
    .toSorted((one, other) => one.steps - other.steps || (one.test < other.test ? -1 : 1));
}

function stepsTo(graph: ImportGraph, test: string, files: ReadonlySet<string>): number {
  const isAbout = subjectOf(test);
  const seen = new Set([test]);
  let steps = 0;
  for (let level = [test]; level.length > 0; steps += 1) {
    if (level.some((file) => files.has(file))) return steps;
    const next: string[] = [];
    for (const file of level)
      for (const needed of graph.get(file) ?? []) {
        if (seen.has(needed) || !isAbout(needed)) continue;
        seen.add(needed);
        next.push(needed);
      }
    level = next;
  }
  return Number.POSITIVE_INFINITY;
}

/**
 * Browser tests reach the whole service and the whole app. Those of one area stop where another area begins, and those of form
 * pages where the app begins: each has tests of its own.
 */
function subjectOf(test: string): (file: string) => boolean {
  if (!test.startsWith('test/e2e/')) return () => true;
  if (!test.startsWith('test/e2e/app/')) return (file) => !ofTheApp.test(file);
  const areas = areasOfFolders[test.split('/')[3] ?? ''];
  if (areas === undefined) return () => true;
  return (file) => {
    const area = ofOneArea.exec(file)?.[1];
    return area === undefined || areas.includes(area);
  };
}
