import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { insertOrganization, listOrganizations } from '#store/query/organization/organization.ts';
import { insertWorkspace } from '#store/query/organization/workspace.ts';
import { engine, hasPostgres } from '../../../test/support/engines.ts';
import type { WriteTransaction } from '../store.ts';
import { connect } from './connect.ts';

const skip = hasPostgres ? false : 'there is no PostgreSQL for this test';

test('a snapshot requested during a restore sees the new rows', { skip }, async () => {
  await using data = await engine('postgres').open();
  const restore = await connect(data.config.databaseUrl ?? '');
  try {
    await restore.query('BEGIN');
    await restore.query('TRUNCATE organization CASCADE');
    await restore.query(`INSERT INTO organization (id, name, created_at) VALUES ('o', 'Brought back', 1)`);
    const reading = data.store.snapshot((db) => listOrganizations(db));
    for (;;) {
      const { rows } = await restore.query(`SELECT FROM pg_locks JOIN pg_database ON oid = database
        WHERE datname = current_database() AND NOT granted`);
      if (rows.length > 0) break;
    }
    await restore.query('COMMIT');
    assert.deepEqual(
      (await reading).map(({ name }) => name),
      ['Brought back'],
    );
  } finally {
    await restore.end();
  }
});

test('referencing a locked organisation does not wait for its lock, and locking it does', {
  skip,
}, async () => {
  await using data = await engine('postgres').open();
  const { store } = data;
  const id = await store.write(({ db }) =>
    insertOrganization(db, { id: 'acme', name: 'Acme', created_at: 1 }),
  );
  const impatient = <T>(work: (transaction: WriteTransaction) => Promise<T>) =>
    store.write(async (transaction) => {
      await sql`SET LOCAL lock_timeout = '100ms'`.execute(transaction.db);
      return await work(transaction);
    });
  await store.write(async ({ lockOrganization }) => {
    await lockOrganization(id);
    const workspace = { organization_id: id, id: 'one', name: 'One', created_at: 1 };
    await impatient(({ db }) => insertWorkspace(db, workspace));
    await assert.rejects(
      impatient((other) => other.lockOrganization(id)),
      { code: '55P03' },
    );
  });
});
