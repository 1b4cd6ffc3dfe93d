import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DiskSpace } from '#store/files/diskSpace.ts';
import { type AdmittedBody, BodyAdmission } from './bodyAdmission.ts';

/** Admission control on a disk with this much room. */
function bodiesOn(room: number, most = { ofNetwork: 64, ofAll: 512 }) {
  return new BodyAdmission(new DiskSpace(async () => ({ free: room, size: 0 })), most);
}

async function begun(bodies: BodyAdmission, network: string, bytes: number): Promise<AdmittedBody | string> {
  const result = await bodies.begin(network, bytes);
  return result.ok ? result.value : result.failure.code;
}

const isBody = (body: AdmittedBody | string) => typeof body !== 'string';

test('a network has a quarter of the room with several bodies, and any part of it with its first', async () => {
  const bodies = bodiesOn(1000);
  const first = await begun(bodies, 'a', 200);
  assert.ok(isBody(first) && isBody(await begun(bodies, 'a', 50)));
  assert.equal(await begun(bodies, 'a', 1), 'unfinished_limit');
  assert.ok(isBody(await begun(bodies, 'b', 700)), 'somebody else is not kept out');
  assert.equal(await begun(bodies, 'c', 51), 'disk_full');
  assert.ok(isBody(await begun(bodies, 'c', 50)));
  if (typeof first !== 'string') first.end();
  assert.ok(isBody(await begun(bodies, 'a', 200)), 'what has ended counts no longer');
});

test('concurrent bodies reserve no more than there is', async () => {
  const bodies = bodiesOn(1000);
  const results = await Promise.all(
    Array.from({ length: 50 }, (_, at) => begun(bodies, `network${at}`, 100)),
  );
  assert.equal(results.filter(isBody).length, 10);
  const own = bodiesOn(1000);
  const ofOne = await Promise.all(Array.from({ length: 50 }, () => begun(own, 'a', 10)));
  assert.equal(ofOne.filter(isBody).length, 25);
});

test('the number of bodies is limited per network and in total, and every end frees a slot', async () => {
  const bodies = bodiesOn(1e9, { ofNetwork: 2, ofAll: 3 });
  const [first] = [await begun(bodies, 'a', 0), await begun(bodies, 'a', 0)];
  assert.equal(await begun(bodies, 'a', 0), 'unfinished_limit');
  assert.ok(isBody(await begun(bodies, 'b', 0)));
  assert.equal(await begun(bodies, 'c', 0), 'busy');
  assert.ok(first !== undefined && typeof first !== 'string');
  first.end();
  first.end();
  assert.ok(isBody(await begun(bodies, 'c', 0)));
  assert.equal(await begun(bodies, 'd', 0), 'busy');
});

test('a disk that cannot be read holds no slot', async () => {
  const look = async () => {
    throw new Error('no such disk');
  };
  const bodies = new BodyAdmission(new DiskSpace(look), { ofNetwork: 1, ofAll: 1 });
  for (let times = 0; times < 3; times += 1) await assert.rejects(bodies.begin('a', 1), /no such disk/);
});
