import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { describe, test } from 'node:test';
import { newUuid } from '#kit/ids.ts';
import type { FileStore } from '../fileStore.ts';
import { inFolder, partStoreContract } from './partStoreContract.ts';

export interface OpenedFileStore {
  files: FileStore;
  /** Opens the same store again, like another process. */
  openAgain(): FileStore;
  /** Empty, for local files and for held and staged content. */
  folder: string;
}

/**
 * Tests that every implementation of {@link FileStore} must pass. `open` makes an empty store in the given folder.
 */
export function fileStoreContract(name: string, open: (folder: string) => OpenedFileStore): void {
  const withStore = (work: (opened: OpenedFileStore) => Promise<void>) =>
    inFolder((folder) => work(open(folder)));
  partStoreContract(`the parts of ${name}`, (folder) => {
    const { files, openAgain } = open(folder);
    return { parts: files.parts, openAgain: () => openAgain().parts };
  });

  describe(`${name} is a file store`, () => {
    test('content is stored with its size and hash, and read whole or in ranges, also by another process', () =>
      withStore(async ({ files, openAgain }) => {
        const content = randomBytes(200_000);
        const stored = await files.put(
          Readable.from([content.subarray(0, 70_000), content.subarray(70_000)]),
        );
        const { storage_key: key } = stored;
        assert.deepEqual(stored, { storage_key: key, content_size: 200_000, sha256: sha256(content) });
        for (const store of [files, openAgain()]) {
          assert.deepEqual([await store.has(key), await store.size(key)], [true, 200_000]);
          const whole = store.read(key);
          assert.ok((await buffer(whole)).equals(content));
          assert.equal(whole.bytesRead, 200_000);
          const part = await buffer(store.read(key, { start: 69_999, end: 70_000 }));
          assert.ok(part.equals(content.subarray(69_999, 70_001)), 'both ends are inclusive');
        }
      }));

    test('empty content is content', () =>
      withStore(async ({ files }) => {
        const { storage_key, content_size } = await files.put(Readable.from([]));
        assert.deepEqual(
          [content_size, await files.has(storage_key), await files.size(storage_key)],
          [0, true, 0],
        );
        assert.equal(await text(files.read(storage_key)), '');
      }));

    test('several writers store at once under keys of their own', () =>
      withStore(async ({ files, openAgain }) => {
        const keys = Array.from({ length: 20 }, () => newUuid());
        const other = openAgain();
        await Promise.all(keys.map((key, index) => (index % 2 ? files : other).put(stream(key), key)));
        for (const key of keys) assert.equal(await text(files.read(key)), key);
        assert.deepEqual((await listed(files)).sort(), keys.sort());
      }));

    test('a stream that breaks leaves nothing', () =>
      withStore(async ({ files }) => {
        const key = newUuid();
        const broken = Readable.from(
          (async function* () {
            yield Buffer.from('half');
            throw new Error('the connection broke');
          })(),
        );
        await assert.rejects(files.put(broken, key), /the connection broke/);
        assert.deepEqual(
          [await files.has(key), await files.parts.size(key), await listed(files)],
          [false, 0, []],
        );
      }));

    test('content that is not there has no size and cannot be read', () =>
      withStore(async ({ files, folder }) => {
        const key = newUuid();
        assert.deepEqual([await files.has(key), await files.size(key)], [false, undefined]);
        await assert.rejects(buffer(files.read(key)));
        await assert.rejects(files.copyTo(key, join(folder, 'copy')));
        await files.remove(key);
        await files.discard(key);
      }));

    test('only a UUID is a storage key', () =>
      withStore(async ({ files }) => {
        for (const key of ['', '../../secrets.json', `${newUuid()}/x`]) {
          await assert.rejects(files.put(stream('x'), key), key);
          assert.throws(() => files.read(key), key);
        }
      }));

    test('removed content is gone for every process', () =>
      withStore(async ({ files, openAgain }) => {
        const first = (await files.put(stream('first'))).storage_key;
        const second = (await files.put(stream('second'))).storage_key;
        await openAgain().remove(first);
        assert.deepEqual([await files.has(first), await listed(files)], [false, [second]]);
        await files.discard(second);
        assert.deepEqual(await listed(openAgain()), []);
      }));

    test('a local file is adopted, and stays until its owner removes it', () =>
      withStore(async ({ files, folder }) => {
        const path = join(folder, 'received');
        const key = newUuid();
        await writeFile(path, 'received');
        await files.adopt(path, key);
        assert.equal(await readFile(path, 'utf8'), 'received');
        await rm(path);
        await writeFile(path, 'another');
        await assert.rejects(files.adopt(path, key), 'a key names one content forever');
        assert.equal(await text(files.read(key)), 'received');
      }));

    test('a copy outlives the content, and changing a lasting one leaves the content alone', () =>
      withStore(async ({ files, folder }) => {
        const key = (await files.put(stream('content'))).storage_key;
        const lasting = join(folder, 'lasting');
        const temporary = join(folder, 'temporary');
        await files.copyTo(key, lasting);
        await files.copyTo(key, temporary, { isTemporary: true });
        await writeFile(lasting, 'changed');
        assert.equal(await text(files.read(key)), 'content');
        await files.remove(key);
        assert.equal(await readFile(temporary, 'utf8'), 'content');
        assert.equal((await stat(lasting)).size, 'changed'.length);
      }));

    test('partial content becomes content when it is complete, also by another process', () =>
      withStore(async ({ files, openAgain }) => {
        const key = newUuid();
        const part = await files.parts.open(key);
        await part.write(Buffer.from('uploaded'), 0);
        await part.sync();
        assert.deepEqual([await files.has(key), await listed(files)], [false, []]);
        await openAgain().adoptPart(key);
        await part.close();
        assert.deepEqual([await files.parts.size(key), await listed(files)], [0, [key]]);
        assert.equal(await text(files.read(key)), 'uploaded');
      }));

    test('removing the key of an abandoned upload removes its part', () =>
      withStore(async ({ files }) => {
        const key = newUuid();
        const part = await files.parts.open(key);
        await part.write(Buffer.from('half'), 0);
        await part.close();
        await files.remove(key);
        assert.equal(await files.parts.size(key), 0);
      }));

    test('held content survives its removal until it is released', () =>
      withStore(async ({ files, folder }) => {
        const key = (await files.put(stream('held'))).storage_key;
        await files.put(stream('not held'));
        const held = files.holdIn(folder);
        assert.deepEqual(
          [await held.hold(key), await held.hold(key), await held.hold(newUuid())],
          [true, true, false],
        );
        await files.remove(key);
        assert.deepEqual([await listed(held), await held.size(key)], [[key], 4]);
        assert.equal(await text(held.read(key)), 'held');
        await held.release();
        assert.deepEqual(await listed(held), []);
      }));

    test('staged content enters the store when it is published, and replaces damaged content alone', () =>
      withStore(async ({ files, folder }) => {
        const [fresh, same, damaged] = [newUuid(), newUuid(), newUuid()];
        await files.put(stream('live'), same);
        await files.put(stream('cut'), damaged);
        const staged = files.stageIn(folder);
        await staged.add(fresh, stream('fresh'));
        await staged.add(same, stream('LIVE'));
        await staged.add(damaged, stream('complete'));
        await assert.rejects(staged.add(fresh, stream('again')));
        assert.deepEqual([await files.has(fresh), await text(files.read(damaged))], [false, 'cut']);
        await staged.publish();
        const contents = [fresh, same, damaged].map((key) => text(files.read(key)));
        assert.deepEqual(await Promise.all(contents), ['fresh', 'live', 'complete']);
      }));

    test('withdrawing takes out what publishing brought, and nothing that was there before', () =>
      withStore(async ({ files, folder }) => {
        const [fresh, before] = [newUuid(), newUuid()];
        await files.put(stream('before'), before);
        const staged = files.stageIn(folder);
        await staged.add(fresh, stream('fresh'));
        await staged.add(before, stream('BEFORE'));
        await staged.withdraw();
        assert.deepEqual(await listed(files), [before]);
        await staged.publish();
        await staged.withdraw();
        assert.deepEqual([await listed(files), await text(files.read(before))], [[before], 'before']);
      }));
  });
}

function stream(content: string): Readable {
  return Readable.from([Buffer.from(content)]);
}

function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

async function listed(store: Pick<FileStore, 'keys'>): Promise<string[]> {
  return await Array.fromAsync(store.keys());
}
