import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { erasedOverwriter } from '#service/operate/erasedOverwriter.ts';
import { noStatistics } from '#store/migration/0032_no_statistics.ts';
import type { Store } from '#store/store.ts';
import { eachEngine } from '../support/engines.ts';
import { fullForm } from './fullForm.ts';

/** The columns of whose values the planner knows some with a word of the example. Names of migrations have words of ours. */
async function columnsWithWords(store: Store): Promise<string[]> {
  await sql`ANALYZE`.execute(store.read);
  const { rows } = await sql<{ name: string }>`SELECT tablename || '.' || attname AS name FROM pg_stats
    WHERE schemaname = current_schema() AND tablename <> 'migration' AND concat(most_common_vals::text, histogram_bounds::text, most_common_elems::text) LIKE '%word%'
    ORDER BY 1`.execute(store.read);
  return rows.map(({ name }) => name);
}

eachEngine((engine) => {
  if (engine.name !== 'postgres') return;
  test('the planner of PostgreSQL keeps no words of people, and an upgrade forgets those that it had', async () => {
    await using data = await engine.open();
    const { store } = data;
    const { organizationId } = await fullForm(data, 'form0001');
    await fullForm(data, 'form0002', organizationId);
    assert.deepEqual(await columnsWithWords(store), []);

    // As in a database of before the migration.
    const { rows } = await sql<{ table: string; column: string }>`
      SELECT attrelid::regclass::text AS table, attname AS column FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
      WHERE attnum > 0 AND relkind = 'r' AND relnamespace = current_schema()::regnamespace AND attstattarget = 0`.execute(
      store.read,
    );
    for (const { table, column } of rows)
      await sql`ALTER TABLE ${sql.table(table)} ALTER COLUMN ${sql.ref(column)} SET STATISTICS -1`.execute(
        store.read,
      );
    const known = await columnsWithWords(store);
    for (const column of [
      'response.tail',
      'response_doc.words',
      'response_sort.sort_key',
      'response_tag.tag',
    ])
      assert.ok(known.includes(column), `${column} of ${known}`);
    for (const table of ['response_tag', 'response_note'] as const)
      await sql`DELETE FROM ${sql.table(table)}`.execute(store.read);
    await store.read.deleteFrom('erasure').execute();
    for (const statement of noStatistics.statements(store.ground.facts))
      await sql.raw(statement).execute(store.read);
    assert.deepEqual(await columnsWithWords(store), [], 'also of tables that are empty by now');
    assert.equal(await erasedOverwriter(store)(), true);
    const indexes = await sql`SELECT 1 FROM pg_index WHERE NOT indisvalid`.execute(store.read);
    assert.deepEqual(indexes.rows, []);
    assert.deepEqual(await columnsWithWords(store), []);
  });
});
