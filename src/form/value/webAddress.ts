/** Adds `https://` to an address such as `example.org/shop`; everything else stays as typed. */
export function wholeWebAddress(text: string): string {
  return isBare(text) ? `https://${text}` : text;
}

/** Matches a host with a dot; `name@example.org` and `mailto:…` are no web addresses. */
function isBare(text: string): boolean {
  return /^[^\s/?#@:\\]+\.[^\s/?#@:.\\]+(?::\d{1,5})?(?:[/?#]\S*)?$/.test(text);
}

/**
 * Accepts http and https only, so that a link never runs a script, and no user name, which disguises the host:
 * `https://bank.example@evil.example`.
 */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s/?#\\][^\s\\]*$/i.test(text)) return false;
  const address = parseAddress(text);
  return address?.hostname.includes('.') === true && address.username === '' && address.password === '';
}

/** Many phones lack `URL.parse`. */
export function parseAddress(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
