/** Shuffles deterministically by the seed. */
export function shuffled<Item>(items: readonly Item[], seed: string): Item[] {
  let state = 0x811c9dc5;
  for (const sign of seed) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  const draw = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const drawn: Item[] = [];
  for (const item of items) {
    const index = Math.floor(draw() * (drawn.length + 1));
    drawn.splice(index, 0, item);
  }
  return drawn;
}
