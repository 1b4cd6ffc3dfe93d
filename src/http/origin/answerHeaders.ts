/** The policy of responses that are not pages: a browser loads nothing for them and shows them in no frame. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The indexes of the header values that a response may replace. */
const places: Readonly<Record<string, number>> = { 'Referrer-Policy': 5, 'Content-Security-Policy': 7 };

/**
 * The initial headers of every response, alternating names and values: the strictest policies, which a page replaces
 * with {@link addHeader}. `transport` is `Strict-Transport-Security` if the address is HTTPS.
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

/** Appends a header. A policy is replaced, because browsers enforce all policies that they get. */
export function addHeader(headers: string[], name: string, value: string): void {
  const index = places[name];
  if (index === undefined) headers.push(name, value);
  else headers[index] = value;
}
