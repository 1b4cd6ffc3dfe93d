/** An item that both sides moved to different places. */
export interface OrderConflict {
  readonly key: string;
  /** The key that it follows; an empty text at the beginning. */
  readonly mine: string;
  readonly theirs: string;
}

/**
 * Merges the order of a list. Items that no side moved keep the order of the base; added and moved items follow the
 * nearest such item that they followed on their side. Where both sides put items in one place, the side whose first key is lower comes
 * first, so that it does not matter which side is called mine. An item that both sides moved stays where they put it.
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
  const myPlaces = placesOf(mine, fixed, (key) => !inBase.has(key) || !keptByMine.has(key));
  const theirPlaces = placesOf(theirs, fixed, (key) => !inBase.has(key) || !keptByTheirs.has(key));
  const conflicts: OrderConflict[] = [];
  const isBeforeTheirs = (place: string, other: string) => {
    if (place !== other) return base.indexOf(place) < base.indexOf(other);
    return String(myPlaces.runs.get(place)) < String(theirPlaces.runs.get(other));
  };
  const [leftByMine, leftByTheirs] = [new Set<string>(), new Set<string>()];
  for (const [key, place] of myPlaces.anchors) {
    const other = theirPlaces.anchors.get(key);
    if (other === undefined) continue;
    const isConflict = other !== place && inBase.has(key);
    if (isConflict) conflicts.push({ key, mine: place, theirs: other });
    // An item that both put somewhere is in the earlier of the two places, in a conflict where they put it.
    (!isConflict && isBeforeTheirs(place, other) ? leftByTheirs : leftByMine).add(key);
  }
  const runAt = ({ runs }: typeof myPlaces, anchor: string, left: ReadonlySet<string>) =>
    (runs.get(anchor) ?? []).filter((key) => !left.has(key));
  const order: string[] = [];
  for (const anchor of ['', ...base.filter((key) => fixed.has(key))]) {
    if (anchor !== '') order.push(anchor);
    const runs = [runAt(myPlaces, anchor, leftByMine), runAt(theirPlaces, anchor, leftByTheirs)];
    runs.sort(([one = ''], [other = '']) => compareKeys(one, other));
    order.push(...runs.flat());
  }
  return { order, conflicts };
}

/** The items of one side that are placed anew, with the fixed item before each. */
function placesOf(order: readonly string[], fixed: ReadonlySet<string>, isPlaced: (key: string) => boolean) {
  const anchors = new Map<string, string>();
  const runs = new Map<string, string[]>();
  let anchor = '';
  for (const key of order) {
    if (fixed.has(key)) anchor = key;
    else if (isPlaced(key)) {
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
  const places = new Map(base.map((key, at) => [key, at]));
  const common = side.filter((key) => places.has(key));
  const placeOf = (key: string) => places.get(key) ?? 0;
  // Patience sorting: the last key of the best chain of each length, with the chain's previous key.
  const ends: string[] = [];
  const previous = new Map<string, string | undefined>();
  for (const key of common) {
    let low = 0;
    for (let high = ends.length; low < high; ) {
      const middle = (low + high) >> 1;
      if (placeOf(ends[middle] ?? '') < placeOf(key)) low = middle + 1;
      else high = middle;
    }
    previous.set(key, ends[low - 1]);
    ends[low] = key;
  }
  const kept = new Set<string>();
  for (let key = ends.at(-1); key !== undefined; key = previous.get(key)) kept.add(key);
  return kept;
}
