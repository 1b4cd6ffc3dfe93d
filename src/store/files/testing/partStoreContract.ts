import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, test } from 'node:test';
import { newUuid } from '#kit/ids.ts';
import type { PartStore } from '../partStore.ts';

export interface OpenedPartStore {
  parts: PartStore;
  /** Opens the same store again, like another process. */
  openAgain(): PartStore;
}

/** Tests that every implementation of {@link PartStore} must pass. `open` makes an empty store in the given folder. */
export function partStoreContract(name: string, open: (folder: string) => OpenedPartStore): void {
  const withParts = (work: (opened: OpenedPartStore) => Promise<void>) =>
    inFolder((folder) => work(open(folder)));

  describe(`${name} are a part store`, () => {
    test('a chunked upload is written by one process after the other', () =>
      withParts(async ({ parts, openAgain }) => {
        const key = newUuid();
        assert.equal(await parts.size(key), 0);
        const first = await parts.open(key);
        await first.write(Buffer.from('first, '), 0);
        await first.sync();
        await first.close();
        const other = openAgain();
        assert.equal(await other.size(key), 7);
        const second = await other.open(key);
        await second.write(Buffer.from('SECOND'), 7);
        await second.write(Buffer.from('second'), 7);
        await second.sync();
        assert.equal(await text(parts.read(key)), 'first, second');
        await second.close();
        assert.equal(await openAgain().size(key), 13);
      }));

    test('a removed part is gone for every process, and may be removed again', () =>
      withParts(async ({ parts, openAgain }) => {
        const [key, other] = [newUuid(), newUuid()];
        for (const each of [key, other]) {
          const part = await parts.open(each);
          await part.write(Buffer.from('half'), 0);
          await part.close();
        }
        await openAgain().remove(key);
        await parts.remove(key);
        assert.deepEqual([await parts.size(key), await parts.size(other)], [0, 4]);
      }));

    test('only a UUID is a storage key', () =>
      withParts(async ({ parts }) => {
        for (const key of ['', '../../secrets.json', `${newUuid()}/x`]) {
          await assert.rejects(parts.open(key), key);
          assert.throws(() => parts.read(key), key);
        }
      }));
  });
}

/** Gives `work` an empty folder and removes it afterwards. */
export async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'canvass-test-'));
  try {
    await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}
