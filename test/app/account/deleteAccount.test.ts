import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { deleteAccount } from '#service/account/deleteAccount.ts';
import { insertMembership } from '#store/query/account/user.ts';
import { eachEngine } from '../../support/engines.ts';
import { type AppService, startApp } from '../appService.ts';
import { fillEveryTableOf, rowsNaming, tablesOfPeople } from './everyRowOfUser.ts';

eachEngine((engine) => {
  let app: AppService;
  before(async () => {
    app = await startApp(engine);
  });
  after(() => app.close());

  test('deleting an account leaves only the name in the audit log', async () => {
    const { store } = app.data;
    const organization = await app.makeOrganization();
    const former = await app.makeOrganization('Vineyard');
    const olga = await app.signedIn(await app.makePerson({ organization, name: 'Olga' }));
    const fred = await app.signedIn(await app.makePerson({ organization: former, name: 'Fred' }));
    const oria = await app.makePerson({ name: 'Oria Quine', email: 'oria.quine@example.org' });
    const browser = await app.signedIn(oria);
    const other = await app.signedIn(oria);
    for (const [owner, at] of [
      [olga, organization],
      [fred, former],
    ] as const) {
      const body = { email: 'Oria.Quine@example.org', role: 'owner' as const, workspaces: [] };
      const { link } = await owner.ask('invite', { organization: at }, body);
      await browser.ask('acceptInvitation', {}, { secret: link.split('/').at(-1) ?? '' });
    }
    // Leaves a former address of the person in the audit log.
    await browser.ask('changeEmail', {}, { email: 'quine@example.net' });
    await browser.ask('changeAccount', {}, { name: 'Oria Lace' });
    await browser.ask('leaveOrganization', { organization: former });
    const person = { ...oria, email: 'quine@example.net', name: 'Oria Lace' };
    const passkey = await store.write(({ db }) => fillEveryTableOf(db, organization, person));
    await browser.ask('removePasskey', { passkey });
    const named = await rowsNaming(store.read, [oria.id]);
    // The passkey was removed above, to leave a log entry.
    const tables = (await tablesOfPeople(store.read)).filter((table) => table !== 'passkey');
    assert.deepEqual(
      tables.filter((table) => named[table] === undefined),
      [],
      'the test has a row for every table',
    );

    const answered = await browser.call('deleteAccount', {});
    assert.equal(answered.status, 200);
    for (const each of [browser, other]) assert.equal((await each.ask('start', {})).user, null);
    for (const address of [oria.email, person.email])
      assert.deepEqual(await rowsNaming(store.read, [address]), {});
    const { audit_entry: entries = [], ...rest } = await rowsNaming(store.read, [oria.id, 'oria', 'quine']);
    assert.deepEqual(rest, {}, 'no other table names the person');
    assert.ok(entries.length > 0);

    const log = (await olga.ask('audit', { organization })).entries;
    assert.deepEqual(
      [log[0]?.action, log[0]?.actor.name, log[0]?.details],
      ['account.deleted', 'Oria Lace', { role: 'owner', invitations_withdrawn: 1 }],
    );
    const invited = log.find(({ action }) => action === 'member.invited');
    assert.deepEqual([invited?.actor.name, invited?.target.name], ['Olga', 'Oria Lace']);
    const search = { query: { search: 'lace', action: 'member.invited' } } as const;
    assert.equal((await fred.ask('audit', { organization: former }, undefined, search)).entries.length, 1);
    const { keys } = await olga.ask('keys', { organization });
    assert.deepEqual(
      keys.map(({ name, created_by, revoked_at }) => [name, created_by, revoked_at]),
      [['k', null, null]],
      'what others use goes on',
    );
    // The address is free again for a new, unrelated account.
    await app.makePerson({ email: person.email });
  });

  test('the only owner of an organisation cannot delete the account and is told which organisation', async () => {
    const { store } = app.data;
    const mill = await app.makeOrganization('Mill');
    const barn = await app.makeOrganization('Barn');
    const shared = await app.makeOrganization('Shared');
    const bo = await app.makePerson({ organization: mill });
    for (const organization_id of [barn, shared])
      await store.write(({ db }) =>
        insertMembership(db, { organization_id, user_id: bo.id, role: 'owner', created_at: 1 }),
      );
    await app.makePerson({ organization: shared });
    const browser = await app.signedIn(bo);
    const named = await rowsNaming(store.read, [bo.id, bo.email]);
    const refused = await browser.call('deleteAccount', {});
    assert.deepEqual([refused.status, refused.problem], [409, 'last_owner']);
    const { organizations } = JSON.parse(refused.bytes.toString()).error;
    assert.deepEqual(
      new Set(organizations.map(({ name }: { name: string }) => name)),
      new Set(['Mill', 'Barn']),
    );
    const still = await rowsNaming(store.read, [bo.id, bo.email]);
    assert.deepEqual(Object.keys(still), Object.keys(named));
    for (const organization of [mill, barn]) await app.makePerson({ organization });
    await browser.ask('deleteAccount', {});
    assert.deepEqual(Object.keys(await rowsNaming(store.read, [bo.id])), ['audit_entry']);
  });

  test('of two owners who both delete their account at once, one stays', async () => {
    const { store } = app.data;
    const organization = await app.makeOrganization('Mill');
    const people = [await app.makePerson({ organization }), await app.makePerson({ organization })];
    const outcomes = await Promise.all(
      people.map(({ id, name }) =>
        deleteAccount(store, id, { actor: { kind: 'user', id, name }, now: app.time.now }),
      ),
    );
    assert.deepEqual(outcomes.map(({ ok }) => ok).sort(), [false, true]);
    const again = await deleteAccount(store, people[outcomes[0]?.ok ? 0 : 1]?.id ?? '', {
      actor: { kind: 'command_line' },
      now: app.time.now,
    });
    assert.deepEqual(again, { ok: false, failure: { code: 'user_unknown' } });
  });

  test('a concurrent sign-in does not block the deletion of the account', async () => {
    const { store } = app.data;
    const bo = await app.makePerson();
    const signIns = await Promise.allSettled([
      ...Array.from({ length: 4 }, () => app.signedIn(bo)),
      deleteAccount(store, bo.id, { actor: { kind: 'command_line' }, now: app.time.now }),
      ...Array.from({ length: 4 }, () => app.signedIn(bo)),
    ]);
    assert.deepEqual(signIns[4], { status: 'fulfilled', value: { ok: true, value: undefined } });
    assert.deepEqual(await rowsNaming(store.read, [bo.id]), {});
  });
});
