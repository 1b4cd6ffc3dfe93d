/** An answer that is no page: a browser that opens it loads nothing for it and shows it in no frame. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Where in the list stand the values that an answer may replace. */
const places: Readonly<Record<string, number>> = { 'Referrer-Policy': 5, 'Content-Security-Policy': 7 };

/**
 * The headers that every answer begins with, name and value in turn: the strictest rules, which a page replaces by its own
 * with {@link addHeader}. `transport` is `Strict-Transport-Security` where the address is https.
 */
export function answerHeaders(id: string, transport: readonly string[]): string[] {
  return [
    'X-Request-Id',
    id,
    'X-Content-Type-Options',
    'nosniff',
    'Referrer-Policy',
    'no-referrer',
    'Content-Security-Policy',
    closedPolicy,
    ...transport,
  ];
}

/** Appends a header. A policy is replaced: a browser that is told two of them keeps to both. */
export function addHeader(headers: string[], name: string, value: string): void {
  const place = places[name];
  if (place === undefined) headers.push(name, value);
  else headers[place] = value;
}
