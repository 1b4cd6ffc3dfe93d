import type { SignInMethod } from '#store/tables.ts';

/** Whether a way to sign in is more than one factor: a passkey asks for a finger or a PIN, a provider decides itself. */
export function isStrongMethod(method: SignInMethod): boolean {
  return method === 'passkey' || method === 'oidc';
}
