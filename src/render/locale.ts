/** The locale for names, numbers and dates; an invalid tag falls back to English. */
export function localeOf(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** A small bounded cache: requests with invented languages do not fill the memory. */
export function boundedCache<Value>(kept: Map<string, Value>, key: string, make: () => Value): Value {
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= mostKept) kept.clear();
  const made = make();
  kept.set(key, made);
  return made;
}

const mostKept = 200;
