import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createApiKey } from '#service/organization/key/createApiKey.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { onSqlite } from '../../support/engines.ts';
import { type AppService, startApp } from '../appService.ts';

const day = 24 * 3_600_000;

onSqlite((engine) => {
  let app: AppService;
  before(async () => {
    app = await startApp(engine);
  });
  after(() => app.close());

  async function statusWith(key: string): Promise<number> {
    const headers = { Authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}` };
    const answer = await fetch(`${app.url}/v2/forms`, { headers });
    await answer.arrayBuffer();
    return answer.status;
  }

  test('a key opens the API until it is revoked, and not a second longer', async () => {
    const organization = await app.makeOrganization();
    const person = await app.makePerson({ organization, role: 'admin', name: 'Ada' });
    const client = await app.signedIn(person);
    const { id, key } = await client.ask('createKey', { organization }, { name: '  reports ' });
    assert.equal(await statusWith(key), 200);
    assert.equal(await statusWith(key), 200);
    const before = await client.ask('keys', { organization });
    assert.deepEqual(
      before.keys.map(({ created_at, ...rest }) => rest),
      [
        {
          id,
          name: 'reports',
          prefix: key.slice(0, 9),
          scope: 'read',
          created_by: 'Ada',
          last_used_at: null,
          revoked_at: null,
        },
      ],
    );
    assert.ok(!JSON.stringify(before).includes(key));
    assert.deepEqual([before.usage.used, before.usage.limit], [2, 10_000]);
    assert.ok(Date.parse(before.usage.resets_at ?? '') > app.time.now);
    await client.ask('revokeKey', { organization, key: id });
    app.time.now += 1000;
    assert.equal(await statusWith(key), 401);
    // Revoking again is harmless and adds no second log entry.
    await client.ask('revokeKey', { organization, key: id });
    const revoked = (await client.ask('keys', { organization })).keys[0]?.revoked_at;
    assert.ok(revoked !== null && revoked !== undefined);
    const owner = await app.signedIn(await app.makePerson({ organization }));
    const { entries } = await owner.ask('audit', { organization });
    assert.deepEqual(
      entries.slice(0, 2).map(({ action, target, actor }) => [action, target.id, target.name, actor.name]),
      [
        ['key.revoked', id, 'reports', 'Ada'],
        ['key.created', id, 'reports', 'Ada'],
      ],
    );
    assert.ok(!JSON.stringify(entries).includes(key));
  });

  test('revoked keys are shown for 30 days, and makers only while they are members', async () => {
    const organization = await app.makeOrganization();
    const person = await app.makePerson({ organization });
    const client = await app.signedIn(person);
    const { store } = app.data;
    await createApiKey(operatorWrites(store, organization), 'by command', app.time.now);
    app.time.now += 10;
    const gone = await app.makePerson({ organization });
    await (await app.signedIn(gone)).ask('createKey', { organization }, { name: 'by somebody' });
    await client.ask('removeMember', { organization, user: gone.id });
    const { id } = await client.ask('createKey', { organization }, { name: 'mine' });
    await client.ask('revokeKey', { organization, key: id });
    const listed = async () =>
      (await client.ask('keys', { organization })).keys.map(({ name, created_by }) => [name, created_by]);
    assert.deepEqual(await listed(), [
      ['mine', person.name],
      ['by somebody', null],
      ['by command', null],
    ]);
    app.time.now += 29 * day;
    assert.equal((await listed()).length, 3);
    // A session stays valid while it is used.
    app.time.now += 2 * day;
    assert.equal((await listed()).length, 2);
  });

  test('keys of another organisation are not there, and members make none', async () => {
    const organization = await app.makeOrganization();
    const other = await app.makeOrganization('Vineyard');
    const client = await app.signedIn(await app.makePerson({ organization }));
    const { id, key } = await createApiKey(operatorWrites(app.data.store, other), 'theirs', app.time.now);
    assert.equal((await client.call('revokeKey', { organization, key: id })).problem, 'not_found');
    assert.equal((await client.call('revokeKey', { organization, key: 'a\0b' })).problem, 'not_found');
    assert.equal(await statusWith(key), 200);
    assert.deepEqual((await client.ask('keys', { organization })).usage, {
      used: 0,
      limit: 10_000,
      resets_at: null,
    });
    const member = await app.signedIn(await app.makePerson({ organization, role: 'member' }));
    const refused = await member.call('createKey', { organization }, { name: 'mine' });
    assert.equal(refused.problem, 'role_insufficient');
    const nameless = await client.call('createKey', { organization }, { name: ' ' });
    assert.deepEqual([nameless.problem, nameless.param], ['field_invalid', 'name']);
  });
});
