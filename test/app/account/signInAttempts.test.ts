import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { cookieName } from '#http/app/reply.ts';
import { readAddressSet } from '#kit/network/addressSet.ts';
import { type Attempt, attemptWindow, countAttempt, maxAttempts } from '#service/account/signIn/attempts.ts';
import { askForSecondFactor } from '#service/account/signIn/signInStep.ts';
import { findSignIn } from '#store/query/account/password.ts';
import { eachEngine } from '../../support/engines.ts';
import { type AppService, type Person, startApp } from '../appService.ts';

const password = 'ten green bottles';
const proxy = '127.0.0.9';

eachEngine((engine) => {
  describe('attempts to sign in', () => {
    let app: AppService;
    let ada: Person;

    before(async () => {
      const trustedProxies = readAddressSet(proxy) ?? assert.fail();
      app = await startApp(engine, { trustedProxies });
      const organization = await app.makeOrganization();
      ada = await app.makePerson({ email: 'ada@example.org', name: 'Ada', password, organization });
    });
    after(() => app.close());

    /** Adds failed attempts directly, without the cost of hashing. */
    async function use(count: number, attempt: Partial<Attempt>): Promise<void> {
      const whole = {
        what: 'password',
        account: '',
        address: '192.0.2.1',
        device: undefined,
        ...attempt,
      } as const;
      for (let done = 0; done < count; done += 1)
        await countAttempt(app.data.store.countedWindows, app.keys, whole, app.time.now);
    }

    async function blockedEntries(): Promise<number> {
      await app.context.deferredWork.settled();
      const rows = await app.data.store.read
        .selectFrom('audit_entry')
        .select('id')
        .where('action', '=', 'account.sign_in_blocked')
        .execute();
      return rows.length;
    }

    test('after ten failures an account is locked for a while, but not for its known browsers', async () => {
      const known = app.visitor();
      await known.ask('signIn', {}, { email: ada.email, password });
      // Successful attempts do not count.
      await use(maxAttempts.password.account - 1, { account: ada.email });
      await app.visitor().ask('signIn', {}, { email: 'Ada@Example.org', password });
      const last = await app.visitor().call('signIn', {}, { email: ada.email, password: 'wrong' });
      assert.equal(last.problem, 'sign_in_wrong');
      for (let round = 0; round < 2; round += 1) {
        const refused = await app.visitor().call('signIn', {}, { email: ada.email, password });
        assert.equal(refused.status, 429);
        assert.equal(refused.problem, 'too_many_attempts');
        assert.equal(Number(refused.headers['retry-after']), 900);
      }
      assert.equal(await blockedEntries(), 1);
      assert.equal((await known.call('signIn', {}, { email: ada.email, password })).status, 200);
      const stranger = app.visitor();
      const device = cookieName('device', app.context.baseUrl);
      stranger.cookies.set(device, `${known.cookies.get(device)}x`);
      assert.equal((await stranger.call('signIn', {}, { email: ada.email, password })).status, 429);
    });

    test('an address without an account is locked in the same way', async () => {
      await use(maxAttempts.password.account, { account: 'nobody@example.org' });
      const refused = await app.visitor().call('signIn', {}, { email: 'nobody@example.org', password });
      assert.equal(refused.problem, 'too_many_attempts');
      assert.equal(await blockedEntries(), 1);
    });

    test('a confirmation counts like a sign-in, and the next window starts from zero', async () => {
      const client = await app.signedIn(ada);
      assert.equal((await client.call('confirmWithPassword', {}, { password })).status, 429);
      app.time.now += attemptWindow;
      assert.equal((await client.call('confirmWithPassword', {}, { password: 'wrong' })).status, 401);
      assert.equal((await client.call('beginTotp', {})).problem, 'confirm_needed');
      await client.ask('confirmWithPassword', {}, { password });
      assert.equal(
        (await client.call('changePassword', {}, { current: password, password: 'Ada1234567' })).problem,
        'password_weak',
      );
    });

    test('a network address is limited to fifty failures over all accounts; IPv6 counts by its /64', async () => {
      const wrong = { email: 'somebody@example.org', password: 'wrong' };
      const forwarded = (address: string) => ({ from: proxy, headers: { 'X-Forwarded-For': address } });
      for (const address of ['127.0.0.1', '2001:db8:1:2::a'])
        for (let count = 0; count < maxAttempts.password.address; count += 1)
          await use(1, { account: `${count}@example.org`, address });
      const ask = async (...given: Parameters<typeof visit>) => (await visit(...given)).status;
      const visit = (sending: { from?: string; headers?: Record<string, string> }) =>
        app.visitor().call('signIn', {}, wrong, sending);
      assert.equal(await ask({}), 429);
      // Only the proxy's X-Forwarded-For is trusted.
      assert.equal(await ask({ headers: { 'X-Forwarded-For': '192.0.2.50' } }), 429);
      assert.equal(await ask(forwarded('192.0.2.50')), 401);
      assert.equal(await ask(forwarded('2001:db8:1:2:ffff::b')), 429);
      assert.equal(await ask(forwarded('2001:db8:1:3::a')), 401);
    });

    test('attempts refused for their network do not count for the account', async () => {
      await use(2 * maxAttempts.password.account, { account: 'grace@example.org', address: '127.0.0.1' });
      const from = '127.0.0.3';
      const outcome = await app
        .visitor()
        .call('signIn', {}, { email: 'grace@example.org', password: 'wrong' }, { from });
      assert.equal(outcome.problem, 'sign_in_wrong');
    });

    test('codes are counted separately', async () => {
      await app.data.store.write(({ db }) =>
        db
          .insertInto('user_totp')
          .values({
            user_id: ada.id,
            sealed: app.keys.seal('totp', 'JBSWY3DP'),
            created_at: 0,
            confirmed_at: 1,
          })
          .execute(),
      );
      const user = (await findSignIn(app.data.store.read, ada.id)) ?? assert.fail();
      const step = askForSecondFactor(app.keys, user, app.time.now);
      assert.ok(step.next === 'second_factor');
      const { ticket } = step;
      const give = () => app.visitor().call('giveSecondFactor', {}, { ticket, code: 'aaaa-bbbb-cccc' });
      await use(maxAttempts.second_factor.account - 1, { what: 'second_factor', account: ada.id });
      assert.equal((await give()).problem, 'code_wrong');
      assert.equal((await give()).problem, 'too_many_attempts');
    });
  });
});
