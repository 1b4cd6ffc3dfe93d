import { Problem } from '../../../problem.ts';
import type { AppContext } from '../../context.ts';

/** Carries the question whether to join, from the way back until it is answered. */
export const joiningCookie = 'oidc_join';

/** The context of the OIDC routes, which do not exist without a provider. */
export function oidcParts({ oidc, store, keys, baseUrl }: AppContext) {
  if (oidc === undefined) throw new Problem('not_found');
  return { oidc, store, keys: keys(), baseUrl };
}
