import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { changeMail } from '#service/mail/changeMail.ts';
import { maxMailsPerHour } from '#service/mail/countMail.ts';
import { purgeMails } from '#service/mail/purgeMails.ts';
import { sendDueMails } from '#service/mail/sendDueMails.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import type { MailState, OrganizationId } from '#store/tables.ts';
import { eachEngine } from '../../support/engines.ts';
import { startSmtpServer } from '../../support/smtpServer.ts';
import type { AppClient } from '../appClient.ts';
import { type AppService, startApp } from '../appService.ts';
import { mailThrough, openedOutbox, queueOne } from './mailing.ts';
import { waitingMail } from './waitingMail.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

eachEngine((engine) => {
  let app: AppService;
  before(async () => {
    app = await startApp(engine);
  });
  after(() => app.close());

  async function ownerOf(
    name?: string,
  ): Promise<{ organization: OrganizationId; client: AppClient; email: string }> {
    const organization = await app.makeOrganization(name);
    const owner = await app.makePerson({ organization });
    return { organization, client: await app.signedIn(owner), email: owner.email };
  }

  /** Runs one round of the job and waits for it. */
  async function round(url: string, store = app.data.store): Promise<void> {
    const mailer = await mailThrough(app, url).servers.current(store.read);
    assert.ok(mailer !== undefined);
    const { clock, log } = app.context;
    await sendDueMails(
      { store, files: app.data.files, pdfs: app.context.pdfs, keys: () => app.keys, mailer, log },
      clock,
    );
  }

  async function newest(client: AppClient, organization: OrganizationId) {
    const [mail] = await openedOutbox(client, organization);
    assert.ok(mail !== undefined);
    return mail;
  }

  /** The latest failure as the settings show it, with a server set up. */
  async function failure(client: AppClient, organization: OrganizationId) {
    Object.assign(app.context, { mail: mailThrough(app, 'smtp://127.0.0.1:1') });
    const said = await client.ask('mail', { organization });
    Object.assign(app.context, { mail: waitingMail(app.keys) });
    return said.failure?.code;
  }

  test('owners see how many mails wait, and with a server how many it refused', async () => {
    const { organization, client } = await ownerOf();
    const admin = await app.signedIn(await app.makePerson({ organization, role: 'admin' }));
    const waiting = async (browser = client) =>
      (await browser.ask('organization', { organization })).mails_waiting;
    assert.equal(await waiting(), 0);
    await queueOne(app, { organizationId: organization });
    await queueOne(app, { organizationId: organization, expiresAt: app.time.now + minute });
    assert.deepEqual([await waiting(), await waiting(admin)], [2, 0]);
    app.time.now += minute;
    assert.equal(await waiting(), 1, 'a link that has ended is of use to nobody');
    const mailing = mailThrough(app, 'smtp://127.0.0.1:1');
    Object.assign(app.context, { mail: mailing });
    assert.equal(await waiting(), 0, 'it is on its way');
    await round('smtp://127.0.0.1:1');
    assert.equal(await waiting(), 1);
    Object.assign(app.context, { mail: waitingMail(app.keys) });
    await mailing.end();
  });

  test('an invitation leaves at once, its link works, and nothing of it stays', async () => {
    await using smtp = await startSmtpServer({ user: { name: 'me', password: 'hush-hush' } });
    const mailing = mailThrough(app, smtp.url.replace('//', '//me:hush-hush@'));
    Object.assign(app.context, { mail: mailing });
    const { organization, client } = await ownerOf('Orchard');
    const body = { email: 'lee@example.org', role: 'admin' as const, workspaces: [] };
    const invited = await client.ask('invite', { organization }, body);
    const received = await smtp.mail(({ to }) => to.includes('lee@example.org'));
    await mailing.end();
    Object.assign(app.context, { mail: waitingMail(app.keys) });
    for (const part of received.parts) assert.ok(part.includes(invited.link));
    const secret = invited.link.slice(invited.link.lastIndexOf('/') + 1);
    const found = await app.visitor().call('lookAtInvitation', {}, { secret });
    assert.equal(found.status, 200);
    const mail = await newest(client, organization);
    assert.deepEqual([mail.state, mail.text, mail.link, mail.error], ['sent', null, null, null]);
    const row = await app.data.store.read
      .selectFrom('mail')
      .selectAll()
      .where('id', '=', mail.id)
      .executeTakeFirstOrThrow();
    assert.equal(row.sealed, '');
    assert.match(mailing.logged(), /a mail was sent/);
    for (const hidden of ['hush-hush', secret, 'lee@example.org'])
      assert.ok(!mailing.logged().includes(hidden), hidden);
  });

  test('a mail that does not get through is tried again, later each time, until it has failed', async () => {
    await using smtp = await startSmtpServer();
    const { organization, client } = await ownerOf();
    const link = await queueOne(app, { organizationId: organization });
    smtp.refusal = '450 Greylisted';
    await round(smtp.url);
    assert.match((await newest(client, organization)).error?.detail ?? '', /450 Greylisted/);
    smtp.refusal = undefined;
    assert.equal(await failure(client, organization), undefined, 'one recipient is no matter of the server');
    for (const pause of [1, 5, 30, 120, 360, 720, 1440]) {
      app.time.now += pause * minute - 1000;
      await app.proveAll();
      await round(smtp.url);
      assert.equal(smtp.received.length, 0, `before ${pause} minutes`);
      assert.equal((await newest(client, organization)).state, 'waiting');
      app.time.now += 1000;
      await round('smtp://127.0.0.1:1');
      assert.equal((await newest(client, organization)).error?.code, 'connection_refused');
      assert.equal(await failure(client, organization), 'connection_refused');
    }
    const failed = await newest(client, organization);
    assert.deepEqual([failed.state, failed.link], ['failed', link]);
    await round(smtp.url);
    assert.equal(smtp.received.length, 0);
    await client.ask('sendAgain', { organization, mail: failed.id });
    await round(smtp.url);
    assert.equal(smtp.received.length, 1);
    assert.equal((await newest(client, organization)).state, 'sent');
    assert.equal(await failure(client, organization), undefined);
    assert.equal((await client.call('sendAgain', { organization, mail: failed.id })).problem, 'mail_sent');
  });

  test('a mail that is refused for good has failed', async () => {
    await using smtp = await startSmtpServer();
    const { organization, client } = await ownerOf();
    await queueOne(app, { organizationId: organization });
    smtp.refusal = '550 No such user';
    await round(smtp.url);
    const { state, error } = await newest(client, organization);
    assert.equal(state, 'failed');
    assert.match(error?.detail ?? '', /550 No such user/);
  });

  test('a mail with an expired link is never sent, and the outbox says so', async () => {
    await using smtp = await startSmtpServer();
    const { organization, client } = await ownerOf();
    const expiresAt = app.time.now + 10 * minute;
    await queueOne(app, { organizationId: organization, expiresAt, to: 'late@example.org' });
    await round('smtp://127.0.0.1:1');
    assert.equal((await newest(client, organization)).state, 'waiting');
    // The link expires while the mail's content is still stored.
    app.time.now = expiresAt;
    const shown = async () => {
      const { id, state, error, text, link } = await newest(client, organization);
      assert.deepEqual([state, error?.code, text, link], ['failed', 'link_expired', null, null]);
      return id;
    };
    const id = await shown();
    const again = await client.call('sendAgain', { organization, mail: id });
    assert.deepEqual([again.status, again.problem], [409, 'mail_expired']);
    await round(smtp.url);
    await shown();
    await queueOne(app, {
      organizationId: organization,
      expiresAt: app.time.now + minute,
      to: 'new@example.org',
    });
    await round(smtp.url);
    assert.deepEqual(
      smtp.received.map(({ to }) => to),
      [['new@example.org']],
    );
    const row = () =>
      app.data.store.read.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    assert.deepEqual([(await row()).state, (await row()).sealed], ['failed', '']);
    // A mail that was never sent, for lack of a server, loses its content at its expiry all the same.
    const unsent = app.time.now + minute;
    await queueOne(app, { organizationId: organization, expiresAt: unsent });
    const stored = async () =>
      (
        await app.data.store.read
          .selectFrom('mail')
          .selectAll()
          .where('expires_at', '=', unsent)
          .executeTakeFirstOrThrow()
      ).sealed;
    await purgeMails(app.data.store, unsent - 1);
    assert.notEqual(await stored(), '');
    await purgeMails(app.data.store, unsent);
    assert.equal(await stored(), '');
  });

  test('two processes that send at once send each mail once', async () => {
    await using smtp = await startSmtpServer();
    const second = await app.data.openAgain();
    const { organization } = await ownerOf();
    for (let number = 0; number < 4; number += 1)
      await queueOne(app, { organizationId: organization, to: `n${number}@example.org` });
    await Promise.all([round(smtp.url), round(smtp.url, second.store), round(smtp.url, second.store)]);
    assert.deepEqual(
      smtp.received.map(({ to }) => to[0]).sort(),
      Array.from({ length: 4 }, (_, number) => `n${number}@example.org`),
    );
  });

  test('the organisation chooses the name and where answers go, as it is when the mail leaves', async () => {
    await using smtp = await startSmtpServer();
    const { organization, client } = await ownerOf('Orchard\r\nBcc: thief@example.net');
    await queueOne(app, { organizationId: organization });
    const settings = { from_name: 'Orchard desk', reply_to: 'desk@example.org' };
    await client.ask('changeMail', { organization }, settings);
    assert.deepEqual(await client.ask('mail', { organization }), {
      configured: false,
      fixed: false,
      set_up_by: 'others',
      from: null,
      failure: null,
      settings,
    });
    await round(smtp.url);
    await client.ask('changeMail', { organization }, { from_name: '', reply_to: '' });
    await queueOne(app, { organizationId: organization });
    await queueOne(app, {});
    await round(smtp.url);
    // Several mails are sent at the same time, in any order.
    const heads = smtp.received.map(({ headers }) =>
      ['from', 'reply-to', 'bcc'].map((name) => headers.get(name)),
    );
    assert.deepEqual(
      [...heads.slice(0, 1), ...heads.slice(1).sort()],
      [
        ['Orchard desk <forms@example.org>', 'desk@example.org', undefined],
        ['"Orchard Bcc: thief@example.net" <forms@example.org>', undefined, undefined],
        ['Canvass <forms@example.org>', undefined, undefined],
      ],
    );
    const wrong = await client.call('changeMail', { organization }, { reply_to: 'a@b.de\r\nBcc: c@d.de' });
    assert.deepEqual([wrong.problem, wrong.param], ['field_invalid', 'reply_to']);
    const query = { action: 'mail.changed' as const };
    const { entries } = await client.ask('audit', { organization }, undefined, { query });
    assert.equal(entries.length, 2);
  });

  test('an unchanged setting is no change', async () => {
    const { organization, client } = await ownerOf();
    const writes = operatorWrites(app.data.store, organization);
    for (let again = 0; again < 2; again += 1) await changeMail(writes, { from_name: 'y' }, app.time.now);
    const { entries } = await client.ask('audit', { organization });
    assert.equal(entries.filter(({ action }) => action === 'mail.changed').length, 1);
  });

  test('a test mail goes to the person who requests it, or reports the failure', async () => {
    const { organization, client, email } = await ownerOf();
    const unset = await client.ask('testMail', { organization });
    assert.deepEqual(unset, { error: { code: 'not_set_up', detail: '' } });
    await using smtp = await startSmtpServer();
    Object.assign(app.context, { mail: mailThrough(app, smtp.url) });
    try {
      assert.deepEqual(await client.ask('testMail', { organization }), { error: null });
      assert.deepEqual(smtp.received[0]?.to, [email]);
      smtp.refusal = '550 No such user';
      const refused = await client.ask('testMail', { organization });
      assert.equal(refused.error?.code, 'recipient_refused');
      assert.match(refused.error?.detail ?? '', /^550 No such user/);
      assert.equal((await client.ask('mail', { organization })).from, 'forms@example.org');
      const ends = (Math.floor(app.time.now / (60 * minute)) + 1) * 60 * minute;
      await app.data.store.countedWindows.add(`mails ${organization}`, ends, maxMailsPerHour);
      assert.equal((await client.call('testMail', { organization })).problem, 'too_many_mails');
    } finally {
      Object.assign(app.context, { mail: waitingMail(app.keys) });
    }
  });

  test('without a server mails wait with their links, for owners of the organisation alone', async () => {
    const { organization, client } = await ownerOf();
    const other = await ownerOf();
    const admin = await app.signedIn(await app.makePerson({ organization, role: 'admin' }));
    const link = await queueOne(app, { organizationId: organization });
    const mail = await newest(client, organization);
    assert.equal(mail.link, link);
    assert.ok(mail.text?.includes(link));
    assert.equal(mail.state, 'waiting');
    assert.ok(!(await client.call('outbox', { organization })).bytes.includes(link), 'a list hands out none');
    assert.equal((await admin.call('outbox', { organization })).problem, 'role_insufficient');
    assert.deepEqual((await other.client.ask('outbox', { organization: other.organization })).mails, []);
    const foreign = { organization: other.organization, mail: mail.id };
    for (const name of ['readMail', 'sendAgain', 'discardMail'] as const) {
      assert.equal((await other.client.call(name, foreign)).problem, 'not_found');
      assert.equal((await client.call(name, { organization, mail: 'a\0b' })).problem, 'not_found');
    }
    await client.ask('discardMail', { organization, mail: mail.id });
    assert.deepEqual((await client.ask('outbox', { organization })).mails, []);
    const query = { action: 'mail.discarded' as const };
    const { entries } = await client.ask('audit', { organization }, undefined, { query });
    assert.equal(entries[0]?.target.name, 'kim@example.org');
    assert.ok(!JSON.stringify(entries).includes(link));
  });

  test('reading a link is in the audit log, once for each mail and owner', async () => {
    const { organization, client } = await ownerOf();
    const kim = await app.signedIn(await app.makePerson({ organization, name: 'Kim' }));
    const links = [
      await queueOne(app, { organizationId: organization, to: 'one@example.org' }),
      await queueOne(app, { organizationId: organization, to: 'two@example.org' }),
    ];
    const { mails } = await client.ask('outbox', { organization });
    const one = mails.find(({ recipient }) => recipient === 'one@example.org')?.id ?? '';
    const read = async () => {
      const query = { action: 'mail.read' as const };
      return (await client.ask('audit', { organization }, undefined, { query })).entries;
    };
    assert.deepEqual(await read(), [], 'the list alone shows none');
    await Promise.all([1, 2, 3].map(() => kim.ask('readMail', { organization, mail: one })));
    assert.deepEqual(
      (await read()).map(({ actor, target, details }) => [actor.name, target.name, details]),
      [['Kim', 'one@example.org', { kind: 'invitation' }]],
    );
    await openedOutbox(client, organization);
    const all = await read();
    assert.equal(all.length, 3);
    for (const link of links) assert.ok(!JSON.stringify(all).includes(link));
  });

  test('a link to a password is shown only while the person belongs to this organisation alone', async () => {
    const { organization, client } = await ownerOf();
    const person = await app.makePerson({ organization, role: 'member' });
    const mail = { kind: 'password_reset', organizationId: organization, userId: person.id } as const;
    const link = await queueOne(app, mail);
    assert.equal((await newest(client, organization)).link, link);
    const elsewhere = await app.makeOrganization('Vineyard');
    const join = { organization_id: elsewhere, user_id: person.id, role: 'member', created_at: 1 } as const;
    await app.data.store.write(({ db }) => db.insertInto('membership').values(join).execute());
    const hidden = await newest(client, organization);
    assert.deepEqual([hidden.link, hidden.text, hidden.recipient], [null, null, 'kim@example.org']);
    const refused = await client.call('readMail', { organization, mail: hidden.id });
    assert.deepEqual([refused.status, refused.problem], [409, 'member_elsewhere']);
  });

  test('finished mails are deleted after 30 days, and waiting ones after 14', async () => {
    const { organization } = await ownerOf();
    const { store } = app.data;
    const now = app.time.now;
    const states: [MailState, number, boolean][] = [
      ['sent', 29, true],
      ['sent', 31, false],
      ['failed', 29, true],
      ['failed', 31, false],
      ['waiting', 13, true],
      ['waiting', 15, false],
    ];
    await store.write(async ({ db }) => {
      for (const [state, days] of states) {
        const at = now - days * day;
        const times = { created_at: at, next_attempt_at: at, sent_at: state === 'sent' ? at : null };
        const texts = { kind: 'invitation', recipient: 'a@b.de', subject: '', sealed: '' } as const;
        const row = { id: `${state}${days}`, organization_id: organization, state, ...times, ...texts };
        await db.insertInto('mail').values(row).execute();
      }
    });
    await purgeMails(store, now);
    const left = await store.read
      .selectFrom('mail')
      .select('id')
      .where('organization_id', '=', organization)
      .execute();
    assert.deepEqual(
      left.map(({ id }) => id).sort(),
      states.flatMap(([state, days, stays]) => (stays ? [`${state}${days}`] : [])).sort(),
    );
  });

  test('each mail ends with its link', async () => {
    const { organization, client } = await ownerOf();
    const person = await app.makePerson({ organization, role: 'member' });
    const { store } = app.data;
    const lengthOf = async (recipient: string) => {
      await app.context.deferredWork.settled();
      const row = await store.read
        .selectFrom('mail')
        .selectAll()
        .where('recipient', '=', recipient)
        .executeTakeFirstOrThrow();
      return (row.expires_at ?? 0) - row.created_at;
    };
    const body = { email: 'mo@example.org', role: 'member' as const, workspaces: [] };
    const { id } = await client.ask('invite', { organization }, body);
    assert.equal(await lengthOf('mo@example.org'), 7 * day);
    app.time.now += day;
    await app.proveAll();
    await client.ask('renewInvitation', { organization, invitation: id });
    assert.equal(await lengthOf('mo@example.org'), 7 * day);
    await app.visitor().ask('askForReset', {}, { email: person.email });
    assert.equal(await lengthOf(person.email), 60 * minute);
  });
});
