/** JSON with line breaks, for reading; anything else, and JSON that was cut off, as it is. */
export function prettyBody(body: string): string {
  if (!/^\s*[[{]/.test(body)) return body;
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
