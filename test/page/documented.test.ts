import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import type { OpenApiDocument } from '#contract/openapi/document.ts';
import { resolve } from '#contract/openapi/resolve.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import type { FormSettings } from '#form/schema/settings.ts';
import { hashPassword } from '#kit/secret/passwordHash.ts';
import { startStripeServer } from '#outside/testing/stripeServer.ts';
import { schemaFault } from '../fuzz/schemaFault.ts';
import { addForm } from '../submission/example.ts';
import { engine, type TestData } from '../support/engines.ts';
import { type RunningService, startService } from '../support/startService.ts';

const fields: FormDefinition['pages'][number]['fields'] = [
  { id: 'field1', type: 'one_line_input', label: 'Name', required: true },
  { id: 'field2', type: 'file_upload', label: 'Picture', types: ['image'], max_size: 1000 },
];
const fee = { id: 'field3', type: 'credit_card', label: 'Fee', currency: 'EUR', amount: '25' } as const;
const contact: FormDefinition = { format: 2, pages: [{ id: 'page1', label: '', fields }] };
const paid: FormDefinition = { format: 2, pages: [{ id: 'page1', label: '', fields: [...fields, fee] }] };
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

type Asked = [
  method: string,
  path: string,
  body?: object | string | undefined,
  headers?: Record<string, string>,
];

