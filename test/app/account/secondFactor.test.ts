import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { TOTP } from 'otpauth';
import type { AppRoute } from '#contract/app/route.ts';
import { appRoutes, type RouteName } from '#contract/app/routes.ts';
import { Authenticator } from '#service/account/passkey/testing/authenticator.ts';
import { reauthenticationWindow } from '#service/account/session/sessions.ts';
import type { OrganizationId } from '#store/tables.ts';
import { canvass } from '../../api/canvass.ts';
import { onSqlite } from '../../support/engines.ts';
import type { AppClient, Outcome } from '../appClient.ts';
import { type AppService, type Person, startApp } from '../appService.ts';
import { makeEstate } from '../matrix/estate.ts';
import { samples } from '../matrix/samples.ts';

const password = 'ten green bottles';

onSqlite((engine) => {
  describe('an organisation that requires a second factor', () => {
    let app: AppService;
    before(async () => {
      app = await startApp(engine);
    });
    after(() => app.close());

    async function turnOnTotp(client: AppClient) {
      const { secret } = await client.ask('beginTotp', {});
      const code = () => new TOTP({ secret }).generate({ timestamp: app.time.now });
      await client.ask('confirmTotp', {}, { code: code() });
      return code;
    }

    async function addPasskey(client: AppClient) {
      const passkey = new Authenticator();
      const own = { origin: app.context.baseUrl, rpId: 'localhost' };
      const { ticket, options } = await client.ask('beginPasskey', {});
      const credential = passkey.create(options, own);
      const { id } = await client.ask('addPasskey', {}, { ticket, credential, name: 'Phone' });
      return { id, get: (given: Parameters<Authenticator['get']>[0]) => passkey.get(given, own) };
    }

    async function begin(name = 'Orchard') {
      const organization = await app.makeOrganization(name);
      const olga = await app.makePerson({ organization, name: 'Olga' });
      const owner = await app.signedIn(olga);
      await turnOnTotp(owner);
      await owner.ask('requireSecondFactor', { organization }, { required: true });
      return { organization, owner, olga };
    }

    const enter = async (client: AppClient, organization: OrganizationId) =>
      (await client.call('organization', { organization })).problem;

    test('is switched by an owner with a second factor and a fresh proof, and logged', async () => {
      const organization = await app.makeOrganization();
      const person = await app.makePerson({ organization });
      const owner = await app.signedIn(person);
      const ask = (required: boolean) => owner.call('requireSecondFactor', { organization }, { required });
      const early = await ask(true);
      assert.deepEqual([early.status, early.problem], [409, 'second_factor_missing']);
      await turnOnTotp(owner);
      const elsewhere = await app.signedIn(person);
      const { problem } = await elsewhere.call('requireSecondFactor', { organization }, { required: true });
      assert.equal(problem, 'second_factor_missing', 'a session that has not shown it does not count');
      assert.equal((await ask(true)).status, 200);
      assert.equal((await ask(true)).status, 200);
      assert.equal((await owner.ask('organization', { organization })).second_factor_required, true);
      assert.equal((await ask(false)).status, 200);
      const { entries } = await owner.ask('audit', { organization });
      assert.deepEqual(
        entries.map(({ action }) => action).filter((action) => action.startsWith('organization.second')),
        ['organization.second_factor_optional', 'organization.second_factor_required'],
      );
      app.time.now += reauthenticationWindow + 1000;
      assert.equal((await ask(true)).problem, 'confirm_needed');
    });

    test('refuses every call without one in the same way, also in earlier sessions', async () => {
      const estate = await makeEstate(app, `Strict ${engine.name}`);
      const { organization } = estate;
      const member = await app.signedIn(estate.member);
      const second = await app.signedIn(await app.makePerson({ organization }));
      const other = await app.makeOrganization('Mill');
      const join = {
        organization_id: other,
        user_id: estate.member.id,
        role: 'owner',
        created_at: 1,
      } as const;
      await app.data.store.write(({ db }) => db.insertInto('membership').values(join).execute());
      const owner = await app.signedIn(estate.owner);
      await turnOnTotp(owner);
      await owner.ask('requireSecondFactor', { organization }, { required: true });
      for (const [name, route] of Object.entries(appRoutes) as [RouteName, AppRoute][]) {
        if (!route.path.startsWith('/o/')) continue;
        const { params = {}, body, query = {} } = samples[name](estate);
        for (const client of [member, second]) {
          const call = client.call.bind(client) as (...given: unknown[]) => Promise<Outcome<unknown>>;
          const { status, problem } = await call(name, params, body, { query });
          assert.deepEqual([status, problem], [403, 'second_factor_needed'], name);
        }
      }
      assert.equal(await enter(member, other), undefined, 'other organisations are as they were');
      assert.equal((await member.call('account', {})).status, 200);
      assert.deepEqual((await member.ask('account', {})).second_factor, {
        shown: false,
        required_by: [{ id: organization, name: estate.name }],
      });
      await owner.ask('requireSecondFactor', { organization }, { required: false });
      assert.equal(await enter(member, organization), undefined);
    });

    test('admits a person who sets one up, at once', async () => {
      const { organization, owner } = await begin();
      for (const setUp of [turnOnTotp, addPasskey]) {
        const client = await app.signedIn(await app.makePerson({ organization, role: 'member' }));
        assert.equal(await enter(client, organization), 'second_factor_needed');
        await setUp(client);
        assert.equal(await enter(client, organization), undefined);
        assert.equal((await client.ask('account', {})).second_factor.shown, true);
      }
      const { members } = await owner.ask('members', { organization });
      assert.deepEqual(
        members.map(({ second_factor }) => second_factor),
        [true, true, true],
      );
    });

    test('admits a sign-in with it, and none by password alone', async () => {
      const { organization } = await begin();
      const tess = await app.makePerson({ organization, role: 'member', password });
      const code = await turnOnTotp(await app.signedIn(tess));
      app.time.now += 60_000;
      const phone = app.visitor();
      const step = await phone.ask('signIn', {}, { email: tess.email, password });
      assert.ok(step.next === 'second_factor');
      await phone.ask('giveSecondFactor', {}, { ticket: step.ticket, code: code() });
      assert.equal(await enter(phone, organization), undefined);

      const pat = await app.makePerson({ organization, role: 'member', password });
      const passkey = await addPasskey(await app.signedIn(pat));
      const byPasskey = app.visitor();
      const asked = await byPasskey.ask('beginPasskeySignIn', {});
      const given = { ticket: asked.ticket, credential: passkey.get(asked.options) };
      await byPasskey.ask('signInWithPasskey', {}, given);
      assert.equal(await enter(byPasskey, organization), undefined);

      const byPassword = app.visitor();
      await byPassword.ask('signIn', {}, { email: pat.email, password });
      assert.equal(await enter(byPassword, organization), 'second_factor_needed');
      await byPassword.ask('confirmWithPassword', {}, { password });
      assert.equal(await enter(byPassword, organization), 'second_factor_needed', 'that is the same factor');
      const confirm = await byPassword.ask('beginPasskeyConfirm', {});
      const proof = { ticket: confirm.ticket, credential: passkey.get(confirm.options) };
      await byPassword.ask('confirmWithPasskey', {}, proof);
      assert.equal(await enter(byPassword, organization), undefined);
    });

    test('leads a newcomer through it', async () => {
      const { organization, owner } = await begin();
      const body = { email: '', role: 'member', workspaces: [] } as const;
      const { link } = await owner.ask('invite', { organization }, { ...body, workspaces: [] });
      const secret = link.split('/').at(-1) ?? '';
      const browser = app.visitor();
      const account = { name: 'Nia', email: `nia-${engine.name}@example.org`, password };
      await browser.ask('joinWithAccount', {}, { secret, ...account });
      assert.equal(await enter(browser, organization), 'second_factor_needed');
      await turnOnTotp(browser);
      assert.equal(await enter(browser, organization), undefined);
    });

    test('keeps the last one of its members, and lets go of the others', async () => {
      const { organization, owner } = await begin('Keepers');
      const client = await app.signedIn(await app.makePerson({ organization, role: 'member', password }));
      await turnOnTotp(client);
      const refused = await client.call('endTotp', {});
      assert.deepEqual([refused.status, refused.problem], [409, 'second_factor_required']);
      assert.deepEqual(JSON.parse(refused.bytes.toString()).error.organizations, [
        { id: organization, name: 'Keepers' },
      ]);
      assert.equal((await client.ask('account', {})).totp.recovery_codes_left, 10, 'nothing was lost');
      const passkey = await addPasskey(client);
      await client.ask('endTotp', {});
      assert.equal(await enter(client, organization), undefined);
      const kept = await client.call('removePasskey', { passkey: passkey.id });
      assert.equal(kept.problem, 'second_factor_required');
      await owner.ask('requireSecondFactor', { organization }, { required: false });
      await client.ask('removePasskey', { passkey: passkey.id });
      await owner.ask('requireSecondFactor', { organization }, { required: true });
      assert.equal(
        await enter(client, organization),
        'second_factor_needed',
        'what the session has shown is gone',
      );
    });

    test('asks again after the operator has turned one off', async () => {
      const { organization } = await begin();
      const email = `lost-${engine.name}@example.org`;
      const client = await app.signedIn(await app.makePerson({ email, organization, role: 'member' }));
      await turnOnTotp(client);
      assert.equal(await enter(client, organization), undefined);
      await canvass(app.data.env, 'users', 'disable-second-factor', email);
      assert.equal(await enter(client, organization), 'second_factor_needed');
    });
  });

  describe('the sessions of a member', () => {
    let app: AppService;
    before(async () => {
      app = await startApp(engine);
    });
    after(() => app.close());

    async function begin() {
      const organization = await app.makeOrganization();
      const owner = await app.signedIn(await app.makePerson({ organization }));
      const bo = await app.makePerson({ organization, role: 'member', password, name: 'Bo' });
      return { organization, owner, bo };
    }
    const signIn = async (person: Person) => {
      const client = app.visitor();
      await client.ask('signIn', {}, { email: person.email, password });
      return client;
    };

    test('are ended by an owner, everywhere where the person belongs to nothing else', async () => {
      const { organization, owner, bo } = await begin();
      const clients = [await app.signedIn(bo), await app.signedIn(bo)];
      const path = { organization, user: bo.id };
      assert.deepEqual(await owner.ask('endMemberSessions', path), { everywhere: true });
      for (const client of clients)
        assert.equal((await client.call('account', {})).problem, 'sign_in_needed');
      assert.equal((await (await signIn(bo)).call('organization', { organization })).status, 200);
      const { entries } = await owner.ask('audit', { organization });
      const ended = entries.find(({ action }) => action === 'member.sessions_ended');
      assert.deepEqual([ended?.target.name, ended?.details], ['Bo', { scope: 'everywhere' }]);
      const unknown = { organization, user: 'zzzzzzzz' };
      assert.equal((await owner.call('endMemberSessions', unknown)).problem, 'not_found');
      app.time.now += reauthenticationWindow + 1000;
      assert.equal((await owner.call('endMemberSessions', path)).problem, 'confirm_needed');
    });

    test('stop opening only this organisation if the person belongs to others too', async () => {
      const { organization, owner, bo } = await begin();
      const mill = await app.makeOrganization('Mill');
      const join = { organization_id: mill, user_id: bo.id, role: 'member', created_at: 1 } as const;
      await app.data.store.write(({ db }) => db.insertInto('membership').values(join).execute());
      const client = await app.signedIn(bo);
      const ended = await owner.ask('endMemberSessions', { organization, user: bo.id });
      assert.deepEqual(ended, { everywhere: false });
      for (const name of ['organization', 'forms', 'leaveOrganization', 'members'] as const) {
        const { status, problem } = await client.call(name, { organization });
        assert.deepEqual([status, problem], [403, 'sign_in_again'], name);
      }
      assert.equal((await client.call('organization', { organization: mill })).status, 200);
      await client.ask('confirmWithPassword', {}, { password });
      const { problem } = await client.call('organization', { organization });
      assert.equal(problem, 'sign_in_again', 'a proof within the session is no sign-in');
      const again = await signIn(bo);
      assert.equal((await again.call('organization', { organization })).status, 200);
    });

    test('are ended at the command line', async () => {
      const { organization, bo } = await begin();
      const client = await app.signedIn(bo);
      const said = await canvass(app.data.env, 'users', 'end-sessions', bo.email);
      assert.equal(said, 'Ended 1 session.');
      assert.equal((await client.call('account', {})).problem, 'sign_in_needed');
      assert.equal(
        await canvass(app.data.env, 'users', 'end-sessions', bo.email),
        'The account had no sessions.',
      );
      const rows = await app.data.store.read
        .selectFrom('audit_entry')
        .select(['actor_kind', 'action'])
        .where('organization_id', '=', organization)
        .where('target_id', '=', bo.id)
        .execute();
      assert.ok(
        rows.some((row) => row.actor_kind === 'command_line' && row.action === 'member.sessions_ended'),
      );
      app.time.now = Date.now() + 1000;
      assert.equal((await (await signIn(bo)).call('organization', { organization })).status, 200);
    });
  });
});
