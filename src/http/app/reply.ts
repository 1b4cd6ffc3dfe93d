/** The headers and cookies of an answer. */
export class Reply {
  readonly headers: string[] = [];
  readonly #baseUrl: string;

  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl;
  }

  /** For this site only, out of reach of scripts. Without an age it ends with the browser. */
  setCookie(name: string, value: string, { seconds }: { seconds?: number } = {}): void {
    const parts = [`${cookieName(name, this.#baseUrl)}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
    if (seconds !== undefined) parts.push(`Max-Age=${seconds}`);
    if (isSecure(this.#baseUrl)) parts.push('Secure');
    this.headers.push('Set-Cookie', parts.join('; '));
  }

  clearCookie(name: string): void {
    this.setCookie(name, '', { seconds: 0 });
  }

  /**
   * Ends what the browser holds of somebody who leaves: the session, and copies of what was shown, those of the back button
   * included. Not `storage`: where forms share the address, visitors' unsent answers lie in it. Not `cookies`: those of
   * other services on the domain would go too.
   */
  signOut(): void {
    this.clearCookie('session');
    this.headers.push('Clear-Site-Data', '"cache"');
  }
}

/**
 * Browsers take `__Host-` from the host itself over https only, so that no neighbouring site can set it. Ports they do
 * not tell apart: without its own in the name, another installation on the host would end the sessions of this one.
 */
export function cookieName(name: string, baseUrl: string): string {
  const { port } = new URL(baseUrl);
  return `${isSecure(baseUrl) ? '__Host-' : ''}canvass_${name}${port === '' ? '' : `_${port}`}`;
}

function isSecure(baseUrl: string): boolean {
  return baseUrl.startsWith('https:');
}
