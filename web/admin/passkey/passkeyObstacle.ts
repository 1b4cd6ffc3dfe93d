import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import type { AnswerOf } from '#contract/app/routes.ts';

/** Why passkeys cannot be used here: the address, or the browser. */
export type PasskeyObstacle = 'address' | 'browser';

/** Browsers offer passkeys on HTTPS and on this very machine only, and under the public address only. */
export function passkeyObstacle({ passkeys, url }: AnswerOf<'start'>): PasskeyObstacle | undefined {
  if (!passkeys || !window.isSecureContext || new URL(url).hostname !== location.hostname) return 'address';
  return browserSupportsWebAuthn() ? undefined : 'browser';
}
