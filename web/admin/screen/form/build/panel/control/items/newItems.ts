import { optionValue } from '#form/value/optionValue.ts';
import type { ControlOf, Settings } from '../../table/control.ts';

type ItemKind = ControlOf<'items'>['of'];

/**
 * Items for a list, with the values or ids that answers name them by. `taken` holds those that must not be used again, and
 * gets the new ones.
 */
export function newItems(of: ItemKind, labels: readonly string[], taken: Set<unknown>): Settings[] {
  return labels.map((label) => {
    if (of === 'option') return { value: optionValue(label, taken), label };
    let number = 1;
    while (taken.has(`${of}${number}`)) number += 1;
    taken.add(`${of}${number}`);
    return { id: `${of}${number}`, label };
  });
}

/** Answers name an item by it. */
export function nameOfItem({ value, id }: Settings): unknown {
  return value ?? id;
}

/** The lines of a pasted list, without bullets, numbers and empty lines. */
export function linesOf(pasted: string): string[] {
  return pasted
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/^\s*(?:[-*•–·]|\(?\d{1,3}[.)]|\(?[a-zA-Z][.)])\s+/, '').trim())
    .filter((line) => line !== '');
}

/** The list with one item at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const [item] = items.slice(from, from + 1);
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item);
}
