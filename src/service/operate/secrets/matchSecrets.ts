import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { flushFolder } from '#store/files/flushFolder.ts';
import {
  changeInstallationId,
  installationId,
  setFirstInstallationId,
} from '#store/query/operate/installation.ts';
import { countOccupants } from '#store/query/operate/occupants.ts';
import { readSecrets, type Secrets, secretsFile, UnusableSecrets } from '#store/secrets.ts';
import type { Store } from '#store/store.ts';

/** Where secrets wait that belong to rows which are about to be put in place. */
export const nextSecretsFile = 'secrets.next.json';

/**
 * The secrets that belong to the rows. A restore that was cut off between rows and secrets is brought to its end here;
 * secrets of another installation are refused, unless there is nothing yet that they could harm.
 */
export async function matchSecrets(store: Store, folder: string, secrets: Secrets): Promise<Secrets> {
  if ((await installationId(store.read)) === undefined)
    await store.write(({ db }) => setFirstInstallationId(db, secrets.installation));
  const id = await installationId(store.read);
  const next = await readSecrets(folder, nextSecretsFile);
  if (next !== undefined && next.installation === id) {
    await placeNextSecrets(folder);
    return next;
  }
  if (id === secrets.installation) return secrets;
  const { organizations, users } = await countOccupants(store.read);
  if (organizations + users === 0) {
    await store.write(({ db }) => changeInstallationId(db, secrets.installation));
    return secrets;
  }
  throw new UnusableSecrets(
    `${join(folder, secretsFile)} belongs to another installation than the database. Name the right folder with --data <folder> or CANVASS_DATA, or the right database with DATABASE_URL; or restore a backup of both with --replace.`,
  );
}

/** Idempotent: a second process finds the work done. */
export async function placeNextSecrets(folder: string): Promise<void> {
  await rename(join(folder, nextSecretsFile), join(folder, secretsFile)).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  });
  await flushFolder(folder);
}
