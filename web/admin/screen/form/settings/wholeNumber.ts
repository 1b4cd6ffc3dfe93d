/** The number in a text, from 1 to a billion; undefined if it is not such a number. */
export function wholeNumber(text: string): number | undefined {
  const trimmed = text.trim();
  const number = /^[1-9]\d{0,9}$/.test(trimmed) ? Number(trimmed) : 0;
  return number >= 1 && number <= 1_000_000_000 ? number : undefined;
}
