import { countries } from '#form/value/countries.ts';

interface Named {
  readonly value: string;
  readonly label: string;
}

const cache = new Map<string, readonly Named[]>();

/** The countries in a language, in its order. */
export function countryNames(language: string): readonly Named[] {
  return cached(language, 'region', () => countries);
}

/** The currencies that can be paid in: the code first, because people look for it. */
export function currencyNames(language: string): readonly Named[] {
  return cached(language, 'currency', () => Intl.supportedValuesOf('currency')).map(({ value, label }) => ({
    value,
    label: label === value ? value : `${value} · ${label}`,
  }));
}

/** A language in a language, or its tag where the browser does not know it. */
export function languageName(tag: string, language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}

function cached(language: string, type: 'region' | 'currency', values: () => readonly string[]) {
  const key = `${type} ${language}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const names = new Intl.DisplayNames([language], { type });
  const list = values().map((value) => ({ value, label: names.of(value) ?? value }));
  const { compare } = new Intl.Collator(language);
  list.sort(type === 'region' ? (a, b) => compare(a.label, b.label) : (a, b) => compare(a.value, b.value));
  cache.set(key, list);
  return list;
}
