import { failed, ok, type Result } from '#kit/result.ts';
import type { OidcFailure } from '#outside/oidc.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import { newOidcFlow, type OidcFlow, sealOidcFlow } from './oidcFlow.ts';
import { type OidcSetup, oidcRedirectUri } from './oidcSetup.ts';

/** Returns the provider's URL to redirect to and the cookie that the browser must bring back. Stores nothing. */
export async function beginOidcFlow(
  { oidc, keys, baseUrl }: { oidc: OidcSetup; keys: AccountKeys; baseUrl: string },
  aim: OidcFlow['aim'],
  now: number,
): Promise<Result<{ url: string; cookie: string }, OidcFailure>> {
  const journey = newOidcFlow(aim, now);
  // To confirm, the provider must authenticate again, because an earlier sign-in is not a fresh proof.
  const begun = await oidc.provider.begin(oidcRedirectUri(baseUrl), journey, aim.kind === 'confirm');
  if (!begun.ok) return failed(begun.failure);
  return ok({ url: begun.value.href, cookie: sealOidcFlow(keys, journey) });
}
