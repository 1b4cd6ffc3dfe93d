import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { cookieName } from '#http/app/reply.ts';
import { hashPassword } from '#kit/secret/passwordHash.ts';
import { Authenticator } from '#service/account/passkey/testing/authenticator.ts';
import { enterByPassword } from '#service/account/session/enterSession.ts';
import { findEmailProof } from '#store/query/account/emailProof.ts';
import { findSignIn } from '#store/query/account/password.ts';
import type { OrganizationId, Role } from '#store/tables.ts';
import { onSqlite } from '../../support/engines.ts';
import type { AppClient } from '../appClient.ts';
import { type AppService, startApp } from '../appService.ts';
import { mailsTo, openedOutbox, unsentMail } from '../mail/mailing.ts';

const password = 'ten green bottles';
const newPassword = 'nine green bottles';
const ownersPassword = 'ten grey lanterns';
const victim = 'victim@example.org';

const secretOf = (link: string) => link.split('/').at(-1) ?? '';

/** An organisation with its first owner. */
async function begin(app: AppService, name: string) {
  const organization = await app.makeOrganization(name);
  const owner = await app.signedIn(await app.makePerson({ organization, name: `${name}'s owner` }));
  const invite = async (email = '', role: Role = 'member') =>
    secretOf((await owner.ask('invite', { organization }, { email, role, workspaces: [] })).link);
  return { organization, owner, invite };
}

async function join(app: AppService, secret: string, email: string): Promise<AppClient> {
  const client = app.visitor();
  await client.ask('joinWithAccount', {}, { secret, name: 'Vic', email, password });
  return client;
}

/** Adds a passkey to the signed-in account and returns a function that signs in with it. */
async function plantPasskey(app: AppService, client: AppClient) {
  const own = { origin: app.context.baseUrl, rpId: 'localhost' };
  const passkey = new Authenticator();
  const { ticket, options } = await client.ask('beginPasskey', {});
  await client.ask('addPasskey', {}, { ticket, credential: passkey.create(options, own), name: 'Planted' });
  return async () => {
    const browser = app.visitor();
    const begun = await browser.ask('beginPasskeySignIn', {});
    const credential = passkey.get(begun.options, own);
    return await browser.call('signInWithPasskey', {}, { ticket: begun.ticket, credential });
  };
}

async function resetByMail(app: AppService, email: string, chosen = newPassword): Promise<AppClient> {
  const client = app.visitor();
  await client.ask('askForReset', {}, { email });
  const mail = (await mailsTo(app, email)).findLast(({ kind }) => kind === 'password_reset');
  await client.ask('resetPassword', {}, { secret: mail?.secret ?? '', password: chosen });
  return client;
}

async function actionsIn(owner: AppClient, organization: OrganizationId): Promise<string[]> {
  return (await owner.ask('audit', { organization })).entries.map(({ action }) => action);
}

function sessionCookie({ context }: AppService): string {
  return cookieName('session', context.baseUrl);
}

async function idOf(client: AppClient): Promise<string> {
  return (await client.ask('account', {})).id;
}

