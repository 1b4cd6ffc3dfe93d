import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { removeUnneeded } from '#service/base/content/removeUnneeded.ts';
import { removeExpiredUploads } from '#service/collect/upload/removeExpiredUploads.ts';
import { exportArchive } from '#service/transfer/archive/exportArchive.ts';
import { findOrganization } from '#store/query/organization/organization.ts';
import { backUp, restoreInto } from '../backup/installation.ts';
import { addForm } from '../submission/example.ts';
import { eachEngine, engine as engineOf, type TestData } from '../support/engines.ts';
import { startService } from '../support/startService.ts';
import { application, uploaderTo } from './uploader.ts';

async function contentOf(data: TestData): Promise<string[]> {
  const names = await readdir(join(data.folder, 'files'), { recursive: true }).catch(() => []);
  return names.filter((name) => name.length > 2);
}

eachEngine((engine) => {
  test('unclaimed uploads are in no archive, and a restore leaves nothing of them', async () => {
    await using data = await engine.open();
    const example = await addForm(data.store, {}, { id: 'apply001', definition: application });
    const path = join(data.folder, 'before.tar');
    assert.ok((await backUp(data, path)).ok);
    await using service = await startService(data.env);
    const uploader = uploaderTo(service.url, 'apply001');
    await uploader.file('field2', 'whole.txt', Buffer.from('whole'));
    const { id, ticket } = (await uploader.begin({ field: 'field2', name: 'half.txt', size: 6 })).body;
    await uploader.put(id, ticket, Buffer.from('abc'), 'bytes 0-2/6');
    assert.equal((await contentOf(data)).length, 2);

    const organization = await findOrganization(data.store.read, example.organizationId);
    assert.ok(organization !== undefined);
    const archive = join(data.folder, 'archive');
    assert.ok((await exportArchive(data, organization, archive)).ok);
    const written = await readdir(archive, { recursive: true });
    assert.ok(!written.some((name) => /whole|half/.test(name)), written.join());

    assert.ok((await restoreInto(data, path, { replace: true })).ok);
    assert.deepEqual(await contentOf(data), []);
    assert.equal((await uploader.look(id, ticket)).status, 404);
  });
});

test('after a kill an upload can be resumed, and nothing stays longer than a day', async () => {
  await using data = await engineOf('sqlite').open();
  await addForm(data.store, {}, { id: 'apply001', definition: application });
  await using first = await startService(data.env);
  const begun = await uploaderTo(first.url, 'apply001').begin({ field: 'field2', name: 'a', size: 500_000 });
  const { id, ticket } = begun.body;
  await uploaderTo(first.url, 'apply001').put(id, ticket, Buffer.alloc(1000), 'bytes 0-999/500000');
  const { hostname, port } = new URL(first.url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.write(
    `PUT /f/apply001/files/${id} HTTP/1.1\r\nHost: a\r\nUpload-Ticket: ${ticket}\r\n` +
      'Content-Range: bytes 1000-499999/500000\r\nContent-Length: 499000\r\n\r\n',
  );
  socket.write(Buffer.alloc(200_000));
  const { storage_key } = await data.store.read.selectFrom('upload').selectAll().executeTakeFirstOrThrow();
  while ((await data.files.parts.size(storage_key)) <= 1000)
    await new Promise((resolve) => setTimeout(resolve, 10));
  await first.kill();

  await using second = await startService(data.env);
  const { body } = await uploaderTo(second.url, 'apply001').look(id, ticket);
  assert.deepEqual(body, { received: 1000 }, 'what was flushed counts');
  await removeExpiredUploads(data, Date.now() + 26 * 3_600_000);
  await removeUnneeded(data, { grace: 0 });
  assert.deepEqual(await contentOf(data), []);
  assert.equal((await uploaderTo(second.url, 'apply001').look(id, ticket)).status, 404);
});
