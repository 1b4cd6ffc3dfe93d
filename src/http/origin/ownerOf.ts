import { logoFolder } from '#service/organization/branding/logoAddress.ts';
import { isOfForms } from '../page/formPath.ts';
import { eventPath } from '../payment/handlePayment.ts';
import { embedPath } from '../sendEmbed.ts';

/** What both addresses need: how the process does, files that pages load, and messages that no browser sends. */
const shared = new Set(['/healthz', '/readyz', '/metrics', eventPath]);

/** At which address a path is served where the app and forms have one each. */
export function ownerOf(path: string): 'app' | 'forms' | 'both' {
  if (isOfForms({ path }) || path === embedPath) return 'forms';
  return shared.has(path) || path.startsWith('/assets/') || path.startsWith(logoFolder) ? 'both' : 'app';
}
