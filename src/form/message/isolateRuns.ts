const firstStrongIsolate = '\u2068';
const popDirectionalIsolate = '\u2069';

/** What is filled in, and what reads from left to right: web addresses, dates, telephone numbers, names of firms. */
const run = /\{\w+\}|\+?[\w@:/.-]*\w(?: \d+)*/g;

/**
 * The texts of a right-to-left language with their foreign runs set apart. Without it a date such as 2026-12-31 is
 * shown as 31-12-2026 after Arabic letters, and the plus of a telephone number moves to its other end.
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
