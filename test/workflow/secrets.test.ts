import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ConnectionCredentials } from '#contract/app/workflow/connections.ts';
import { createHttpClient } from '#outside/httpClient.ts';
import { bindFormSecrets } from '#service/operate/secrets/bindFormSecrets.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { createConnection } from '#service/workflow/connection/changeConnections.ts';
import { changeFormSecret } from '#service/workflow/history/formSecrets.ts';
import { replayRun } from '#service/workflow/history/replayRuns.ts';
import { testConnection } from '#service/workflow/testConnection.ts';
import { formSecrets, originsIn } from '#store/query/workflow/formSecret.ts';
import { attemptsOfRun, runPage } from '#store/query/workflow/run.ts';
import { rowsOf } from '../app/everyRow.ts';
import { type Answers, type Example, send, wordOf } from '../submission/example.ts';
import { eachEngine, type TestData } from '../support/engines.ts';
import { addWorkflows, startWorking, type Working } from './example.ts';
import { startReceiver } from './receiver.ts';

async function answer({ taking, worker }: Working, formId: string, answers: Answers): Promise<void> {
  assert.equal(wordOf(await send(taking, formId, answers, { test: false })), 'stored');
  await worker.settled();
}

async function connect(data: TestData, { keys }: Working, form: Example, credentials: ConnectionCredentials) {
  const writes = operatorWrites(data.store, form.organizationId);
  const made = await createConnection(writes, keys, { name: 'chat', credentials }, 1);
  assert.ok(made.ok);
  return { writes, id: made.value.id };
}

