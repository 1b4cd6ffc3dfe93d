import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canvass } from '../../api/canvass.ts';
import { engine } from '../../support/engines.ts';
import { startApp } from '../appService.ts';

test('the operator restores access for a person who lost password and authenticator app', async () => {
  await using app = await startApp(engine('sqlite'));
  const organization = await app.makeOrganization();
  const ada = await app.makePerson({ email: 'ada@example.org', organization });
  const client = await app.signedIn(ada);
  const { store, env } = app.data;
  await store.write(({ db }) =>
    db
      .insertInto('user_totp')
      .values({ user_id: ada.id, sealed: 'x', created_at: 1, confirmed_at: 1 })
      .execute(),
  );
  const [link, off] = await Promise.all([
    canvass(
      { ...env, CANVASS_URL: 'https://forms.example.org' },
      'users',
      'reset-password',
      'Ada@Example.org',
    ),
    canvass(env, 'users', 'disable-second-factor', ada.email),
  ]);
  assert.equal(off, 'The second factor is off.');
  assert.match(link, /^https:\/\/forms\.example\.org\/reset\/[\w-]{43}$/);
  const secret = link.slice(-43);
  app.time.now = Date.now();
  assert.deepEqual(await app.visitor().ask('lookAtReset', {}, { secret }), {
    email: ada.email,
    known: [ada.name, ada.email, 'Orchard'],
  });
  const { totp } = await client.ask('account', {});
  assert.equal(totp.on, false);
  const rows = await store.read
    .selectFrom('audit_entry')
    .select(['actor_kind', 'action'])
    .where('organization_id', '=', organization)
    .where('target_id', '=', ada.id)
    .execute();
  assert.deepEqual(
    new Set(rows.map(({ actor_kind, action }) => `${actor_kind} ${action}`)),
    new Set(['command_line member.reset_link_made', 'command_line account.totp_off']),
  );
});

test('an account without a mail address has none to confirm or release', async () => {
  await using app = await startApp(engine('sqlite'));
  const organization = await app.makeOrganization();
  const ada = await app.makePerson({ email: 'ada@example.org', organization });
  const { store, env } = app.data;
  assert.match(await canvass(env, 'users', 'release-address', ada.email), /^ada@example\.org is free\./);
  for (const command of ['confirm-address', 'release-address']) {
    await assert.rejects(canvass(env, 'users', command, ada.id), {
      code: 1,
      stderr: /has no e-mail address; nothing was changed\./,
    });
  }
  const actions = await store.read
    .selectFrom('audit_entry')
    .select('action')
    .where('organization_id', '=', organization)
    .where('target_id', '=', ada.id)
    .execute();
  assert.equal(actions.filter(({ action }) => action.startsWith('account.email_')).length, 1);
});
