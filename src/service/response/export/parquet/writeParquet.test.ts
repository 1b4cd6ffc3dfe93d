import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parquetReadObjects } from 'hyparquet';
import type { ExportColumn } from '../column/column.ts';
import { writeParquet } from './writeParquet.ts';

test('a file of many columns is written in pieces, between which other requests are read', async () => {
  const columns = Array.from(
    { length: 2000 },
    (_, index): ExportColumn => ({
      name: `field${index}`,
      label: `Field ${index}`,
      kind: 'text',
      fieldType: 'one_line_input',
      fieldId: `field${index}`,
    }),
  );
  const rows = [1, 2].map((row) => columns.map(({ name }) => `${name} of ${row}`));
  const input = { columns, title: 'Wide', zone: 'UTC', headers: 'names', bom: false, now: 0 } as const;
  const steps = async function* () {
    yield rows;
  };
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeParquet({ ...input, steps })) chunks.push(chunk);
  isDone = true;
  assert.ok(turns >= 8, `${turns} turns`);
  const read = await parquetReadObjects({ file: new Uint8Array(Buffer.concat(chunks)).buffer });
  assert.deepEqual(
    read,
    rows.map((cells) => Object.fromEntries(cells.map((cell, index) => [`field${index}`, cell]))),
  );
});
