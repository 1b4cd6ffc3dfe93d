import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { beginData, openData } from '#service/operate/openData.ts';
import { migrations } from '#store/migration/all.ts';
import { insertUser } from '#store/query/account/user.ts';
import type { Database } from '#store/tables.ts';
import { eachEngine } from '../support/engines.ts';

const day = 24 * 3_600_000;
const begun = Date.UTC(2026, 10, 16);

/** Adds a session as an older version stored it. */
async function addSession(
  db: Database,
  { id, user, method, expires }: { id: string; user: string; method: string; expires: number },
): Promise<void> {
  await sql`INSERT INTO app_session (id, hash, user_id, created_at, seen_at, confirmed_at, expires_at, method, agent)
    VALUES (${id}, ${id}, ${user}, ${begun}, ${begun}, ${begun}, ${expires}, ${method}, '')`.execute(db);
}

eachEngine((engine) => {
  test('existing sessions end after 90 days, with the factors they had proved', async () => {
    await using location = await engine.location();
    const old = await beginData(
      location.config,
      migrations.filter(({ number }) => number < 13),
    );
    await old.store.write(async ({ db }) => {
      for (const [id, confirmed_at] of [
        ['plain', null],
        ['guarded', begun - day],
        ['later', begun + day],
      ] as const) {
        await insertUser(db, { id, email: `${id}@example.org`, name: id, created_at: 1 });
        if (confirmed_at !== null)
          await db
            .insertInto('user_totp')
            .values({ user_id: id, sealed: '', created_at: 1, confirmed_at })
            .execute();
        await addSession(db, { id, user: id, method: 'password', expires: begun + 400 * day });
      }
      await addSession(db, { id: 'passkey', user: 'plain', method: 'passkey', expires: begun + 30 * day });
      await addSession(db, { id: 'oidc', user: 'plain', method: 'oidc', expires: begun + 30 * day });
    });
    await old.close();
    const { store, close } = await openData(location.config);
    const rows = await store.read
      .selectFrom('app_session')
      .select(['id', 'expires_at', 'second_factor_at'])
      .orderBy('id')
      .execute();
    await close();
    assert.deepEqual(
      rows.map(({ id, expires_at, second_factor_at }) => [
        id,
        (expires_at - begun) / day,
        second_factor_at !== null,
      ]),
      [
        ['guarded', 90, true],
        ['later', 90, false],
        ['oidc', 30, true],
        ['passkey', 30, true],
        ['plain', 90, false],
      ],
    );
  });
});
