/** The time zone of the person who looks at the page, as `Europe/Berlin`. */
export function localTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
