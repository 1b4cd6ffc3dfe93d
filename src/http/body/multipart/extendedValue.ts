/** Reads `UTF-8''%E2%82%AC.txt` (RFC 8187). Undefined if it is malformed or not UTF-8. */
export function extendedValue(text: string): string | undefined {
  const encoded = /^utf-8'[^']*'((?:[^%]|%[0-9a-f]{2})*)$/i.exec(text)?.[1];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
