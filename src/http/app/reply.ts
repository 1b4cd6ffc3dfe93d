/** The headers and cookies of a response. */
export class Reply {
  readonly headers: string[] = [];
  readonly #baseUrl: string;

  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl;
  }

  /** Sets an HttpOnly cookie for this site. Without `seconds` it is a session cookie. */
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
   * Clears the session cookie and cached responses, including those for the back button. Not `storage`: where forms
   * share the address, it holds visitors' unsent answers. Not `cookies`: it would clear those of other services on
   * the domain.
   */
  signOut(): void {
    this.clearCookie('session');
    this.headers.push('Clear-Site-Data', '"cache"');
  }
}

/**
 * `__Host-` cookies can be set only by the host itself over HTTPS, so no neighbouring site can plant one. Cookies
 * ignore the port: without it in the name, another installation on the host would end this one's sessions.
 */
export function cookieName(name: string, baseUrl: string): string {
  const { port } = new URL(baseUrl);
  return `${isSecure(baseUrl) ? '__Host-' : ''}canvass_${name}${port === '' ? '' : `_${port}`}`;
}

function isSecure(baseUrl: string): boolean {
  return baseUrl.startsWith('https:');
}
