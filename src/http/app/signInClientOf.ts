import type { SignInClient } from '#service/account/context/accountContext.ts';
import { readDevice } from '#service/account/context/knownDevice.ts';
import type { Call } from './call.ts';

/** The client of a sign-in, with the users that its device cookie knows. */
export function signInClientOf({
  context,
  visitor,
  cookie,
  now,
  waitSignal,
}: Pick<Call<'signIn'>, 'context' | 'visitor' | 'cookie' | 'now' | 'waitSignal'>): SignInClient {
  return { ...visitor, device: readDevice(context.keys(), cookie('device'), now), signal: waitSignal };
}
