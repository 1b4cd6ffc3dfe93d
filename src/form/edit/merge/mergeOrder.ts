/** An item that both sides moved to different places. */
export interface OrderConflict {
  readonly key: string;
  /** The key that it follows; an empty text at the beginning. */
  readonly mine: string;
  readonly theirs: string;
}

/**
 * Merges the order of a list. Items that no side moved keep the order of the base; added and moved items follow the
 * nearest such item that they followed on their side. Where both sides put items in one position, the side whose first
 * key is lower comes first, so that it does not matter which side is called mine. An item that both sides moved stays where they put it.
 */
export function mergeOrder(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): { order: string[]; conflicts: OrderConflict[] } {
  const [inBase, inMine, inTheirs] = [new Set(base), new Set(mine), new Set(theirs)];
  const keptByMine = longestKeptOrder(base, mine);
  const keptByTheirs = longestKeptOrder(base, theirs);
  const fixed = new Set(
    base.filter(
      (key) =>
        (inMine.has(key) || inTheirs.has(key)) &&
        (!inMine.has(key) || keptByMine.has(key)) &&
        (!inTheirs.has(key) || keptByTheirs.has(key)),
    ),
  );
  const myPositions = positionsOf(mine, fixed, (key) => !inBase.has(key) || !keptByMine.has(key));
  const theirPositions = positionsOf(theirs, fixed, (key) => !inBase.has(key) || !keptByTheirs.has(key));
  const conflicts: OrderConflict[] = [];
  const isBeforeTheirs = (position: string, other: string) => {
    if (position !== other) return base.indexOf(position) < base.indexOf(other);
    return String(myPositions.runs.get(position)) < String(theirPositions.runs.get(other));
  };
  const [leftByMine, leftByTheirs] = [new Set<string>(), new Set<string>()];
  for (const [key, position] of myPositions.anchors) {
    const other = theirPositions.anchors.get(key);
    if (other === undefined) continue;
    const isConflict = other !== position && inBase.has(key);
    if (isConflict) conflicts.push({ key, mine: position, theirs: other });
    // An item that both put somewhere is in the earlier of the two places, in a conflict where they put it.
    (!isConflict && isBeforeTheirs(position, other) ? leftByTheirs : leftByMine).add(key);
  }
  const runAt = ({ runs }: typeof myPositions, anchor: string, left: ReadonlySet<string>) =>
    (runs.get(anchor) ?? []).filter((key) => !left.has(key));
  const order: string[] = [];
  for (const anchor of ['', ...base.filter((key) => fixed.has(key))]) {
    if (anchor !== '') order.push(anchor);
    const runs = [runAt(myPositions, anchor, leftByMine), runAt(theirPositions, anchor, leftByTheirs)];
    runs.sort(([one = ''], [other = '']) => compareKeys(one, other));
    order.push(...runs.flat());
  }
  return { order, conflicts };
}

/** The items of one side that are placed anew, with the fixed item before each. */
function positionsOf(
  order: readonly string[],
  fixed: ReadonlySet<string>,
  isLocated: (key: string) => boolean,
) {
  const anchors = new Map<string, string>();
  const runs = new Map<string, string[]>();
  let anchor = '';
  for (const key of order) {
    if (fixed.has(key)) anchor = key;
    else if (isLocated(key)) {
      anchors.set(key, anchor);
      const run = runs.get(anchor);
      if (run === undefined) runs.set(anchor, [key]);
      else run.push(key);
    }
  }
  return { anchors, runs };
}

/** By number where both end in one: field9 before field10. */
function compareKeys(one: string, other: string): number {
  const [a, b] = [/\d+$/.exec(one), /\d+$/.exec(other)];
  const haveOneStem = a !== null && b !== null && one.slice(0, a.index) === other.slice(0, b.index);
  if (haveOneStem && Number(a[0]) !== Number(b[0])) return Number(a[0]) - Number(b[0]);
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The largest set of items that are in the same order on both sides: the others were moved. */
function longestKeptOrder(base: readonly string[], side: readonly string[]): Set<string> {
  const positions = new Map(base.map((key, at) => [key, at]));
  const common = side.filter((key) => positions.has(key));
  const positionOf = (key: string) => positions.get(key) ?? 0;
  // Patience sorting: the last key of the best chain of each length, with the chain's previous key.
  const ends: string[] = [];
  const previous = new Map<string, string | undefined>();
  for (const key of common) {
    let low = 0;
    for (let high = ends.length; low < high; ) {
      const middle = (low + high) >> 1;
      if (positionOf(ends[middle] ?? '') < positionOf(key)) low = middle + 1;
      else high = middle;
    }
    previous.set(key, ends[low - 1]);
    ends[low] = key;
  }
  const kept = new Set<string>();
  for (let key = ends.at(-1); key !== undefined; key = previous.get(key)) kept.add(key);
  return kept;
}
