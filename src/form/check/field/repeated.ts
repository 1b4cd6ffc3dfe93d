/** The indexes of items that repeat an earlier key; an undefined key never repeats. */
export function* repeated<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string | undefined,
): Generator<{ item: Item; index: number; first: Item }> {
  const seen = new Map<string, Item>();
  for (const [index, item] of items.entries()) {
    const key = keyOf(item);
    if (key === undefined) continue;
    const first = seen.get(key);
    if (first === undefined) seen.set(key, item);
    else yield { item, index, first };
  }
}
