import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import type { AnswerOf } from '#contract/app/routes.ts';

/** Why passkeys cannot be used here: the address, or the browser. */
export type PasskeyObstacle = 'address' | 'browser';

/** Browsers allow passkeys on HTTPS and localhost only, and the service only at its public address. */
export function passkeyObstacle({ passkeys, url }: AnswerOf<'start'>): PasskeyObstacle | undefined {
  if (!passkeys || !window.isSecureContext || new URL(url).hostname !== location.hostname) return 'address';
  return browserSupportsWebAuthn() ? undefined : 'browser';
}
