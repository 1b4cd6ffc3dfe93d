import { Problem } from '../../../problem.ts';
import type { AppContext } from '../../context.ts';

/** The cookie that carries a pending OIDC join from the callback until the user answers. */
export const joiningCookie = 'oidc_join';

/** The context of the OIDC routes, which do not exist without a provider. */
export function oidcParts({ oidc, store, keys, baseUrl }: AppContext) {
  if (oidc === undefined) throw new Problem('not_found');
  return { oidc, store, keys: keys(), baseUrl };
}
