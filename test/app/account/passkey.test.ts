import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import {
  Authenticator,
  type AuthenticatorBehaviour,
} from '#service/account/passkey/testing/authenticator.ts';
import { listPasskeys } from '#store/query/account/passkey.ts';
import { engine, onSqlite } from '../../support/engines.ts';
import type { AppClient } from '../appClient.ts';
import { type AppService, type Person, startApp } from '../appService.ts';

const password = 'a long enough sentence';

/** A person with a passkey, and the browser's steps with it. */
async function withPasskey(app: AppService, settings: { password?: string } = {}) {
  const organization = await app.makeOrganization();
  const person = await app.makePerson({ organization, ...settings });
  const client = await app.signedIn(person);
  const own = { origin: app.context.baseUrl, rpId: 'localhost' };
  const passkey = new Authenticator();
  const { ticket, options } = await client.ask('beginPasskey', {});
  const credential = passkey.create(options, own);
  const added = await client.ask('addPasskey', {}, { ticket, credential, name: 'Phone' });
  return { organization, person, client, passkey, own, added };
}

async function signIn(client: AppClient, passkey: Authenticator, conduct: AuthenticatorBehaviour) {
  const { ticket, options } = await client.ask('beginPasskeySignIn', {});
  return await client.call('signInWithPasskey', {}, { ticket, credential: passkey.get(options, conduct) });
}

async function whoIs(client: AppClient): Promise<Pick<Person, 'id'> | null> {
  return (await client.ask('start', {})).user;
}

async function auditActions(app: AppService): Promise<string[]> {
  const rows = await app.data.store.read
    .selectFrom('audit_entry')
    .select('action')
    .where('action', 'like', 'account.%')
    .orderBy('created_at')
    .execute();
  return rows.map(({ action }) => action);
}

onSqlite((each) => {
  test('a passkey is added, signs in by itself, is renamed and removed', async () => {
    await using app = await startApp(each);
    const { person, client, passkey, own, added } = await withPasskey(app, { password });
    assert.equal(added.name, 'Phone');
    assert.equal(added.last_used_at, null);

    const browser = app.visitor();
    assert.equal((await signIn(browser, passkey, own)).status, 200);
    assert.equal((await whoIs(browser))?.id, person.id);
    const [stored] = await listPasskeys(app.data.store.read, person.id);
    assert.ok((stored?.last_used_at ?? 0) > (stored?.created_at ?? 0), 'it is written down when it was used');

    await client.ask('renamePasskey', { passkey: added.id }, { name: 'Old phone' });
    assert.equal((await listPasskeys(app.data.store.read, person.id))[0]?.name, 'Old phone');

    await client.ask('removePasskey', { passkey: added.id });
    const refused = await signIn(app.visitor(), passkey, own);
    assert.deepEqual([refused.status, refused.problem], [401, 'passkey_refused']);
    assert.deepEqual(await auditActions(app), [
      'account.passkey_added',
      'account.signed_in',
      'account.passkey_removed',
    ]);
  });
});

const app = await startApp(engine('sqlite'));
after(() => app.close());

test('asking for a passkey does not reveal who has one', async () => {
  await withPasskey(app);
  const { options } = await app.visitor().ask('beginPasskeySignIn', {});
  assert.equal(options.allowCredentials, undefined);
  assert.equal(options.userVerification, 'required');
  assert.equal(options.rpId, 'localhost');
});

test('a browser is asked for a passkey that names its person, and not for one that it has', async () => {
  const { client, passkey } = await withPasskey(app);
  const { options } = await client.ask('beginPasskey', {});
  assert.deepEqual(options.authenticatorSelection, {
    residentKey: 'required',
    requireResidentKey: true,
    userVerification: 'required',
  });
  assert.deepEqual(options.excludeCredentials, [{ id: passkey.id, type: 'public-key' }]);
  assert.equal(options.attestation, 'none');
});

test('assertions from another origin, without user verification, of another person or replayed are refused', async () => {
  const { client, passkey, own, person } = await withPasskey(app);
  const refusals: [string, Authenticator, Partial<AuthenticatorBehaviour>][] = [
    ['on a page of another site', passkey, { origin: 'https://canvass.example' }],
    ['on another port of this machine', passkey, { origin: 'http://localhost:1' }],
    ['for another host', passkey, { rpId: 'canvass.example' }],
    ['without a finger or a PIN', passkey, { isVerified: false }],
    ['in the name of another person', passkey, { userHandle: Buffer.from('somebody').toString('base64url') }],
    ['by a passkey that nobody has', new Authenticator(), {}],
  ];
  for (const [what, by, conduct] of refusals) {
    const browser = app.visitor();
    const { status, problem } = await signIn(browser, by, { ...own, ...conduct });
    assert.deepEqual([status, problem], [401, 'passkey_refused'], what);
    assert.equal(await whoIs(browser), null, what);
  }

  const { ticket, options } = await client.ask('beginPasskeySignIn', {});
  const credential = passkey.get(options, own);
  const first = app.visitor();
  assert.equal((await first.call('signInWithPasskey', {}, { ticket, credential })).status, 200);
  const again = await app.visitor().call('signInWithPasskey', {}, { ticket, credential });
  assert.equal(again.problem, 'passkey_refused', 'the same challenge a second time');
  const fresh = passkey.get(options, own);
  const replayed = await app.visitor().call('signInWithPasskey', {}, { ticket, credential: fresh });
  assert.equal(replayed.problem, 'passkey_refused', 'also signed anew');
  assert.equal((await whoIs(first))?.id, person.id);
});

