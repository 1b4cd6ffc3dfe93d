import assert from 'node:assert/strict';
import { request } from 'node:http';
import { after, before, test } from 'node:test';
import { openClient } from '../app/appClient.ts';
import { secretOf } from '../e2e/app/showcase.ts';
import { engine } from '../support/engines.ts';
import { type ApiService, basic, startApi } from './apiService.ts';
import { rawExchange } from './rawConnection.ts';
import { fileIds } from './sampleFiles.ts';

const closed = "default-src 'none'; frame-ancestors 'none'";
const https = 'https://forms.example.org';

interface Row {
  readonly what: string;
  readonly path: string;
  readonly status: number;
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
  /** The expected Content-Security-Policy, if it is not the closed one. */
  readonly policy?: RegExp;
  readonly referrer?: string;
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const page = { Accept: 'text/html' };
const json = { 'Content-Type': 'application/json' };
const ours = { ...json, 'Sec-Fetch-Site': 'same-origin' };
/** One style by its hash, same-origin scripts, and no frame-ancestors. */
const formPolicy =
  /^default-src 'none'; style-src 'sha256-[^']+'; img-src (?:'self' )?data:; (?:font-src 'self'; )?script-src 'self'; (?!.*frame-ancestors)/;
const pagePolicy = /^default-src 'none'; .*frame-ancestors 'none'$/;

let api: ApiService;
let form: string;
let cookie: string;
let organization: string;
let logo: string;
before(async () => {
  api = await startApi(engine('sqlite'), { CANVASS_URL: https, CANVASS_METRICS_TOKEN: 'secret' });
  const client = openClient(api.service.url);
  const secret = secretOf('setup', api.service.output());
  const owner = { name: 'Ada', email: 'ada@example.org', password: 'correct horse battery' };
  const made = await client.ask('setUp', {}, { ...owner, secret, organization: 'Orchard', sample: true });
  organization = made.organization;
  form = made.form ?? '';
  logo = (await client.ask('setLogo', { organization }, png)).logo;
  cookie = [...client.cookies].map((pair) => pair.join('=')).join('; ');
});
after(() => api.close());

function rows(): Row[] {
  const key = { Authorization: basic(api.key) };
  const signedIn = { Cookie: cookie, ...ours };
  const inside = `/app/api/o/${organization}`;
  return [
    { what: 'health', path: '/healthz', status: 200 },
    { what: 'readiness', path: '/readyz', status: 200 },
    { what: 'metrics', path: '/metrics', status: 200, headers: { Authorization: 'Bearer secret' } },
    { what: 'metrics by another name', path: '/metrics', status: 404, headers: { Host: 'evil.example' } },
    { what: 'the beginning', path: '/', status: 302 },
    { what: 'a problem', path: '/nothing', status: 404 },
    {
      what: 'a page that is missing',
      path: '/nothing',
      status: 404,
      headers: page,
      policy: pagePolicy,
      referrer: 'same-origin',
    },
    { what: 'a wrong method', path: '/healthz', status: 405, method: 'POST' },
    { what: 'a URL that is too long', path: `/${'a'.repeat(9000)}`, status: 414 },
    { what: 'a large body', path: '/nothing', status: 413, method: 'POST', body: 'a'.repeat(70_000) },
    { what: 'API v2', path: '/v2/forms', status: 200, headers: key },
    { what: 'API v2, headers alone', path: '/v2/forms', status: 200, method: 'HEAD', headers: key },
    { what: 'API v2 without a key', path: '/v2/forms', status: 401 },
    { what: 'API v1', path: '/v1/forms', status: 200, headers: key },
    { what: 'API v2, wrong method', path: '/v2/forms', status: 405, method: 'DELETE', headers: key },
    {
      what: 'API v2, compressed',
      path: '/v2/forms/survey01/responses',
      status: 200,
      headers: { ...key, 'Accept-Encoding': 'br' },
    },
    {
      what: 'a file',
      path: `/v2/files/${fileIds.alphabet}/content`,
      status: 200,
      headers: key,
      policy: /^sandbox$/,
    },
    {
      what: 'a file that is known',
      path: `/v2/files/${fileIds.alphabet}/content`,
      status: 304,
      headers: { ...key, 'If-None-Match': '*' },
      policy: /^sandbox$/,
    },
    {
      what: 'a part of a file',
      path: `/v2/files/${fileIds.alphabet}/content`,
      status: 206,
      headers: { ...key, Range: 'bytes=0-1' },
      policy: /^sandbox$/,
    },
    {
      what: 'a part beyond a file',
      path: `/v2/files/${fileIds.alphabet}/content`,
      status: 416,
      headers: { ...key, Range: 'bytes=9999999-' },
    },
    { what: 'the reference', path: '/docs', status: 200, policy: pagePolicy },
    { what: 'the OpenAPI document', path: '/openapi.json', status: 200 },
    { what: 'the app', path: '/app/sign-in', status: 200, policy: pagePolicy },
    { what: 'the app, wrong method', path: '/app', status: 405, method: 'POST' },
    { what: 'the app API', path: '/app/api/start', status: 200 },
    { what: 'the app API, nobody signed in', path: '/app/api/account', status: 401 },
    {
      what: 'the app API, another site',
      path: '/app/api/sign-in',
      status: 403,
      method: 'POST',
      headers: { ...json, 'Sec-Fetch-Site': 'cross-site' },
      body: '{}',
    },
    {
      what: 'the app API, unusable',
      path: '/app/api/sign-in',
      status: 422,
      method: 'POST',
      headers: ours,
      body: '{}',
    },
    { what: 'a download', path: `${inside}/audit/export?format=csv`, status: 200, headers: signedIn },
    { what: 'the script for other pages', path: '/embed.js', status: 200 },
    { what: 'oEmbed', path: `/oembed?url=${encodeURIComponent(`${https}/f/${form}`)}`, status: 200 },
    { what: 'oEmbed of nothing', path: '/oembed', status: 404 },
    { what: 'a form', path: `/f/${form}`, status: 200, policy: formPolicy, referrer: 'same-origin' },
    {
      what: 'a form, headers alone',
      path: `/f/${form}`,
      status: 200,
      method: 'HEAD',
      policy: formPolicy,
      referrer: 'same-origin',
    },
    {
      what: 'a form that is missing',
      path: '/f/nothing1',
      status: 404,
      policy: formPolicy,
      referrer: 'same-origin',
    },
    {
      what: 'a logo',
      path: logo,
      status: 200,
      policy: /^sandbox; default-src 'none'; frame-ancestors 'none'$/,
    },
    {
      what: 'a QR code',
      path: `/f/${form}/qr.svg`,
      status: 200,
      policy: /^sandbox; default-src 'none'; frame-ancestors 'none'$/,
    },
    {
      what: 'a QR code as PNG',
      path: `/f/${form}/qr.png`,
      status: 200,
      policy: /^sandbox; default-src 'none'; frame-ancestors 'none'$/,
    },
    {
      what: 'answers that cannot be read',
      path: `/f/${form}`,
      status: 400,
      method: 'POST',
      headers: json,
      body: '{',
    },
    { what: 'a visit', path: `/f/${form}/visits`, status: 204, method: 'POST', body: '{"event":"start"}' },
    { what: 'no such payment', path: `/f/${form}/paid`, status: 404, policy: pagePolicy },
    {
      what: 'signing out',
      path: '/app/api/sign-out',
      status: 200,
      method: 'POST',
      headers: signedIn,
      body: '',
    },
  ];
}