describe('what is sent to a form is answered as the OpenAPI document says', () => {
  let data: TestData;
  let service: RunningService;
  let stripe: Awaited<ReturnType<typeof startStripeServer>>;
  let document: OpenApiDocument;

  before(async () => {
    data = await engine('sqlite').open();
    stripe = await startStripeServer();
    service = await startService({
      ...data.env,
      CANVASS_SUBMIT_LIMIT: '40',
      STRIPE_SECRET_KEY: stripe.secretKey,
      STRIPE_API_URL: stripe.url.origin,
    });
    document = (await (await fetch(`${service.url}/openapi.json`)).json()) as OpenApiDocument;
    const { organizationId } = await addForm(
      data.store,
      { spam: 'off' },
      { id: 'contact1', definition: contact },
    );
    const add = async (id: string, settings: FormSettings, definition = contact) =>
      await addForm(data.store, { spam: 'off', ...settings }, { id, definition, organizationId });
    await add('paidform', {}, paid);
    await add('closed01', { closes_at: '2020-01-01T00:00' });
    await add('notyet01', { opens_at: '2999-01-01T00:00' });
    await add('fullxx01', { max_responses: 1 });
    await add('linksxx1', { one_per_person: { by: 'link' } });
    await add('oncexxx1', { one_per_person: { by: 'answer', field: 'field1' } });
    await add('guarded1', { spam: 'strict' });
    await add('peoplex1', { programs: false });
    await add('secretx1', { password_hash: await hashPassword('correct horse') });
  });
  after(async () => {
    await service[Symbol.asyncDispose]();
    await stripe[Symbol.asyncDispose]();
    await data[Symbol.asyncDispose]();
  });

  /** Sends the request and checks the response against the document. */
  async function ask([method, path, body, headers = {}]: Asked) {
    const isJson = body !== undefined && !Buffer.isBuffer(body);
    const response = await fetch(`${service.url}${path}`, {
      method,
      headers: { ...(isJson ? { 'Content-Type': 'application/json' } : {}), ...headers },
      ...(body === undefined
        ? {}
        : {
            body: Buffer.isBuffer(body)
              ? new Uint8Array(body)
              : typeof body === 'string'
                ? body
                : JSON.stringify(body),
          }),
    });
    const text = await response.text();
    const value = text === '' ? undefined : JSON.parse(text);
    const [, , , below, upload] = path.split(/[/?]/);
    const template = `/f/{form}${below === 'files' ? (upload?.includes('=') === false ? '/files/{upload}' : '/files') : ''}`;
    const operation = document.paths[template]?.[method.toLowerCase() as 'get' | 'post' | 'put' | 'delete'];
    assert.ok(operation, `${method} ${template}`);
    const part = operation.responses[response.status];
    assert.ok(part, `${operation.operationId} documents ${response.status}: ${text}`);
    const answer = resolve(document, 'responses', part);
    for (const name of ['X-Request-Id', 'Content-Length', 'Cache-Control', 'Retry-After', 'Vary']) {
      const promised = answer.headers[name];
      if (response.headers.has(name))
        assert.ok(promised, `${operation.operationId} ${response.status} ${name}`);
      else if (promised !== undefined)
        assert.ok(!resolve(document, 'headers', promised).required, `${operation.operationId} ${name}`);
    }
    const json = answer.content?.['application/json'];
    if (value === undefined) assert.equal(json, undefined);
    else assert.equal(json?.schema && schemaFault(document, json.schema, value), undefined, text);
    const code: string | undefined = value?.error?.code;
    if (code !== undefined)
      assert.ok(Object.keys(json?.examples ?? {}).includes(code), `${code} is documented`);
    return { status: response.status, code, value };
  }

  const answers = { field1: 'Ana' };
  const submission_id = randomUUID();
  const rows: [status: number, code: string | undefined, ...asked: Asked][] = [
    [
      201,
      undefined,
      'POST',
      '/f/contact1',
      { submission_id, answers, url: 'https://example.org/', time_spent: 3 },
    ],
    [200, undefined, 'POST', '/f/contact1', { submission_id, answers }],
    [409, 'submission_differs', 'POST', '/f/contact1', { submission_id, answers: { field1: 'Ben' } }],
    [202, undefined, 'POST', '/f/paidform', { answers }],
    [201, undefined, 'POST', '/f/oncexxx1', { answers }],
    [422, 'answers_refused', 'POST', '/f/oncexxx1', { answers }],
    [422, 'answers_refused', 'POST', '/f/contact1', { answers: {} }],
    [400, 'submission_invalid', 'POST', '/f/contact1', { answers, colour: 'red' }],
    [400, 'body_malformed', 'POST', '/f/contact1', '{"answers":'],
    [415, 'media_type_unsupported', 'POST', '/f/contact1', '<a/>', { 'Content-Type': 'text/xml' }],
    [413, 'body_too_large', 'POST', '/f/contact1', { answers: { field1: 'x'.repeat(2_200_000) } }],
    [404, 'not_found', 'POST', '/f/nowhere1', { answers }],
    [403, 'form_closed', 'POST', '/f/closed01', { answers }],
    [403, 'form_not_open', 'POST', '/f/notyet01', { answers }],
    [201, undefined, 'POST', '/f/fullxx01', { answers }],
    [403, 'form_full', 'POST', '/f/fullxx01', { answers }],
    [403, 'personal_link_needed', 'POST', '/f/linksxx1', { answers }],
    [403, 'personal_link_wrong', 'POST', '/f/linksxx1', { answers, key: 'x'.repeat(22) }],
    [403, 'programs_not_allowed', 'POST', '/f/peoplex1', { answers }],
    [403, 'password_needed', 'POST', '/f/secretx1', { answers }],
    [403, 'password_wrong', 'POST', '/f/secretx1', { answers, password: 'wrong' }],
    [201, undefined, 'POST', '/f/secretx1', { answers, password: 'correct horse' }],
    [201, undefined, 'POST', '/f/contact1/files?field=field2&name=dot.gif', gif],
    [422, 'upload_field_unknown', 'POST', '/f/contact1/files?field=field9&name=dot.gif', gif],
    [422, 'file_type_refused', 'POST', '/f/contact1/files?field=field2&name=a.txt', Buffer.from('text')],
    [413, 'file_too_large', 'POST', '/f/contact1/files', { field: 'field2', name: 'a.gif', size: 1001 }],
    [400, 'upload_invalid', 'POST', '/f/contact1/files', { field: 'field2' }],
    [403, 'ticket_invalid', 'GET', `/f/contact1/files/${submission_id}`],
    [404, 'not_found', 'GET', '/f/contact1/files/nonsense'],
  ];
  for (const [status, code, ...asked] of rows) {
    const [method, path] = asked;
    test(`${method} ${path.slice(0, 60)}: ${status} ${code ?? ''}`, async () => {
      const answer = await ask(asked);
      assert.deepEqual([answer.status, answer.code], [status, code], JSON.stringify(answer.value));
    });
  }

  test('an upload in pieces, seen, continued, finished and removed', async () => {
    const files = '/f/contact1/files';
    const begun = await ask(['POST', files, { field: 'field2', name: 'dot.gif', size: gif.length }]);
    assert.equal(begun.status, 201);
    const { id, ticket } = begun.value;
    const piece = (from: number, to: number): Asked => [
      'PUT',
      `${files}/${id}`,
      gif.subarray(from, to),
      { 'Upload-Ticket': ticket, 'Content-Range': `bytes ${from}-${to - 1}/${gif.length}` },
    ];
    assert.equal((await ask(piece(0, 10))).status, 200);
    assert.deepEqual((await ask(['GET', `${files}/${id}`, undefined, { 'Upload-Ticket': ticket }])).value, {
      received: 10,
    });
    assert.equal((await ask(piece(20, 30))).code, 'upload_offset');
    assert.equal((await ask(piece(10, gif.length))).status, 201);
    assert.equal((await ask(['GET', `${files}/${id}`, undefined, { 'Upload-Ticket': ticket }])).status, 200);
    const removed = await ask(['DELETE', `${files}/${id}`, undefined, { 'Upload-Ticket': ticket }]);
    assert.equal(removed.status, 204);
    const gone = await ask(['GET', `${files}/${id}`, undefined, { 'Upload-Ticket': ticket }]);
    assert.equal(gone.code, 'upload_unknown');
  });

  test('work is asked for, and one sender is limited', async () => {
    const codes = new Set<string>();
    for (let count = 0; count < 30 && codes.size < 2; count++) {
      const { code } = await ask(['POST', '/f/guarded1', { answers }]);
      if (code !== undefined) codes.add(code);
    }
    assert.deepEqual([...codes].sort(), ['proof_needed', 'submit_limit']);
  });
});
