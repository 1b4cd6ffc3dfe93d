import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { TOTP } from 'otpauth';
import { resetLinkLifetime } from '#service/account/password/makeResetLink.ts';
import { purgeExpiredSessions } from '#service/account/session/purgeExpiredSessions.ts';
import { countAttempt, maxAttempts } from '#service/account/signIn/attempts.ts';
import { setEmailProof } from '#store/query/account/emailProof.ts';
import { engine as onlyEngine, onSqlite } from '../../support/engines.ts';
import { type AppService, type Person, startApp } from '../appService.ts';
import { mailsTo, unsentMail } from '../mail/mailing.ts';

const password = 'ten green bottles';
const newPassword = 'nine green bottles';

onSqlite((engine) => {
  describe('a new password', () => {
    let app: AppService;
    let ada: Person;
    let grace: Person;

    before(async () => {
      app = await startApp(engine, { baseUrl: 'https://forms.example.org' });
      const organization = await app.makeOrganization();
      ada = await app.makePerson({ email: 'ada@example.org', name: 'Ada', password, organization });
      grace = await app.makePerson({ email: 'grace@example.org', name: 'Grace', organization });
    });
    after(() => app.close());

    test('is asked for with the same answer whether there is an account; the link never follows the Host', async () => {
      const ask = (email: string, Host = 'other.localhost') =>
        app.visitor().call('askForReset', {}, { email }, { headers: { Host } });
      assert.equal((await ask(ada.email, 'evil.example.com')).status, 421);
      const [known, unknown] = [await ask('ADA@example.org'), await ask('nobody@example.org')];
      assert.equal(known.status, 200);
      assert.equal(known.bytes.toString(), unknown.bytes.toString());
      assert.deepEqual(Object.keys(known.headers), Object.keys(unknown.headers));
      assert.deepEqual(await mailsTo(app, 'nobody@example.org'), []);
      const [mail] = await mailsTo(app, ada.email);
      assert.match(mail?.link ?? '', /^https:\/\/forms\.example\.org\/reset\/[\w-]{43}$/);
      assert.equal(mail?.kind, 'password_reset');
      assert.notEqual(mail?.organization_id, null);
    });

    test('is in the audit log of the person’s organisation, once an hour however often it is requested', async () => {
      const asked = async () => {
        await app.context.deferredWork.settled();
        const rows = await app.data.store.read
          .selectFrom('audit_entry')
          .select(['actor_kind', 'actor_name', 'target_name'])
          .where('action', '=', 'account.reset_asked')
          .execute();
        return rows.map(({ actor_kind, target_name }) => [actor_kind, target_name]);
      };
      const ask = () => app.visitor().ask('askForReset', {}, { email: ada.email });
      await Promise.all([ask(), ask()]);
      assert.deepEqual(await asked(), [['system', 'Ada']]);
      app.time.now += 3_600_001;
      await ask();
      assert.equal((await asked()).length, 2);
    });

    test('is set by the last link, once, and ends all other sessions', async () => {
      const [older] = await mailsTo(app, ada.email);
      await app.visitor().ask('askForReset', {}, { email: ada.email });
      const [newer, ...others] = await mailsTo(app, ada.email);
      assert.deepEqual(others, [], 'no mail with the older link leaves any more');
      const secret = newer?.secret ?? '';
      const visitor = app.visitor();
      const outdated = { secret: older?.secret ?? '' };
      assert.equal((await visitor.call('lookAtReset', {}, outdated)).problem, 'link_invalid');
      assert.deepEqual(await visitor.ask('lookAtReset', {}, { secret }), {
        email: ada.email,
        known: [ada.name, ada.email, 'Orchard'],
      });
      const named = await visitor.call('resetPassword', {}, { secret, password: 'Orchard-2026!' });
      assert.equal(named.problem, 'password_weak', 'others know the organisation');
      const weak = await visitor.call('resetPassword', {}, { secret, password: 'password1234' });
      assert.deepEqual([weak.status, weak.problem, weak.param], [422, 'password_weak', 'password']);
      const before = await app.signedIn(ada);
      const [one, two] = await Promise.all(
        [visitor, app.visitor()].map((client) =>
          client.call('resetPassword', {}, { secret, password: newPassword }),
        ),
      );
      assert.deepEqual([one?.status, two?.status].sort(), [200, 404]);
      const left = (await mailsTo(app, ada.email)).map(({ kind, link }) => [kind, link]);
      assert.deepEqual(left, [['password_set', null]], 'nor does one with a link that is used');
      assert.equal((await before.call('account', {})).problem, 'sign_in_needed');
      const signedIn = app.visitor();
      const old = await signedIn.call('signIn', {}, { email: ada.email, password });
      assert.equal(old.problem, 'sign_in_wrong');
      const signed = await signedIn.call('signIn', {}, { email: ada.email, password: newPassword });
      assert.equal(signed.status, 200);
      assert.match(signed.headers['set-cookie']?.[0] ?? '', /^__Host-canvass_session=.*; Secure$/);
    });

    test('cannot be set after an hour, and is asked for a few times only', async () => {
      await app.visitor().ask('askForReset', {}, { email: grace.email });
      const [{ secret } = { secret: '' }] = await mailsTo(app, grace.email);
      const attempt = {
        what: 'reset',
        account: grace.email,
        address: '192.0.2.1',
        device: undefined,
      } as const;
      for (let count = 1; count < maxAttempts.reset.account; count += 1)
        await countAttempt(app.data.store.countedWindows, app.keys, attempt, app.time.now);
      const more = await app.visitor().call('askForReset', {}, { email: grace.email });
      assert.equal(more.problem, 'too_many_attempts');
      app.time.now += resetLinkLifetime;
      assert.equal((await app.visitor().call('lookAtReset', {}, { secret })).problem, 'link_invalid');
      await purgeExpiredSessions(app.data.store, app.time.now);
      assert.deepEqual(await app.data.store.read.selectFrom('one_time_link').selectAll().execute(), []);
    });

    test('is then the only sign-in method; with two organisations no owner can read the link', async () => {
      const person = await app.makePerson({ password, organization: await app.makeOrganization('Two') });
      const { store } = app.data;
      const other = { organization_id: await app.makeOrganization('Three'), user_id: person.id };
      await store.write(async ({ db }) => {
        await db
          .insertInto('membership')
          .values({ ...other, role: 'member', created_at: 1 })
          .execute();
        await db
          .insertInto('user_totp')
          .values({ user_id: person.id, sealed: 'x', created_at: 1, confirmed_at: 1 })
          .execute();
      });
      const step = await app.visitor().ask('signIn', {}, { email: person.email, password });
      assert.ok(step.next === 'second_factor');
      await app.visitor().ask('askForReset', {}, { email: person.email });
      const [mail] = await mailsTo(app, person.email);
      assert.equal(mail?.organization_id, null);
      const client = app.visitor();
      await client.ask('resetPassword', {}, { secret: mail?.secret ?? '', password: newPassword });
      assert.equal((await client.ask('account', {})).totp.on, false);
      const { ticket } = step;
      const late = await app.visitor().call('giveSecondFactor', {}, { ticket, code: 'aaaa-bbbb-cccc' });
      assert.equal(late.problem, 'sign_in_needed', 'by a password that is another one now');
    });
  });

  describe('an account', () => {
    test('gets a name, a language, a first password and another address', async () => {
      await using app = await startApp(engine);
      const ada = await app.makePerson({ email: 'ada@example.org', name: 'Ada' });
      await app.makePerson({ email: 'taken@example.org' });
      const client = await app.signedIn(ada);
      const other = await app.signedIn(ada);
      assert.equal((await client.ask('account', {})).has_password, false);
      await client.ask('changeAccount', {}, { name: 'Ada L.', language: 'de' });
      await client.ask('changePassword', {}, { password });
      const account = await client.ask('account', {});
      assert.deepEqual([account.name, account.language, account.has_password], ['Ada L.', 'de', true]);
      assert.equal((await other.call('account', {})).problem, 'sign_in_needed');
      const taken = await client.call('changeEmail', {}, { email: 'Taken@example.org' });
      assert.deepEqual([taken.status, taken.problem], [409, 'email_taken']);
      const capitals = await client.ask('changeEmail', {}, { email: 'Ada@Example.org' });
      assert.deepEqual(capitals, { changed: true });
      app.time.now += 16 * 60_000;
      const late = await client.call('changeEmail', {}, { email: 'a@example.org' });
      assert.equal(late.problem, 'confirm_needed');
    });

    test('can probe only a few other accounts by changing its address', async () => {
      await using app = await startApp(engine);
      const client = await app.signedIn(await app.makePerson({ email: 'ada@example.org' }));
      await app.makePerson({ email: 'taken@example.org' });
      const change = async (email: string) => (await client.call('changeEmail', {}, { email })).problem;
      for (let count = 0; count < maxAttempts.address.account; count += 1) {
        assert.equal(await change(`ada${count}@example.org`), undefined, 'one that is free does not count');
        assert.equal(await change('taken@example.org'), 'email_taken');
      }
      assert.equal(await change('taken@example.org'), 'too_many_attempts');
      assert.equal(await change('free@example.org'), 'too_many_attempts');
    });

    test('gets another address only by the link to it, where mails can be sent', async () => {
      await using app = await startApp(engine, { mail: unsentMail() });
      const ada = await app.makePerson({ email: 'ada@example.org', name: 'Ada' });
      const client = await app.signedIn(ada);
      const change = (email: string) => client.ask('changeEmail', {}, { email });
      assert.deepEqual(await change('first@example.org'), { changed: false });
      const [first] = await mailsTo(app, 'first@example.org');
      assert.deepEqual(await change('second@example.org'), { changed: false });
      assert.deepEqual(await mailsTo(app, 'first@example.org'), [], 'it does not leave any more');
      const [second] = await mailsTo(app, 'second@example.org');
      assert.equal(second?.organization_id, null);
      const confirm = (secret = '') => client.call('confirmEmail', {}, { secret });
      const stranger = await app.visitor().call('confirmEmail', {}, { secret: second?.secret ?? '' });
      assert.equal(stranger.problem, 'sign_in_needed');
      const other = await app.signedIn(await app.makePerson());
      const elsewhere = await other.call('confirmEmail', {}, { secret: second?.secret ?? '' });
      assert.equal(elsewhere.problem, 'link_elsewhere');
      assert.equal((await confirm(first?.secret)).problem, 'link_invalid');
      assert.equal((await client.ask('account', {})).email, 'ada@example.org');
      assert.deepEqual((await confirm(second?.secret)).answer, { email: 'second@example.org' });
      assert.equal((await confirm(second?.secret)).problem, 'link_invalid');
      assert.equal((await client.ask('account', {})).email, 'second@example.org');
      const told = await mailsTo(app, 'ada@example.org');
      assert.deepEqual(
        told.map(({ kind }) => kind),
        ['email_changed'],
        'the old mailbox learns of it',
      );
      await change('thief@example.org');
      const [thief] = await mailsTo(app, 'thief@example.org');
      await client.ask('changePassword', {}, { password });
      assert.equal(
        (await confirm(thief?.secret)).problem,
        'link_invalid',
        'asked for before the new password',
      );
      await change('later@example.org');
      const holder = await app.makePerson({ email: 'Later@example.org' });
      await app.data.store.write(({ db }) => setEmailProof(db, holder.id, 'proved'));
      const [later] = await mailsTo(app, 'later@example.org');
      assert.equal((await confirm(later?.secret)).problem, 'email_taken');
    });
  });
});

test('the data folder contains nothing that opens an account without the secrets', async () => {
  await using app = await startApp(onlyEngine('sqlite'));
  const organization = await app.makeOrganization();
  const ada = await app.makePerson({ email: 'ada@example.org', password, organization });
  const client = app.visitor();
  await client.ask('signIn', {}, { email: ada.email, password });
  await client.ask('askForReset', {}, { email: ada.email });
  const { secret: totp } = await client.ask('beginTotp', {});
  const code = new TOTP({ secret: totp }).generate({ timestamp: app.time.now });
  const { recovery_codes: codes } = await client.ask('confirmTotp', {}, { code });
  const [{ secret: link } = { secret: '' }] = await mailsTo(app, ada.email);
  const secrets = [password, totp, link, ...codes, ...client.cookies.values()];
  assert.equal(secrets.length, 15);
  const folder = app.data.config.data;
  let seen = 0;
  for await (const name of glob('**/*.db*', { cwd: folder })) {
    const bytes = await readFile(join(folder, name));
    if (bytes.includes(ada.email)) seen += 1;
    for (const secret of secrets) assert.equal(bytes.includes(secret), false, `${name} holds ${secret}`);
  }
  assert.ok(seen > 0);
});
