import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { TOTP } from 'otpauth';
import { cookieName } from '#http/app/reply.ts';
import { DeferredWork } from '#kit/async/deferredWork.ts';
import { Authenticator } from '#service/account/passkey/testing/authenticator.ts';
import { beginData } from '#service/operate/openData.ts';
import { isDiskFull } from '#store/diskFull.ts';
import type { Engine } from '../../support/engines.ts';
import { fillUp } from '../../support/fillUp.ts';
import { type AppClient, openClient } from '../appClient.ts';
import { type AppService, startApp } from '../appService.ts';

/** Mounting a separate disk needs root. */
const cannotMount = process.platform !== 'linux' || process.getuid?.() !== 0 ? 'needs root on Linux' : false;
const password = 'ten green bottles';
const minute = 60_000;

test('on a full disk signed-in people continue to read, and others sign in to read', {
  skip: cannotMount,
}, async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'canvass-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', folder]);
  try {
    await using app = await startApp(engineIn(join(folder, 'data')), {
      // The record of a failed attempt cannot be stored then.
      deferredWork: new DeferredWork((error) => assert.ok(isDiskFull(error), String(error))),
    });
    const cookie = cookieName('session', app.context.baseUrl);
    const organization = await app.makeOrganization();
    const ada = await app.makePerson({ organization, password });
    const client = await app.signedIn(ada);
    const tess = await withTotp(app, await app.makePerson({ organization, role: 'member', password }));
    const pat = await withPasskey(app);
    const known = await app.signedIn(ada);
    await fillUp(join(folder, 'filler'));
    const change = (round: number) =>
      client.call('changeAccount', {}, { name: `Ada ${'x'.repeat(80)} ${round}` });
    // The journal may have some room left.
    let last = await change(0);
    for (let round = 1; last.status === 200 && round < 500; round += 1) last = await change(round);
    assert.equal(last.problem, 'disk_full');
    const signIn = (browser: AppClient, given = password) =>
      browser.call('signIn', {}, { email: ada.email, password: given });

    await t.test('signed-in people stay signed in', async () => {
      for (let visit = 0; visit < 3; visit += 1) {
        // After the interval at which the last activity is recorded.
        app.time.now += 6 * minute;
        assert.equal((await client.ask('account', {})).email, ada.email);
      }
    });

    await t.test('a person who signed in long ago renews the proof of identity, and exports', async () => {
      const exported = () =>
        client.call('exportAudit', { organization }, undefined, { query: { format: 'csv' } });
      assert.equal((await exported()).problem, 'confirm_needed');
      assert.equal((await client.call('confirmWithPassword', {}, { password: 'wrong' })).status, 401);
      await client.ask('confirmWithPassword', {}, { password });
      assert.match(client.cookies.get(cookie) ?? '', /\./, 'a stand-in goes on in the place of the session');
      assert.equal((await exported()).status, 200);
      app.time.now += 16 * minute;
      assert.equal((await exported()).problem, 'confirm_needed');
      await client.ask('confirmWithPassword', {}, { password });
      assert.equal((await exported()).status, 200, 'a stand-in is renewed too');
    });

    const late = app.visitor();
    await t.test('a person signs in by password, reads and exports, for an hour and no longer', async () => {
      assert.deepEqual((await signIn(late)).answer, { next: 'done' });
      assert.equal((await late.ask('start', {})).user?.id, ada.id);
      assert.equal((await late.ask('organization', { organization })).role, 'owner');
      assert.equal(
        (await late.ask('sessions', {})).sessions.find(({ current }) => current),
        undefined,
      );
      const log = await late.call('exportAudit', { organization }, undefined, { query: { format: 'csv' } });
      assert.equal(log.status, 200);
      assert.match(log.bytes.toString(), /account\.totp_on/);
      assert.equal((await late.call('exportData', { organization })).problem, 'disk_full');
      assert.equal(
        (await late.call('createWorkspace', { organization }, { name: 'N' })).problem,
        'disk_full',
      );
      assert.equal(
        (await late.call('changePassword', {}, { current: password, password: 'x'.repeat(20) })).problem,
        'disk_full',
      );
      const forged = openClient(app.url);
      forged.cookies.set(cookie, `${late.cookies.get(cookie)?.split('.')[0]}.${'x'.repeat(43)}`);
      assert.equal((await forged.ask('start', {})).user, null);
      const out = app.visitor();
      await signIn(out);
      await out.ask('signOut', {});
      assert.equal((await out.ask('start', {})).user, null);
      // A browser with a session gets a new one in its place.
      assert.equal((await signIn(known)).status, 200);
      assert.equal((await known.ask('start', {})).user?.id, ada.id);
      app.time.now += 61 * minute;
      assert.equal((await late.call('account', {})).problem, 'sign_in_needed');
    });

    await t.test('the second factor is asked for, and no code counts twice', async () => {
      const browser = app.visitor();
      const step = await browser.ask('signIn', {}, { email: tess.email, password });
      assert.ok(step.next === 'second_factor');
      const { ticket } = step;
      const code = tess.codeAt(app.time.now);
      assert.equal((await browser.call('giveSecondFactor', {}, { ticket, code: '000000' })).status, 401);
      const recovery = { ticket, code: tess.recoveryCode };
      assert.equal((await browser.call('giveSecondFactor', {}, recovery)).problem, 'disk_full');
      assert.equal((await browser.ask('start', {})).user, null);
      await browser.ask('giveSecondFactor', {}, { ticket, code });
      assert.equal((await browser.ask('start', {})).user?.id, tess.id);
      const thief = app.visitor();
      assert.equal((await thief.call('giveSecondFactor', {}, { ticket, code })).problem, 'code_wrong');
    });

    await t.test('a passkey signs in, once for each challenge', async () => {
      const browser = app.visitor();
      const { ticket, options } = await browser.ask('beginPasskeySignIn', {});
      const given = { ticket, credential: pat.passkey.get(options, pat.own) };
      await browser.ask('signInWithPasskey', {}, given);
      assert.equal((await browser.ask('start', {})).user?.id, pat.id);
      assert.equal((await app.visitor().call('signInWithPasskey', {}, given)).problem, 'passkey_refused');
    });

    await t.test('wrong passwords are counted all the same', async () => {
      const guesser = app.visitor();
      const outcomes = new Set<string | undefined>();
      for (let guess = 0; guess < 11; guess += 1)
        outcomes.add((await signIn(guesser, `guess number ${guess}`)).problem);
      assert.deepEqual([...outcomes], ['sign_in_wrong', 'too_many_attempts']);
      app.time.now += 16 * minute;
    });

    await signIn(late);
    const stolen = late.copy();
    await rm(join(folder, 'filler'));

    await t.test(
      'with room again the first change starts a real session, and a new password ends the temporary ones',
      async () => {
        await late.ask('createWorkspace', { organization }, { name: 'North' });
        assert.match(late.cookies.get(cookie) ?? '', /^[\w-]{43}$/);
        const { sessions } = await late.ask('sessions', {});
        assert.equal(sessions.filter(({ current }) => current).length, 1);
        assert.equal((await stolen.ask('start', {})).user?.id, ada.id);
        await late.ask('changePassword', {}, { current: password, password: 'eleven green bottles' });
        assert.equal((await stolen.ask('start', {})).user, null);
        assert.equal((await signIn(app.visitor(), 'eleven green bottles')).status, 200);
      },
    );
  } finally {
    execFileSync('umount', [folder]);
    await rm(folder, { recursive: true, force: true });
  }
});

