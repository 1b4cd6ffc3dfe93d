import { languages } from '#form/message/languages.ts';
import { foldForSearch } from '#kit/text/foldForSearch.ts';

export interface LanguageChoice {
  readonly tag: string;
  /** The language's own name. */
  readonly native: string;
  /** Its name in the language of the app. */
  readonly name: string;
  /** Whether the page's buttons and messages come in this language. */
  readonly isSpoken: boolean;
}

/** Languages without texts of the page: the form's own texts are translated, the rest is English or the nearest language. */
const others = [
  'bg',
  'bn',
  'ca',
  'cs',
  'cy',
  'da',
  'el',
  'et',
  'eu',
  'fa',
  'fi',
  'ga',
  'gl',
  'hr',
  'hu',
  'id',
  'is',
  'lt',
  'lv',
  'ms',
  'nb',
  'pt-BR',
  'ro',
  'sk',
  'sl',
  'sq',
  'sr',
  'sw',
  'ta',
  'th',
  'ur',
  'vi',
  'zh-Hant',
] as const;

/** Every language that the app offers, those that the page speaks first, by their own names. */
export function languageChoices(locale: string): LanguageChoice[] {
  const spoken = [...languages].map(([tag, { name }]) => ({
    tag,
    native: name,
    name: languageName(tag, locale),
    isSpoken: true,
  }));
  const more = others.map((tag) => ({
    tag,
    native: nativeName(tag),
    name: languageName(tag, locale),
    isSpoken: languages.has(tag.split('-')[0] ?? ''),
  }));
  const byName = (one: LanguageChoice, other: LanguageChoice) =>
    one.native.localeCompare(other.native, locale);
  return [...spoken.toSorted(byName), ...more.toSorted(byName)];
}

/** The language's name for itself, beginning as names do. */
export function nativeName(tag: string): string {
  const known = languages.get(tag)?.name;
  if (known !== undefined) return known;
  const name = languageName(tag, tag);
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** The name of a language in another one; the tag itself for a language that the browser does not know. */
export function languageName(tag: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(tag) ?? tag;
  } catch {
    // A RangeError: not a well-formed tag.
    return tag;
  }
}

/** The choices whose own name, name in the app's language or tag contains the words. */
export function searchLanguages(choices: readonly LanguageChoice[], words: string): LanguageChoice[] {
  const wanted = foldForSearch(words);
  return choices.filter(({ tag, native, name }) =>
    [tag, native, name].some((text) => foldForSearch(text).includes(wanted)),
  );
}
