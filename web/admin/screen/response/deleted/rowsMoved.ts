interface Row {
  readonly id: number;
}

/**
 * How many rows came above the first one in view, less those that went there. If that one is gone, the next that is left
 * takes its place.
 */
export function rowsMoved(before: readonly Row[], after: readonly Row[], firstInView: number): number {
  const places = new Map(after.map(({ id }, place) => [id, place]));
  const anchor = before.slice(firstInView).find(({ id }) => places.has(id));
  return anchor === undefined ? 0 : (places.get(anchor.id) ?? 0) - firstInView;
}
