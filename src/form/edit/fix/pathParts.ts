/** The keys and numbers of a path such as `pages[0].fields[2].label`. */
export function pathParts(path: string): (string | number)[] {
  return [...path.matchAll(/\[(\d+)\]|([^.[\]]+)/g)].map(([, index, key = '']) =>
    index === undefined ? key : Number(index),
  );
}

/** The value at a path of a document; undefined where there is none. */
export function valueAt(document: unknown, parts: readonly (string | number)[]): unknown {
  return parts.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, part)
        ? Reflect.get(value, part)
        : undefined,
    document,
  );
}

/** The document with another value at a path, which must exist; without it for undefined. Shares everything else. */
export function withValueAt<Document>(
  document: Document,
  parts: readonly (string | number)[],
  value: unknown,
): Document {
  return located(document, parts, value) as Document;
}

function located(holder: unknown, [part, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (part === undefined) return value;
  const inner = valueAt(holder, [part]);
  if (inner === undefined && value === undefined) return holder;
  const next = located(inner, rest, value);
  if (next === inner) return holder;
  if (Array.isArray(holder))
    return next === undefined ? holder.toSpliced(Number(part), 1) : holder.with(Number(part), next);
  if (typeof holder !== 'object' || holder === null) return holder;
  const { [String(part)]: _, ...others } = holder as Record<string, unknown>;
  return next === undefined ? others : { ...holder, [part]: next };
}
