import { changeInstallationId } from '#store/query/operate/installation.ts';
import { deleteHashed } from '#store/query/operate/sealed.ts';
import { newSecrets, replaceSecrets } from '#store/secrets.ts';
import type { Data } from '../openData.ts';
import { nextSecretsFile, placeNextSecrets } from './matchSecrets.ts';

/**
 * Creates new secrets for an installation that has lost its own. Values sealed with the old keys stay unreadable;
 * rows found by hash, such as sessions and one-time links, are deleted. The database takes the new installation id
 * before the file is moved into place; if the process is killed in between, the next start moves it.
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
