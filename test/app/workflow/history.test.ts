import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { publishForm } from '#service/form/publishForm.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { send, wordOf } from '../../submission/example.ts';
import { onSqlite } from '../../support/engines.ts';
import { startSmtpServer } from '../../support/smtpServer.ts';
import { startWorking } from '../../workflow/example.ts';
import { startReceiver } from '../../workflow/receiver.ts';
import { type AppService, startApp } from '../appService.ts';
import { deliverWith, mailThrough } from '../mail/mailing.ts';

onSqlite((engine) => {
  let app: AppService;
  before(async () => {
    app = await startApp(engine);
  });
  after(() => app.close());

  test('the history tells of mails that wait and runs that are tried again, and the health of the latest success', async () => {
    await using receiver = await startReceiver();
    let status = 200;
    receiver.answer = (_request, response) => void response.writeHead(status).end();
    const organization = await app.makeOrganization();
    const owner = await app.signedIn(await app.makePerson({ organization, role: 'owner' }));
    const { id: workspace } = await owner.ask('createWorkspace', { organization }, { name: 'w' });
    const field = { id: 'field1', type: 'one_line_input', label: 'Name' };
    const hook = { id: 'hook', type: 'webhook', url: receiver.url };
    const mail = { id: 'mail', type: 'mail', to: 'team@example.org' };
    const definition = {
      format: 2,
      pages: [{ id: 'page1', label: '', fields: [field] }],
      workflows: [
        { id: 'call', trigger: 'response', do: [hook] },
        { id: 'tell', trigger: 'response', do: [mail] },
      ],
    };
    const { id: form } = await owner.ask(
      'createForm',
      { organization },
      { workspace, name: 'Orders', definition },
    );
    const writes = operatorWrites(app.data.store, organization);
    assert.ok((await publishForm(writes, form, app.context.clock())).ok);
    await using working = startWorking(app.data);
    const submit = async () => {
      assert.equal(wordOf(await send(working.taking, form, { field1: 'Ada' })), 'stored');
      await working.worker.settled();
    };
    const params = { organization, form };
    const runs = async (query: Record<string, string> = {}) =>
      (await owner.ask('workflowRuns', params, undefined, { query })).runs;
    const success = async () => {
      const { workflows } = await owner.ask('workflowHealth', params);
      return workflows.map(({ last_success_at, mails_waiting }) => [
        last_success_at === null ? null : Date.parse(last_success_at),
        mails_waiting,
      ]);
    };

    await submit();
    working.clock.now += 20_000;
    await submit();
    // Mails that wait in the outbox are no success.
    assert.deepEqual(await success(), [
      [working.clock.now, 0],
      [null, 2],
    ]);

    const told = await runs({ workflow: 'tell' });
    assert.deepEqual(
      told.map(({ state, mails_waiting }) => [state, mails_waiting]),
      [
        ['done', 1],
        ['done', 1],
      ],
    );
    const [latest] = told;
    const { run } = await owner.ask('workflowRun', { ...params, run: latest?.id ?? '' });
    assert.equal(run.mails_waiting, 1);
    const { mails } = await owner.ask('outbox', { organization });
    assert.deepEqual(
      mails.map(({ response }) => response),
      told.map(({ response }) => ({ form, id: response })),
    );

    await using smtp = await startSmtpServer();
    const mailing = mailThrough(app, smtp.url);
    await deliverWith(app, mailing.servers, app.data.store.read);
    await mailing.end();
    const [, [sentAt, waiting] = []] = await success();
    assert.ok(sentAt !== null && sentAt !== undefined && sentAt <= app.time.now);
    assert.equal(waiting, 0);

    // The next try must be ahead of the clock of the service, which is another.
    working.clock.now = app.context.clock() + 3_600_000;
    status = 503;
    await submit();
    const retried = await runs({ state: 'retrying' });
    assert.deepEqual(
      retried.map(({ workflow, state }) => [workflow.id, state]),
      [['call', 'waiting']],
    );
    const failed = async (query: Record<string, string> = {}) =>
      await owner.ask('failedRunCount', params, undefined, { query });
    const none = { count: 0, retrying: 0, switched_off: 0 };
    assert.deepEqual(await failed(), { ...none, count: 1, retrying: 1 });
    status = 410;
    await submit();
    const switchedOff = { ...none, switched_off: 2 };
    assert.deepEqual(await failed(), switchedOff);
    const today = new Date(working.clock.now).toISOString().slice(0, 10);
    assert.deepEqual(await failed({ from: today, to: today, workflow: 'call' }), switchedOff);
    assert.deepEqual(await failed({ workflow: 'tell' }), none);
    assert.deepEqual(await failed({ to: '2026-01-01' }), none);
    const replay = async () => await owner.ask('replayFailedRuns', params, { from: today, to: today });
    assert.deepEqual(await replay(), { replayed: 0, switched_off: 2 });
    const run410 = { ...params, run: (await runs({ state: 'failed' }))[0]?.id ?? '' };
    const refused = await owner.call('replayRun', run410);
    assert.deepEqual([refused.status, refused.problem], [409, 'action_switched_off']);
    await owner.ask('resumeWorkflow', { ...params, workflow: 'call' });
    assert.deepEqual(await replay(), { replayed: 2, switched_off: 0 });
  });
});
