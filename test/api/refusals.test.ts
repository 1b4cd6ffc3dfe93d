import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { endpoints } from '#contract/endpoints.ts';
import { newApiKey } from '#kit/secret/apiKey.ts';
import { onSqlite } from '../support/engines.ts';
import { type Answer, type ApiService, type Asking, startApi } from './apiService.ts';
import { fileIds } from './sampleFiles.ts';

const problem = (type: string, code: string, message: string) =>
  JSON.stringify({ error: { type, code, message } });
const notFound = problem('not_found', 'not_found', 'There is nothing at this address.');

/** Ids of other organisations and of nothing: the responses must be indistinguishable. */
const nobodys = [
  'nothing1',
  'theirs01',
  'gone0001',
  fileIds.theirs,
  'SURVEY01',
  'survey01%20',
  '%zz',
  '%',
  '%00',
  'survey01%00',
  '%2F',
  '%2e%2e',
  '..',
  '%ff',
  '%F0%9F%98%80',
  "'%20OR%201=1--",
  '%25',
  'null',
  '0',
  'a'.repeat(4000),
];

const paths = endpoints.map(({ path }) =>
  path.replace(':id', path.startsWith('/v2/files') ? fileIds.alphabet : 'survey01'),
);

const unknownPaths = [
  '/v1/x',
  '/v2/form/survey01',
  '/v1/workspaces',
  '/v2/forms/survey01/x',
  '/v2//forms',
  '/v2/Forms',
  '/v2/forms//',
  '/v1/form',
  '/v2/files/x',
];

const methods = ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY', 'LOCK'];

