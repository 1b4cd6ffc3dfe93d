import { changeInstallationId } from '#store/query/operate/installation.ts';
import { deleteHashed } from '#store/query/operate/sealed.ts';
import { newSecrets, replaceSecrets } from '#store/secrets.ts';
import type { Data } from '../openData.ts';
import { nextSecretsFile, placeNextSecrets } from './matchSecrets.ts';

/**
 * Makes new secrets for an installation that has lost its own. What the old ones sealed stays sealed; what was known by a
 * hash of theirs ends. The rows name the new ones before these are in place: whoever is killed between the two leaves
 * that to the next start.
 */
export async function createSecrets({ store, folder }: Pick<Data, 'store' | 'folder'>): Promise<void> {
  const secrets = newSecrets();
  await replaceSecrets(folder, secrets, nextSecretsFile);
  await store.write(async ({ db }) => {
    await changeInstallationId(db, secrets.installation);
    await deleteHashed(db);
  });
  await placeNextSecrets(folder);
}
