import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { DiskFiles } from './disk.ts';
import { fileStoreContract } from './testing/fileStoreContract.ts';

fileStoreContract('DiskFiles', (folder) => {
  const openAgain = () => new DiskFiles(join(folder, 'live'));
  return { files: openAgain(), openAgain, folder };
});

test('content is stored before its folder exists, also by several concurrent writers', async () => {
  const data = await mkdtemp(join(tmpdir(), 'canvass-test-'));
  try {
    const files = new DiskFiles(join(data, 'not', 'there', 'yet'));
    const keys = ['1', '2', '3'].map((last) => `00000000-0000-4000-8000-00000000000${last}`);
    await Promise.all(keys.map((key) => files.put(Readable.from([Buffer.from(key)]), key)));
    for (const key of keys) assert.equal(await text(files.read(key)), key);
    // A restore or an operator may remove a folder while the service runs.
    await rm(join(data, 'not'), { recursive: true });
    const { storage_key } = await files.put(Readable.from([Buffer.from('again')]), keys[0]);
    assert.equal(await text(files.read(storage_key)), 'again');
  } finally {
    await rm(data, { recursive: true });
  }
});
