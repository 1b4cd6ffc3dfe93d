import type { SignInClient } from '#service/account/context/accountContext.ts';
import { readDevice } from '#service/account/context/knownDevice.ts';
import type { Call } from './call.ts';

/** The browser that asks, with what its cookie tells of those who have signed in with it. */
export function visitOf({
  context,
  visitor,
  cookie,
  now,
}: Pick<Call<'signIn'>, 'context' | 'visitor' | 'cookie' | 'now'>): SignInClient {
  return { ...visitor, device: readDevice(context.keys(), cookie('device'), now) };
}
