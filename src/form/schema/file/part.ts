/** A part of a parsed file; undefined where there is none. */
export function part(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;
}

export function partAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce(part, value);
}
