import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeUnneeded } from '#service/base/content/removeUnneeded.ts';
import { type DataConfig, openData } from '#service/operate/openData.ts';
import { queueContentRemoval } from '#store/query/operate/contentRemoval.ts';
import { insertFile } from '#store/query/response/file.ts';
import { appendResponses } from '#store/query/response/response.ts';
import type { OrganizationId } from '#store/tables.ts';
import { arriving, fileRow } from '../store/example.ts';

/** Stores responses and files, and removes files, until it is killed. The tests run it as a process. */
const config: DataConfig = JSON.parse(process.argv[2] ?? '');
const organizationId = 'acme' as OrganizationId;
const { store, files } = await openData(config);
const removable: { id: string; storage_key: string }[] = [];

for (let round = 1; ; round += 1) {
  await store.write((transaction) =>
    appendResponses(
      transaction,
      organizationId,
      Array.from({ length: 1 + (round % 5) }, () => arriving('form', { text: 'x'.repeat(500) })),
      Date.now,
    ),
  );
  const content = await files.put(Readable.from([Buffer.from(`content ${round}`)]));
  const id = `written${round}`;
  await store.write(({ db }) =>
    insertFile(db, { ...fileRow(organizationId, id, 1_000_000 + round), ...content }),
  );
  removable.push({ id, storage_key: content.storage_key });
  const old = removable.length > 20 ? removable.shift() : undefined;
  if (old !== undefined) {
    await store.write(async ({ db }) => {
      await db.deleteFrom('file').where('id', '=', old.id).execute();
      await queueContentRemoval(db, [old]);
    });
    // Removes content as eagerly as possible: only the lease of a backup protects it here.
    await removeUnneeded({ store, files }, { grace: 0 });
  }
  if (round === 30) process.stdout.write('under way\n');
  await sleep(1);
}
