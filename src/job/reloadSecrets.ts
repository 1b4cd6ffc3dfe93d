import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { matchSecrets, nextSecretsFile } from '#service/operate/secrets/matchSecrets.ts';
import { readSecrets, type Secrets } from '#store/secrets.ts';
import type { Store } from '#store/store.ts';

/** The secrets that the process works with. */
export interface SecretsHolder {
  current(): Secrets;
  change(secrets: Secrets): void;
}

/**
 * Reloads the secrets after a rotation or a restore. If the file is missing or does not match the database, the
 * service keeps the secrets it has and logs the error once.
 */
export function reloadSecrets(
  { store, folder, log }: { store: Store; folder: string; log: Logger },
  holder: SecretsHolder,
): () => Promise<void> {
  let lastError = '';
  return async () => {
    try {
      const found = await readSecrets(folder);
      if (found === undefined) throw new Error('secrets.json is gone from the data folder');
      const isPending = existsSync(join(folder, nextSecretsFile));
      if (!isPending && JSON.stringify(found) === JSON.stringify(holder.current())) return;
      const secrets = await matchSecrets(store, folder, found);
      lastError = '';
      const before = holder.current();
      if (JSON.stringify(secrets) === JSON.stringify(before)) return;
      holder.change(secrets);
      if (secrets.link_key !== before.link_key || secrets.hash_key !== before.hash_key)
        log.info('the secrets have changed: rotated or restored');
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (message !== lastError)
        log.error({ err: error }, 'the secrets cannot be read again; the old ones go on');
      lastError = message;
    }
  };
}
