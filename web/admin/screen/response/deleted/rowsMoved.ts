interface Row {
  readonly id: number;
}

/**
 * How many rows came above the first one in view, less those that went there. If that one is gone, the next that is left
 * takes its place.
 */
export function rowsMoved(before: readonly Row[], after: readonly Row[], firstInView: number): number {
  const positions = new Map(after.map(({ id }, index) => [id, index]));
  const anchor = before.slice(firstInView).find(({ id }) => positions.has(id));
  return anchor === undefined ? 0 : (positions.get(anchor.id) ?? 0) - firstInView;
}
