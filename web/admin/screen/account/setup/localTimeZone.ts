/** The browser's time zone, such as `Europe/Berlin`. */
export function localTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
