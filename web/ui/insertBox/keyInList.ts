interface List {
  readonly count: number;
  readonly reached: number;
  readonly onReach: (index: number) => void;
  readonly onChoose: () => void;
  readonly onClose: () => void;
}

/** Moves through a list, whose focus stays in a text, by a key; false if the key is the text's. */
export function keyInList({ key }: KeyboardEvent, list: List): boolean {
  const { count, reached } = list;
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step !== undefined && count > 0) list.onReach((Math.min(reached, count - 1) + step + count) % count);
  else if (key === 'Escape') list.onClose();
  else if ((key === 'Enter' || key === 'Tab') && count > 0) list.onChoose();
  else return false;
  return true;
}
