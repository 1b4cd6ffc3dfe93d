/** The web address that was meant: `example.org/shop` gets `https://`, everything else stays as it was typed. */
export function wholeWebAddress(text: string): string {
  return isBare(text) ? `https://${text}` : text;
}

/** Only a name with a dot in it: `name@example.org` and `mailto:…` are no web addresses. */
function isBare(text: string): boolean {
  return /^[^\s/?#@:\\]+\.[^\s/?#@:.\\]+(?::\d{1,5})?(?:[/?#]\S*)?$/.test(text);
}

/**
 * Http and https only, so that a link made of the answer never runs anything, and without a user name, which makes
 * an address look like another one: `https://bank.example@evil.example`.
 */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s/?#\\][^\s\\]*$/i.test(text)) return false;
  const address = parseAddress(text);
  return address?.hostname.includes('.') === true && address.username === '' && address.password === '';
}

/** `URL.parse` is younger than many a phone. */
export function parseAddress(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}
