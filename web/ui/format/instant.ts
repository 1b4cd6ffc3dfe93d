/** A point in time: text from the API, milliseconds from a clock. */
export type Instant = Date | number | string;

export function dateOf(instant: Instant): Date {
  return instant instanceof Date ? instant : new Date(instant);
}
