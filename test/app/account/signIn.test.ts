import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { TOTP } from 'otpauth';
import { cookieName } from '#http/app/reply.ts';
import { eachEngine } from '../../support/engines.ts';
import type { AppClient } from '../appClient.ts';
import { type AppService, type Person, startApp } from '../appService.ts';

const password = 'ten green bottles';
const minute = 60_000;

/** The authenticator code at a given time. */
function codeAt(secret: string, now: number): string {
  return new TOTP({ secret }).generate({ timestamp: now });
}

async function auditedActions({ data }: AppService, person: Person): Promise<string[]> {
  const rows = await data.store.read
    .selectFrom('audit_entry')
    .select('action')
    .where('target_id', '=', person.id)
    .orderBy('created_at')
    .execute();
  return rows.map(({ action }) => action);
}

eachEngine((engine) => {
  describe('signing in', () => {
    let app: AppService;
    let ada: Person;
    const laptop: { client: AppClient | undefined; secret: string; codes: string[] } = {
      client: undefined,
      secret: '',
      codes: [],
    };
    const onLaptop = () => laptop.client ?? assert.fail('nobody has signed in yet');

    before(async () => {
      app = await startApp(engine);
      const organization = await app.makeOrganization();
      ada = await app.makePerson({ email: 'Ada@example.org', name: 'Ada', password, organization });
    });
    after(() => app.close());

    test('by password, whatever the capitals of the address; the session from before ends', async () => {
      const planted = await app.signedIn(await app.makePerson());
      const token = planted.cookies.get(cookieName('session', app.context.baseUrl)) ?? '';
      const thief = planted.copy();
      const signed = await planted.call('signIn', {}, { email: ' ada@EXAMPLE.org', password });
      assert.deepEqual(signed.answer, { next: 'done' });
      const [cookie = '', device = ''] = signed.headers['set-cookie'] ?? [];
      assert.match(
        cookie,
        /^canvass_session_\d+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=7776000$/,
      );
      assert.match(device, /^canvass_device_\d+=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=31536000$/);
      assert.notEqual(planted.cookies.get(cookieName('session', app.context.baseUrl)), token);
      assert.equal((await planted.ask('start', {})).user?.name, 'Ada');
      assert.equal((await thief.ask('start', {})).user, null);
      assert.deepEqual(await auditedActions(app, ada), ['account.signed_in']);
      laptop.client = planted;
    });

    test('a wrong password, an unknown address and an account without a password are answered alike', async () => {
      const keyless = await app.makePerson();
      const answers = [];
      for (const email of ['ada@example.org', 'nobody@example.org', keyless.email]) {
        const { status, headers, bytes } = await app
          .visitor()
          .call('signIn', {}, { email, password: 'ten red bottles' });
        const { date, 'x-request-id': id, ...same } = headers;
        assert.ok(date !== undefined && id !== undefined);
        answers.push({ status, same, text: bytes.toString() });
      }
      assert.equal(answers[0]?.status, 401);
      assert.match(answers[0]?.text ?? '', /"code":"sign_in_wrong"/);
      assert.deepEqual(answers[1], answers[0]);
      assert.deepEqual(answers[2], answers[0]);
    });

    test('an authenticator app is set up by its first code, and gives recovery codes', async () => {
      const client = onLaptop();
      assert.equal((await client.call('newRecoveryCodes', {})).problem, 'not_found');
      const begun = await client.ask('beginTotp', {});
      assert.match(begun.uri, /^otpauth:\/\/totp\/Canvass%20\(localhost\):Ada%40example\.org\?/);
      assert.match(begun.picture, /^<svg /);
      assert.equal((await client.call('confirmTotp', {}, { code: '000000' })).problem, 'code_wrong');
      assert.equal((await client.ask('account', {})).totp.on, false);
      const code = codeAt(begun.secret, app.time.now);
      const { recovery_codes: codes } = await client.ask('confirmTotp', {}, { code });
      assert.equal(new Set(codes).size, 10);
      for (const each of codes) assert.match(each, /^([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/);
      assert.equal((await client.call('beginTotp', {})).problem, 'totp_on');
      const { totp } = await client.ask('account', {});
      assert.deepEqual({ on: totp.on, left: totp.recovery_codes_left }, { on: true, left: 10 });
      Object.assign(laptop, { secret: begun.secret, codes });
    });

    test('then a code is asked for after the password, and no code counts twice, not even at once', async () => {
      app.time.now += minute;
      const phone = app.visitor();
      const step = await phone.ask('signIn', {}, { email: ada.email, password });
      assert.ok(step.next === 'second_factor');
      assert.equal(phone.cookies.size, 0);
      const { ticket } = step;
      const code = codeAt(laptop.secret, app.time.now);
      const clients = [phone, app.visitor(), app.visitor()];
      const outcomes = await Promise.all(
        clients.map((client) => client.call('giveSecondFactor', {}, { ticket, code })),
      );
      assert.deepEqual(outcomes.map(({ status }) => status).sort(), [200, 401, 401]);
      const late = codeAt(laptop.secret, app.time.now - 2 * minute);
      assert.equal((await phone.call('giveSecondFactor', {}, { ticket, code: late })).problem, 'code_wrong');
      app.time.now += 10 * minute;
      const next = codeAt(laptop.secret, app.time.now);
      const expired = await phone.call('giveSecondFactor', {}, { ticket, code: next });
      assert.equal(expired.problem, 'sign_in_needed');
      const forged = { ticket: `${ticket}x`, code: next };
      assert.equal((await phone.call('giveSecondFactor', {}, forged)).problem, 'sign_in_needed');
    });

    test('a recovery code counts once, however it is typed, and new ones take the place of the old', async () => {
      const step = await app.visitor().ask('signIn', {}, { email: ada.email, password });
      assert.ok(step.next === 'second_factor');
      const { ticket } = step;
      const [first = '', second = ''] = laptop.codes;
      const typed = { ticket, code: ` ${first.toUpperCase().replaceAll('-', ' ')}` };
      const outcomes = await Promise.all([1, 2].map(() => app.visitor().call('giveSecondFactor', {}, typed)));
      assert.deepEqual(outcomes.map(({ status }) => status).sort(), [200, 401]);
      const client = await app.signedIn(ada);
      assert.equal((await client.ask('account', {})).totp.recovery_codes_left, 9);
      const renewed = await client.ask('newRecoveryCodes', {});
      assert.equal(renewed.recovery_codes.length, 10);
      const outdated = await app.visitor().call('giveSecondFactor', {}, { ticket, code: second });
      assert.equal(outdated.problem, 'code_wrong');
      await client.ask('endTotp', {});
      assert.deepEqual((await client.ask('account', {})).totp, {
        on: false,
        since: null,
        recovery_codes_left: 0,
      });
      const actions = (await auditedActions(app, ada)).filter((action) => action !== 'account.signed_in');
      assert.deepEqual(actions, [
        'account.totp_on',
        'account.recovery_code_used',
        'account.recovery_codes_made',
        'account.totp_off',
      ]);
    });

    test('sessions are listed and ended, one or all others', async () => {
      const client = await app.signedIn(ada);
      const other = await app.signedIn(ada);
      const stranger = await app.signedIn(await app.makePerson());
      const { sessions } = await client.ask('sessions', {});
      assert.equal(sessions.filter(({ current }) => current).length, 1);
      const { sessions: theirs } = await other.ask('sessions', {});
      const session = theirs.find(({ current }) => current)?.id ?? '';
      assert.equal((await stranger.call('endSession', { session })).problem, 'not_found');
      assert.equal((await client.call('endSession', { session })).status, 200);
      assert.equal((await other.call('account', {})).problem, 'sign_in_needed');
      await client.ask('endOtherSessions', {});
      assert.equal((await client.ask('sessions', {})).sessions.length, 1);
      const own = sessions.find(({ current }) => current)?.id ?? '';
      await client.ask('endSession', { session: own });
      assert.equal(client.cookies.has(cookieName('session', app.context.baseUrl)), false);
    });

    test('a return within 30 days stays signed in, and a later one does not', async () => {
      const day = 24 * 60 * minute;
      const client = await app.signedIn(await app.makePerson());
      for (let visit = 0; visit < 2; visit += 1) {
        app.time.now += 20 * day;
        const started = await client.call('start', {});
        assert.notEqual(started.answer?.user ?? null, null);
        // A late response must not restore an expired token.
        assert.equal(started.headers['set-cookie'], undefined);
      }
      app.time.now += 31 * day;
      assert.equal((await client.ask('start', {})).user, null);
    });
  });
});
