import assert from 'node:assert/strict';
import { test } from 'node:test';
import pino from 'pino';
import { Authenticator } from '#service/account/passkey/testing/authenticator.ts';
import { reauthenticationWindow } from '#service/account/session/sessions.ts';
import { newSecret } from '#service/base/accountKeys.ts';
import { engine } from '../../support/engines.ts';
import { type AppService, startApp } from '../appService.ts';

type Line = Readonly<Record<string, unknown>>;

/** A service that captures its log. */
async function startLogged(level = 'debug') {
  const texts: string[] = [];
  const app = await startApp(engine('sqlite'), {
    log: pino({ level, base: null }, { write: (text: string) => texts.push(text) }),
  });
  const lines = async (): Promise<Line[]> => {
    await app.context.deferredWork.settled();
    const read = texts.map((text): Line => JSON.parse(text));
    texts.length = 0;
    return read.filter(({ event }) => event !== undefined);
  };
  return { app, lines, texts };
}

/** The fields that are the same in each run. */
function known({ level, event, method, reason, user, account, organization, route, network }: Line) {
  const all = { level, event, method, reason, user, account, organization, route, network };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

const network = '127.0.0.1';
const password = 'ten green bottles';

async function onlyLine(lines: () => Promise<Line[]>): Promise<Line> {
  const [line, ...others] = await lines();
  assert.deepEqual(others, []);
  assert.match(String(line?.request), /^[0-9a-f-]{36}$/);
  return known(line ?? {});
}

test('each failed sign-in is in the log, with the account if known', async () => {
  const { app, lines } = await startLogged();
  await using _ = app;
  const ada = await app.makePerson({ email: 'ada@example.org', password });
  const failed = { level: 40, event: 'sign_in_failed', network };
  const wrong = 'a password that is wrong';
  await app.visitor().call('signIn', {}, { email: 'Ada@example.org', password: wrong });
  assert.deepEqual(await onlyLine(lines), {
    ...failed,
    method: 'password',
    reason: 'sign_in_wrong',
    user: ada.id,
    route: 'app_signIn',
  });

  await app.visitor().call('signIn', {}, { email: 'stranger@example.net', password: wrong });
  const { account, ...unknown } = await onlyLine(lines);
  assert.deepEqual(unknown, {
    ...failed,
    method: 'password',
    reason: 'sign_in_wrong',
    route: 'app_signIn',
  });
  assert.match(String(account), /^[\w-]{22}$/);
  await app.visitor().call('signIn', {}, { email: ' Stranger@Example.net', password: wrong });
  assert.equal((await onlyLine(lines)).account, account, 'the same address has the same hash');

  const client = await app.signedIn(ada);
  const { secret } = await client.ask('beginTotp', {});
  await app.data.store.write(({ db }) =>
    db.updateTable('user_totp').set({ confirmed_at: app.time.now }).where('user_id', '=', ada.id).execute(),
  );
  const step = await app.visitor().ask('signIn', {}, { email: ada.email, password });
  assert.ok(step.next === 'second_factor' && secret !== '');
  await lines();
  const { ticket } = step;
  await app.visitor().call('giveSecondFactor', {}, { ticket, code: '000000' });
  const bySecond = { ...failed, method: 'second_factor', route: 'app_giveSecondFactor' };
  assert.deepEqual(await onlyLine(lines), { ...bySecond, reason: 'code_wrong', user: ada.id });
  await app.visitor().call('giveSecondFactor', {}, { ticket: `${ticket}x`, code: '000000' });
  assert.deepEqual(await onlyLine(lines), { ...bySecond, reason: 'sign_in_needed' });

  const passkey = new Authenticator();
  const own = { origin: app.context.baseUrl, rpId: 'localhost' };
  const made = await client.ask('beginPasskey', {});
  const credential = passkey.create(made.options, own);
  await client.ask('addPasskey', {}, { ticket: made.ticket, credential, name: 'Phone' });
  const asked = await app.visitor().ask('beginPasskeySignIn', {});
  const elsewhere = { ...own, origin: 'https://evil.example' };
  const given = { ticket: asked.ticket, credential: passkey.get(asked.options, elsewhere) };
  await app.visitor().call('signInWithPasskey', {}, given);
  assert.deepEqual(await onlyLine(lines), {
    ...failed,
    method: 'passkey',
    reason: 'passkey_refused',
    user: ada.id,
    route: 'app_signInWithPasskey',
  });

  await client.call('confirmWithPassword', {}, { password: wrong });
  assert.deepEqual(await onlyLine(lines), {
    ...failed,
    event: 'proof_failed',
    method: 'password',
    reason: 'sign_in_wrong',
    user: ada.id,
    route: 'app_confirmWithPassword',
  });
  await client.call('changePassword', {}, { current: wrong, password: 'eleven green bottles' });
  assert.equal((await onlyLine(lines)).route, 'app_changePassword');

  const dead = newSecret();
  for (const [name, method] of [
    ['lookAtReset', 'password_reset'],
    ['lookAtInvitation', 'invitation'],
    ['lookAtSetup', 'setup'],
  ] as const) {
    await app.visitor().call(name, {}, { secret: dead });
    assert.deepEqual(await onlyLine(lines), {
      ...failed,
      event: 'link_refused',
      method,
      reason: 'link_invalid',
      route: `app_${name}`,
    });
  }
});

test('nothing that was sent is in the log', async () => {
  const { app, lines, texts } = await startLogged();
  await using _ = app;
  const secrets = ['my secret password', 'stranger@example.net', newSecret(), newSecret()];
  const [given = '', email = '', secret = '', key = ''] = secrets;
  await app.visitor().call('signIn', {}, { email, password: given });
  await app.visitor().call('resetPassword', {}, { secret, password: given });
  await app.visitor().call('askForReset', {}, { email });
  const authorization = `Basic ${Buffer.from(`cv_${key}:`).toString('base64')}`;
  await fetch(`${app.url}/v2/forms`, { headers: { authorization } });
  await app.context.deferredWork.settled();
  const all = texts.join('');
  assert.ok((await lines()).length >= 3);
  for (const word of [...secrets, 'stranger', authorization.slice(6)]) assert.ok(!all.includes(word), word);
});

test('a key that is refused is in the log', async () => {
  const { app, lines } = await startLogged();
  await using _ = app;
  const get = async (headers: Record<string, string>) => {
    assert.equal((await fetch(`${app.url}/v2/forms`, { headers })).status, 401);
    return await onlyLine(lines);
  };
  const refused = { event: 'key_refused', route: 'v2.forms', network };
  assert.deepEqual(await get({}), { level: 30, ...refused, reason: 'key_missing' });
  const authorization = `Basic ${Buffer.from('nonsense:').toString('base64')}`;
  assert.deepEqual(await get({ authorization }), { level: 40, ...refused, reason: 'key_invalid' });
});

test('each unauthorised call is in the log, and a missing fresh proof only at debug level', async () => {
  const { app, lines } = await startLogged();
  await using _ = app;
  const organization = await app.makeOrganization();
  const owner = await app.makePerson({ organization });
  const member = await app.makePerson({ organization, role: 'member' });
  const stranger = await app.makePerson();
  const refused = { level: 30, event: 'access_refused', network };
  await app.visitor().call('account', {});
  assert.deepEqual(await onlyLine(lines), { ...refused, reason: 'sign_in_needed', route: 'app_account' });
  await (await app.signedIn(stranger)).call('organization', { organization });
  assert.deepEqual(await onlyLine(lines), {
    ...refused,
    reason: 'organization_foreign',
    user: stranger.id,
    organization,
    route: 'app_organization',
  });
  await (await app.signedIn(member)).call('members', { organization });
  assert.deepEqual(await onlyLine(lines), {
    ...refused,
    reason: 'role_insufficient',
    user: member.id,
    organization,
    route: 'app_members',
  });
  const client = await app.signedIn(owner);
  await client.call(
    'createWorkspace',
    { organization },
    { name: 'W' },
    {
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    },
  );
  assert.equal((await onlyLine(lines)).reason, 'cross_site');
  app.time.now += reauthenticationWindow + 1000;
  await client.call('createKey', { organization }, { name: 'K' });
  assert.deepEqual(await onlyLine(lines), {
    ...refused,
    level: 20,
    reason: 'confirm_needed',
    user: owner.id,
    organization,
    route: 'app_createKey',
  });
  // Failures for other reasons do not count as attempts.
  await client.call('revokeKey', { organization, key: 'zzzzzzzz' });
  await client.call('createWorkspace', { organization }, { name: '' });
  assert.deepEqual(await lines(), []);
});

test('log lines per network and minute are limited, and the dropped ones are counted', async () => {
  const { app, lines } = await startLogged('info');
  await using _ = app;
  const visitor = app.visitor();
  for (let count = 0; count < 100; count += 1) await visitor.call('account', {});
  assert.equal((await lines()).length, 60);
  await visitor.call('account', {}, undefined, { from: '127.0.0.2' });
  assert.equal((await lines()).length, 1, 'others are told of all the same');
  app.time.now += 60_000;
  await visitor.call('account', {});
  const [leftOut, next, ...others] = await lines();
  assert.deepEqual([leftOut?.event, leftOut?.count, others], ['lines_left_out', 40, []]);
  assert.equal(next?.event, 'access_refused');
});

test('log lines of all networks together are limited too', async () => {
  const { app, lines } = await startLogged('info');
  await using _ = app;
  const visit = (from: string) => app.visitor().call('account', {}, undefined, { from });
  for (let host = 2; host < 14; host += 1)
    await Promise.all(Array.from({ length: 60 }, () => visit(`127.0.0.${host}`)));
  assert.equal((await lines()).length, 600);
  await flushed(app);
  assert.deepEqual(
    (await lines()).map(({ event, count }) => [event, count]),
    [['lines_left_out', 120]],
  );
});

async function flushed(app: AppService): Promise<void> {
  app.time.now += 60_000;
  app.context.security.flush();
}
