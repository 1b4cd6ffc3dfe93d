import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, test } from 'node:test';
import { signFileLink } from '#service/response/fileLink.ts';
import { onSqlite } from '../support/engines.ts';
import { type Answer, type ApiService, baseUrl, startApi } from './apiService.ts';
import { alphabet, fileIds, large } from './sampleFiles.ts';

const content = (id: string) => `/v2/files/${id}/content`;
const tag = (text: string | Buffer) => `"${createHash('sha256').update(text).digest('hex')}"`;
const day = 86_400_000;

/** The result of a Range header: the part, or a status. */
const ranges: [range: string, expected: string | 200 | 416, label?: string][] = [
  ['bytes=0-0', 'a', '0-0'],
  ['bytes=0-25', alphabet, '0-25'],
  ['bytes=5-', alphabet.slice(5), '5-25'],
  ['bytes=-5', 'vwxyz', '21-25'],
  ['bytes=-100', alphabet, '0-25'],
  ['bytes=25-', 'z', '25-25'],
  ['bytes=20-100', 'uvwxyz', '20-25'],
  ['bytes=20-99999999999999999999', 'uvwxyz', '20-25'],
  ['Bytes=1-2', 'bc', '1-2'],
  ['bytes=26-', 416],
  ['bytes=26-30', 416],
  ['bytes=-0', 416],
  ['bytes=5-2', 200],
  ['bytes=0-1,3-4', 200],
  ['bytes=0-1, 3-4', 200],
  ['items=0-1', 200],
  ['bytes', 200],
  ['bytes=', 200],
  ['bytes=-', 200],
  ['bytes=a-b', 200],
  ['bytes=1-2x', 200],
  ['0-1', 200],
];

