import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Slots, sharePlaces } from './shareSlots.ts';
import type { OrganizationId } from './tables.ts';

const slots: Slots = { usual: 16, of: new Map(), held: new Map(), share: 64, alone: 192 };

function due(organization: string, receiver: string, runs: number) {
  return { organization_id: organization as OrganizationId, receiver, runs };
}

function given(...args: Parameters<typeof sharePlaces>): [string, string, number][] {
  return sharePlaces(...args).asked.map(({ organization_id, receiver, slots }) => [
    organization_id,
    receiver,
    slots,
  ]);
}

test('each organisation gets the same number of places, until it has no more runs', () => {
  const receivers = [
    due('a', 'mail', 100),
    due('a', 'slack:x', 100),
    due('b', 'mail', 3),
    due('c', 'mail', 9),
  ];
  assert.deepEqual(given(receivers, 9, slots), [
    ['a', 'mail', 3],
    ['b', 'mail', 3],
    ['c', 'mail', 3],
  ]);
  assert.deepEqual(given(receivers, 36, slots), [
    ['a', 'mail', 16],
    ['a', 'slack:x', 8],
    ['b', 'mail', 3],
    ['c', 'mail', 9],
  ]);
});

test('the one that holds fewest comes first', () => {
  const held = new Map([
    ['a', 10],
    ['b', 2],
  ]);
  const receivers = [due('a', 'mail', 5), due('b', 'mail', 5)];
  assert.deepEqual(given(receivers, 4, { ...slots, held }), [['b', 'mail', 4]]);
});

test('a host that many organisations use holds no more than a share', () => {
  const host = 'https://hooks.example.org';
  const names = Array.from({ length: 20 }, (_, number) => `organisation ${number}`);
  const receivers = [...names.map((name) => due(name, host, 16)), due('z', 'slack:x', 16)];
  const found = given(receivers, 256, slots);
  const ofHost = found
    .filter(([, receiver]) => receiver === host)
    .reduce((sum, [, , count]) => sum + count, 0);
  assert.equal(ofHost, 64);
  assert.deepEqual(found.at(-1), ['z', 'slack:x', 16]);
});

test('shares are even if everybody has as many as they may, or as many as the others', () => {
  const isEven = (...args: Parameters<typeof sharePlaces>) => sharePlaces(...args).isEven;
  const [long, short] = [due('a', 'mail', 16), due('b', 'mail', 3)];
  assert.equal(isEven([long], 16, slots), true, 'no place is left');
  assert.equal(isEven([long], 17, slots), false, 'a place is left');
  assert.equal(isEven([long, short], 6, slots), true, 'three each');
  assert.equal(isEven([long, short], 7, slots), true, 'one more');
  assert.equal(isEven([long, short], 8, slots), false, 'the runs of one were too few');
  const held = new Map([
    ['a', 64],
    ['b', 64],
  ]);
  assert.equal(isEven([long, short], 100, { ...slots, held }), true, 'nobody may have more');
});
