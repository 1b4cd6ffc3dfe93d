import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { matchSecrets, nextSecretsFile } from '#service/operate/secrets/matchSecrets.ts';
import { readSecrets, type Secrets } from '#store/secrets.ts';
import type { Store } from '#store/store.ts';

interface Watch {
  readonly store: Store;
  readonly folder: string;
  readonly log: Logger;
  current(): Secrets;
  change(secrets: Secrets): void;
}

/**
 * Takes up secrets that a rotation or a restore has changed. Where the file is gone or does not fit the data, the service
 * goes on with those that it has, and says so once.
 */
export function watchSecrets({ store, folder, log, current, change }: Watch): () => Promise<void> {
  let told = '';
  return async () => {
    try {
      const found = await readSecrets(folder);
      if (found === undefined) throw new Error('secrets.json is gone from the data folder');
      const isWaiting = existsSync(join(folder, nextSecretsFile));
      if (!isWaiting && JSON.stringify(found) === JSON.stringify(current())) return;
      const secrets = await matchSecrets(store, folder, found);
      told = '';
      if (JSON.stringify(secrets) === JSON.stringify(current())) return;
      const isOther = secrets.link_key !== current().link_key || secrets.hash_key !== current().hash_key;
      change(secrets);
      if (isOther) log.info('the secrets have changed: rotated or restored');
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (message !== told) log.error({ err: error }, 'the secrets cannot be read again; the old ones go on');
      told = message;
    }
  };
}
