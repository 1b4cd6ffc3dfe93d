import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { OrganizationId } from '#store/tables.ts';
import { engine, type TestData } from '../../../../../test/support/engines.ts';
import { AccountKeys } from '../../../base/accountKeys.ts';
import { createOrganization } from '../../../organization/createOrganization.ts';
import type { ActionSettings } from '../action.ts';
import { actionContext, connect, hostile } from '../testing/actionContext.ts';
import { type FakeService, fakeService } from '../testing/fakeService.ts';
import { hubspot } from './hubspot.ts';
import { mailchimp, subscriberHash } from './mailchimp.ts';
import { zendesk } from './zendesk.ts';

let data: TestData;
let service: FakeService;
let scope: { store: TestData['store']; keys: AccountKeys; organizationId: OrganizationId };

before(async () => {
  data = await engine('sqlite').open();
  service = await fakeService(() => ({ status: 200 }));
  const base_url = `${service.url}/base/`;
  const organizationId = await createOrganization(data.store, 'Acme', 1);
  scope = { store: data.store, keys: new AccountKeys(data.secrets), organizationId };
  await connect(scope, { provider: 'hubspot', token: 'pat-1', base_url });
  await connect(scope, { provider: 'mailchimp', key: 'abc-us21', base_url });
  await connect(scope, {
    provider: 'zendesk',
    subdomain: 'acme',
    email: 'agent@example.org',
    token: 'zt',
    base_url,
  });
});

after(async () => {
  await service[Symbol.asyncDispose]();
  await data.close();
});

const sent = { field1: hostile, field2: 'Kim@Example.org' };
const context = (change: Readonly<Record<string, string>> = {}) =>
  actionContext({ ...scope, sent: { ...sent, ...change } });

const contact = {
  id: 'a',
  type: 'hubspot',
  connection: 'hubspot',
  email: '[field2]',
  properties: { firstname: '[field1]', phone: '[field3]' },
} as const;

test('HubSpot creates or updates a contact by its address; empty answers erase nothing', async () => {
  service.answer = () => ({ status: 200, body: { results: [{ id: '501', new: true }] } });
  const given = context();
  const outcome = await hubspot.run(contact, given);
  assert.deepEqual(outcome.kind === 'done' && outcome.record, {
    object: 'contact',
    dataType: 'id',
    data: '501',
  });
  const request = service.requests.at(-1);
  assert.equal(request?.path, '/base/crm/v3/objects/contacts/batch/upsert');
  assert.equal(request?.headers.authorization, 'Bearer pat-1');
  assert.ok(given.hidden.includes('pat-1'));
  assert.ok(request !== undefined);
  const [input] = (request.json as { inputs: { id: string; properties: Record<string, string> }[] }).inputs;
  assert.equal(input?.id.toLowerCase(), 'kim@example.org');
  assert.deepEqual(Object.keys(input?.properties ?? {}).sort(), ['email', 'firstname']);
  assert.equal(input?.properties.firstname, hostile);
});

test('what HubSpot refuses is told in its words; 207 is a refusal too', async () => {
  service.answer = () => ({
    status: 207,
    body: { results: [], errors: [{ message: 'Property "x" does not exist' }] },
  });
  const outcome = await hubspot.run(contact, context());
  assert.ok(outcome.kind === 'refused' && /Property "x" does not exist/.test(outcome.error.detail));
  service.answer = () => ({ status: 401, body: { message: 'expired' } });
  const wrong = await hubspot.run(contact, context());
  assert.ok(wrong.kind === 'refused' && /Replace it under Connections/.test(wrong.error.detail));
  service.answer = () => ({
    status: 429,
    headers: { 'retry-after': '10' },
    body: { message: 'daily limit' },
  });
  const limited = await hubspot.run(contact, context());
  assert.ok(limited.kind === 'failed' && limited.retryAfter === 10_000);
});

test('nothing is sent without an address, nor with a text that is none', async () => {
  const before = service.requests.length;
  assert.equal((await hubspot.run(contact, context({ field2: '' }))).kind, 'skipped');
  const settings = { ...contact, email: '[field1]' };
  assert.equal((await hubspot.run(settings, context({ field1: 'a@b.org, c@d.org' }))).kind, 'refused');
  assert.equal(service.requests.length, before);
});

test('Mailchimp adds a subscriber who must confirm, with fields and tags', async () => {
  service.answer = ({ path }) =>
    path.endsWith('/tags') ? { status: 204 } : { status: 200, body: { id: 'm1', status: 'pending' } };
  const settings = {
    id: 'a',
    type: 'mailchimp' as const,
    connection: 'mailchimp',
    audience: 'abc123',
    email: '[field2]',
    fields: { FNAME: '[field1]' },
    tags: ['form'],
  } satisfies ActionSettings;
  const outcome = await mailchimp.run(settings, context());
  assert.equal(outcome.kind === 'done' && outcome.record.data, 'm1');
  const [put, tags] = service.requests.slice(-2);
  assert.equal(put?.method, 'PUT');
  assert.equal(put?.path, `/base/3.0/lists/abc123/members/${subscriberHash('kim@example.org')}`);
  const body = put?.json as Record<string, unknown>;
  assert.equal(body.status_if_new, 'pending');
  assert.deepEqual(body.merge_fields, { FNAME: hostile });
  assert.deepEqual(tags?.json, { tags: [{ name: 'form', status: 'active' }] });

  service.answer = () => ({
    status: 400,
    headers: { 'content-type': 'application/problem+json' },
    body: { title: 'Member In Compliance State', detail: 'kim is in a compliance state due to unsubscribe.' },
  });
  const refused = await mailchimp.run(settings, context());
  assert.ok(refused.kind === 'refused' && /compliance state/.test(refused.error.detail));
});

test('Zendesk opens a ticket once: the delivery id is the idempotency key', async () => {
  service.answer = () => ({ status: 201, body: { ticket: { id: 4711 } } });
  const settings = {
    id: 'a',
    type: 'zendesk' as const,
    connection: 'zendesk',
    subject: 'From [field1]',
    email: '[field2]',
    fields: { 360001: '[field1]' },
    tags: ['form'],
  } satisfies ActionSettings;
  const given = context();
  const outcome = await zendesk.run(settings, given);
  assert.deepEqual(outcome.kind === 'done' && outcome.record, {
    object: 'ticket',
    dataType: 'number',
    data: '4711',
  });
  const request = service.requests.at(-1);
  assert.equal(request?.headers['idempotency-key'], 'delivery-1');
  const basic = Buffer.from('agent@example.org/token:zt').toString('base64');
  assert.equal(request?.headers.authorization, `Basic ${basic}`);
  assert.ok(given.hidden.includes(basic));
  assert.ok(request !== undefined);
  const { ticket } = request.json as { ticket: Record<string, unknown> };
  assert.equal(ticket.subject, `From ${hostile}`);
  assert.deepEqual(ticket.custom_fields, [{ id: 360001, value: hostile }]);
  assert.match((ticket.comment as { body: string }).body, /^Name\n<script>/);
  assert.ok(!('html_body' in (ticket.comment as object)));

  service.answer = () => ({
    status: 422,
    body: { error: 'RecordInvalid', description: 'Record validation errors' },
  });
  const refused = await zendesk.run(settings, context());
  assert.ok(refused.kind === 'refused' && /Record validation errors/.test(refused.error.detail));
  service.answer = () => ({ status: 503, headers: { 'retry-after': '60' } });
  const away = await zendesk.run(settings, context());
  assert.ok(away.kind === 'failed' && away.retryAfter === 60_000);
});
