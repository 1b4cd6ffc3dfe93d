/** The visitor's own variant of the page's language: `en-GB` on an English page, because formats differ by region. */
export function visitorLocale(
  page: string = document.documentElement.lang,
  own: readonly string[] = navigator.languages,
): string {
  const base = page.split('-')[0]?.toLowerCase();
  const found = page.includes('-') ? page : own.find((tag) => tag.split('-')[0]?.toLowerCase() === base);
  try {
    return new Intl.Locale(found ?? page).baseName;
  } catch {
    return 'en';
  }
}
