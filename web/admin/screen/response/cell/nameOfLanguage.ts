import { cachedFormatter } from '#ui/format/cachedFormatter.ts';

const names = cachedFormatter(Intl.DisplayNames);

/** The tag itself where the browser does not know it: an archive may bring any text. */
export function nameOfLanguage(tag: string, locale: string): string {
  try {
    return names(locale, { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