async function withTotp(app: AppService, person: { id: string; email: string }) {
  const client = await app.signedIn({ ...person, name: '' });
  const { secret } = await client.ask('beginTotp', {});
  const codeAt = (now: number) => new TOTP({ secret }).generate({ timestamp: now });
  const { recovery_codes } = await client.ask('confirmTotp', {}, { code: codeAt(app.time.now) });
  return { ...person, codeAt, recoveryCode: recovery_codes[0] ?? '' };
}

async function withPasskey(app: AppService) {
  const person = await app.makePerson();
  const client = await app.signedIn(person);
  const passkey = new Authenticator();
  const own = { origin: app.context.baseUrl, rpId: 'localhost' };
  const { ticket, options } = await client.ask('beginPasskey', {});
  await client.ask('addPasskey', {}, { ticket, credential: passkey.create(options, own), name: 'Phone' });
  return { ...person, passkey, own };
}

function engineIn(data: string): Engine {
  const config = { data, databaseUrl: undefined, allowUnsafePostgres: false };
  const none = () => assert.fail('not in this test');
  return {
    name: 'sqlite',
    location: none,
    async open() {
      const opened = await beginData(config);
      const { close } = opened;
      return { ...opened, config, env: {}, openAgain: none, [Symbol.asyncDispose]: close };
    },
  };
}
