import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type AllowedHosts, readAllowedHosts } from '#kit/network/allowedHosts.ts';
import { setRunBy } from '#store/query/mail/mailServer.ts';
import type { OrganizationId } from '#store/tables.ts';
import { eachEngine } from '../../support/engines.ts';
import { startSmtpServer } from '../../support/smtpServer.ts';
import type { AppClient } from '../appClient.ts';
import { type AppService, startApp } from '../appService.ts';
import { deliverWith, queueOne } from './mailing.ts';
import { serversOf, waitingMail } from './waitingMail.ts';

const minute = 60_000;

function hosts(text: string): AllowedHosts {
  const read = readAllowedHosts(text);
  assert.ok(read !== undefined);
  return read;
}

const server = (port: number) =>
  ({ host: '127.0.0.1', port, encryption: 'none', user: '', from: 'forms@example.org' }) as const;

eachEngine((engine) => {
  let app: AppService;
  before(async () => {
    app = await startApp(engine);
    // The test's mail server is in the operator's own network.
    Object.assign(app.context, { mail: waitingMail(app.keys, hosts('loopback')) });
  });
  after(() => app.close());

  /** An organisation that looks after the installation. */
  async function inCharge(): Promise<{ organization: OrganizationId; client: AppClient; email: string }> {
    const made = await another();
    await app.data.store.write(({ db }) => setRunBy(db, made.organization));
    await app.data.store.write(({ db }) => db.deleteFrom('mail_server').execute());
    return made;
  }

  async function another() {
    const organization = await app.makeOrganization();
    const owner = await app.makePerson({ organization });
    return { organization, client: await app.signedIn(owner), email: owner.email };
  }

  test('an owner sets up the mail server, and what waited leaves through it in every process', async () => {
    await using smtp = await startSmtpServer({ user: { name: 'me', password: 'hush-hush' } });
    const { organization, client, email } = await inCharge();
    await queueOne(app, { organizationId: organization });
    const set = { ...server(smtp.port), user: 'me', password: 'hush-hush' };
    assert.deepEqual(await client.ask('tryMailServer', { organization }, set), { error: null });
    assert.deepEqual(smtp.received.pop()?.to, [email]);
    assert.equal((await client.ask('mail', { organization })).configured, false, 'a test saves nothing');
    // Another process has looked before.
    const elsewhere = serversOf(app.keys, { allowedHosts: hosts('loopback') });
    const { read } = (await app.data.openAgain()).store;
    assert.equal(await elsewhere.isSetUp(read), false);
    await client.ask('setMailServer', { organization }, set);
    const shown = await client.ask('mail', { organization });
    assert.deepEqual(
      [shown.configured, shown.fixed, shown.set_up_by, shown.from],
      [true, false, 'you', 'forms@example.org'],
    );
    assert.equal((await client.ask('start', {})).mail, true);
    await deliverWith(app, elsewhere, read);
    assert.deepEqual(smtp.received[0]?.to, ['kim@example.org']);
    assert.equal(smtp.received[0]?.user, 'me');
    await client.ask('removeMailServer', { organization });
    assert.equal(await elsewhere.isSetUp(read), false);
    assert.equal((await client.ask('mail', { organization })).configured, false);
    elsewhere.close();
  });

  test('its password is sealed, shown to nobody, and goes to no other server', async () => {
    const { organization, client } = await inCharge();
    const set = { ...server(2525), user: 'me', password: 'hush-hush' };
    await client.ask('setMailServer', { organization }, set);
    const { sealed } = await app.data.store.read
      .selectFrom('mail_server')
      .selectAll()
      .executeTakeFirstOrThrow();
    assert.ok(!sealed.includes('hush') && !sealed.includes('127.0.0.1'));
    const shown = await client.call('mailServer', { organization });
    assert.ok(!shown.bytes.includes('hush'));
    const { password: _, ...without } = set;
    assert.deepEqual(JSON.parse(shown.bytes.toString()).server, { ...without, has_password: true });
    await client.ask('setMailServer', { organization }, { ...without, from: 'other@example.org' });
    for (const elsewhere of [{ host: '127.0.0.2' }, { port: 2526 }, { user: 'you' }])
      for (const name of ['setMailServer', 'tryMailServer'] as const) {
        const { problem, param } = await client.call(name, { organization }, { ...without, ...elsewhere });
        assert.deepEqual([problem, param], ['field_invalid', 'password']);
      }
    const { entries } = await client.ask('audit', { organization }, undefined, {
      query: { action: 'mail.server_set' },
    });
    assert.equal(entries.length, 2);
    assert.ok(!JSON.stringify(entries).includes('hush'));
    await client.ask('removeMailServer', { organization });
    const removed = await client.ask('audit', { organization }, undefined, {
      query: { action: 'mail.server_removed' },
    });
    assert.equal(removed.entries.length, 1);
  });

  test('nobody else reads or changes it: not owners of other organisations, nor admins', async () => {
    const { organization, client } = await inCharge();
    const other = await another();
    const admin = await app.signedIn(await app.makePerson({ organization, role: 'admin' }));
    await client.ask('setMailServer', { organization }, server(2525));
    const calls = async (from: AppClient, to: OrganizationId) => [
      (await from.call('mailServer', { organization: to })).problem,
      (await from.call('setMailServer', { organization: to }, server(2526))).problem,
      (await from.call('tryMailServer', { organization: to }, server(2526))).problem,
      (await from.call('removeMailServer', { organization: to })).problem,
    ];
    assert.deepEqual(new Set(await calls(other.client, other.organization)), new Set(['not_found']));
    assert.deepEqual(new Set(await calls(other.client, organization)), new Set(['not_found']));
    assert.deepEqual(new Set(await calls(admin, organization)), new Set(['role_insufficient']));
    const by = async (from: AppClient, of: OrganizationId) =>
      (await from.ask('mail', { organization: of })).set_up_by;
    assert.deepEqual(
      [
        await by(client, organization),
        await by(admin, organization),
        await by(other.client, other.organization),
      ],
      ['you', 'owners', 'others'],
    );
    assert.equal((await client.ask('mailServer', { organization })).server?.port, 2525);
  });

  test('the settings of the service win, and then nothing can be changed in the app', async () => {
    const { organization, client } = await inCharge();
    await client.ask('setMailServer', { organization }, server(2525));
    const before = app.context.mail;
    const fixed = { server: { ...smtpOf(2526) }, from: 'env@example.org' };
    Object.assign(app.context, { mail: { ...before, servers: serversOf(app.keys, { fixed }) } });
    try {
      const { fixed: isFixed, from } = await client.ask('mail', { organization });
      assert.deepEqual([isFixed, from], [true, 'env@example.org']);
      for (const name of ['setMailServer', 'tryMailServer'] as const)
        assert.equal((await client.call(name, { organization }, server(2525))).problem, 'not_found');
      assert.equal((await client.call('removeMailServer', { organization })).problem, 'not_found');
    } finally {
      Object.assign(app.context, { mail: before });
    }
  });

  test('faults are told apart, and a private network stays closed unless the operator opens it', async () => {
    await using smtp = await startSmtpServer({ user: { name: 'me', password: 'hush-hush' } });
    await using tls = await startSmtpServer({ starttls: true });
    const { organization, client } = await inCharge();
    const code = async (given: object) =>
      (await client.ask('tryMailServer', { organization }, { ...server(smtp.port), ...given })).error?.code;
    assert.equal(await code({ user: 'me', password: 'guess' }), 'auth_failed');
    assert.equal(await code({ port: 1 }), 'connection_refused');
    assert.equal(await code({ encryption: 'starttls' }), 'tls_failed');
    assert.equal(await code({ encryption: 'tls' }), 'tls_failed');
    assert.equal(await code({ port: tls.port, encryption: 'starttls' }), 'certificate_invalid');
    assert.equal(await code({ host: 'nowhere.invalid' }), 'host_unknown');
    const before = app.context.mail;
    Object.assign(app.context, { mail: waitingMail(app.keys) });
    try {
      const { connections } = smtp;
      for (const host of ['127.0.0.1', 'localhost', '::1', '0x7f.1', '169.254.169.254'])
        assert.deepEqual(
          (await client.ask('tryMailServer', { organization }, { ...server(smtp.port), host })).error,
          { code: 'host_private', detail: '' },
          host,
        );
      assert.equal(await code({ host: '8.8.8.8' }), 'encryption_needed');
      assert.equal(smtp.connections, connections);
    } finally {
      Object.assign(app.context, { mail: before });
    }
    for (const wrong of [{ host: 'a b' }, { host: 'x\r\ny' }, { port: 0 }, { from: 'a@b, c@d' }])
      assert.equal(
        (await client.call('setMailServer', { organization }, { ...server(25), ...wrong })).problem,
        'field_invalid',
      );
  });

  test('mails that failed before leave earlier after a change, except those that are being sent', async () => {
    const { organization, client } = await inCharge();
    await queueOne(app, { organizationId: organization, to: 'late@example.org' });
    await queueOne(app, { organizationId: organization, to: 'claimed@example.org' });
    const { store } = app.data;
    const now = app.time.now;
    const set = (to: string, next_attempt_at: number) =>
      store.write(({ db }) =>
        db
          .updateTable('mail')
          .set({ next_attempt_at, error: '{"code":"auth_failed","detail":""}' })
          .where('recipient', '=', to)
          .execute(),
      );
    await set('late@example.org', now + 120 * minute);
    await set('claimed@example.org', now + 10 * minute);
    await client.ask('setMailServer', { organization }, server(2525));
    const next = async (to: string) =>
      (
        await store.read
          .selectFrom('mail')
          .select('next_attempt_at')
          .where('recipient', '=', to)
          .executeTakeFirstOrThrow()
      ).next_attempt_at;
    assert.ok((await next('late@example.org')) <= app.time.now);
    assert.equal(await next('claimed@example.org'), now + 10 * minute);
  });
});

function smtpOf(port: number) {
  return {
    host: '127.0.0.1',
    port,
    secure: false,
    user: undefined,
    password: '',
    requireTls: false,
    ignoreTls: true,
    verifyCertificate: true,
    certificateName: undefined,
  };
}
