import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { readAllowedHosts } from '#kit/network/allowedHosts.ts';
import { createHttpClient } from '#outside/httpClient.ts';
import { publishForm } from '#service/form/publishForm.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { type FakeService, fakeService } from '../../../src/service/workflow/action/testing/fakeService.ts';
import { send, wordOf } from '../../submission/example.ts';
import { engine } from '../../support/engines.ts';
import { eventually } from '../../support/eventually.ts';
import { startWorking } from '../../workflow/example.ts';
import { type AppService, startApp } from '../appService.ts';

let app: AppService;
let receiver: FakeService;

before(async () => {
  const allowedHosts = readAllowedHosts('loopback');
  assert.ok(allowedHosts);
  app = await startApp(engine('sqlite'), { http: createHttpClient({ allowedHosts }) });
  receiver = await fakeService(() => ({ status: 200 }));
});

after(async () => {
  await receiver[Symbol.asyncDispose]();
  await app.close();
});

const isAda = { field: 'field1', operator: 'is', value: 'Ada' };
const isBob = { ...isAda, value: 'Bob' };

/** A form, and a function that tests a webhook of it. */
async function begin() {
  const organization = await app.makeOrganization();
  const client = await app.signedIn(await app.makePerson({ organization }));
  const { id: workspace } = await client.ask('createWorkspace', { organization }, { name: 'w' });
  const fields = [{ id: 'field1', type: 'one_line_input', label: 'Name', required: true }];
  const definition = { format: 2, pages: [{ id: 'page1', label: '', fields }] };
  const { id: form } = await client.ask(
    'createForm',
    { organization },
    { workspace, name: 'Orders', definition },
  );
  const tried = async (change: { when?: unknown; trigger?: 'edited'; action?: object } = {}) => {
    const action = { id: 'hook', type: 'webhook', url: receiver.url, ...change.action };
    return await client.ask(
      'testAction',
      { organization, form },
      { workflow: 'flow1', action, trigger: change.trigger, when: change.when },
    );
  };
  const answer = async (name: string) => {
    assert.ok(
      (await publishForm(operatorWrites(app.data.store, organization), form, app.context.clock())).ok,
    );
    await using working = startWorking(app.data, { clock: app.context.clock });
    assert.equal(wordOf(await send(working.taking, form, { field1: name })), 'stored');
  };
  const start = (url: string) =>
    client.call(
      'testAction',
      { organization, form },
      { workflow: 'flow1', action: { id: 'hook', type: 'webhook', url } },
    );
  return { organization, workspace, form, client, tried, answer, start };
}

test('a test says which condition keeps real runs from the response', async () => {
  const { tried, answer, client, organization, form } = await begin();
  await answer('Ada');
  assert.equal((await tried()).unmet, null);
  assert.equal((await tried({ when: isAda, action: { when: isAda } })).unmet, null);
  const other = await tried({ when: isBob, action: { when: isBob } });
  assert.deepEqual([other.unmet, other.attempt.outcome], ['workflow', 'done']);
  assert.equal((await tried({ when: isAda, action: { when: isBob } })).unmet, 'action');
  const mail = { action: { id: 'mail', type: 'mail', to: 'team@example.org' }, when: isBob };
  assert.equal((await client.ask('previewMailAction', { organization, form }, mail)).unmet, 'workflow');
  const body = { workflow: 'flow1', action: { id: 'hook', type: 'webhook', url: receiver.url }, when: {} };
  assert.equal((await client.call('testAction', { organization, form }, body)).param, 'when');
});

test('the delivery is a test, the response in it is as it is stored', async () => {
  const { tried, answer } = await begin();
  const { response, unmet } = await tried({ when: isBob });
  assert.deepEqual([response, unmet], [null, null]);
  const sample = receiver.requests.at(-1);
  const made = sample?.json as { type: string; test: boolean; data: { test: boolean; response: unknown[] } };
  assert.deepEqual([made.test, made.data.test, made.data.response.length], [true, true, 1]);
  await answer('Ada');
  await tried({ trigger: 'edited' });
  const real = receiver.requests.at(-1);
  const sent = real?.json as typeof made;
  assert.equal(sent.type, 'response.edited');
  assert.deepEqual([sent.test, sent.data.test, real?.headers['canvass-test']], [true, false, 'true']);
});

