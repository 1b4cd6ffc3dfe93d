import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { cookieName } from '#http/app/reply.ts';
import { pendingJoinLifetime } from '#service/account/oidc/pendingJoin.ts';
import { setEmailProof } from '#store/query/account/emailProof.ts';
import { findUserByEmail } from '#store/query/account/user.ts';
import { deleteInvitation } from '#store/query/organization/invitation.ts';
import { eachEngine } from '../../support/engines.ts';
import type { AppClient } from '../appClient.ts';
import { startApp } from '../appService.ts';
import { startOidcVisits } from './oidcVisits.ts';

const visits = await startOidcVisits();
const { setup, app, atProvider, comeBack, goThrough, signIn, join, linked, whoIs, invitation } = visits;
const { store } = app.data;
after(visits.close);

const foreign = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' };

test('a link from another site does not start a sign-in: it leads to the screen with the button', async () => {
  const secret = await invitation(await app.makeOrganization(), '');
  const open = async (client: AppClient, query: { to?: string; invitation?: string }) => {
    const { status, headers } = await client.call('openOidc', {}, undefined, { query, headers: foreign });
    assert.equal(status, 303);
    assert.equal(headers['set-cookie'], undefined, 'no journey has begun');
    return headers.location?.slice(app.context.baseUrl.length);
  };
  const { login } = atProvider();
  const { client } = await linked(login);
  for (const browser of [app.visitor(), client]) {
    assert.equal(await open(browser, { invitation: secret }), `/join/${secret}`);
    assert.equal(await open(browser, {}), '/app/sign-in');
    assert.equal(await open(browser, { to: '/app/account' }), '/app/sign-in?to=%2Fapp%2Faccount');
    assert.equal(await open(browser, { to: '//evil.example' }), '/app/sign-in');
    assert.equal(await open(browser, { invitation: '../../f/x' }), '/app');
  }
});

test('no other site can start a sign-in, signed in or not', async () => {
  const { login } = atProvider();
  const { client } = await linked(login);
  const secret = await invitation(await app.makeOrganization(), '');
  for (const browser of [app.visitor(), client])
    for (const site of ['cross-site', 'same-site', 'none']) {
      const headers = { ...foreign, 'Sec-Fetch-Site': site };
      const begun = await browser.call('beginOidc', {}, { invitation: secret }, { headers });
      assert.deepEqual([begun.status, begun.problem], [403, 'cross_site'], site);
    }
});

eachEngine((each) => {
  test('the callback creates nothing: the person is asked, and joins by agreeing once', async () => {
    const joining = { ...setup, join: { organizationId: '', role: 'admin' as const } };
    await using open = await startApp(each, { oidc: joining, baseUrl: app.context.baseUrl });
    const organization = await open.makeOrganization('Everybody');
    joining.join.organizationId = organization;
    const { login, email } = atProvider({ name: 'Ada Lovelace' });
    const browser = open.visitor();
    assert.equal(await signIn(browser, login), '/app/join');
    assert.equal(await whoIs(browser), undefined);
    assert.equal(await findUserByEmail(open.data.store.read, email), undefined);

    const asked = await browser.ask('lookAtOidcJoining', {});
    const { expires_at: _ends, ...shown } = asked;
    assert.deepEqual(shown, {
      organization: { id: organization, name: 'Everybody' },
      role: 'admin',
      invited: false,
      invited_by: null,
      provider: 'Orchard ID',
      name: 'Ada Lovelace',
      email,
      takes_address: false,
    });
    assert.equal((await open.visitor().call('lookAtOidcJoining', {})).problem, 'oidc_join_ended');
    const agreed = { organization, language: 'de' };
    const crossSite = await browser.call('joinWithOidc', {}, agreed, { headers: foreign });
    assert.equal(crossSite.problem, 'cross_site');
    const another = await browser.call('joinWithOidc', {}, { organization: 'another1' });
    assert.equal(another.problem, 'oidc_join_ended', 'only what was shown');
    assert.equal(await findUserByEmail(open.data.store.read, email), undefined);

    const kept = browser.copy();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => browser.copy().call('joinWithOidc', {}, agreed)),
    );
    assert.equal(answers.filter(({ status }) => status === 200).length, 1, 'one of several at once');
    assert.equal((await kept.call('joinWithOidc', {}, agreed)).problem, 'oidc_join_ended');
    assert.equal(await whoIs(kept), undefined);
    const again = open.visitor();
    assert.equal(await signIn(again, login), '/app');
    const { user, organizations } = await again.ask('start', {});
    assert.deepEqual([user?.email, user?.name, user?.language], [email, 'Ada Lovelace', 'de']);
    assert.deepEqual(organizations, [{ id: organization, name: 'Everybody', role: 'admin' }]);
  });
});

