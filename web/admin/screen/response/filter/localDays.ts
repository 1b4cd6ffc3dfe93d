/** The day of an instant in the reader's time zone, as a date input takes it: `2026-11-15`. */
export function localDay(instant: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
}

/** The instant at which a day begins in the reader's time zone, some days later; undefined for an incomplete day. */
export function startOfDay(day: string, daysLater = 0): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (year === undefined) return undefined;
  return new Date(Number(year), Number(month) - 1, Number(date) + daysLater).toISOString();
}
