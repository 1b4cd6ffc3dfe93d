import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { newApiKey } from '#kit/secret/apiKey.ts';
import { listKeys } from '#store/query/organization/key.ts';
import { onSqlite } from '../support/engines.ts';
import { eventually } from '../support/eventually.ts';
import { type ApiService, baseUrl, startApi } from './apiService.ts';
import { canvass } from './canvass.ts';

const base64 = (text: string) => Buffer.from(text).toString('base64');

/** The Authorization header of a case, made from a valid key; undefined for none. */
type Header = (key: string) => string | undefined;

const good: [what: string, header: Header][] = [
  ['an empty password', (key) => `Basic ${base64(`${key}:`)}`],
  ['any password', (key) => `Basic ${base64(`${key}:se:cret`)}`],
  ['a scheme in lower case', (key) => `basic ${base64(`${key}:`)}`],
  ['a scheme in capitals', (key) => `BASIC ${base64(`${key}:`)}`],
  ['several spaces', (key) => `Basic   ${base64(`${key}:`)}`],
  [
    'a password of other bytes',
    (key) => `Basic ${Buffer.from(`${key}:\xff\xfe`, 'latin1').toString('base64')}`,
  ],
];

const bad: [what: string, header: Header, code: 'key_missing' | 'key_invalid'][] = [
  ['nothing', () => undefined, 'key_missing'],
  ['an empty header', () => '', 'key_missing'],
  ['the scheme alone', () => 'Basic', 'key_invalid'],
  ['the scheme and a space', () => 'Basic ', 'key_invalid'],
  ['no colon', (key) => `Basic ${base64(key)}`, 'key_invalid'],
  ['an empty key', () => `Basic ${base64(':')}`, 'key_invalid'],
  ['the key as the password', (key) => `Basic ${base64(`:${key}`)}`, 'key_invalid'],
  ['the key as it is', (key) => `Basic ${key}:`, 'key_invalid'],
  ['the key alone', (key) => key, 'key_missing'],
  ['Bearer', (key) => `Bearer ${key}`, 'key_missing'],
  ['Digest', (key) => `Digest username="${key}"`, 'key_missing'],
  ['missing padding', (key) => `Basic ${base64(`${key}:x`).replace(/=+$/, '')}`, 'key_invalid'],
  [
    'junk in the base64',
    (key) => `Basic ${base64(`${key}:`).slice(0, 4)}!!${base64(`${key}:`).slice(4)}`,
    'key_invalid',
  ],
  ['junk after the base64', (key) => `Basic ${base64(`${key}:`)} x`, 'key_invalid'],
  ['a comma after the base64', (key) => `Basic ${base64(`${key}:`)}, Basic x`, 'key_invalid'],
  ['base64url', () => `Basic ${Buffer.from('\xfb\xff\xfe:', 'latin1').toString('base64url')}`, 'key_invalid'],
  ['a space before the key', (key) => `Basic ${base64(` ${key}:`)}`, 'key_invalid'],
  ['a line break after the key', (key) => `Basic ${base64(`${key}\n:`)}`, 'key_invalid'],
  ['U+0000 in the key', (key) => `Basic ${base64(`${key}\0:`)}`, 'key_invalid'],
  ['the key in capitals', (key) => `Basic ${base64(`${key.toUpperCase()}:`)}`, 'key_invalid'],
  ['a key of other scripts', () => `Basic ${base64('ключ 鍵:')}`, 'key_invalid'],
  ['a key that is too short', (key) => `Basic ${base64(`${key.slice(0, -1)}:`)}`, 'key_invalid'],
  ['a very long key', (key) => `Basic ${base64(`${key.repeat(200)}:`)}`, 'key_invalid'],
  ['a key that was never made', () => `Basic ${base64(`${newApiKey()}:`)}`, 'key_invalid'],
  [
    'a wrong checksum',
    (key) => `Basic ${base64(`${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}:`)}`,
    'key_invalid',
  ],
];

