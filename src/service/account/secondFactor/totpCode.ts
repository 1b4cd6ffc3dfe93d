import { Secret, TOTP } from 'otpauth';

/** 160 bits in base32, as authenticator apps expect. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The otpauth URI for the QR code. The host tells apart the accounts of one person on several servers. */
export function totpUri(secret: string, email: string, baseUrl: string): string {
  return new TOTP({ secret, issuer: `Canvass (${new URL(baseUrl).hostname})`, label: email }).toString();
}

/** Returns the 30-second step of a code that is valid now, or one step before or after; undefined for any other. */
export function totpStep(secret: string, code: string, now: number): number | undefined {
  const totp = new TOTP({ secret });
  const delta = totp.validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp: now }) + delta;
}
