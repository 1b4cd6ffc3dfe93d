import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { OpenApiDocument } from '#contract/openapi/document.ts';
import { writingEndpoints } from '#contract/writingEndpoints.ts';
import { newApiKey } from '#kit/secret/apiKey.ts';
import { deleteForm } from '#service/form/deleteForm.ts';
import { publishForm } from '#service/form/publishForm.ts';
import { createApiKey } from '#service/organization/key/createApiKey.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { newOrganization, pushed, start } from '../form/example.ts';
import { onSqlite, type TestData } from '../support/engines.ts';
import { startService } from '../support/startService.ts';
import { headerOf } from './answerFaults.ts';
import { HttpConnection, type RawAnswer } from './httpConnection.ts';
import { hostileIds } from './oddities.ts';
import { operationFaults } from './operationFaults.ts';
import { addSpentOrganization } from './organizations.ts';

/** More requests by hand: CANVASS_TEST_FUZZ_FORMS_REQUESTS=2000 CANVASS_TEST_FUZZ_SEED=123 npm test -- test/fuzz/formsApi */
const requests = Number(process.env.CANVASS_TEST_FUZZ_FORMS_REQUESTS || 200);
const seed = Number(process.env.CANVASS_TEST_FUZZ_SEED || Date.now() % 1_000_000_000);
const path = '/forms-api/forms/{form}';
const mark = 'markOfOthers';

interface Asked {
  id: string;
  key: string;
  body: string;
  headers?: readonly string[];
}

const contact = {
  name: 'Contact',
  fields: [
    { id: 'field1', key: 'email', type: 'email', label: 'E-mail' },
    {
      id: 'field2',
      type: 'multiple_choice',
      label: 'Seat',
      options: ['Front', { label: 'Back', value: 'b' }],
    },
  ],
};
const json = (change: object = {}) => JSON.stringify({ ...contact, ...change });

onSqlite((engine) => {
  test(`${requests} forms are answered as the OpenAPI document says`, async () => {
    await using data = await engine.open();
    const { keys } = await addForms(data);
    await using service = await startService(data.env);
    const document = (await (await fetch(`${service.url}/openapi.json`)).json()) as OpenApiDocument;
    const put = document.paths[path]?.put;
    assert.ok(put);
    const connection = new HttpConnection(service.url);
    const seen = new Set<string>();
    const ask = async ({ id, key, body, headers = ['Content-Type: application/json'] }: Asked) => {
      const head = [
        `PUT ${path.replace('{form}', encodeURIComponent(id.toWellFormed()))} HTTP/1.1`,
        'Host: localhost',
        ...(key === '' ? [] : [`Authorization: Basic ${Buffer.from(`${key}:`).toString('base64')}`]),
        ...headers,
        `Content-Length: ${Buffer.byteLength(body)}`,
      ].join('\r\n');
      const answer = await connection.ask('PUT', Buffer.from(`${head}\r\n\r\n${body}`));
      assert.deepEqual(operationFaults(document, put, answer), [], `${head}\n${body.slice(0, 2000)}`);
      assert.ok(!answer.body.includes(mark), "it shows something of another organisation's");
      seen.add(wordOf(answer));
      return wordOf(answer);
    };

    const { write } = keys;
    const big = json({ description: 'x'.repeat(5_300_000) });
    const directed: [string, Asked][] = [
      ['201', { id: 'newform1', key: write, body: json() }],
      ['200', { id: 'newform1', key: write, body: json({ name: 'Contact us' }) }],
      ['key_missing', { id: 'newform1', key: '', body: json() }],
      ['key_invalid', { id: 'newform1', key: keys.unknown, body: json() }],
      ['key_scope_insufficient', { id: 'newform1', key: keys.read, body: json() }],
      ['rate_limit_exceeded', { id: 'newform1', key: keys.spent, body: json() }],
      ['media_type_unsupported', { id: 'newform1', key: write, body: json(), headers: [] }],
      ['body_too_large', { id: 'newform1', key: write, body: big }],
      ['parameter_invalid', { id: 'newform1', key: write, body: json(), headers: [jsonType, 'If-Match: x'] }],
      ['draft_changed', { id: 'newform1', key: write, body: json(), headers: [jsonType, 'If-Match: "77"'] }],
      ['form_invalid', { id: 'newform1', key: write, body: '{"name": 3}' }],
      ['form_invalid', { id: 'newform1', key: write, body: json({ id: 'another1' }) }],
      ['form_invalid', { id: 'NEW', key: write, body: json() }],
      [
        'form_settings_invalid',
        { id: 'newform1', key: write, body: json({ settings: { time_zone: 'Mars' } }) },
      ],
      ['workspace_unknown', { id: 'newform1', key: write, body: json({ workspace: 'none' }) }],
      ['slug_taken', { id: 'newform1', key: write, body: json({ settings: { slug: 'taken' } }) }],
      ['form_id_taken', { id: 'others01', key: write, body: json() }],
      ['form_deleted', { id: 'deleted1', key: write, body: json() }],
      ['field_id_reused', { id: 'contact1', key: write, body: json() }],
    ];
    for (const [expected, asked] of directed) assert.equal(await ask(asked), expected, asked.id);

    const anyAsked = fc.record({
      id: fc.oneof(
        fc.constantFrom('contact1', 'newform1', 'newform2', 'newform3', 'others01', 'deleted1'),
        fc.constantFrom(...hostileIds),
      ),
      key: fc.oneof(
        { weight: 12, arbitrary: fc.constant(write) },
        { weight: 1, arbitrary: fc.constantFrom('', keys.unknown, keys.read, keys.spent) },
      ),
      body: anyBody,
      headers: fc.oneof(
        { weight: 6, arbitrary: fc.constant([jsonType]) },
        { weight: 2, arbitrary: fc.subarray([jsonType, 'If-Match: 1', 'Accept-Encoding: br']) },
        {
          weight: 1,
          arbitrary: fc.constantFrom(
            ['Content-Type: application/json; charset=latin1'],
            [jsonType, 'Content-Encoding: gzip'],
          ),
        },
      ),
    });
    await fc.assert(
      fc.asyncProperty(anyAsked, async (asked) => void (await ask(asked))),
      {
        numRuns: requests,
        seed,
      },
    );
    connection.close();
    const wanted = writingEndpoints.flatMap(({ codes }) => codes).filter((code) => !elsewhere.has(code));
    assert.deepEqual(
      wanted.filter((code) => !seen.has(code)),
      [],
      'never reached',
    );
    const log = service.output().split('\n');
    assert.deepEqual(log.filter((line) => line.includes('a request failed')).slice(0, 3), []);
  });
});

