/** `after` with every part of `before` that is equal to it, so that unchanged parts stay the same objects. */
export function shareParts<Value>(before: unknown, after: Value): Value {
  if (Object.is(before, after)) return after;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null)
    return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  const shared = keys.map(
    (key) => [key, shareParts(Reflect.get(before, key), Reflect.get(after, key))] as const,
  );
  const isSame =
    keys.length === Object.keys(before).length &&
    shared.every(([key, value]) => Object.hasOwn(before, key) && Object.is(Reflect.get(before, key), value));
  if (isSame) return before as Value;
  return (Array.isArray(after) ? shared.map(([, value]) => value) : Object.fromEntries(shared)) as Value;
}