test('every kind of response has the security headers once, and HSTS', async () => {
  const asset =
    /\/assets\/[\w.-]+\.js/.exec((await send({ what: '', path: '/app', status: 200 })).text)?.[0] ?? '';
  const known = await send({ what: '', path: '/docs', status: 200 });
  const all: Row[] = [
    { what: 'an asset', path: asset, status: 200 },
    { what: 'an asset that is missing', path: '/assets/nothing.js', status: 404 },
    {
      what: 'the reference, known',
      path: '/docs',
      status: 304,
      headers: { 'If-None-Match': known.headers.get('etag')?.[0] ?? '' },
      policy: pagePolicy,
    },
    ...rows(),
  ];
  for (const row of all) {
    const { status, headers, text } = await send(row);
    assert.equal(status, row.status, `${row.what}: ${text.slice(0, 300)}`);
    const only = (name: string) => {
      const values = headers.get(name) ?? [];
      assert.equal(values.length, 1, `${row.what}: ${name} is ${JSON.stringify(values)}`);
      return values[0] ?? '';
    };
    assert.equal(only('strict-transport-security'), 'max-age=31536000', row.what);
    assert.equal(only('x-content-type-options'), 'nosniff', row.what);
    assert.equal(only('referrer-policy'), row.referrer ?? 'no-referrer', row.what);
    if (row.policy === undefined) assert.equal(only('content-security-policy'), closed, row.what);
    else assert.match(only('content-security-policy'), row.policy, row.what);
    if (/^sandbox$/.test(only('content-security-policy')))
      assert.equal(only('x-frame-options'), 'DENY', row.what);
    assert.deepEqual(
      headers.get('clear-site-data'),
      row.what === 'signing out' ? ['"cache"'] : undefined,
      row.what,
    );
  }
});

const raw: [what: string, bytes: string, status: number][] = [
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two Hosts', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
  ['CONNECT', 'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['headers that are too large', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
  ['a body that is refused', 'POST /nothing HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n', 413],
  [
    'a form whose body is refused',
    'POST /f/nothing1/visits HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n',
    404,
  ],
];

for (const [what, bytes, status] of raw)
  test(`an answer on the raw socket has them too: ${what}`, async () => {
    const { answers } = await rawExchange(api.service.url, [bytes], { answers: 1 });
    const [answer] = answers;
    assert.equal(answer?.status, status);
    assert.equal(answer?.headers['content-security-policy'], closed);
    assert.equal(answer?.headers['referrer-policy'], 'no-referrer');
    assert.equal(answer?.headers['x-content-type-options'], 'nosniff');
    assert.equal(answer?.headers['strict-transport-security'], 'max-age=31536000');
  });

interface Sent {
  status: number;
  headers: Map<string, string[]>;
  text: string;
}

function send({ path, method = 'GET', headers = {}, body }: Row): Promise<Sent> {
  const { hostname, port } = new URL(api.service.url);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const all = new Map<string, string[]>();
        for (let index = 0; index < response.rawHeaders.length; index += 2) {
          const name = response.rawHeaders[index]?.toLowerCase() ?? '';
          all.set(name, [...(all.get(name) ?? []), response.rawHeaders[index + 1] ?? '']);
        }
        resolve({ status: response.statusCode ?? 0, headers: all, text: Buffer.concat(chunks).toString() });
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
