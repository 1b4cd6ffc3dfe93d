import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listOrganizations } from '#store/query/organization/organization.ts';
import { engine, hasPostgres } from '../../../test/support/engines.ts';
import { connect } from './connectOutsidePool.ts';

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
