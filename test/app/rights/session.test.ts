import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TOTP } from 'otpauth';
import { hashPassword } from '#kit/secret/passwordHash.ts';
import { makeResetLink } from '#service/account/password/makeResetLink.ts';
import { newSecret } from '#service/base/accountKeys.ts';
import { setSharedAt } from '#store/query/account/emailProof.ts';
import { findSignIn, putPassword } from '#store/query/account/password.ts';
import { deleteSessions, listSessions } from '#store/query/account/session.ts';
import { lockUserRow } from '#store/query/account/user.ts';
import type { Store } from '#store/store.ts';
import { eachEngine } from '../../support/engines.ts';
import type { AppClient, Outcome } from '../appClient.ts';
import { type AppService, type Person, startApp } from '../appService.ts';
import { beforeItBegins, betweenAuthAndTransaction, watched } from './betweenAuthAndTransaction.ts';

const password = 'ten green bottles';

/** Calls that a stolen session would make. */
const changes: Readonly<
  Record<string, (client: AppClient, invitation: string) => Promise<Outcome<unknown>>>
> = {
  changePassword: (client) =>
    client.call('changePassword', {}, { current: password, password: 'nine green bottles' }),
  changeAccount: (client) => client.call('changeAccount', {}, { name: 'Mallory' }),
  changeEmail: (client) => client.call('changeEmail', {}, { email: `${newSecret()}@example.org` }),
  beginTotp: (client) => client.call('beginTotp', {}),
  endTotp: (client) => client.call('endTotp', {}),
  endOtherSessions: (client) => client.call('endOtherSessions', {}),
  deleteAccount: (client) => client.call('deleteAccount', {}),
  acceptInvitation: (client, secret) => client.call('acceptInvitation', {}, { secret }),
};

eachEngine((engine) => {
  const watch = watched(engine);
  let app: AppService;
  let other: Store;
  test.before(async () => {
    app = await startApp(watch.engine);
    other = (await app.data.openAgain()).store;
  });
  test.after(() => app.close());

  for (const [name, change] of Object.entries(changes))
    test(`${name} is refused where the session was ended before its transaction`, async () => {
      const owner = await app.signedIn(await app.makePerson({ organization: await app.makeOrganization() }));
      const { organizations } = await owner.ask('start', {});
      const invited = await owner.ask(
        'invite',
        { organization: organizations[0]?.id ?? '' },
        { email: '', role: 'member', workspaces: [] },
      );
      const invitation = invited.link.split('/').at(-1) ?? '';
      const person = await app.makePerson({ password });
      const client = await app.signedIn(person);
      const before = await findSignIn(other.read, person.id);
      const outcome = await beforeItBegins(
        watch,
        () => change(client, invitation),
        () => other.write(({ db }) => deleteSessions(db, person.id)),
      );
      assert.deepEqual([outcome.status, outcome.problem], [401, 'sign_in_needed']);
      assert.deepEqual(await findSignIn(other.read, person.id), before);
      const served = await change(await app.signedIn(person), invitation);
      assert.equal(served.problem, undefined);
    });

  test('signing out twice at once is no problem', async () => {
    const person = await app.makePerson({});
    const client = await app.signedIn(person);
    const outcome = await beforeItBegins(
      watch,
      () => client.call('signOut', {}),
      () => other.write(({ db }) => deleteSessions(db, person.id)),
    );
    assert.equal(outcome.status, 200);
  });

  test('a password that is changed while it is compared opens nothing', async () => {
    const person = await app.makePerson({ password });
    const outcome = await beforeItBegins(
      watch,
      () => app.visitor().call('signIn', {}, { email: person.email, password }),
      () => reset(person),
    );
    assert.equal(outcome.problem, 'sign_in_wrong');
    assert.deepEqual(await listSessions(other.read, person.id, app.time.now), []);
  });

  test('nor does a second factor if the password is changed in between', async () => {
    const person = await app.makePerson({ password });
    const owner = await app.signedIn(person);
    const { secret } = await owner.ask('beginTotp', {});
    const totp = new TOTP({ secret });
    const code = () => totp.generate({ timestamp: app.time.now });
    const { recovery_codes } = await owner.ask('confirmTotp', {}, { code: code() });
    for (const given of [code, () => recovery_codes[0] ?? '']) {
      app.time.now += 60_000;
      const visitor = app.visitor();
      await reset(person, password);
      const step = await visitor.ask('signIn', {}, { email: person.email, password });
      assert.ok(step.next === 'second_factor');
      const outcome = await beforeItBegins(
        watch,
        () => visitor.call('giveSecondFactor', {}, { ticket: step.ticket, code: given() }),
        () => reset(person),
      );
      assert.equal(outcome.problem, 'code_wrong');
      assert.deepEqual(await listSessions(other.read, person.id, app.time.now), []);
    }
  });

  test('a reset waits for what a session of the person is just changing', async () => {
    if (engine.name === 'sqlite') return;
    const person = await app.makePerson({ password });
    const secret = await other.write(({ db }) =>
      makeResetLink(db, app.keys, { userId: person.id, origin: 'operator' }, app.time.now),
    );
    const { outcome, seen } = await betweenAuthAndTransaction(other, watch, {
      lock: ({ db }) => lockUserRow(db, person.id),
      send: () => app.visitor().call('resetPassword', {}, { secret, password: 'nine green bottles' }),
      meanwhile: () => other.read.selectFrom('one_time_link').selectAll().execute(),
    });
    assert.equal(outcome.status, 200);
    assert.ok(seen.some(({ user_id }) => user_id === person.id));
  });

  test('an invitation that sets a new password does not do so for a session that was ended', async () => {
    const organization = await app.makeOrganization();
    const owner = await app.signedIn(await app.makePerson({ organization }));
    const { link } = await owner.ask(
      'invite',
      { organization },
      { email: '', role: 'member', workspaces: [] },
    );
    const person = await app.makePerson({ password });
    const client = await app.signedIn(person);
    await other.write(({ db }) => setSharedAt(db, person.id, app.time.now));
    const before = await findSignIn(other.read, person.id);
    const { outcome } = await betweenAuthAndTransaction(other, watch, {
      lock: ({ db }) => lockUserRow(db, person.id),
      send: () =>
        client.call(
          'acceptInvitation',
          {},
          { secret: link.split('/').at(-1) ?? '', password: 'nine green bottles' },
        ),
      meanwhile: ({ db }) => deleteSessions(db, person.id),
    });
    assert.equal(outcome.problem, 'sign_in_needed');
    assert.deepEqual(await findSignIn(other.read, person.id), before);
  });

  async function reset({ id }: Person, to = newSecret()): Promise<void> {
    const hash = await hashPassword(to);
    await other.write(async ({ db }) => {
      await putPassword(db, id, hash, app.time.now);
      await deleteSessions(db, id);
    });
  }
});