onSqlite((engine) => {
  describe('access planted in an account', () => {
    test('under an address that is not theirs ends when its owner sets the password from her mailbox', async () => {
      await using app = await startApp(engine, { mail: unsentMail() });
      const [a, b] = [await begin(app, 'A'), await begin(app, 'B')];
      const attacker = await join(app, await a.invite(), victim);
      const signInByPasskey = await plantPasskey(app, attacker);
      assert.equal((await signInByPasskey()).status, 200);

      const her = await resetByMail(app, victim);
      await her.ask('acceptInvitation', {}, { secret: await b.invite(victim, 'owner') });
      const refused = await signInByPasskey();
      assert.deepEqual([refused.status, refused.problem], [401, 'passkey_refused']);
      assert.equal((await attacker.call('account', {})).problem, 'sign_in_needed');
      const account = await her.ask('account', {});
      assert.deepEqual([account.email_proof, account.passkeys], ['proved', []]);
      assert.ok((await actionsIn(a.owner, a.organization)).includes('account.sign_in_methods_removed'));
      const notice = (await mailsTo(app, victim)).find(({ kind }) => kind === 'password_set');
      assert.match(notice?.text ?? '', /passkeys/);
    });

    test('by an owner’s link ends when the person joins another organisation, which asks for a new password', async () => {
      await using app = await startApp(engine);
      const [a, b] = [await begin(app, 'A'), await begin(app, 'Zyxquorvex')];
      const member = await join(app, await a.invite(), victim);
      const user = await idOf(member);
      const { link } = await a.owner.ask('makeResetLink', { organization: a.organization, user });
      const planted = app.visitor();
      await planted.ask('resetPassword', {}, { secret: secretOf(link), password: ownersPassword });
      const signInByPasskey = await plantPasskey(app, planted);

      const his = app.visitor();
      await his.ask('signIn', {}, { email: victim, password: ownersPassword });
      const secret = await b.invite('', 'admin');
      assert.equal((await his.ask('lookAtInvitation', {}, { secret })).new_password, true);
      const held = his.cookies.get(sessionCookie(app));
      const without = await his.call('acceptInvitation', {}, { secret });
      assert.deepEqual([without.status, without.problem], [409, 'new_password_needed']);
      const weak = await his.call('acceptInvitation', {}, { secret, password: 'password1234' });
      assert.equal(weak.problem, 'password_weak');
      const named = await his.call('acceptInvitation', {}, { secret, password: 'Zyxquorvex2026' });
      assert.equal(named.problem, 'password_weak', 'the organisation is known to others');
      const same = await his.call('acceptInvitation', {}, { secret, password: ownersPassword });
      assert.deepEqual([same.status, same.problem], [422, 'password_same'], 'the owner knows that one');
      await his.ask('acceptInvitation', {}, { secret, password: newPassword });
      assert.notEqual(his.cookies.get(sessionCookie(app)), held, 'a copied token is worth nothing');

      assert.equal((await signInByPasskey()).problem, 'passkey_refused');
      assert.equal((await planted.call('account', {})).problem, 'sign_in_needed');
      const old = await app.visitor().call('signIn', {}, { email: victim, password: ownersPassword });
      assert.equal(old.problem, 'sign_in_wrong');
      assert.equal((await his.ask('organization', { organization: b.organization })).role, 'admin');
      for (const { owner, organization } of [a, b])
        assert.ok((await actionsIn(owner, organization)).includes('account.sign_in_methods_removed'));
      assert.ok((await mailsTo(app, victim)).some(({ kind }) => kind === 'access_renewed'));
      const third = await begin(app, 'C');
      const again = await his.call('acceptInvitation', {}, { secret: await third.invite() });
      assert.equal(again.problem, 'new_password_needed', 'until a mailed link has set it');
    });

    test('by an owner who opened the invitation himself and handed the account over ends as well', async () => {
      await using app = await startApp(engine);
      const [a, b] = [await begin(app, 'A'), await begin(app, 'B')];
      const planted = await join(app, await a.invite(victim), victim);
      const signInByPasskey = await plantPasskey(app, planted);
      const her = app.visitor();
      await her.ask('signIn', {}, { email: victim, password });
      await her.ask('changePassword', {}, { current: password, password: newPassword });
      const secret = await b.invite('', 'owner');
      assert.equal((await her.call('acceptInvitation', {}, { secret })).problem, 'new_password_needed');
      await her.ask('acceptInvitation', {}, { secret, password: 'eight green bottles' });
      assert.equal((await signInByPasskey()).problem, 'passkey_refused');
      assert.equal((await planted.call('account', {})).problem, 'sign_in_needed');
    });

    test('by an owner who joined elsewhere with the account before he handed it over ends as well', async () => {
      await using app = await startApp(engine);
      const [a, b, c] = [await begin(app, 'A'), await begin(app, 'B'), await begin(app, 'C')];
      const user = await idOf(await join(app, await a.invite(), victim));
      const { link } = await a.owner.ask('makeResetLink', { organization: a.organization, user });
      const planted = app.visitor();
      await planted.ask('resetPassword', {}, { secret: secretOf(link), password: ownersPassword });
      await planted.ask('acceptInvitation', {}, { secret: await c.invite(), password: newPassword });
      const signInByPasskey = await plantPasskey(app, planted);
      const her = app.visitor();
      await her.ask('signIn', {}, { email: victim, password: newPassword });
      const secret = await b.invite('', 'admin');
      assert.equal((await her.call('acceptInvitation', {}, { secret })).problem, 'new_password_needed');
      await her.ask('acceptInvitation', {}, { secret, password: 'eight green bottles' });
      assert.equal((await signInByPasskey()).problem, 'passkey_refused');
    });

    test('by a link that an owner read in the outbox counts as an owner’s link', async () => {
      await using app = await startApp(engine);
      const [a, b] = [await begin(app, 'A'), await begin(app, 'Zyxquorvex')];
      const member = await join(app, await a.invite(), victim);
      await app.visitor().ask('askForReset', {}, { email: victim });
      await app.context.deferredWork.settled();
      const mails = await openedOutbox(a.owner, a.organization);
      const read = mails.find(({ kind }) => kind === 'password_reset');
      const planted = app.visitor();
      await planted.ask('resetPassword', {}, { secret: secretOf(read?.link ?? ''), password: newPassword });
      assert.equal((await planted.ask('account', {})).email_proof, 'none');
      const refused = await planted.call('acceptInvitation', {}, { secret: await b.invite() });
      assert.equal(refused.problem, 'new_password_needed');
      assert.equal((await member.call('account', {})).problem, 'sign_in_needed');
    });

    test('by a password sign-in under way does not outlive the reset', async () => {
      await using app = await startApp(engine, { mail: unsentMail() });
      const a = await begin(app, 'A');
      const user = await idOf(await join(app, await a.invite(), victim));
      const { store } = app.data;
      const before = await findSignIn(store.read, user);
      await resetByMail(app, victim);
      const entering = { user: { id: user, name: 'Vic' }, agent: '', passwordHash: before?.hash ?? null };
      const token = await store.write(({ db }) => enterByPassword(db, app.keys, entering, app.time.now));
      assert.equal(token, undefined);
      assert.equal(await hashPassword(password).then((hash) => hash === before?.hash), false);
    });
  });

  describe('a mail address', () => {
    test('is proved by the mailed link alone, opened in the account that it is for', async () => {
      await using app = await startApp(engine, { mail: unsentMail() });
      const a = await begin(app, 'A');
      const client = await join(app, await a.invite(victim), victim);
      assert.equal((await client.ask('account', {})).email_proof, 'vouched');
      const [mail] = await mailsTo(app, victim);
      assert.deepEqual([mail?.kind, mail?.organization_id], ['email_confirm', null]);
      const secret = mail?.secret ?? '';
      assert.equal((await app.visitor().call('confirmEmail', {}, { secret })).problem, 'sign_in_needed');
      assert.equal((await a.owner.call('confirmEmail', {}, { secret })).problem, 'link_elsewhere');
      await client.ask('sendEmailConfirmation', {});
      assert.equal((await client.call('confirmEmail', {}, { secret })).problem, 'link_invalid');
      const [again] = await mailsTo(app, victim);
      await client.ask('confirmEmail', {}, { secret: again?.secret ?? '' });
      assert.equal((await client.ask('account', {})).email_proof, 'proved');
    });

    test('is never held against the one who proves it', async () => {
      await using app = await startApp(engine, { mail: unsentMail() });
      const [a, b] = [await begin(app, 'A'), await begin(app, 'B')];
      const squatter = await join(app, await a.invite(), victim);
      const her = await join(app, await b.invite(), 'other@example.org');
      await her.ask('changeEmail', {}, { email: 'Victim@example.org' });
      const change = (await mailsTo(app, 'Victim@example.org')).find(({ kind }) => kind === 'email_change');
      await her.ask('confirmEmail', {}, { secret: change?.secret ?? '' });
      assert.deepEqual((await squatter.ask('account', {})).email, '');
      assert.equal((await her.ask('account', {})).email, 'Victim@example.org');
      const gone = await app.visitor().call('signIn', {}, { email: '', password });
      assert.equal(gone.problem, 'sign_in_wrong');
      const { members } = await a.owner.ask('members', { organization: a.organization });
      assert.deepEqual(members.find(({ name }) => name === 'Vic')?.email, '');
      assert.ok((await actionsIn(a.owner, a.organization)).includes('account.email_released'));
      await squatter.ask('deleteAccount', {});
      await a.invite();
    });

    test('goes to the one whom an owner names, from one of the same organisation alone', async () => {
      await using app = await startApp(engine);
      const [a, b] = [await begin(app, 'A'), await begin(app, 'B')];
      const [named, again] = [await a.invite(victim), await a.invite(victim)];
      const squatter = await join(app, await a.invite(), victim);
      const take = async (secret: string) =>
        await app.visitor().call('joinWithAccount', {}, { secret, name: 'X', email: victim, password });
      const elsewhere = await take(await b.invite(victim));
      assert.equal(elsewhere.problem, 'email_taken', 'no owner locks out people of other organisations');
      assert.equal((await take(named)).status, 200);
      assert.equal((await squatter.ask('account', {})).email, '');
      assert.equal((await take(again)).problem, 'email_taken');
    });

    test('that cannot be proved is vouched for by an owner, until it is changed', async () => {
      await using app = await startApp(engine);
      const a = await begin(app, 'A');
      const client = await join(app, await a.invite(victim), victim);
      await client.ask('changeEmail', {}, { email: 'ceo@example.org' });
      assert.equal((await client.ask('account', {})).email_proof, 'none');
      const user = await idOf(client);
      await a.owner.ask('vouchForAddress', { organization: a.organization, user });
      assert.equal(await findEmailProof(app.data.store.read, user), 'vouched');
      assert.ok((await actionsIn(a.owner, a.organization)).includes('member.address_vouched'));
      await client.ask('changeEmail', {}, { email: 'CEO@example.org' });
      assert.equal((await client.ask('account', {})).email_proof, 'vouched', 'capitals change nothing');
    });
  });
});
