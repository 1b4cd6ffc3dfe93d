const firstStrongIsolate = '\u2068';
const popDirectionalIsolate = '\u2069';

/** Placeholders, and left-to-right runs: web addresses, dates, telephone numbers, company names. */
const run = /\{\w+\}|\+?[\w@:/.-]*\w(?: \d+)*/g;

/**
 * Isolates left-to-right runs in the texts of a right-to-left language. Otherwise a date such as 2026-12-31 appears
 * as 31-12-2026 after Arabic letters, and the plus of a telephone number moves to its end.
 */
export function isolateRuns<Texts extends { readonly [Key in keyof Texts]: string }>(texts: Texts): Texts {
  const isolated = { ...texts };
  for (const key in texts) {
    Object.assign(isolated, {
      [key]: texts[key].replace(run, `${firstStrongIsolate}$&${popDirectionalIsolate}`),
    });
  }
  return isolated;
}
