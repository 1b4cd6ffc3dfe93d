/** A moment as it comes: from the API as text, from a clock as milliseconds. */
export type Instant = Date | number | string;

export function dateOf(instant: Instant): Date {
  return instant instanceof Date ? instant : new Date(instant);
}
