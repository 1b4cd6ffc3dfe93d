import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createHttpClient } from '#outside/httpClient.ts';
import { publishForm } from '#service/form/publishForm.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { fakeService } from '../../../src/service/workflow/action/testing/fakeService.ts';
import { send, wordOf } from '../../submission/example.ts';
import { onSqlite } from '../../support/engines.ts';
import { startSmtpServer } from '../../support/smtpServer.ts';
import { startWorking } from '../../workflow/example.ts';
import { type AppService, startApp } from '../appService.ts';
import { rowsOf } from '../everyRow.ts';
import { makePublishedForm } from '../form/publishedForm.ts';
import { mailThrough } from '../mail/mailing.ts';
import { waitingMail } from '../mail/waitingMail.ts';

const secretUrl = 'https://hooks.slack.example/services/T0/B0/very-secret';

onSqlite((engine) => {
  let app: AppService;
  before(async () => {
    app = await startApp(engine, { http: createHttpClient({ allowPrivate: true }) });
  });
  after(() => app.close());

  async function people() {
    const organization = await app.makeOrganization();
    const admin = await app.signedIn(await app.makePerson({ organization, role: 'admin', name: 'Ada' }));
    const member = await app.signedIn(await app.makePerson({ organization, role: 'member' }));
    return { organization, admin, member };
  }

  test('a secret is sealed, never shown again, and its doings are audited without it', async () => {
    const { organization, admin, member } = await people();
    const credentials = { provider: 'slack', url: secretUrl } as const;
    const { id } = await admin.ask('createConnection', { organization }, { name: 'Chat', credentials });
    const listed = await member.call('connections', { organization });
    const [only] = listed.answer?.connections ?? [];
    assert.equal(only?.account, 'hooks.slack.example');
    assert.equal(only?.usable, true);
    assert.ok(!listed.bytes.toString().includes('very-secret'));
    const again = await admin.call('createConnection', { organization }, { name: 'cHAT', credentials });
    assert.equal(again.problem, 'connection_name_taken');
    await admin.ask('renameConnection', { organization, connection: id }, { name: 'Team chat' });
    const other = { provider: 'slack', url: `${secretUrl}-2` } as const;
    await admin.ask('replaceConnection', { organization, connection: id }, { credentials: other });
    const wrong = await admin.call(
      'replaceConnection',
      { organization, connection: id },
      { credentials: { ...other, provider: 'teams' } },
    );
    assert.equal(wrong.param, 'credentials.provider');
    const rows = JSON.stringify(await rowsOf(app.data.store.read, organization));
    assert.ok(!rows.includes('very-secret'));
    for (const action of ['connection.created', 'connection.renamed', 'connection.replaced'])
      assert.ok(rows.includes(action), action);
    for (const name of ['renameConnection', 'deleteConnection', 'testConnection'] as const) {
      const refused = await member.call(name, { organization, connection: id }, { name: 'x' } as never);
      assert.equal(refused.problem, 'role_insufficient');
    }
    await admin.ask('deleteConnection', { organization, connection: id });
    assert.deepEqual((await admin.ask('connections', { organization })).connections, []);
  });

  test('credentials that cannot work are refused at once', async () => {
    const { organization, admin } = await people();
    const problem = async (credentials: unknown) =>
      (await admin.call('createConnection', { organization }, { name: 'x', credentials } as never)).problem;
    for (const credentials of [
      { provider: 'slack', url: 'http://hooks.slack.example/x' },
      { provider: 'slack', url: 'https://user:pass@hooks.slack.example/x' },
      { provider: 'google_sheets', key: '{}' },
      { provider: 'mailchimp', key: 'without-a-centre!' },
      { provider: 'mailchimp', key: 'abc' },
      { provider: 'hubspot', token: 'two words' },
      { provider: 'zendesk', subdomain: 'evil.example/', email: 'a@example.org', token: 't' },
      { provider: 'other', url: secretUrl },
    ])
      assert.equal(await problem(credentials), 'field_invalid', JSON.stringify(credentials));
    assert.equal(await problem({ provider: 'mailchimp', key: 'abc-us21' }), undefined);
  });

  test('a test asks the service and says in a sentence why it does not work', async () => {
    await using service = await fakeService(() => ({ status: 401, body: { message: 'bad token' } }));
    const { organization, admin } = await people();
    const credentials = { provider: 'hubspot', token: 'pat', base_url: service.url } as const;
    const { id } = await admin.ask('createConnection', { organization }, { name: 'CRM', credentials });
    const asked = () => admin.ask('testConnection', { organization, connection: id });
    const refused = await asked();
    assert.equal(refused.works, false);
    assert.match(refused.reason, /HubSpot refused the secret .*bad token/);
    service.answer = () => ({ status: 200, body: { results: [] } });
    assert.deepEqual(await asked(), { works: true, reason: '' });
  });

  test('publishing warns of a connection that is gone, and failures have names', async () => {
    await using receiver = await fakeService(() => ({ status: 410, body: {} }));
    const { organization, admin } = await people();
    const { id: workspace } = await admin.ask('createWorkspace', { organization }, { name: 'w' });
    const credentials = { provider: 'slack', url: secretUrl } as const;
    const chat = await admin.ask('createConnection', { organization }, { name: 'Chat', credentials });
    const field = { id: 'field1', type: 'one_line_input', label: 'Name' };
    const slack = { id: 'chat', type: 'slack', connection: chat.id, text: 'New' };
    const definition = {
      format: 2,
      pages: [{ id: 'page1', label: '', fields: [field] }],
      workflows: [
        {
          id: 'flow1',
          name: 'Tell the shop',
          trigger: 'response',
          do: [{ id: 'hook', type: 'webhook', url: receiver.url }, slack],
        },
      ],
    };
    const { id: form } = await admin.ask(
      'createForm',
      { organization },
      { workspace, name: 'Orders', definition },
    );
    const writes = operatorWrites(app.data.store, organization);
    const findings = async () => {
      const published = await publishForm(writes, form, app.context.clock());
      assert.ok(published.ok);
      return published.value.findings.map(({ code, path }) => [code, path]);
    };
    assert.deepEqual(await findings(), []);
    await admin.ask('deleteConnection', { organization, connection: chat.id });
    assert.deepEqual(await findings(), [['connection_unknown', 'workflows[0].do[1].connection']]);

    await using working = startWorking(app.data, { clock: app.context.clock });
    assert.equal(wordOf(await send(working.taking, form, { field1: 'Ada' })), 'stored');
    await working.worker.settled();
    const { runs, workflows } = await admin.ask('failedRuns', { organization });
    const names = ({ form, workflow, action }: (typeof runs)[number] | (typeof workflows)[number]) =>
      [form.name, workflow.name, action.type].join(' / ');
    const expected = ['Orders / Tell the shop / slack', 'Orders / Tell the shop / webhook'];
    assert.deepEqual(runs.map(names).sort(), expected);
    assert.deepEqual(workflows.map(names).sort(), expected);
  });

  test('a new form mails its maker, unless they do not want it or the file has workflows', async () => {
    const organization = await app.makeOrganization();
    const person = await app.makePerson({ organization, role: 'owner' });
    const client = await app.signedIn(person);
    const { id: workspace } = await client.ask('createWorkspace', { organization }, { name: 'w' });
    const made = async (body: object) => {
      const wanted = { workspace, name: 'f', ...body };
      const { id } = await client.ask('createForm', { organization }, wanted);
      const { definition } = await client.ask('form', { organization, form: id });
      return (definition as { workflows?: unknown }).workflows;
    };
    const mail = { id: 'mail', type: 'mail', to: person.email };
    for (const body of [{ template: null }, { definition: { format: 2, pages: [] } }])
      assert.deepEqual(await made(body), [
        { id: 'notify', name: 'E-mail each response', trigger: 'response', do: [mail] },
      ]);
    assert.equal(await made({ template: null, notify: false }), undefined);
    const own = [{ id: 'own', trigger: 'response', do: [{ ...mail, to: 'team@example.org' }] }];
    assert.deepEqual(await made({ definition: { format: 2, pages: [], workflows: own } }), own);
  });

  test('a mail is previewed, and a test of it goes to the person who asks and nobody else', async () => {
    await using smtp = await startSmtpServer();
    const organization = await app.makeOrganization();
    const person = await app.makePerson({ organization, role: 'owner' });
    const client = await app.signedIn(person);
    const { id: workspace } = await client.ask('createWorkspace', { organization }, { name: 'w' });
    const form = await makePublishedForm(client, organization, { workspace, name: 'A form' });
    const params = { organization, form };
    const action = { id: 'mail', type: 'mail', to: 'boss@example.org', subject: '<b>Hello</b>' };
    const preview = await client.ask('previewMailAction', params, { action });
    assert.deepEqual(preview.to, ['boss@example.org']);
    assert.equal(preview.subject, '<b>Hello</b>');
    assert.ok(!preview.html.includes('<b>Hello'));
    assert.equal(preview.response, null);
    const wrong = await client.call('previewMailAction', params, { action: { type: 'mail' } });
    assert.equal(wrong.param, 'action');
    assert.equal((await client.ask('testMailAction', params, { action })).error?.code, 'not_set_up');
    const mailing = mailThrough(app, smtp.url);
    Object.assign(app.context, { mail: mailing });
    assert.deepEqual(await client.ask('testMailAction', params, { action }), { error: null });
    Object.assign(app.context, { mail: waitingMail(app.keys) });
    await mailing.end();
    assert.deepEqual(
      smtp.received.map(({ to }) => to),
      [[person.email]],
    );
  });
});
