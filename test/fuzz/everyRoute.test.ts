import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { problems } from '#contract/problem.ts';
import { Router } from '#http/route/router.ts';
import { everyRoute } from '#http/routes.ts';
import { startApi } from '../api/apiService.ts';
import { fileIds } from '../api/sampleFiles.ts';
import { onSqlite } from '../support/engines.ts';
import { headerOf } from './answerFaults.ts';
import { HttpConnection, type RawAnswer } from './httpConnection.ts';
import { hostileIds } from './oddities.ts';

/** Requests to each row on each engine; more by hand: CANVASS_TEST_FUZZ_ROUTE_REQUESTS=200 npm test -- test/fuzz */
const each = Number(process.env.CANVASS_TEST_FUZZ_ROUTE_REQUESTS || 8);
const seed = Number(process.env.CANVASS_TEST_FUZZ_SEED || Date.now() % 1_000_000_000);

const rows = await everyRoute();
const router = new Router(rows);

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PURGE'];
const ids = [
  'survey01',
  'acme0000',
  fileIds.alphabet,
  ...hostileIds.map((id) => encodeURIComponent(id.toWellFormed())),
];
const anySegment = fc.oneof(fc.constantFrom(...ids), fc.webSegment({ size: 'small' }));
const anyBody = fc.constantFrom(
  ...[
    '',
    '{}',
    '{"answers":{}}',
    '[',
    'null',
    '{"event":"start"}',
    'field1=x&_submission=1',
    '\u0000',
    'x'.repeat(3000),
  ],
);
const anyHeaders = fc.subarray(
  [
    'Content-Type: application/json',
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Type: application/x-www-form-urlencoded',
    'Accept: application/json',
    'Accept: text/html',
    'Sec-Fetch-Site: same-origin',
    'Cookie: session=x; __Host-session=y',
    'Authorization: Basic eA==',
    'Upload-Ticket: x',
    'Content-Range: bytes 0-1/2',
    'Content-Encoding: gzip',
    'Stripe-Signature: t=1,v1=x',
  ],
  { maxLength: 4 },
);
const anyQuery = fc.constantFrom(
  '',
  '?',
  '?test=true',
  '?url=x&maxwidth=0',
  '?session_id=a&session_id=b',
  '?size=1',
  '?%',
);

/** A case that the fuzz found: a response without content has no Content-Length. */
const withoutContent = {
  method: 'POST',
  segments: ['survey01', '', 'survey01', ''],
  query: '' as const,
  headers: [],
  body: '{"event":"start"}',
};

onSqlite((engine) => {
  test(`every route answers ${each} odd requests in the shape of the service`, async () => {
    const api = await startApi(engine, {
      CANVASS_SUBMIT_LIMIT: '0',
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_test',
    });
    try {
      const connection = new HttpConnection(api.service.url);
      for (const row of rows) {
        const own = row.methods === 'any' ? methods : row.methods;
        const anyRequest = fc.record({
          method: fc.oneof(
            { weight: 3, arbitrary: fc.constantFrom(...own) },
            { weight: 1, arbitrary: fc.constantFrom(...methods) },
          ),
          segments: fc.array(anySegment, { minLength: 4, maxLength: 4 }),
          query: anyQuery,
          headers: anyHeaders,
          body: anyBody,
        });
        const property = fc.asyncProperty(anyRequest, async ({ method, segments, query, headers, body }) => {
          const path = filled(row.pattern, segments);
          const asked = [
            `${method} ${path}${query} HTTP/1.1`,
            'Host: localhost',
            ...headers,
            ...(body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
          ];
          const answer = await connection.ask(method, Buffer.from(`${asked.join('\r\n')}\r\n\r\n${body}`));
          assert.deepEqual(faultsOf(method, path, answer), [], asked.join('\n'));
        });
        await fc.assert(property, { numRuns: each, seed, examples: [[withoutContent]] });
      }
      connection.close();
      const failures = api.service
        .output()
        .split('\n')
        .filter((line) => line.includes('a request failed'));
      assert.deepEqual(failures.slice(0, 3), []);
    } finally {
      await api.close();
    }
  });
});

/** The pattern with its parameters replaced by segments. */
function filled(pattern: string, segments: readonly string[]): string {
  let index = 0;
  return pattern.replaceAll(/:\w+|\*$/g, () => {
    index += 1;
    return segments[index - 1] ?? 'x';
  });
}

function faultsOf(method: string, path: string, answer: RawAnswer): string[] {
  const { status, body } = answer;
  const faults = status >= 500 ? [`status ${status}`] : [];
  if (headerOf(answer, 'x-request-id') === undefined) faults.push('no X-Request-Id');
  if (method === 'HEAD' && body.length > 0) faults.push('a body for HEAD');
  if (status === 405) {
    const { allowed = [] } = router.match(method, path.replace(/(.)\/$/, '$1')) ?? {};
    if (headerOf(answer, 'allow') !== allowed.join(', ')) faults.push(`Allow: ${headerOf(answer, 'allow')}`);
  }
  if (status < 400 || method === 'HEAD' || headerOf(answer, 'content-type') !== 'application/json')
    return faults;
  const { error } = JSON.parse(body.toString()) as { error?: { code?: string; message?: string } };
  const known = Object.entries(problems).find(([code]) => code === error?.code)?.[1];
  if (known?.status !== status) faults.push(`${status} with the code ${error?.code}`);
  if (typeof error?.message !== 'string') faults.push('no message');
  return faults;
}
