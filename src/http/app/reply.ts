/** What an answer carries beside its body. */
export class Reply {
  readonly headers: string[] = [];
  readonly #isSecure: boolean;

  constructor(isSecure: boolean) {
    this.#isSecure = isSecure;
  }

  /** For this site only, out of reach of scripts. Without an age it ends with the browser. */
  setCookie(name: string, value: string, { seconds }: { seconds?: number } = {}): void {
    const parts = [`${cookieName(name, this.#isSecure)}=${value}`, 'Path=/', 'HttpOnly', 'SameSite=Lax'];
    if (seconds !== undefined) parts.push(`Max-Age=${seconds}`);
    if (this.#isSecure) parts.push('Secure');
    this.headers.push('Set-Cookie', parts.join('; '));
  }

  clearCookie(name: string): void {
    this.setCookie(name, '', { seconds: 0 });
  }
}

/** Browsers take `__Host-` from the host itself over https only, so that no neighbouring site can set it. */
export function cookieName(name: string, isSecure: boolean): string {
  return `${isSecure ? '__Host-' : ''}canvass_${name}`;
}
