import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { cookieName } from '#http/app/reply.ts';
import { Authenticator } from '#service/account/passkey/testing/authenticator.ts';
import { reauthenticationWindow } from '#service/account/session/sessions.ts';
import { maxAttempts } from '#service/account/signIn/attempts.ts';
import { eachEngine } from '../../support/engines.ts';
import type { AppClient } from '../appClient.ts';
import { type AppService, type Person, startApp } from '../appService.ts';

const password = 'ten green bottles';
const another = 'eleven green bottles';
const day = 24 * 3_600_000;

eachEngine((engine) => {
  describe('a session', () => {
    let app: AppService;
    let ada: Person;
    const tokenOf = (client: AppClient) => client.cookies.get(cookieName('session', app.context.baseUrl));
    const sessionId = async (client: AppClient) =>
      (await client.ask('sessions', {})).sessions.find(({ current }) => current)?.id;
    before(async () => {
      app = await startApp(engine);
      const organization = await app.makeOrganization();
      ada = await app.makePerson({ email: 'ada@example.org', name: 'Ada', password, organization });
    });
    after(() => app.close());

    test('ends 90 days after signing in, however much it is used, and so does its cookie', async () => {
      const client = app.visitor();
      await client.ask('signIn', {}, { email: ada.email, password });
      const begun = app.time.now;
      const token = tokenOf(client);
      for (let visit = 0; visit < 4; visit += 1) {
        app.time.now += 20 * day;
        const started = await client.call('start', {});
        assert.equal(started.answer?.user?.id, ada.id, `after ${(visit + 1) * 20} days`);
      }
      const confirmed = await client.call('confirmWithPassword', {}, { password });
      const [cookie = ''] = confirmed.headers['set-cookie'] ?? [];
      const left = Number(/Max-Age=(\d+)/.exec(cookie)?.[1]);
      assert.ok(left > 9.9 * 86_400 && left <= 10 * 86_400, `the cookie is kept for ${left} seconds`);
      assert.notEqual(tokenOf(client), token);
      app.time.now = begun + 90 * day - 60_000;
      assert.equal((await client.ask('start', {})).user?.id, ada.id);
      app.time.now = begun + 90 * day;
      assert.equal((await client.ask('start', {})).user, null);
      assert.equal((await client.call('account', {})).problem, 'sign_in_needed');
    });

    test('gets a new token with each proof of identity, and the old one ends at once', async () => {
      const client = await app.signedIn(ada);
      const id = await sessionId(client);
      const thief = client.copy();
      assert.equal((await client.call('confirmWithPassword', {}, { password: 'wrong' })).status, 401);
      assert.equal((await thief.ask('start', {})).user?.id, ada.id, 'a wrong password changes nothing');
      await client.ask('confirmWithPassword', {}, { password });
      assert.equal((await thief.ask('start', {})).user, null);
      assert.equal((await thief.call('account', {})).problem, 'sign_in_needed');
      assert.equal(await sessionId(client), id, 'it is the same session');
    });

    test('gets it by a passkey too', async () => {
      const client = await app.signedIn(ada);
      const passkey = new Authenticator();
      const own = { origin: app.context.baseUrl, rpId: 'localhost' };
      const made = await client.ask('beginPasskey', {});
      const credential = passkey.create(made.options, own);
      await client.ask('addPasskey', {}, { ticket: made.ticket, credential, name: 'Phone' });
      const thief = client.copy();
      app.time.now += reauthenticationWindow + 1000;
      const { ticket, options } = await client.ask('beginPasskeyConfirm', {});
      await client.ask('confirmWithPasskey', {}, { ticket, credential: passkey.get(options, own) });
      assert.equal((await client.call('beginPasskey', {})).status, 200, 'the proof counts');
      assert.equal((await thief.ask('start', {})).user, null);
    });

    test('renewed by two tabs at once continues with the token of one', async () => {
      const client = await app.signedIn(ada);
      const tabs = [client.copy(), client.copy(), client.copy()];
      const outcomes = await Promise.all(
        tabs.map((tab) => tab.call('confirmWithPassword', {}, { password })),
      );
      assert.deepEqual(outcomes.map(({ problem }) => problem).sort(), [
        'sign_in_needed',
        'sign_in_needed',
        undefined,
      ]);
      const winner = tabs[outcomes.findIndex(({ status }) => status === 200)];
      assert.ok(winner !== undefined);
      // The tabs share their cookies: the others retry with the new one.
      for (const tab of tabs) {
        for (const [name, value] of winner.cookies) tab.cookies.set(name, value);
        assert.equal((await tab.ask('start', {})).user?.id, ada.id);
      }
    });
  });

  describe('another password', () => {
    test('needs the present one, however fresh the session is', async () => {
      await using app = await startApp(engine);
      const grace = await app.makePerson({ email: 'grace@example.org', name: 'Grace', password });
      const client = await app.signedIn(grace);
      const other = await app.signedIn(grace);
      const thief = client.copy();
      const change = (current: string | undefined) =>
        client.call(
          'changePassword',
          {},
          { ...(current === undefined ? {} : { current }), password: another },
        );
      for (const current of [undefined, 'wrong', another]) {
        const refused = await change(current);
        assert.deepEqual([refused.status, refused.problem, refused.param], [401, 'sign_in_wrong', 'current']);
      }
      app.time.now += reauthenticationWindow + 1000;
      const changed = await change(password);
      assert.equal(changed.status, 200, 'the present password is proof enough');
      for (const ended of [other, thief]) assert.equal((await ended.ask('start', {})).user, null);
      assert.equal((await client.ask('start', {})).user?.id, grace.id);
      assert.equal((await client.call('beginPasskey', {})).status, 200, 'and it is a fresh proof');
      const again = app.visitor();
      assert.equal((await again.call('signIn', {}, { email: grace.email, password })).status, 401);
      assert.equal((await again.call('signIn', {}, { email: grace.email, password: another })).status, 200);
    });

    test('cannot be guessed at: a wrong one counts as at sign-in', async () => {
      await using app = await startApp(engine);
      const grace = await app.makePerson({ email: 'grace@example.org', password });
      const client = await app.signedIn(grace);
      const guess = (current: string) => client.call('changePassword', {}, { current, password: another });
      for (let count = 0; count < maxAttempts.password.account; count += 1)
        assert.equal((await guess('wrong')).problem, 'sign_in_wrong');
      const refused = await guess(password);
      assert.equal(refused.problem, 'too_many_attempts');
      assert.ok(Number(refused.headers['retry-after']) > 0);
      const elsewhere = await app.visitor().call('signIn', {}, { email: grace.email, password });
      assert.equal(elsewhere.problem, 'too_many_attempts');
    });

    test('set twice at once by the same present one is set once', async () => {
      await using app = await startApp(engine);
      const grace = await app.makePerson({ email: 'grace@example.org', password });
      const clients = [await app.signedIn(grace), await app.signedIn(grace)];
      const outcomes = await Promise.all(
        clients.map((client, index) =>
          client.call('changePassword', {}, { current: password, password: `${another} ${index}` }),
        ),
      );
      assert.equal(outcomes.filter(({ status }) => status === 200).length, 1);
      const winner = outcomes.findIndex(({ status }) => status === 200);
      const signed = await app
        .visitor()
        .call('signIn', {}, { email: grace.email, password: `${another} ${winner}` });
      assert.equal(signed.status, 200);
    });

    test('is judged with the name of the organisation too, and the first one needs a fresh proof', async () => {
      await using app = await startApp(engine);
      const organization = await app.makeOrganization('Harbour Museum');
      const keyless = await app.makePerson({ organization, name: 'Mo' });
      const client = await app.signedIn(keyless);
      const weak = await client.call('changePassword', {}, { password: 'HarbourMuseum26' });
      assert.deepEqual([weak.problem, weak.param], ['password_weak', 'password']);
      app.time.now += reauthenticationWindow + 1000;
      assert.equal((await client.call('changePassword', {}, { password })).problem, 'confirm_needed');
      const fresh = await app.signedIn(keyless);
      await fresh.ask('changePassword', {}, { password });
      assert.equal((await client.ask('start', {})).user, null);
    });
  });
});
