import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hasPostgres } from '../../../test/support/engines.ts';
import { openPool } from './dialect.ts';
import { queryBytes } from './queryBytes.ts';

const url = process.env.CANVASS_TEST_POSTGRES;
const skip = hasPostgres ? false : 'there is no PostgreSQL for this test';

test('long and short values come as bytes, and ordinary queries on the same connection as before', {
  skip,
}, async () => {
  const pool = openPool(url ?? '', 1);
  try {
    const long = 'Größe жук 😀 '.repeat(40_000);
    const query = { name: 'bytes', text: 'SELECT $1::text, NULL, $2::bigint' };
    for (const text of [long, '', 'x']) {
      const rows = await queryBytes(pool, { ...query, values: [text, 7] });
      assert.deepEqual(
        rows.map((row) => row.map((column) => (column === null ? null : column.toString()))),
        [[text, null, '7']],
      );
      const { rows: ordinary } = await pool.query('SELECT $1::text AS text, 7::bigint AS number', [text]);
      assert.deepEqual(ordinary, [{ text, number: 7 }]);
    }
    assert.deepEqual(await queryBytes(pool, { text: 'SELECT 1 WHERE false' }), []);
    assert.equal((await queryBytes(pool, { text: 'SELECT generate_series(1, 1000)' })).length, 1000);
  } finally {
    await pool.end();
  }
});

test('a failed query and a lost connection reject, and the next query works', { skip }, async () => {
  const pool = openPool(url ?? '', 1);
  const other = openPool(url ?? '', 1);
  try {
    await assert.rejects(queryBytes(pool, { text: 'SELECT 1 / 0' }), { code: '22012' });
    const [row] = await queryBytes(pool, { text: 'SELECT pg_backend_pid()' });
    const waiting = queryBytes(pool, { text: 'SELECT pg_sleep(60)' });
    const isRefused = assert.rejects(waiting, { code: '57P01' });
    for (;;) {
      const { rowCount } = await other.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = $1 AND wait_event = 'PgSleep'`,
        [Number(row?.[0])],
      );
      if (rowCount === 1) break;
    }
    await isRefused;
    const [again] = await queryBytes(pool, { text: "SELECT 'again'" });
    assert.equal(again?.[0]?.toString(), 'again');
  } finally {
    await Promise.all([pool.end(), other.end()]);
  }
});
