import type { Logger } from 'pino';
import { ok } from '#kit/result.ts';
import { matchSecrets } from '#service/operate/secrets/matchSecrets.ts';
import { sealAgain } from '#service/operate/secrets/reseal.ts';
import { changingSecrets, finishRotation } from '#service/operate/secrets/rotateSecrets.ts';
import { readSecrets } from '#store/secrets.ts';
import type { Store } from '#store/store.ts';

/**
 * Finishes a rotation of the secrets that was interrupted. Also reseals rows that another process sealed with the old
 * key before it learnt of the new one, while the old key is still accepted.
 */
export async function finishSecretRotation(store: Store, folder: string, log: Logger): Promise<void> {
  const secrets = await readSecrets(folder);
  if (secrets === undefined || (secrets.unfinished === undefined && secrets.accepted.length === 0)) return;
  await changingSecrets(
    store,
    async () => {
      // Read again under the lease: another process may have finished the rotation since.
      const found = await readSecrets(folder);
      if (found === undefined) return ok(undefined);
      if (found.unfinished !== undefined)
        log.info('a rotation of the secrets was cut off and is finished now');
      const matched = await matchSecrets(store, folder, found);
      await sealAgain(store, await finishRotation({ store, folder }, matched));
      return ok(undefined);
    },
    0,
  );
}
