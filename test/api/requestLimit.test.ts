import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createApiKey } from '#service/organization/key/createApiKey.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { onSqlite } from '../support/engines.ts';
import { setRequestsUsed } from '../support/setRequestsUsed.ts';
import { startService } from '../support/startService.ts';
import { type Answer, type ApiService, ask, baseUrl, startApi } from './apiService.ts';
import { fileIds } from './sampleFiles.ts';

const hour = 3_600_000;

function left(answer: Answer): number {
  assert.equal(answer.headers['x-ratelimit-limit'], '10000');
  assert.match(answer.headers['x-ratelimit-reset'] ?? '', /^\d{10}$/);
  return Number(answer.headers['x-ratelimit-remaining']);
}

onSqlite((engine) => {
  let api: ApiService;
  let secondKey: string;
  before(async () => {
    api = await startApi(engine);
    secondKey = (await createApiKey(operatorWrites(api.data.store, api.organizationId), 'second', Date.now()))
      .key;
  });
  after(() => api.close());

  async function setUsed(count: number, reset = Date.now() + hour): Promise<void> {
    await api.ask('/v2');
    await setRequestsUsed(api.data, api.organizationId, count, reset);
  }

  const counted: [what: string, path: string, asking: object, status: number][] = [
    ['200', '/v2', {}, 200],
    ['200 of v1', '/v1', {}, 200],
    ['HEAD', '/v2', { method: 'HEAD' }, 200],
    ['400', '/v2/forms?limit=0', {}, 400],
    ['404 of a path', '/v2/nothing', {}, 404],
    ['404 of an id', '/v2/forms/nothing1', {}, 404],
    ['404 of a malformed id', '/v2/forms/%zz', {}, 404],
    ['405', '/v2', { method: 'POST' }, 405],
    ['a file', `/v2/files/${fileIds.alphabet}/content`, {}, 200],
    ['206', `/v2/files/${fileIds.alphabet}/content`, { headers: { Range: 'bytes=0-1' } }, 206],
    ['304', `/v2/files/${fileIds.alphabet}/content`, { headers: { 'If-None-Match': '*' } }, 304],
    ['416', `/v2/files/${fileIds.alphabet}/content`, { headers: { Range: 'bytes=99-' } }, 416],
  ];
  for (const [what, path, asking, status] of counted) {
    test(`${what} counts`, async () => {
      const first = await api.ask('/v2');
      const answer = await api.ask(path, asking);
      assert.equal(answer.status, status);
      assert.equal(left(answer), left(first) - 1);
      assert.equal(left(await api.ask('/v2')), left(first) - 2);
    });
  }

  const uncounted: [what: string, path: string, asking: object, status: number][] = [
    ['401', '/v2', { key: null }, 401],
    ['a long URL', `/v2/${'a'.repeat(8200)}`, {}, 414],
    ['large headers', '/v2', { headers: { 'X-Large': 'a'.repeat(17_000) } }, 431],
    ['a large body', '/v2', { headers: { 'Content-Length': '1000000' } }, 413],
    ['a path outside the API', '/healthz', {}, 200],
    ['nothing outside the API', '/nothing', {}, 404],
  ];
  for (const [what, path, asking, status] of uncounted) {
    test(`${what} does not count`, async () => {
      const first = await api.ask('/v2');
      const answer = await api.ask(path, asking);
      assert.equal(answer.status, status);
      for (const name of ['limit', 'remaining', 'reset'])
        assert.equal(answer.headers[`x-ratelimit-${name}`], undefined);
      assert.equal(left(await api.ask('/v2')), left(first) - 1);
    });
  }

  test('a signed link without a key does not count, with one it does', async () => {
    const listed = await api.ask('/v1/form/survey01/responses');
    const link = /https:[^"]*0001\/content\?[^"]*/.exec(listed.text)?.[0]?.slice(baseUrl.length) ?? '';
    const answer = await api.ask(link, { key: null });
    assert.equal(answer.status, 200);
    assert.equal(answer.headers['x-ratelimit-limit'], undefined);
    const withKey = await api.ask(link);
    assert.equal(withKey.status, 200);
    assert.equal(left(withKey), left(listed) - 1);
  });

  test('the hour begins with its first request and ends an hour later', async () => {
    await setUsed(17, Date.now() - 1);
    const started = Date.now();
    const answer = await api.ask('/v2');
    assert.equal(left(answer), 9999);
    const reset = Number(answer.headers['x-ratelimit-reset']) * 1000;
    assert.ok(reset >= started + hour && reset <= Date.now() + hour + 1000);
    const next = await api.ask('/v1');
    assert.equal(left(next), 9998);
    assert.equal(next.headers['x-ratelimit-reset'], answer.headers['x-ratelimit-reset']);
  });

  test('the 10,000th is answered and the next is not, for all keys and both versions', async () => {
    const reset = Date.now() + 1_234_000;
    await setUsed(9_998, reset);
    assert.equal(left(await api.ask('/v1', { key: secondKey })), 1);
    const last = await api.ask('/v2');
    assert.deepEqual([last.status, left(last)], [200, 0]);
    for (const [path, asking] of [
      ['/v2', {}],
      ['/v1', { key: secondKey }],
      ['/v2/nothing', {}],
      ['/v2/forms/%zz', {}],
      ['/v2/forms?limit=0', {}],
      ['/v2', { method: 'POST' }],
      [`/v2/files/${fileIds.alphabet}/content`, {}],
    ] as [string, object][]) {
      const refused = await api.ask(path, asking);
      assert.equal(refused.status, 429, path);
      assert.equal(left(refused), 0);
      assert.equal(refused.headers['x-ratelimit-reset'], String(Math.ceil(reset / 1000)));
      const wait = Number(refused.headers['retry-after']);
      assert.ok(wait > 1_100 && wait <= 1_234, `Retry-After: ${wait}`);
      const { error } = JSON.parse(refused.text);
      assert.deepEqual(
        [error.type, error.code, error.param],
        ['rate_limit', 'rate_limit_exceeded', undefined],
      );
    }
    assert.equal((await api.ask('/v2', { method: 'HEAD' })).status, 429);
    assert.equal((await api.ask('/v2', { key: 'nobody' })).status, 401, 'a wrong key is told first');
    assert.equal((await api.ask('/v2', { key: api.otherKey })).status, 200, 'others go on');
    const link = /https:[^"]*0001\/content\?[^"]*/;
    await setUsed(0);
    const signed =
      link.exec((await api.ask('/v1/form/survey01/responses')).text)?.[0]?.slice(baseUrl.length) ?? '';
    await setUsed(10_000);
    assert.equal((await api.ask(signed, { key: null })).status, 200, 'a link needs no requests');
    assert.equal((await api.ask('/healthz', { key: null })).status, 200);
  });

  test('no request is answered twice for one count when many come at once', async () => {
    await setUsed(9_950);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => api.ask(index % 2 === 0 ? '/v1' : '/v2')),
    );
    assert.equal(answers.filter(({ status }) => status === 200).length, 50);
    assert.equal(answers.filter(({ status }) => status === 429).length, 50);
  });

  test('the count survives SIGTERM and a crash', async () => {
    await setUsed(5_000, Date.now() + 2_000_000);
    const first = await api.ask('/v2');
    let last = left(first);
    for (const end of ['stop', 'kill', 'kill'] as const) {
      const service = await startService(api.data.env);
      const answer = await ask(service.url, '/v2', { key: api.key });
      await service[end]();
      assert.equal(left(answer), last - 1);
      assert.equal(answer.headers['x-ratelimit-reset'], first.headers['x-ratelimit-reset']);
      last = left(answer);
    }
  });
});
