/** The language for names, numbers and dates; a tag that looks like one and is none gets English. */
export function localeOf(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** What a few languages need is kept; whoever invents languages without end does not fill the memory. */
export function keepFew<Value>(kept: Map<string, Value>, key: string, make: () => Value): Value {
  const known = kept.get(key);
  if (known !== undefined) return known;
  if (kept.size >= mostKept) kept.clear();
  const made = make();
  kept.set(key, made);
  return made;
}

const mostKept = 200;
