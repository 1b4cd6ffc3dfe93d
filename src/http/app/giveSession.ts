import { deviceLifetime, readDevice, writeDevice } from '#service/account/context/knownDevice.ts';
import { cookieMaxAge } from '#service/account/session/sessions.ts';
import { isDiskFull } from '#store/diskFull.ts';
import { deleteSessionByHash } from '#store/query/account/session.ts';
import type { Call } from './call.ts';

/**
 * Gives the browser the session that somebody has just begun by whatever way, and ends the one that it had: a cookie
 * from before signing in must be worth nothing afterwards. From now on the browser is one that the person is known to use.
 */
export async function giveSession(
  { context, cookie, reply, now }: Pick<Call<'signIn'>, 'context' | 'cookie' | 'reply' | 'now'>,
  { token, userId, begunAt = now }: { token: string; userId: string; begunAt?: number | undefined },
): Promise<void> {
  const keys = context.keys();
  const before = cookie('session');
  if (before !== undefined && before !== token)
    await context.store
      .write(({ db }) => deleteSessionByHash(db, keys.hash('session', before)))
      .catch((error: unknown) => {
        // The browser forgets it all the same, and nobody is kept from reading by it.
        if (!isDiskFull(error)) throw error;
      });
  reply.setCookie('session', token, { seconds: Math.ceil(cookieMaxAge(token, { begunAt, now }) / 1000) });
  const device = writeDevice(keys, readDevice(keys, cookie('device'), now), userId, now);
  reply.setCookie('device', device, { seconds: deviceLifetime / 1000 });
}
