import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ByteRoom } from './byteRoom.ts';

/** Lets everything go on that waits for nothing but its turn. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

test('tasks wait in order until there is room for them', async () => {
  const room = new ByteRoom(10);
  const begun: string[] = [];
  const take = async (name: string, bytes: number) => {
    const free = await room.take(bytes);
    begun.push(name);
    return free;
  };
  const first = await take('first', 6);
  const second = take('second', 5);
  const third = take('third', 1);
  await turn();
  assert.deepEqual(begun, ['first'], 'a small one does not overtake');
  assert.equal(room.free, 0);
  first();
  const freeSecond = await second;
  const freeThird = await third;
  assert.deepEqual(begun, ['first', 'second', 'third']);
  assert.equal(room.free, 4);
  freeSecond();
  freeSecond();
  freeThird();
  assert.equal(room.free, 10, 'bytes are freed once');
});

test('something larger than the room has it for itself', async () => {
  const room = new ByteRoom(10);
  const free = room.hold(1);
  let hasBegun = false;
  const large = room.take(50).then((freeLarge) => {
    hasBegun = true;
    return freeLarge;
  });
  await turn();
  assert.equal(hasBegun, false);
  free();
  const freeLarge = await large;
  assert.equal(room.free, 0);
  freeLarge();
  assert.equal(room.free, 10);
});
