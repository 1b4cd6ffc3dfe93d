/**
 * The first wanted language that there is, also in another country's kind; English where there is none.
 *
 * @example chooseLanguage(['de-AT', 'fr'], ['en', 'de']) === 'de'
 */
export function chooseLanguage(
  wanted: readonly (string | null | undefined)[],
  available: readonly string[],
): string {
  for (const code of wanted) {
    if (code === null || code === undefined) continue;
    const lower = code.toLowerCase();
    const exact = available.find((each) => each.toLowerCase() === lower);
    const [base] = lower.split('-');
    const found = exact ?? available.find((each) => each.toLowerCase().split('-')[0] === base);
    if (found !== undefined) return found;
  }
  return 'en';
}

/**
 * The language with the country that the browser names, in which dates and numbers are written.
 *
 * @example localeFor('en', ['de-AT', 'en-GB']) === 'en-GB'
 */
export function localeFor(code: string, wanted: readonly string[]): string {
  const [base] = code.split('-');
  return wanted.find((tag) => tag.split('-')[0] === base) ?? code;
}
