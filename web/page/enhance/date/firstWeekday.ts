/** The first day of the week in a locale: 0 for Monday, 6 for Sunday. Some browsers cannot tell: Monday there. */
export function firstWeekday(locale: string): number {
  const known = new Intl.Locale(locale);
  return ('getWeekInfo' in known ? known.getWeekInfo().firstDay : 1) - 1;
}