const jsonType = 'Content-Type: application/json';

/** Failures of the connection, the machine or a whole process, which other tests reach. */
const elsewhere: ReadonlySet<string> = new Set([
  'request_malformed',
  'request_timeout',
  'url_too_long',
  'headers_too_large',
  'internal_error',
  'busy',
  'not_ready',
  'disk_full',
]);

/** Forms in which a part is missing, of another kind, or hostile; and what is no form at all. */
const anyBody = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(
        fc.nat(30),
        fc.oneof(fc.jsonValue(), fc.constantFrom('', 'x'.repeat(6000), -1, 1e300, [], {}, null, '[field1]')),
      )
      .map(([index, value]) => withPart(index, value)),
  },
  { weight: 2, arbitrary: fc.record({ name: fc.string({ unit: 'binary' }) }).map(json) },
  { weight: 1, arbitrary: fc.json() },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      '{',
      '\u0000',
      '\ufeff{}',
      '{"name":"a","name":"b"}',
      '['.repeat(3000),
      '{"__proto__":{}}',
    ),
  },
);

/** The form with another value at one of its places, counted in the order of the document. */
function withPart(index: number, value: unknown): string {
  let count = 0;
  return JSON.stringify(contact, (key, part) => {
    if (key === '') return part;
    count += 1;
    return count - 1 === index ? value : part;
  });
}

function wordOf({ status, body, headers }: RawAnswer): string {
  if (status < 400) return String(status);
  assert.equal(headerOf({ status, body, headers }, 'content-type'), 'application/json');
  return JSON.parse(body.toString()).error.code;
}

async function addForms(data: TestData) {
  const { store } = data;
  const spent = await addSpentOrganization(data);
  const organizationId = await newOrganization(store);
  const writes = operatorWrites(store, organizationId);
  await pushed(store, organizationId);
  assert.ok((await publishForm(writes, 'contact1', start)).ok);
  await pushed(store, organizationId, { id: 'another1', settings: { slug: 'taken' } });
  await pushed(store, organizationId, { id: 'deleted1' });
  assert.ok((await deleteForm(writes, 'deleted1', { withResponses: true, now: start })).ok);
  const others = await newOrganization(store, mark);
  await pushed(store, others, { id: 'others01', name: mark });
  const key = async (scope: 'read' | 'forms:write') => (await createApiKey(writes, 'fuzz', start, scope)).key;
  return {
    keys: { spent, read: await key('read'), write: await key('forms:write'), unknown: newApiKey() },
  };
}
