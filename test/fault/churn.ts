import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { removeUnneeded } from '#service/base/content/removeUnneeded.ts';
import { type DataConfig, openData } from '#service/operate/openData.ts';
import { queueContentRemoval } from '#store/query/operate/contentRemoval.ts';
import { insertFile } from '#store/query/response/file.ts';
import type { OrganizationId } from '#store/tables.ts';
import { fileRow } from '../store/example.ts';

/**
 * Stores files of an organisation and soon deletes them, more eagerly than any real client, until it is killed:
 * only a lease protects content. Runs as a process.
 */
const [config, organizationId]: [DataConfig, OrganizationId] = JSON.parse(process.argv[2] ?? '');
const { store, files } = await openData(config);
const kept: { id: string; storage_key: string }[] = [];
// Times are unique within a list, and another process may write to the same one.
let time = Math.floor(Math.random() * 1e12);

for (;;) {
  const content = await files.put(Readable.from([Buffer.alloc(2000, 'x')]));
  const id = randomUUID();
  time += 1;
  await store.write(({ db }) => insertFile(db, { ...fileRow(organizationId, id, time), ...content }));
  kept.push({ id, storage_key: content.storage_key });
  const old = kept.length > 50 ? kept.shift() : undefined;
  if (old === undefined) continue;
  await store.write(async ({ db }) => {
    await db
      .deleteFrom('file')
      .where('organization_id', '=', organizationId)
      .where('id', '=', old.id)
      .execute();
    await queueContentRemoval(db, [old]);
  });
  await removeUnneeded({ store, files }, { grace: 0 });
  process.stdout.write('.');
}