test('the invited person sees the inviter, and declining leaves no trace', async () => {
  const organization = await app.makeOrganization('Orchard');
  const by = await app.makePerson({ organization, name: 'Maya' });
  const { login, email } = atProvider();
  const secret = await invitation(organization, email, by);
  const browser = app.visitor();
  assert.equal(await signIn(browser, login, { invitation: secret }), '/app/join');
  const asked = await browser.ask('lookAtOidcJoining', {});
  assert.deepEqual([asked.invited_by, asked.role, asked.organization.name], ['Maya', 'member', 'Orchard']);

  const kept = browser.copy();
  assert.equal(
    (await browser.call('declineOidcJoining', {}, undefined, { headers: foreign })).problem,
    'cross_site',
  );
  await browser.ask('declineOidcJoining', {});
  assert.equal(browser.cookies.has(cookieName('oidc_join', app.context.baseUrl)), false);
  const late = await kept.call('joinWithOidc', {}, { organization });
  assert.equal(late.problem, 'oidc_join_ended', 'also with a cookie that was kept');
  assert.equal(await findUserByEmail(store.read, email), undefined);
  assert.equal(
    await join(app.visitor(), login, { invitation: secret }),
    organization,
    'the invitation is still open',
  );
});

test('agreeing too late, or after the invitation is gone, creates nothing', async () => {
  const organization = await app.makeOrganization();
  const late = atProvider();
  const browser = app.visitor();
  await signIn(browser, late.login, { invitation: await invitation(organization, '') });
  app.time.now += pendingJoinLifetime;
  assert.equal((await browser.call('lookAtOidcJoining', {})).problem, 'oidc_join_ended');
  assert.equal((await browser.call('joinWithOidc', {}, { organization })).problem, 'oidc_join_ended');
  assert.equal(await findUserByEmail(store.read, late.email), undefined);

  const withdrawn = atProvider();
  const other = app.visitor();
  await signIn(other, withdrawn.login, { invitation: await invitation(organization, withdrawn.email) });
  const rows = await store.read
    .selectFrom('invitation')
    .selectAll()
    .where('email', '=', withdrawn.email)
    .execute();
  await store.write(({ db }) => deleteInvitation(db, organization, rows[0]?.id ?? ''));
  assert.equal((await other.call('lookAtOidcJoining', {})).problem, 'oidc_join_ended');
  assert.equal((await other.call('joinWithOidc', {}, { organization })).problem, 'oidc_join_ended');
  assert.equal(await findUserByEmail(store.read, withdrawn.email), undefined);
});

test('an account that never proved its address loses it to the joining person, and the question says so', async () => {
  const organization = await app.makeOrganization();
  const { login, email } = atProvider();
  const squatter = await app.makePerson({ email: email.toUpperCase() });
  const browser = app.visitor();
  const secret = await invitation(organization, email);
  assert.equal(
    await signIn(browser, login),
    '/app/sign-in?problem=oidc_link_needed',
    'there is nothing to join',
  );
  assert.equal(await signIn(browser, login, { invitation: secret }), '/app/join');
  assert.equal((await browser.ask('lookAtOidcJoining', {})).takes_address, true);
  assert.equal((await findUserByEmail(store.read, email))?.id, squatter.id, 'not before they agree');
  await browser.ask('joinWithOidc', {}, { organization });
  assert.equal((await findUserByEmail(store.read, email))?.id, await whoIs(browser));
});

test('an address that was proved by another account meanwhile is reported', async () => {
  const organization = await app.makeOrganization();
  const { login, email } = atProvider();
  const browser = app.visitor();
  await signIn(browser, login, { invitation: await invitation(organization, '') });
  const { id } = await app.makePerson({ email });
  await store.write(({ db }) => setEmailProof(db, id, 'proved'));
  assert.equal((await browser.call('joinWithOidc', {}, { organization })).problem, 'email_taken');
});

test('a fresh proof is for the person and the session that asked for it', async () => {
  const mine = atProvider();
  const { client, person } = await linked(mine.login);
  const theirs = atProvider();
  await linked(theirs.login);
  const stranger = atProvider();
  const proof = async () =>
    (
      await store.read
        .selectFrom('app_session')
        .select('confirmed_at')
        .where('user_id', '=', person.id)
        .execute()
    ).map(({ confirmed_at }) => confirmed_at);
  const before = await proof();
  for (const { login } of [theirs, stranger]) {
    const to = await signIn(client, login, { to: '/app/account' });
    assert.equal(to, '/app/sign-in?to=%2Fapp%2Faccount&problem=oidc_other_person');
    assert.equal(await whoIs(client), person.id, 'the session goes on');
    assert.deepEqual(await proof(), before);
  }
  const back = await goThrough(client, mine.login);
  const mixed = await app.signedIn(person);
  for (const [name, value] of client.cookies)
    if (name === cookieName('oidc', app.context.baseUrl)) mixed.cookies.set(name, value);
  assert.equal(await comeBack(mixed, back), '/app/sign-in?to=%2Fapp&problem=oidc_failed');
});
