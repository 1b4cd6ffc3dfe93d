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

/** Pending secrets: they belong to rows that are about to be committed. */
export const nextSecretsFile = 'secrets.next.json';

/**
 * Returns the secrets that belong to the database, and finishes a restore that was interrupted between rows and
 * secrets. Refuses secrets of another installation, unless the database is still empty.
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

/** Idempotent: a second process finds the file already moved. */
export async function placeNextSecrets(folder: string): Promise<void> {
  await rename(join(folder, nextSecretsFile), join(folder, secretsFile)).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  });
  await flushFolder(folder);
}
