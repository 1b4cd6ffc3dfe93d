import { failed, ok, type Result } from '#kit/result.ts';
import type { OidcFailure } from '#outside/oidc.ts';
import type { AccountKeys } from '../context/accountKeys.ts';
import { type Journey, newJourney, sealJourney } from './journey.ts';
import { callbackAddress, type OidcSetup } from './oidcSetup.ts';

/** Where at the provider to send the browser, and the cookie that it must bring back. Changes nothing by itself. */
export async function beginJourney(
  { oidc, keys, baseUrl }: { oidc: OidcSetup; keys: AccountKeys; baseUrl: string },
  aim: Journey['aim'],
  now: number,
): Promise<Result<{ url: string; cookie: string }, OidcFailure>> {
  const journey = newJourney(aim, now);
  // A proof from before would be no fresh one, so the provider asks again.
  const begun = await oidc.provider.begin(callbackAddress(baseUrl), journey, aim.kind === 'confirm');
  if (!begun.ok) return failed(begun.failure);
  return ok({ url: begun.value.href, cookie: sealJourney(keys, journey) });
}
