import { Secret, TOTP } from 'otpauth';

/** As authenticator apps write it: 160 bits in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What the code of an authenticator app is read from. The host tells apart what one person has in several places. */
export function totpAddress(secret: string, email: string, baseUrl: string): string {
  return new TOTP({ secret, issuer: `Canvass (${new URL(baseUrl).hostname})`, label: email }).toString();
}

/** The step of 30 seconds that a code is of, now or one step beside it; undefined for a code of none of them. */
export function totpStep(secret: string, code: string, now: number): number | undefined {
  const totp = new TOTP({ secret });
  const delta = totp.validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta;
}
