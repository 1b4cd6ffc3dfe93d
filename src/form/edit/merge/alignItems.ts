import { isObject } from '#kit/isObject.ts';
import { keysOf, same } from '../diff/same.ts';

/**
 * Keys for lists whose items have no id, such as rules: an item of the base is known by its place in it, and an item of a
 * side gets the key of the item in the base that it was made from, or one of its own content.
 */
export function alignItems(base: readonly unknown[], side: readonly unknown[]): string[] {
  const keys: (string | undefined)[] = side.map(() => undefined);
  const left = new Set(base.keys());
  const match = (isMatch: (from: unknown, item: unknown, fromAt: number, at: number) => boolean) => {
    for (const [at, item] of side.entries()) {
      if (keys[at] !== undefined) continue;
      for (const fromAt of left) {
        if (!isMatch(base[fromAt], item, fromAt, at)) continue;
        keys[at] = `#${fromAt}`;
        left.delete(fromAt);
        break;
      }
    }
  };
  match((from, item, fromAt, at) => fromAt === at && same(from, item));
  match(same);
  match(sharesPart);
  if (base.length === side.length) match((_from, _item, fromAt, at) => fromAt === at);
  const seen = new Map<string, number>();
  return side.map((item, at) => {
    const key = keys[at];
    if (key !== undefined) return key;
    const content = JSON.stringify(item);
    const count = (seen.get(content) ?? 0) + 1;
    seen.set(content, count);
    return `+${count}${content}`;
  });
}

/** A rule with the same condition or the same actions is the same rule, changed. */
function sharesPart(from: unknown, item: unknown): boolean {
  if (!isObject(from) || !isObject(item)) return false;
  if ('action' in from) return from.action === item.action && same(from.field, item.field);
  return [...keysOf(from)].some((key) => same(from[key], item[key]));
}
