import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { cookieName } from '#http/app/reply.ts';
import { listIdentities } from '#store/query/account/oidcIdentity.ts';
import { findUserByEmail } from '#store/query/account/user.ts';
import type { OrganizationId } from '#store/tables.ts';
import { engine, onSqlite } from '../../support/engines.ts';
import { startApp } from '../appService.ts';
import { startOidcVisits } from './oidcVisits.ts';

const visits = await startOidcVisits();
const { provider, setup, app, atProvider, comeBack, signIn, join, link, linked, whoIs, invitation } = visits;
const { people, issuer } = provider;
const { store } = app.data;
after(visits.close);

async function auditOf(organization: OrganizationId): Promise<string[]> {
  const rows = await store.read
    .selectFrom('audit_entry')
    .select('action')
    .where('organization_id', '=', organization)
    .orderBy('created_at')
    .execute();
  return rows.map(({ action }) => action);
}

test('the app says by whom people can sign in', async () => {
  assert.equal((await app.visitor().ask('start', {})).oidc, 'Orchard ID');
});

test('a person links the provider, signs in with it and is redirected to the requested page', async () => {
  const { login, email } = atProvider();
  const { person, organization } = await linked(login);
  const [identity] = await listIdentities(store.read, person.id);
  assert.deepEqual([identity?.email, identity?.issuer], [email, issuer.href]);

  const browser = app.visitor();
  assert.equal(await signIn(browser, login, { to: '/app/account?tab=2' }), '/app/account?tab=2');
  assert.equal(await whoIs(browser), person.id);
  assert.equal(
    browser.cookies.has(cookieName('oidc', app.context.baseUrl)),
    false,
    'nothing of the journey is left',
  );
  const { sessions } = await browser.ask('sessions', {});
  assert.equal(sessions.find(({ current }) => current)?.method, 'oidc');
  const recorded = (await auditOf(organization)).slice(-2);
  assert.deepEqual(recorded, ['account.oidc_linked', 'account.signed_in']);
});

test('a signed-in person renews the proof of identity through the provider', async () => {
  const { login } = atProvider();
  const { client, person } = await linked(login);
  await forgetProof(person.id);
  assert.equal((await client.call('linkOidc', {})).problem, 'confirm_needed');
  const sessionOf = async () =>
    (await client.ask('sessions', {})).sessions.find(({ current }) => current)?.id ?? assert.fail();
  const before = await sessionOf();
  const thief = client.copy();
  assert.equal(await signIn(client, login), '/app');
  assert.equal(await sessionOf(), before, 'the session goes on');
  assert.equal(await whoIs(thief), undefined, 'under another token');
  assert.equal((await client.call('linkOidc', {})).status, 200);
  assert.equal(await whoIs(client), person.id);
});

test('a sign-in at the provider an hour ago is no fresh proof', async () => {
  const { login } = atProvider();
  const { client, person } = await linked(login);
  people.set(login, { provedAt: Math.floor(app.time.now / 1000) - 3600 });
  const browser = app.visitor();
  assert.equal(await signIn(browser, login), '/app');
  assert.equal(await whoIs(browser), person.id, 'they are in');
  assert.equal((await browser.call('linkOidc', {})).problem, 'confirm_needed');

  const begun = new URL((await client.ask('beginOidc', {}, {})).url);
  assert.equal(begun.searchParams.get('max_age'), '0', 'the provider is told to ask anew');
  begun.searchParams.delete('max_age');
  await forgetProof(person.id);
  assert.equal(await comeBack(client, await provider.walk(begun.href, login)), '/app');
  assert.equal((await client.call('linkOidc', {})).problem, 'confirm_needed');
});

/** Backdates the person's last proof of identity in every browser. */
async function forgetProof(userId: string): Promise<void> {
  await store.write(({ db }) =>
    db.updateTable('app_session').set({ confirmed_at: 0 }).where('user_id', '=', userId).execute(),
  );
}

test('an identity belongs to one account, and to the one that began to link it', async () => {
  const { login } = atProvider();
  const { client } = await linked(login);
  assert.equal(await link(client, login), '/app/account/security', 'again changes nothing');

  const other = await app.signedIn(await app.makePerson());
  assert.equal(await link(other, login), '/app/account/security?problem=oidc_taken');

  const fresh = atProvider();
  const { url } = await other.ask('linkOidc', {});
  const back = await provider.walk(url, fresh.login);
  const somebodyElse = await app.makePerson();
  const mixed = await app.signedIn(somebodyElse);
  for (const [name, value] of other.cookies)
    if (name === cookieName('oidc', app.context.baseUrl)) mixed.cookies.set(name, value);
  assert.equal(await comeBack(mixed, back), '/app/account/security?problem=oidc_failed');
  assert.deepEqual(await listIdentities(store.read, somebodyElse.id), []);
});

test('a matching address at the provider never gives access to an account', async () => {
  const person = await app.makePerson({ email: 'Grace@Provider.example' });
  const verified = atProvider({ email: 'grace@provider.example' });
  const browser = app.visitor();
  assert.equal(await signIn(browser, verified.login), '/app/sign-in?problem=oidc_link_needed');
  const claimed = atProvider({ email: 'grace@provider.example', email_verified: false });
  assert.equal(await signIn(browser, claimed.login), '/app/sign-in?problem=oidc_no_account');
  assert.equal(await whoIs(browser), undefined);
  assert.deepEqual(await listIdentities(store.read, person.id), []);
});

