/**
 * Whether the runtime knows this IANA name, such as `Europe/Berlin`. Offsets such as `+02:00` are not names.
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
