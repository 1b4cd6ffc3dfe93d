import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { deleteMembership } from '#store/query/organization/membership.ts';
import { eachEngine } from '../../support/engines.ts';
import { startApp } from '../appService.ts';
import { betweenAuthAndTransaction, watched } from './betweenAuthAndTransaction.ts';

eachEngine((engine) => {
  // SQLite never blocks readers, so nothing can happen in between.
  if (engine.name === 'sqlite') return;

  for (const [route, table] of [
    ['invitations', 'invitation'],
    ['outbox', 'mail'],
  ] as const)
    test(`${route}: an owner who is removed while it is read does not get it`, async () => {
      const watch = watched(engine);
      await using app = await startApp(watch.engine);
      const { store: other } = await app.data.openAgain();
      const organization = await app.makeOrganization();
      const owner = await app.signedIn(await app.makePerson({ organization }));
      const gone = await app.makePerson({ organization });
      const client = await app.signedIn(gone);
      await owner.ask(
        'invite',
        { organization },
        { email: 'ines@example.org', role: 'owner', workspaces: [] },
      );
      await client.ask(route, { organization });
      const { outcome } = await betweenAuthAndTransaction(other, watch, {
        lock: ({ db }) => sql`LOCK TABLE ${sql.table(table)} IN ACCESS EXCLUSIVE MODE`.execute(db),
        send: () => client.call(route, { organization }),
        meanwhile: ({ db }) => deleteMembership(db, organization, gone.id),
      });
      assert.deepEqual([outcome.status, outcome.problem], [404, 'not_found']);
      assert.ok(!outcome.bytes.includes('ines@example.org'));
    });
});
