import assert from 'node:assert/strict';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { queueContentRemoval } from '#store/query/operate/contentRemoval.ts';
import { readSecrets } from '#store/secrets.ts';
import { eachEngine } from '../support/engines.ts';
import { addFile, allContent, allRows, backUp, fill, restoreInto } from './installation.ts';

eachEngine((engine) => {
  for (const name of ['plain.tar', 'compressed.tar.gz', 'compressed.tgz']) {
    test(`${name}: rows, file content and secrets come back as they were, elsewhere`, async () => {
      await using data = await engine.open();
      await fill(data);
      await fill(data, '2');
      const path = join(data.folder, name);
      const made = await backUp(data, path);
      assert.ok(made.ok && made.value.missing === 0);
      const compressed = (await readFile(path)).readUInt16BE() === 0x1f8b;
      assert.equal(compressed, name !== 'plain.tar');

      await using other = await engine.open();
      const restored = await restoreInto(other, path);
      assert.ok(restored.ok);
      assert.equal(restored.value.organizations, 2);
      assert.equal(restored.value.secretsChanged, false, 'nothing was there that the old ones had signed');
      assert.deepEqual(await allRows(other.store.read), await allRows(data.store.read));
      assert.equal(
        Object.keys(await allContent(other.folder)).length,
        2 * (3 + 1),
        'three files and a logo of each',
      );
      assert.deepEqual(await allContent(other.folder), await allContent(data.folder));
      const [ours, theirs] = [await readSecrets(data.folder), await readSecrets(other.folder)];
      assert.ok(ours !== undefined && theirs !== undefined);
      assert.deepEqual({ ...theirs, installation: '' }, { ...ours, installation: '' });
      assert.equal((await stat(join(other.folder, 'secrets.json'))).mode & 0o777, 0o600);
      await (await other.openAgain()).close();
    });
  }

  test('signatures of another installation become invalid, and that is reported', async () => {
    await using source = await engine.open();
    await fill(source);
    const path = join(source.folder, 'a.tar');
    await backUp(source, path);
    await using data = await engine.open();
    await fill(data, '2');
    const restored = await restoreInto(data, path, { replace: true });
    assert.equal(restored.ok && restored.value.secretsChanged, true);
  });

  test('only the owner can read a backup, and nothing unfinished stays behind', async () => {
    await using data = await engine.open();
    await fill(data);
    const path = join(data.folder, 'a.tar');
    await backUp(data, path);
    assert.equal((await stat(path)).mode & 0o777, 0o600);
    assert.deepEqual(await readdir(join(data.folder, 'staging')), []);
    assert.deepEqual(
      (await readdir(data.folder)).filter((name) => name.endsWith('.tmp')),
      [],
    );
  });

  test('a file that exists is not replaced', async () => {
    await using data = await engine.open();
    const path = join(data.folder, 'a.tar');
    await writeFile(path, 'precious');
    assert.deepEqual(await backUp(data, path), { ok: false, failure: { code: 'target_exists' } });
    assert.equal(await readFile(path, 'utf8'), 'precious');
  });

  test('a file row without its content does not stop a backup', async () => {
    await using data = await engine.open();
    const organizationId = await fill(data);
    await data.files.remove(await addFile(data, organizationId, 9));
    const path = join(data.folder, 'a.tar');
    const made = await backUp(data, path);
    assert.ok(made.ok && made.value.missing === 1);
    await using other = await engine.open();
    assert.ok((await restoreInto(other, path)).ok);
    assert.deepEqual(await allRows(other.store.read), await allRows(data.store.read));
  });

  test('a replace removes the old data with its file content, and keeps what both have', async () => {
    await using data = await engine.open();
    const organizationId = await fill(data);
    const path = join(data.folder, 'a.tar');
    await backUp(data, path);
    const [rows, content] = [await allRows(data.store.read), await allContent(data.folder)];

    await fill(data, '2');
    await addFile(data, organizationId, 9);
    // Content of rows that are already deleted.
    const { storage_key } = await data.files.put(Readable.from([Buffer.from('unneeded')]));
    await data.store.write(({ db }) => queueContentRemoval(db, [{ storage_key }]));
    const [damaged] = Object.keys(content);
    await writeFile(join(data.folder, 'files', damaged ?? ''), 'cut');
    const restored = await restoreInto(data, path, { replace: true });
    assert.ok(restored.ok);
    assert.equal(restored.value.secretsChanged, false);
    assert.deepEqual(await allRows(data.store.read), rows);
    assert.deepEqual(await allContent(data.folder), content);
    // The restored installation can be used and backed up again.
    await fill(data, '3');
    assert.ok((await backUp(data, join(data.folder, 'b.tar'))).ok);
  });
});