eachEngine((engine) => {
  const lastRun = async (data: TestData, { organizationId, formId }: Example) => {
    const [run] = (await runPage(data.store.read, organizationId, formId, {}, undefined, 1)).rows;
    assert.ok(run !== undefined);
    return { run, attempts: await attemptsOfRun(data.store.read, organizationId, formId, run.id) };
  };

  for (const provider of ['slack', 'discord', 'teams'] as const)
    test(`the secret address of ${provider} is nowhere in the database, whatever the receiver says`, async () => {
      await using data = await engine.open();
      await using receiver = await startReceiver();
      const form = await addWorkflows(data.store, [
        { id: 'tell', trigger: 'response', do: [{ id: 'chat', type: provider, connection: 'chat' }] },
      ]);
      await using working = startWorking(data);
      // As somebody may paste it: not in the spelling in which it is sent.
      const url = `${receiver.url}/services/T0/tok-SeCrEt-Ü-token?sig=another secret value`;
      const { writes, id } = await connect(data, working, form, { provider, url });
      const isLeaked = (text: string) => /SeCrEt|another.{1,3}secret/.test(text);
      for (const [status, said] of [
        [404, (path: string) => `Nothing at ${path}`],
        [403, (path: string) => `{"message":"token ${path.split(/[/?]/)[3]} is unknown"}`],
        [200, (path: string) => (provider === 'discord' ? JSON.stringify({ id: path }) : `${path} is fine`)],
      ] as const) {
        receiver.answer = ({ path }, response) => response.writeHead(status).end(said(path));
        await answer(working, form.formId, { field1: 'Ada' });
        const http = createHttpClient({ allowPrivate: true });
        const caller = { http, signal: AbortSignal.timeout(180_000) };
        const tested = await testConnection(writes, working.keys, caller, id, 1);
        http.close();
        assert.ok(!isLeaked(tested?.reason ?? ''), tested?.reason ?? '');
      }
      assert.equal(receiver.requests.length, 6);
      const rows = JSON.stringify(await rowsOf(data.store.read, form.organizationId));
      const leak = /.{0,200}(SeCrEt|another.{1,3}secret).{0,50}/.exec(rows);
      assert.equal(leak?.[0], undefined);
    });

  test('a receiver cannot fill the database with its words', async () => {
    await using data = await engine.open();
    await using receiver = await startReceiver();
    const form = await addWorkflows(data.store, [
      { id: 'tell', trigger: 'response', do: [{ id: 'chat', type: 'slack', connection: 'chat' }] },
    ]);
    await using working = startWorking(data);
    await connect(data, working, form, { provider: 'slack', url: `${receiver.url}/hook` });
    receiver.answer = (_request, response) => response.end('x'.repeat(500_000));
    await answer(working, form.formId, { field1: 'Ada' });
    const rows = JSON.stringify(await rowsOf(data.store.read, form.organizationId));
    assert.ok(rows.length < 50_000, String(rows.length));
  });

  test('a secret of the form is hidden in the spelling of a header, also where an answer is cut inside it', async () => {
    await using data = await engine.open();
    await using receiver = await startReceiver();
    const form = await addWorkflows(data.store, [
      {
        id: 'notify',
        trigger: 'response',
        do: [
          {
            id: 'hook',
            type: 'webhook',
            url: `${receiver.url}/hook`,
            headers: [{ name: 'X-Pass', text: 'Pass ', secret: 'pass' }],
          },
        ],
      },
    ]);
    await using working = startWorking(data);
    const target = { id: form.formId, name: 'Contact' };
    const writes = operatorWrites(data.store, form.organizationId);
    const pass = { name: 'pass', address: receiver.url };
    await changeFormSecret(writes, working.keys, target, { ...pass, value: 'zażółć-HIDDEN-gęś\n' }, 1);
    receiver.answer = ({ headers }, response) => response.end(`Got ${headers['x-pass']}`);
    await answer(working, form.formId, { field1: 'Ada' });
    assert.match(receiver.requests[0]?.headers['x-pass'] ?? '', /^Pass za%.*HIDDEN/);
    assert.ok(!JSON.stringify(await lastRun(data, form)).includes('HIDDEN'));

    await changeFormSecret(writes, working.keys, target, { ...pass, value: 'VISIBLE-0123456789' }, 1);
    receiver.answer = ({ headers }, response) => response.end(`${' '.repeat(4096 - 15)}${headers['x-pass']}`);
    await answer(working, form.formId, { field1: 'Bo' });
    assert.ok(!JSON.stringify(await lastRun(data, form)).includes('VISIBLE'));
  });

  test('a secret goes to the origin that it was set for and to no other, in runs and replays', async () => {
    await using data = await engine.open();
    await using receiver = await startReceiver();
    await using elsewhere = await startReceiver();
    const hook = (id: string, url: string) => ({
      id,
      type: 'webhook' as const,
      url,
      headers: [{ name: 'X-Pass', secret: 'pass' }],
    });
    const form = await addWorkflows(data.store, [
      { id: 'right', trigger: 'response', do: [hook('hook', `${receiver.url}/[field1]`)] },
      { id: 'wrong', trigger: 'response', do: [hook('other', `${elsewhere.url}/hook`)] },
    ]);
    await using working = startWorking(data);
    const target = { id: form.formId, name: 'Contact' };
    const writes = operatorWrites(data.store, form.organizationId);
    const secret = { name: 'pass', value: 'kept-here', address: `${receiver.url}/any/path` };
    await changeFormSecret(writes, working.keys, target, secret, 1);
    await answer(working, form.formId, { field1: 'Ada' });
    assert.equal(receiver.requests[0]?.headers['x-pass'], 'kept-here');
    const failed = (
      await runPage(data.store.read, form.organizationId, form.formId, {}, undefined, 9)
    ).rows.find(({ workflow_id }) => workflow_id === 'wrong');
    assert.deepEqual([failed?.state, failed?.error_code], ['failed', 'secret_elsewhere']);
    assert.ok((await replayRun(writes, target, failed?.id ?? '', 2)).ok);
    working.worker.wake();
    await working.worker.settled();
    assert.equal(elsewhere.requests.length, 0);
    const replayed = (await rowsOf(data.store.read, form.organizationId)).audit_entry?.find((row) =>
      JSON.stringify(row).includes('form.runs_replayed'),
    );
    assert.ok(JSON.stringify(replayed).includes(elsewhere.url), 'the audit log says where it would send');
  });

  test('secrets from before are bound to the origins of the published version', async () => {
    await using data = await engine.open();
    const hook = (id: string, url: string, secret: string) => ({
      id,
      type: 'webhook' as const,
      url,
      headers: [{ name: 'X-Pass', secret }],
    });
    const form = await addWorkflows(data.store, [
      {
        id: 'notify',
        trigger: 'response',
        do: [
          hook('one', 'https://a.example.org/[field1]', 'both'),
          hook('two', 'https://b.example.org:8443/x', 'both'),
          hook('three', 'https://B.example.org/y', 'single'),
        ],
      },
    ]);
    const { organizationId, formId } = form;
    for (const name of ['both', 'single', 'unused'])
      await data.store.write(({ db }) =>
        db
          .insertInto('form_secret')
          .values({ organization_id: organizationId, form_id: formId, name, sealed: '', changed_at: 1 })
          .execute(),
      );
    await bindFormSecrets(data.store);
    const secrets = await formSecrets(data.store.read, organizationId, formId);
    assert.deepEqual(Object.fromEntries(secrets.map((secret) => [secret.name, originsIn(secret)])), {
      both: ['https://a.example.org', 'https://b.example.org:8443'],
      single: ['https://b.example.org'],
      unused: [],
    });
  });

  test('an answer stays inside its part of an address', async () => {
    await using data = await engine.open();
    await using receiver = await startReceiver();
    const url = `${receiver.url}/people/[field1]/mail?of=[field1]`;
    const form = await addWorkflows(data.store, [
      { id: 'notify', trigger: 'response', do: [{ id: 'hook', type: 'webhook', url }] },
    ]);
    await using working = startWorking(data);
    for (const field1 of ['..', '.', '../admin', '\\..\\x', '%2e%2e', 'a?b#c', '...'])
      await answer(working, form.formId, { field1 });
    assert.deepEqual(
      receiver.requests.map(({ path }) => path.split('?')[0]),
      [
        '/people/..%2Fadmin/mail',
        '/people/%5C..%5Cx/mail',
        '/people/%252e%252e/mail',
        '/people/a%3Fb%23c/mail',
        '/people/.../mail',
      ],
    );
  });
});
