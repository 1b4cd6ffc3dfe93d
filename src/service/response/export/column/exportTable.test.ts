import assert from 'node:assert/strict';
import { test } from 'node:test';
import { plainLayout } from '../testing/survey.ts';
import { exportTable, exportTableInPieces } from './exportTable.ts';
import type { FormVersion } from './mergedFields.ts';

/** Versions with other options in each; counts how often the options of a field are read. */
function versionsOf(count: number, fields: number, options: number) {
  const seen = { fields: 0 };
  const versions = Array.from({ length: count }, (_, index): FormVersion => {
    const version = count - index;
    return {
      version,
      isImported: false,
      definition: {
        format: 2,
        pages: [
          {
            id: 'page1',
            label: '',
            fields: Array.from({ length: fields }, (_field, number) => ({
              id: `field${number + 1}`,
              type: 'multiple_choice' as const,
              label: 'Several',
              multiple: true,
              get options() {
                seen.fields += 1;
                return Array.from({ length: options }, (_option, at) => ({
                  value: `v${version}_${at}`,
                  label: `Option ${at}`,
                }));
              },
            })),
          },
        ],
      },
    };
  });
  return { versions, seen };
}

const layout = { ...plainLayout, options: 'columns' } as const;

test('columns of options are made only until they are too many', () => {
  const joined = versionsOf(10, 100, 100);
  exportTable(joined.versions, { ...layout, options: 'joined' });
  const { versions, seen } = versionsOf(10, 100, 100);
  const { columns } = exportTable(versions, layout);
  assert.equal(columns.filter(({ fieldId }) => fieldId !== '').length, 100);
  // 16,000 columns are those of 16 of the 100 fields.
  assert.ok(seen.fields < 1.5 * joined.seen.fields, `${seen.fields} beside ${joined.seen.fields}`);
});

test('a table in pieces is the same table, and lets others go first', async () => {
  const { versions } = versionsOf(20, 100, 100);
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const made = await exportTableInPieces(versions, layout, 0);
  isOver = true;
  assert.deepEqual(made.columns, exportTable(versions, layout).columns);
  assert.ok(turns >= 100, `${turns} turns for 100 fields`);
});
