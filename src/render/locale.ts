/** The locale for names, numbers and dates; an invalid tag falls back to English. */
export function localeOf(language: string): string {
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en';
  } catch {
    return 'en';
  }
}

/** The script of a language, such as Latn or Arab. */
export function scriptOf(language: string): string | undefined {
  return new Intl.Locale(localeOf(language)).maximize().script;
}

const regions = new Map<string, Intl.DisplayNames>();

/** The names of countries in a language. */
export function regionNames(locale: string): Intl.DisplayNames {
  return boundedCache(regions, locale, () => new Intl.DisplayNames(locale, { type: 'region' }));
}

/** A small bounded cache: requests with invented languages do not fill the memory. */
export function boundedCache<Value>(cache: Map<string, Value>, key: string, make: () => Value): Value {
  const known = cache.get(key);
  if (known !== undefined) return known;
  if (cache.size >= maxEntries) cache.clear();
  const value = make();
  cache.set(key, value);
  return value;
}

const maxEntries = 200;
