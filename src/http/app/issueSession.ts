import { deviceLifetime, readDevice, writeDevice } from '#service/account/context/knownDevice.ts';
import { cookieMaxAge } from '#service/account/session/sessions.ts';
import { isDiskFull } from '#store/diskFull.ts';
import { deleteSessionByHash } from '#store/query/account/session.ts';
import type { Call } from './call.ts';

/**
 * Sends the cookie of a new session and ends the previous one, so that a cookie from before the sign-in becomes
 * worthless. It also marks the browser as known to the user.
 */
export async function issueSession(
  { context, cookie, reply, now }: Pick<Call<'signIn'>, 'context' | 'cookie' | 'reply' | 'now'>,
  { token, userId, begunAt }: { token: string; userId: string; begunAt?: number | undefined },
): Promise<void> {
  const keys = context.keys();
  // A renewed session is no sign-in.
  if (begunAt === undefined) context.security.signedIn();
  const before = cookie('session');
  if (before !== undefined && before !== token)
    await context.store
      .write(({ db }) => deleteSessionByHash(db, keys.hash('session', before)))
      .catch((error: unknown) => {
        // The cookie is cleared anyway, and a full disk must not prevent reading.
        if (!isDiskFull(error)) throw error;
      });
  reply.setCookie('session', token, {
    seconds: Math.ceil(cookieMaxAge(token, { begunAt: begunAt ?? now, now }) / 1000),
  });
  const device = writeDevice(keys, readDevice(keys, cookie('device'), now), userId, now);
  reply.setCookie('device', device, { seconds: deviceLifetime / 1000 });
}