onSqlite((engine) => {
  let api: ApiService;
  before(async () => {
    api = await startApi(engine);
  });
  after(() => api.close());

  test('everything that is missing gets the same response', async () => {
    const answers: Answer[] = [];
    for (const id of nobodys) {
      for (const path of ['/v2/forms/:id', '/v2/forms/:id/responses', '/v2/files/:id/content'])
        answers.push(await api.ask(path.replace(':id', id)));
    }
    for (const path of unknownPaths.filter((one) => one.startsWith('/v2'))) answers.push(await api.ask(path));
    answers.push(
      await api.ask(`/v2/files/${fileIds.gone}/content`),
      await api.ask(`/v2/files/${fileIds.never}/content`),
    );
    for (const answer of answers) {
      assert.equal(answer.status, 404);
      assert.equal(answer.text, notFound);
      assert.deepEqual(comparable(answer), comparable(answers[0]));
    }
    const v1: Answer[] = [];
    for (const id of nobodys) {
      for (const path of ['/v1/form/:id', '/v1/form/:id/responses'])
        v1.push(await api.ask(path.replace(':id', id)));
    }
    v1.push(await api.ask('/v1/x'));
    for (const answer of v1) {
      assert.equal(answer.text, notFound);
      assert.deepEqual(comparable(answer), comparable(v1[0]));
    }
  });

  for (const method of methods) {
    test(`${method} is refused on every path that exists, with Allow`, async () => {
      for (const path of paths) {
        for (const shown of [path, `${path}/`, `${path}?limit=0&page=0`]) {
          const answer = await api.ask(shown, { method });
          assert.equal(answer.status, 405, shown);
          assert.equal(answer.headers.allow, 'GET, HEAD');
          assert.equal(
            answer.text,
            problem('method_not_allowed', 'method_not_allowed', 'Only GET and HEAD are possible here.'),
          );
        }
      }
      for (const path of [
        ...unknownPaths,
        '/v2/forms/nothing1',
        '/v2/forms/theirs01/responses',
        `/v2/files/${fileIds.gone}/content`,
      ]) {
        const answer = await api.ask(path, { method });
        assert.equal(answer.status, 404, path);
        assert.equal(answer.headers.allow, undefined);
      }
    });
  }

  test('HEAD of an error has the headers of GET and no body', async () => {
    for (const [path, asking] of [
      ['/v2/forms/nothing1', {}],
      ['/v2/forms?limit=0', {}],
      ['/v2', { key: null }],
      [`/v2/files/${fileIds.gone}/content`, {}],
      ['/v1/x', {}],
    ] as [string, Asking][]) {
      const get = await api.ask(path, asking);
      const head = await api.ask(path, { ...asking, method: 'HEAD' });
      assert.equal(head.status, get.status);
      assert.equal(head.text, '');
      assert.equal(head.headers['content-length'], String(get.bytes.length));
      assert.deepEqual(comparable(head), comparable(get));
    }
  });

  const orders: [what: string, path: string, asking: Asking, status: number][] = [
    ['no key before an unknown path', '/v2/nothing', { key: null }, 401],
    ['no key before a wrong method', '/v2', { key: null, method: 'DELETE' }, 401],
    ['a wrong key before a wrong parameter', '/v2/forms?limit=0', { key: newApiKey() }, 401],
    ['a wrong key before an unknown id', '/v1/form/nothing1', { key: newApiKey() }, 401],
    ['a wrong key before a malformed id', '/v2/forms/%zz', { key: 'x' }, 401],
    ['an unknown path before a wrong method', '/v2/nothing', { method: 'POST' }, 404],
    ['an unknown id before a wrong method', '/v2/forms/nothing1', { method: 'POST' }, 404],
    ['an unknown id before a wrong parameter', '/v2/forms/nothing1/responses?limit=0', {}, 404],
    ["another's id before a wrong parameter", '/v2/forms/theirs01/responses?limit=0', {}, 404],
    ['an unknown id before a wrong page', '/v1/form/nothing1/responses?page=0', {}, 404],
    ['a malformed id before a wrong parameter', '/v2/forms/%zz/responses?limit=0', {}, 404],
    [
      'an unknown id before method and parameter',
      '/v2/forms/nothing1/responses?limit=0',
      { method: 'PUT' },
      404,
    ],
    ['a wrong method before a wrong parameter', '/v2/forms?limit=0', { method: 'POST' }, 405],
    ['a wrong method before a wrong page', '/v1/form/many0001/responses?page=0', { method: 'POST' }, 405],
    ['too long a URL before a missing key', `/v2/${'a'.repeat(8200)}`, { key: null }, 414],
    ['too long a URL before an unknown path', `/${'a'.repeat(8200)}`, {}, 414],
    [
      'too large headers before a missing key',
      '/v2',
      { key: null, headers: { 'X-Large': 'a'.repeat(17_000) } },
      431,
    ],
  ];
  for (const [what, path, asking, status] of orders) {
    test(`${what}: ${status}`, async () => assert.equal((await api.ask(path, asking)).status, status));
  }

  test('paths outside the API need no key and are 404', async () => {
    for (const path of [
      '/v',
      '/v3',
      '/V2',
      '/v22',
      '/v2x/forms',
      '//v2',
      '/%762',
      '/api/v2',
      '/favicon.png',
      '/.env',
    ]) {
      const answer = await api.ask(path, { key: null });
      assert.equal(answer.status, 404, path);
      assert.equal(answer.text, notFound);
    }
  });

  test('every answer has its own X-Request-Id and may not be sniffed', async () => {
    const seen = new Set<string>();
    for (const path of [
      '/v2',
      '/v2/x',
      '/v2/forms?limit=0',
      '/healthz',
      '/nothing',
      `/v2/files/${fileIds.alphabet}/content`,
    ]) {
      for (const key of [api.key, null]) {
        const { headers } = await api.ask(path, { key });
        assert.match(headers['x-request-id'] ?? '', /^[0-9a-f-]{36}$/);
        assert.equal(headers['x-content-type-options'], 'nosniff');
        assert.equal(headers['access-control-allow-origin'], undefined);
        assert.equal(headers['x-powered-by'], undefined);
        seen.add(headers['x-request-id'] ?? '');
      }
    }
    assert.equal(seen.size, 12);
    const answer = await api.ask('/v2', {
      headers: { 'X-Request-Id': 'mine', Origin: 'https://evil.example' },
    });
    assert.notEqual(answer.headers['x-request-id'], 'mine');
    assert.equal(answer.headers['access-control-allow-origin'], undefined);
  });
});

/** Ordered names and values, without what differs per response. */
function comparable(answer: Answer | undefined): string[] {
  const varying = ['date', 'x-request-id', 'x-ratelimit-remaining', 'x-ratelimit-reset'];
  const shown: string[] = [];
  const raw = answer?.rawHeaders ?? [];
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index] ?? '';
    shown.push(varying.includes(name.toLowerCase()) ? name : `${name}: ${raw[index + 1]}`);
  }
  return shown;
}