test('an address that is not allowed is refused before anything is sent', async () => {
  const { tried } = await begin();
  for (const [url, outcome, code] of [
    ['http://10.0.0.1/hook', 'failed', 'address_refused'],
    ['http://ada:secret@127.0.0.1/hook', 'refused', 'url_invalid'],
  ] as const) {
    const { attempt } = await tried({ action: { url } });
    assert.deepEqual([attempt.outcome, attempt.error?.code], [outcome, code]);
    assert.equal(attempt.exchange?.answer, null);
  }
});

test('tests of one organisation that hang do not hold up those of another', async () => {
  const slow = await begin();
  const other = await begin();
  const held: ServerResponse[] = [];
  await using server = await listening((_, response) => void held.push(response));
  const tests = Array.from({ length: 4 }, () => slow.start(server.url));
  await eventually(() => held.length === 2);
  const { attempt } = await other.tried();
  assert.equal(attempt.outcome, 'done');
  assert.equal(held.length, 2, 'two of one organisation at a time');
  let answered = 0;
  while (answered < 4) {
    const response = await eventually(() => held.shift());
    response.end();
    answered += 1;
  }
  for (const { status } of await Promise.all(tests)) assert.equal(status, 200);
});

async function listening(answer: RequestListener) {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test('a member cannot take a secret of the form with a test, and tests are in the audit log and limited', async () => {
  const { organization, workspace, form, client, tried } = await begin();
  await using desk = await fakeService(() => ({ status: 200 }));
  const params = { organization, form, secret: 'desk_token' };
  const body = { value: 'owners-token', address: `${desk.url}/tickets` };
  await client.ask('setFormSecret', params, body);
  const headers = [{ name: 'Authorization', text: 'Bearer ', secret: 'desk_token' }];
  assert.equal((await tried({ action: { url: `${desk.url}/tickets`, headers } })).attempt.outcome, 'done');
  assert.equal(desk.requests.at(-1)?.headers.authorization, 'Bearer owners-token');

  const member = await app.signedIn(
    await app.makePerson({ organization, role: 'member', workspaces: [workspace] }),
  );
  const before = receiver.requests.length;
  const action = { id: 'hook', type: 'webhook', url: receiver.url, headers };
  const { attempt } = await member.ask('testAction', { organization, form }, { workflow: 'flow1', action });
  assert.deepEqual([attempt.outcome, attempt.error?.code], ['refused', 'secret_elsewhere']);
  assert.equal(receiver.requests.length, before, 'nothing was sent');
  assert.equal((await member.call('setFormSecret', params, { ...body, address: receiver.url })).status, 403);
  assert.equal((await member.call('deleteFormSecret', params)).status, 403);
  assert.deepEqual((await member.ask('formSecrets', { organization, form })).secrets[0]?.origins, [
    new URL(desk.url).origin,
  ]);

  const entries = await app.data.store.read
    .selectFrom('audit_entry')
    .select('details')
    .where('organization_id', '=', organization)
    .where('action', '=', 'form.action_tested')
    .execute();
  assert.deepEqual(
    entries.map(({ details }) => JSON.parse(details).receiver).toSorted(),
    [new URL(desk.url).origin, new URL(receiver.url).origin].toSorted(),
  );
  let last = await member.call('testAction', { organization, form }, { workflow: 'flow1', action });
  for (let count = 0; count < 40 && last.status === 200; count += 1)
    last = await member.call('testAction', { organization, form }, { workflow: 'flow1', action });
  assert.deepEqual([last.status, last.problem], [429, 'too_many_attempts']);
});