onSqlite((engine) => {
  let api: ApiService;
  before(async () => {
    api = await startApi(engine);
  });
  after(() => api.close());

  test('the headers, all of them', async () => {
    const answer = await api.ask(content(fileIds.alphabet));
    assert.equal(answer.status, 200);
    assert.equal(answer.text, alphabet);
    const {
      date,
      'x-request-id': _,
      'x-ratelimit-remaining': __,
      'x-ratelimit-reset': ___,
      ...rest
    } = answer.headers;
    assert.ok(date);
    assert.deepEqual(rest, {
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'x-ratelimit-limit': '10000',
      'content-type': 'text/plain',
      'content-disposition': `attachment; filename="alphabet.txt"; filename*=UTF-8''alphabet.txt`,
      etag: tag(alphabet),
      'content-security-policy': 'sandbox',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000',
      'accept-ranges': 'bytes',
      'content-length': '26',
      connection: 'close',
    });
  });

  test('harmful names and types are defused', async () => {
    const odd = await api.ask(content(fileIds.odd));
    assert.equal(odd.text, '<svg/>');
    assert.equal(odd.headers['content-type'], 'image/svg+xml');
    assert.equal(
      odd.headers['content-disposition'],
      `attachment; filename="a_b__X-Evil: 1 __ __.html"; filename*=UTF-8''a%22b__X-Evil%3A%201%20%E5%B1%A5%E6%AD%B4%20%F0%9F%98%80.html`,
    );
    assert.equal(odd.headers['x-evil'], undefined);
    const hostile = await api.ask(content(fileIds.hostile));
    assert.equal(hostile.status, 200);
    assert.equal(hostile.headers['content-type'], 'application/octet-stream');
    assert.equal(hostile.headers['x-evil'], undefined);
  });

  test('an empty file', async () => {
    const answer = await api.ask(content(fileIds.empty));
    assert.deepEqual([answer.status, answer.bytes.length, answer.headers['content-length']], [200, 0, '0']);
    assert.equal(answer.headers['content-type'], 'text/plain; charset=utf-8');
    for (const range of ['bytes=0-0', 'bytes=0-', 'bytes=-1']) {
      const refused = await api.ask(content(fileIds.empty), { headers: { Range: range } });
      assert.deepEqual([refused.status, refused.headers['content-range']], [416, 'bytes */0'], range);
    }
    assert.equal(
      (await api.ask(content(fileIds.empty), { headers: { Range: 'bytes=0-1,2-3' } })).status,
      200,
    );
  });

  test('a large file comes whole, and never compressed', async () => {
    const answer = await api.ask(content(fileIds.large), { headers: { 'Accept-Encoding': 'gzip, br' } });
    assert.equal(answer.headers['content-encoding'], undefined);
    assert.equal(answer.headers.vary, undefined);
    assert.equal(answer.headers['content-length'], String(large.length));
    assert.ok(answer.bytes.equals(large));
    const part = await api.ask(content(fileIds.large), { headers: { Range: 'bytes=100000-199999' } });
    assert.equal(part.status, 206);
    assert.ok(part.bytes.equals(large.subarray(100_000, 200_000)));
  });

  for (const [range, expected, label] of ranges) {
    test(`Range: ${range}`, async () => {
      const answer = await api.ask(content(fileIds.alphabet), { headers: { Range: range } });
      if (typeof expected === 'string') {
        assert.equal(answer.status, 206);
        assert.equal(answer.text, expected);
        assert.equal(answer.headers['content-range'], `bytes ${label}/26`);
        assert.equal(answer.headers['content-length'], String(expected.length));
        assert.equal(answer.headers.etag, tag(alphabet));
        assert.equal(answer.headers['content-type'], 'text/plain');
        return;
      }
      assert.equal(answer.status, expected);
      if (expected === 200) {
        assert.equal(answer.text, alphabet);
        assert.equal(answer.headers['content-range'], undefined);
      } else {
        assert.equal(answer.headers['content-range'], 'bytes */26');
        assert.equal(answer.headers['content-type'], 'application/json');
        assert.equal(JSON.parse(answer.text).error.code, 'range_not_satisfiable');
        assert.equal(answer.headers['content-disposition'], undefined);
      }
    });
  }

  const conditions: [what: string, headers: Record<string, string>, status: number][] = [
    ['its tag', { 'If-None-Match': tag(alphabet) }, 304],
    ['its tag, weak', { 'If-None-Match': `W/${tag(alphabet)}` }, 304],
    ['its tag in a list', { 'If-None-Match': `"x", ${tag(alphabet)} ,"y"` }, 304],
    ['any tag', { 'If-None-Match': '*' }, 304],
    ['another tag', { 'If-None-Match': '"x"' }, 200],
    ['its tag without quotes', { 'If-None-Match': tag(alphabet).slice(1, -1) }, 200],
    ['an empty list', { 'If-None-Match': '' }, 200],
    ['its tag and a range', { 'If-None-Match': tag(alphabet), Range: 'bytes=0-1' }, 304],
    ['its tag and a range outside', { 'If-None-Match': tag(alphabet), Range: 'bytes=99-' }, 304],
    ['another tag and a range', { 'If-None-Match': '"x"', Range: 'bytes=0-1' }, 206],
    ['If-Range that holds', { 'If-Range': tag(alphabet), Range: 'bytes=0-1' }, 206],
    ['If-Range of another', { 'If-Range': '"x"', Range: 'bytes=0-1' }, 200],
    ['If-Range that is weak', { 'If-Range': `W/${tag(alphabet)}`, Range: 'bytes=0-1' }, 200],
    ['If-Range with a date', { 'If-Range': 'Fri, 01 May 2026 00:00:00 GMT', Range: 'bytes=0-1' }, 200],
    ['If-Range of another and a range outside', { 'If-Range': '"x"', Range: 'bytes=99-' }, 200],
    ['If-Range without a range', { 'If-Range': '"x"' }, 200],
    ['If-Modified-Since', { 'If-Modified-Since': 'Fri, 01 May 2099 00:00:00 GMT' }, 200],
  ];
  for (const [what, headers, status] of conditions) {
    test(`${what}: ${status}`, async () => {
      const answer = await api.ask(content(fileIds.alphabet), { headers });
      assert.equal(answer.status, status);
      assert.equal(answer.text, { 200: alphabet, 206: 'ab', 304: '' }[status]);
      assert.equal(answer.headers.etag, tag(alphabet));
      assert.equal(answer.headers['cache-control'], 'private, no-cache');
    });
  }

  test('HEAD has the headers of GET', async () => {
    for (const id of [fileIds.alphabet, fileIds.empty, fileIds.large, fileIds.odd]) {
      const get = await api.ask(content(id));
      const head = await api.ask(content(id), { method: 'HEAD' });
      assert.equal(head.bytes.length, 0);
      assert.deepEqual(lasting(head), lasting(get));
    }
    const matched = await api.ask(content(fileIds.alphabet), {
      method: 'HEAD',
      headers: { 'If-None-Match': '*' },
    });
    assert.equal(matched.status, 304);
  });

  test('content that is missing, or that is another organisation’s, is not there', async () => {
    for (const id of [fileIds.gone, fileIds.never, fileIds.theirs, 'x', '..%2f..%2fsecrets.json', '%2e%2e'])
      for (const headers of [{}, { Range: 'bytes=0-1' }, { 'If-None-Match': '*' }] as Record<
        string,
        string
      >[])
        assert.equal((await api.ask(content(id), { headers })).status, 404, id);
  });

  test('an id that two organisations use gives each its own', async () => {
    assert.equal((await api.ask(content(fileIds.alphabet))).text, alphabet);
    assert.equal((await api.ask(content(fileIds.alphabet), { key: api.otherKey })).text, 'theirs');
  });

  async function signedLink(): Promise<string> {
    const { text } = await api.ask('/v1/form/survey01/responses');
    const found = /https:[^"]*0001\/content\?[^"]*/.exec(text)?.[0] ?? '';
    assert.ok(found.startsWith(`${baseUrl}/v2/files/`));
    return found.slice(baseUrl.length);
  }

  test('a link from v1 downloads without a key', async () => {
    const link = await signedLink();
    assert.equal(await signedLink(), link, 'its text is stable');
    const expires = Number(/expires=(\d+)&/.exec(link)?.[1]) * 1000;
    assert.equal(expires % day, 0);
    assert.ok(expires > Date.now() + 7 * day - 60_000 && expires <= Date.now() + 8 * day);
    const answer = await api.ask(link, { key: null });
    assert.deepEqual([answer.status, answer.text], [200, alphabet]);
    assert.equal(answer.headers['content-disposition']?.startsWith('attachment;'), true);
    const head = await api.ask(link, { key: null, method: 'HEAD' });
    assert.deepEqual([head.status, head.headers['content-length'], head.text], [200, '26', '']);
    const part = await api.ask(link, { key: null, headers: { Range: 'bytes=0-1' } });
    assert.deepEqual([part.status, part.text], [206, 'ab']);
    const fresh = await api.ask(link, { key: null, headers: { 'If-None-Match': tag(alphabet) } });
    assert.equal(fresh.status, 304);
    assert.equal((await api.ask(`${link}&x=1`, { key: null })).status, 200);
    assert.equal((await api.ask(link)).text, alphabet, 'with a key too');
    assert.equal((await api.ask(link, { key: 'wrong' })).text, alphabet, 'with a wrong key too');
  });

  test('a link opens nothing but its own file, and only to read', async () => {
    const link = await signedLink();
    const query = link.slice(link.indexOf('?'));
    assert.equal((await api.ask(link, { key: null, method: 'POST' })).status, 401);
    for (const path of [
      content(fileIds.odd),
      content(fileIds.theirs),
      '/v2/files',
      '/v2',
      '/v1/form/survey01/responses',
    ])
      assert.equal((await api.ask(path + query, { key: null })).status, 401, path);
  });

  test('an invalid link is treated as no link', async () => {
    const { link_key } = api.data.secrets;
    const path = content(fileIds.alphabet);
    const link = await signedLink();
    const { organizationId } = api;
    const now = Date.now();
    const last = link.at(-1) === 'A' ? 'E' : 'A';
    for (const broken of [
      `${path}?${signFileLink(link_key, organizationId, fileIds.alphabet, now - 8 * day)}`,
      `${path}?${signFileLink('another secret', organizationId, fileIds.alphabet, now)}`,
      `${path}?${signFileLink(link_key, organizationId, fileIds.odd, now)}`,
      link.slice(0, -1),
      link.slice(0, -1) + last,
      `${link}A`,
      link.replace(/expires=\d+/, 'expires=9999999999'),
      link.replace(/expires=\d+&/, ''),
      link.replace(/&signature=.*/, ''),
      link.replace(/signature=.*/, 'signature='),
      link.replace('expires=', 'expires=0x'),
    ]) {
      const answer = await api.ask(broken, { key: null });
      assert.equal(answer.status, 401, broken);
      assert.ok(answer.headers['www-authenticate']);
      assert.equal((await api.ask(broken)).text, alphabet, 'the key opens it');
    }
    const yesterday = `${path}?${signFileLink(link_key, organizationId, fileIds.alphabet, now - 6 * day)}`;
    assert.equal((await api.ask(yesterday, { key: null })).status, 200);
  });

  test('a good link to content that is missing is 404', async () => {
    const { text } = await api.ask('/v1/form/survey01/responses');
    const link = /https:[^"]*0004\/content\?[^"]*/.exec(text)?.[0]?.slice(baseUrl.length) ?? '';
    assert.equal((await api.ask(link, { key: null })).status, 404);
  });
});

function lasting({ headers }: Answer): Record<string, string> {
  const { date: _, 'x-request-id': __, 'x-ratelimit-remaining': ___, ...rest } = headers;
  return rest;
}
