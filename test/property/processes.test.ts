import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { apiKeyPrefix, hashApiKey, newApiKey } from '#kit/secret/apiKey.ts';
import { createApiKey } from '#service/organization/key/createApiKey.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { insertKey } from '#store/query/organization/key.ts';
import { requestsPerHour } from '#store/store.ts';
import { eachEngine, type TestData } from '../support/engines.ts';
import { eventually } from '../support/eventually.ts';
import { isFullRun } from '../support/fullRun.ts';
import { setRequestsUsed } from '../support/setRequestsUsed.ts';
import { startService } from '../support/startService.ts';
import { ApiReader, type ReadAnswer } from './apiReader.ts';
import { addOrganization } from './example.ts';

const processes = isFullRun ? 4 : 2;
const run = promisify(execFile);
const canvass = join(import.meta.dirname, '../../bin/canvass');

eachEngine((engine) => {
  test(`${processes} processes on the same data`, async (t) => {
    await using data = await engine.open();
    await using stack = new AsyncDisposableStack();
    const env = { ...data.env, CANVASS_LOG_LEVEL: 'warn' };
    const services = await Promise.all(Array.from({ length: processes }, () => startService(env)));
    for (const service of services) stack.use(service);
    const urls = services.map(({ url }) => url);

    await t.test('a new key works at once in all of them', () => checkNewKeys(data, urls));
    await t.test('a revoked key is refused by all of them a second later', () => checkRevocation(data, urls));
    await t.test('of requests to all of them at once, exactly 10,000 are answered in the hour', () =>
      checkLimit(data, urls),
    );
  });
});

async function checkNewKeys(data: TestData, urls: readonly string[]): Promise<void> {
  const { organizationId } = await addOrganization(data.store);
  const args = [canvass, 'keys', 'create', '--organization', organizationId, '--name', 'new'];
  const { stdout } = await run(process.execPath, args, { env: data.env });
  assert.deepEqual(await statuses(urls, stdout.trim()), Array(processes).fill(200));

  // An earlier refusal must not be cached.
  const key = newApiKey();
  assert.deepEqual(await statuses(urls, key), Array(processes).fill(401));
  await data.store.write(({ db }) =>
    insertKey(db, {
      organization_id: organizationId,
      id: 'later',
      name: 'later',
      hash: hashApiKey(key),
      prefix: apiKeyPrefix(key),
      created_at: Date.now(),
    }),
  );
  assert.deepEqual(await statuses(urls, key), Array(processes).fill(200));
}

/** The key is in constant use: being used must not keep it valid. */
async function checkRevocation(data: TestData, urls: readonly string[]): Promise<void> {
  const { key, keyId } = await addOrganization(data.store);
  assert.deepEqual(await statuses(urls, key), Array(processes).fill(200));
  let using = true;
  const use = urls.map(async (url) => {
    const reader = new ApiReader(url, key);
    for (; using; await sleep(20)) await reader.get('/v2');
    reader.close();
  });
  await run(process.execPath, [canvass, 'keys', 'revoke', keyId], { env: data.env });
  await eventually(async () => (await statuses(urls, key)).every((status) => status === 401));
  using = false;
  await Promise.all(use);
}

async function statuses(urls: readonly string[], key: string): Promise<number[]> {
  return await Promise.all(
    urls.map(async (url) => {
      const reader = new ApiReader(url, key);
      const { status } = await reader.get('/v2');
      reader.close();
      return status;
    }),
  );
}

/** Requests from the first of the hour on, and those around its last. */
const batch = isFullRun ? { first: 600, last: 1200 } : { first: 200, last: 600 };
const paths = ['/v2', '/v1', '/v2/forms?limit=1', '/v2/workspaces'];

async function checkLimit(data: TestData, urls: readonly string[]): Promise<void> {
  const { organizationId, key } = await addOrganization(data.store);
  const other = await createApiKey(operatorWrites(data.store, organizationId), 'other', Date.now());
  const keys = [key, other.key];

  const first = await askAtOnce(urls, keys, batch.first);
  assert.deepEqual(
    first.filter(({ status }) => status !== 200),
    [],
  );
  assert.deepEqual(numbersOf(first), numbersFrom(requestsPerHour - batch.first, batch.first));

  const allowed = batch.last / 2;
  await setRequestsUsed(data, organizationId, requestsPerHour - allowed);
  const last = await askAtOnce(urls, keys, batch.last);
  const good = last.filter(({ status }) => status === 200);
  const refused = last.filter(({ status }) => status === 429);
  assert.deepEqual([good.length, refused.length], [allowed, batch.last - allowed]);
  assert.deepEqual(numbersOf(good), numbersFrom(0, allowed), 'each request has its own number in the hour');

  const resets = new Set([...first, ...last].map(({ headers }) => headers.get('x-ratelimit-reset')));
  assert.equal(resets.size, 1, `one hour, and not ${[...resets]}`);
  for (const answer of refused) {
    assert.equal(remaining(answer), 0);
    const wait = Number(answer.headers.get('retry-after'));
    assert.ok(wait >= 1 && wait <= 3600, `Retry-After: ${wait}`);
  }
}

/** On three connections to each process, with two keys of the one organisation. */
async function askAtOnce(
  urls: readonly string[],
  keys: readonly string[],
  count: number,
): Promise<ReadAnswer[]> {
  const answers: ReadAnswer[] = [];
  let left = count;
  const lanes = [...urls, ...urls, ...urls].map(async (url, lane) => {
    const reader = new ApiReader(url, keys[lane % keys.length] ?? '');
    while (left > 0) {
      left -= 1;
      answers.push(await reader.get(paths[left % paths.length] ?? ''));
    }
    reader.close();
  });
  await Promise.all(lanes);
  return answers;
}

function remaining(answer: ReadAnswer): number {
  return Number(answer.headers.get('x-ratelimit-remaining'));
}

function numbersOf(answers: readonly ReadAnswer[]): number[] {
  return answers.map(remaining).toSorted((one, two) => one - two);
}

function numbersFrom(start: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => start + index);
}