test('an invitation creates an account for the person with its address at the provider', async () => {
  const organization = await app.makeOrganization('Invited');
  const { login, email } = atProvider();
  const secret = await invitation(organization, email.toUpperCase());
  const browser = app.visitor();
  assert.equal(await join(browser, login, { invitation: secret }), organization);
  const { user, organizations } = await browser.ask('start', {});
  assert.equal(user?.email, email);
  assert.deepEqual(organizations, [{ id: organization, name: 'Invited', role: 'member' }]);
  assert.equal((await auditOf(organization)).at(-1), 'member.joined');

  const again = app.visitor();
  assert.equal(await signIn(again, login), '/app', 'and they sign in by it from then on');
  assert.equal(await whoIs(again), user?.id);
});

test('an open invitation accepts any person of the provider, and one for another address does not', async () => {
  const organization = await app.makeOrganization();
  const first = atProvider();
  const open = await invitation(organization, '');
  assert.equal(await join(app.visitor(), first.login, { invitation: open }), organization);

  const refusals = [
    { why: 'it was used', person: atProvider(), secret: open },
    {
      why: 'it is for another address',
      person: atProvider(),
      secret: await invitation(organization, 'x@y.example'),
    },
    {
      why: 'the address is not verified',
      person: atProvider({ email_verified: false }),
      secret: await invitation(organization, ''),
    },
    { why: 'there is no address', person: nobodysAddress(), secret: await invitation(organization, '') },
  ];
  for (const { why, person, secret } of refusals) {
    const browser = app.visitor();
    const to = await signIn(browser, person.login, { invitation: secret });
    assert.equal(to, '/app/sign-in?problem=oidc_no_account', why);
    assert.equal(await whoIs(browser), undefined, why);
    assert.equal(await findUserByEmail(store.read, person.email), undefined, `${why}: nothing is left`);
  }
});

function nobodysAddress(): { login: string; email: string } {
  const person = atProvider();
  people.set(person.login, { name: 'Nobody' });
  return person;
}

test('a person with an account is sent to accept the invitation with it', async () => {
  const { login } = atProvider();
  await linked(login);
  const secret = await invitation(await app.makeOrganization(), '');
  assert.equal(await signIn(app.visitor(), login, { invitation: secret }), `/join/${secret}`);
});

test('uninvited people are refused', async () => {
  const { login, email } = atProvider();
  assert.equal(await signIn(app.visitor(), login), '/app/sign-in?problem=oidc_no_account');
  assert.equal(await findUserByEmail(store.read, email), undefined);
});

onSqlite((each) => {
  test('with open joining, people join, sign in again, link more and keep one way to sign in', async () => {
    const joining = { ...setup, join: { organizationId: '', role: 'member' as const } };
    await using open = await startApp(each, { oidc: joining, baseUrl: app.context.baseUrl });
    const { login } = atProvider();
    assert.equal(
      await signIn(open.visitor(), login),
      '/app/sign-in?problem=oidc_no_account',
      'nowhere to join',
    );

    const organization = await open.makeOrganization('Everybody');
    joining.join.organizationId = organization;
    const unverified = atProvider({ email_verified: false });
    assert.equal(await signIn(open.visitor(), unverified.login), '/app/sign-in?problem=oidc_no_account');

    const browser = open.visitor();
    assert.equal(await join(browser, login), organization);
    const { user, organizations } = await browser.ask('start', {});
    assert.deepEqual(organizations, [{ id: organization, name: 'Everybody', role: 'member' }]);
    assert.equal(await signIn(open.visitor(), login), '/app');

    const [identity] = await listIdentities(open.data.store.read, user?.id ?? '');
    const which = { identity: identity?.id ?? '' };
    assert.equal((await browser.call('unlinkOidc', which)).problem, 'last_sign_in_method');
    assert.equal(await link(browser, atProvider().login), '/app/account/security');
    assert.equal((await browser.call('unlinkOidc', which)).status, 200);
  });
});

test('the last sign-in method stays, and other people’s identities cannot be unlinked', async () => {
  const { login } = atProvider();
  const { client, person, organization } = await linked(login);
  const [identity] = await listIdentities(store.read, person.id);
  const which = { identity: identity?.id ?? '' };
  assert.equal((await client.call('unlinkOidc', which)).problem, 'last_sign_in_method');
  const other = await app.signedIn(await app.makePerson());
  assert.equal((await other.call('unlinkOidc', which)).problem, 'not_found');

  const second = atProvider();
  await link(client, second.login);
  assert.equal((await client.call('unlinkOidc', which)).status, 200);
  assert.equal(await signIn(app.visitor(), login), '/app/sign-in?problem=oidc_no_account');
  assert.equal((await auditOf(organization)).at(-1), 'account.oidc_unlinked');
});

test('without a provider there is nothing to sign in through', async () => {
  await using bare = await startApp(engine('sqlite'));
  assert.equal((await bare.visitor().ask('start', {})).oidc, null);
  assert.equal((await bare.visitor().call('beginOidc', {}, {})).status, 404);
  assert.equal((await bare.visitor().call('openOidc', {})).status, 404);
  assert.equal((await bare.visitor().call('endOidc', {})).status, 404);
});
