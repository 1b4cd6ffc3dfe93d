import type { SignInMethod } from '#store/tables.ts';

/** Whether a method counts as two factors: a passkey asks for a fingerprint or PIN, a provider has its own policy. */
export function isMultiFactorMethod(method: SignInMethod): boolean {
  return method === 'passkey' || method === 'oidc';
}
