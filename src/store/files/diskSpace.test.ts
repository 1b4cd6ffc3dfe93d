import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DiskSpace } from './diskSpace.ts';

const megabyte = 1024 * 1024;

/** A disk with figures set by the test. */
function disk(free: number, size = 100 * 1024 * megabyte) {
  const figures = { free, size };
  return { figures, room: new DiskSpace(async () => ({ ...figures })) };
}

const restOf = (room: DiskSpace) => room.ask((rest) => rest);

test('256 MB stay free, or a twentieth of a small disk', async () => {
  assert.equal(await disk(300 * megabyte).room.ask((rest) => rest), 44 * megabyte);
  assert.equal(await disk(300 * megabyte, 1000 * megabyte).room.ask((rest) => rest), 250 * megabyte);
  const { room } = disk(256 * megabyte);
  assert.deepEqual([await room.has(0), await room.has(1)], [true, false]);
  assert.equal(await disk(200 * megabyte).room.has(0), false);
});

test('reserved bytes are unavailable to others until they are written or released', async () => {
  const { figures, room } = disk(356 * megabyte);
  const first = room.promise(60 * megabyte);
  assert.equal(await restOf(room), 40 * megabyte);
  const second = room.promise(40 * megabyte);
  assert.equal(await room.has(1), false);
  assert.ok(await first.take(10 * megabyte));
  figures.free -= 10 * megabyte;
  assert.equal(await restOf(room), 0, 'what was written is counted once');
  first.end();
  first.end();
  assert.equal(await restOf(room), 50 * megabyte);
  second.end();
  assert.equal(await restOf(room), 90 * megabyte);
});

test('a reservation holds only as far as the disk has room at the time of writing', async () => {
  const { figures, room } = disk(356 * megabyte);
  const promised = room.promise(100 * megabyte);
  assert.ok(await promised.take(9 * megabyte));
  // Another process has written meanwhile. A reading of the free space is valid for 8 MB only.
  figures.free = 257 * megabyte;
  assert.equal(await promised.take(2 * megabyte), false);
  figures.free = 300 * megabyte;
  await restOf(room);
  assert.ok(await promised.take(2 * megabyte), 'it goes on when there is room again');
});