onSqlite((engine) => {
  let api: ApiService;
  before(async () => {
    api = await startApi(engine);
  });
  after(() => api.close());

  const askWith = (path: string, value: string | undefined) =>
    api.ask(path, { key: null, headers: value === undefined ? {} : { Authorization: value } });

  for (const [what, header] of good) {
    test(`${what} is right`, async () => {
      assert.equal((await askWith('/v2', header(api.key))).status, 200);
      assert.equal((await askWith('/v1', header(api.key))).status, 200);
    });
  }

  for (const [what, header, code] of bad) {
    test(`${what} is refused`, async () => {
      for (const path of ['/v1', '/v2', '/v2/forms/survey01/responses', '/v2/nothing']) {
        const answer = await askWith(path, header(api.key));
        assert.equal(answer.status, 401);
        assert.equal(answer.headers['www-authenticate'], 'Basic realm="api", charset="UTF-8"');
        assert.equal(answer.headers['x-ratelimit-limit'], undefined);
        const { error } = JSON.parse(answer.text);
        assert.deepEqual(Object.keys(error), ['type', 'code', 'message']);
        assert.equal(error.type, 'authentication');
        assert.equal(error.code, code);
      }
    });
  }

  test('Bearer is told apart from no key, in words', async () => {
    const message = async (value: string | undefined) =>
      JSON.parse((await askWith('/v2', value)).text).error.message;
    assert.match(
      await message(`bearer ${api.key}`),
      /^Bearer authentication is not accepted\. Send the API key as/,
    );
    assert.match(await message(undefined), /^Send an API key as/);
  });

  test('a key in the query or in another header is ignored', async () => {
    for (const path of [`/v2?key=${api.key}`, `/v2?api_key=${api.key}`, `/v2?access_token=${api.key}`])
      assert.equal((await api.ask(path, { key: null })).status, 401);
    const headers = { 'X-Api-Key': api.key, 'Proxy-Authorization': `Basic ${base64(`${api.key}:`)}` };
    assert.equal((await api.ask('/v2', { key: null, headers })).status, 401);
  });

  test('keys come and go while the service runs', async () => {
    const { env } = api.data;
    const key = await canvass(env, 'keys', 'create', '--organization', 'acme0000', '--name', 'new one');
    assert.match(key, /^cv_[0-9A-Za-z]{38}$/);
    assert.equal((await api.ask('/v2', { key })).status, 200, 'it works at once');

    await eventually(async () => {
      const keys = await listKeys(api.data.store.read);
      return keys.find(({ name }) => name === 'new one')?.last_used_at ?? undefined;
    });
    const listed = JSON.parse(await canvass(env, 'keys', 'list', '--json'));
    const used = listed.find(({ name }: { name: string }) => name === 'new one');
    assert.deepEqual(Object.keys(used), [
      'id',
      'name',
      'organization',
      'prefix',
      'scope',
      'created_at',
      'last_used_at',
      'revoked_at',
    ]);
    assert.equal(used.organization, 'Acme & Söhne "GmbH"');
    assert.equal(used.prefix, key.slice(0, used.prefix.length));
    assert.ok(used.prefix.length < 12);
    assert.match(used.last_used_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    assert.equal(used.revoked_at, null);

    // The key is in constant use, so that it is cached when it is revoked.
    const revoking = canvass(env, 'keys', 'revoke', used.id).then(() => Date.now());
    let revoked = Number.POSITIVE_INFINITY;
    revoking.then((time) => {
      revoked = time;
    });
    let last = 200;
    for (; last === 200; await sleep(20)) {
      const asked = Date.now();
      last = (await api.ask('/v2', { key })).status;
      // A second, and more on a machine that is busy.
      assert.ok(last === 401 || asked - revoked < 60_000, 'it still works long after it was revoked');
    }
    assert.equal(last, 401);
    await revoking;
    assert.equal((await api.ask('/v2', { key })).status, 401);
    assert.equal((await api.ask('/v2')).status, 200, 'other keys go on');
  });

  test('the 401 challenge of v1 has the headers of every v1 response', async () => {
    const answer = await askWith('/v1/forms', undefined);
    assert.equal(answer.headers.link, `<${baseUrl}/v2>; rel="successor-version"`);
  });
});
