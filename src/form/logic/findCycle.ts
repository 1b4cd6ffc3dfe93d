/** The dependencies of each node, by number. */
export type Dependencies = readonly (readonly number[])[];

/**
 * Topological order: each node follows its dependencies. Nodes in a cycle, and those that depend on one, are missing;
 * {@link findCycle} finds the cycle.
 */
export function orderNodes(dependencies: Dependencies): Int32Array {
  const waiting = new Int32Array(dependencies.length);
  const dependents: number[][] = dependencies.map(() => []);
  for (const [node, needed] of dependencies.entries()) {
    waiting[node] = needed.length;
    for (const one of needed) dependents[one]?.push(node);
  }
  const order: number[] = [];
  for (let node = 0; node < waiting.length; node += 1) if (waiting[node] === 0) order.push(node);
  // The loop also visits the nodes that it appends.
  for (const node of order) {
    for (const dependent of dependents[node] ?? []) {
      const left = (waiting[dependent] ?? 0) - 1;
      waiting[dependent] = left;
      if (left === 0) order.push(dependent);
    }
  }
  return Int32Array.from(order);
}

/** A cycle: each node depends on the next, and the last on the first; undefined where there is none. */
export function findCycle(dependencies: Dependencies): number[] | undefined {
  const settled = new Uint8Array(dependencies.length);
  for (const node of orderNodes(dependencies)) settled[node] = 1;
  const start = settled.indexOf(0);
  if (start === -1) return undefined;
  // Every unsettled node depends on an unsettled node, so this walk must reach a node twice.
  const path: number[] = [];
  const positionOf = new Map<number, number>();
  let node: number | undefined = start;
  while (node !== undefined && !positionOf.has(node)) {
    positionOf.set(node, path.length);
    path.push(node);
    node = dependencies[node]?.find((needed) => settled[needed] === 0);
  }
  return path.slice(node === undefined ? 0 : positionOf.get(node));
}