test('a decreasing counter means a cloned passkey, and a counter of 0 does not', async () => {
  const { passkey, own } = await withPasskey(app);
  assert.equal((await signIn(app.visitor(), passkey, { ...own, counter: 9 })).status, 200);
  for (const counter of [9, 3, 0])
    assert.equal((await signIn(app.visitor(), passkey, { ...own, counter })).problem, 'passkey_refused');
  assert.equal((await signIn(app.visitor(), passkey, { ...own, counter: 10 })).status, 200);

  const client = await app.signedIn(await app.makePerson());
  const still = new Authenticator();
  const { ticket, options } = await client.ask('beginPasskey', {});
  const credential = still.create(options, { ...own, counter: 0 });
  await client.ask('addPasskey', {}, { ticket, credential, name: 'Synced' });
  for (let time = 0; time < 2; time++)
    assert.equal((await signIn(app.visitor(), still, { ...own, counter: 0 })).status, 200);
});

test('a challenge is for one thing, one person and five minutes', async () => {
  const { client, passkey, own } = await withPasskey(app);
  const other = await app.signedIn(await app.makePerson());

  const adding = await client.ask('beginPasskey', {});
  const stolen = { ticket: adding.ticket, credential: new Authenticator().create(adding.options, own) };
  const elsewhere = await other.call('addPasskey', {}, { ...stolen, name: 'Mine' });
  assert.equal(elsewhere.problem, 'passkey_refused', 'the challenge of another person');

  const confirming = await client.ask('beginPasskeyConfirm', {});
  const confirmed = { ticket: confirming.ticket, credential: passkey.get(confirming.options, own) };
  const misused = await app.visitor().call('signInWithPasskey', {}, confirmed);
  assert.equal(misused.problem, 'passkey_refused', 'a challenge to confirm does not sign in');

  const late = await app.visitor().ask('beginPasskeySignIn', {});
  app.time.now += 5 * 60_000;
  const credential = passkey.get(late.options, own);
  const { problem } = await app.visitor().call('signInWithPasskey', {}, { ticket: late.ticket, credential });
  assert.equal(problem, 'passkey_refused', 'after five minutes');
});

test('a passkey renews the proof of identity, and only the person’s own', async () => {
  const { client, passkey, own } = await withPasskey(app);
  const other = await app.signedIn(await app.makePerson());
  app.time.now += 16 * 60_000;
  assert.equal((await client.call('beginPasskey', {})).problem, 'confirm_needed');

  const theirs = await other.ask('beginPasskeyConfirm', {});
  const borrowed = { ticket: theirs.ticket, credential: passkey.get(theirs.options, own) };
  assert.equal((await other.call('confirmWithPasskey', {}, borrowed)).problem, 'passkey_refused');

  const mine = await client.ask('beginPasskeyConfirm', {});
  const proof = { ticket: mine.ticket, credential: passkey.get(mine.options, own) };
  assert.equal((await client.call('confirmWithPasskey', {}, proof)).status, 200);
  assert.equal((await client.call('beginPasskey', {})).status, 200);
  assert.equal((await other.call('beginPasskey', {})).problem, 'confirm_needed');
});

test('passkeys from another origin, unverified, known or attested ones are not added', async () => {
  const { passkey, own, person } = await withPasskey(app);
  const client = await app.signedIn(await app.makePerson());
  const refusals: [string, Authenticator, Partial<AuthenticatorBehaviour>][] = [
    ['another site', new Authenticator(), { origin: 'https://canvass.example' }],
    ['another host', new Authenticator(), { rpId: 'canvass.example' }],
    ['no person', new Authenticator(), { isVerified: false }],
    ['a certificate of its maker', new Authenticator(), { format: 'android-key' }],
    ['the passkey of somebody else', passkey, {}],
  ];
  for (const [what, by, conduct] of refusals) {
    const { ticket, options } = await client.ask('beginPasskey', {});
    const credential = by.create(options, { ...own, ...conduct });
    const { problem } = await client.call('addPasskey', {}, { ticket, credential, name: 'New' });
    assert.equal(problem, 'passkey_refused', what);
  }
  assert.equal((await listPasskeys(app.data.store.read, person.id)).length, 1);
});

test('the last sign-in method stays, and other people’s passkeys are out of reach', async () => {
  const { client, person, added, own } = await withPasskey(app);
  const last = await client.call('removePasskey', { passkey: added.id });
  assert.deepEqual([last.status, last.problem], [409, 'last_sign_in_method']);
  assert.equal((await listPasskeys(app.data.store.read, person.id)).length, 1);

  const other = await app.signedIn(await app.makePerson());
  assert.equal((await other.call('removePasskey', { passkey: added.id })).problem, 'not_found');
  assert.equal(
    (await other.call('renamePasskey', { passkey: added.id }, { name: 'x' })).problem,
    'not_found',
  );

  const { ticket, options } = await client.ask('beginPasskey', {});
  const second = new Authenticator().create(options, own);
  await client.ask('addPasskey', {}, { ticket, credential: second, name: 'Laptop' });
  assert.equal((await client.call('removePasskey', { passkey: added.id })).status, 200);
});

test('where browsers offer no passkeys, the service says so', async () => {
  await using bare = await startApp(engine('sqlite'), { baseUrl: 'http://forms.example.org' });
  const { problem, status } = await bare.visitor().call('beginPasskeySignIn', {});
  assert.deepEqual([status, problem], [409, 'passkey_unavailable']);
  assert.equal((await bare.visitor().ask('start', {})).passkeys, false);
});
