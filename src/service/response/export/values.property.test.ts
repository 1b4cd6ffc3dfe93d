import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { parquetReadObjects } from 'hyparquet';
import { openDefinition } from '#form/definition/document.ts';
import { exportTable } from './column/exportTable.ts';
import { writeCsv } from './csv/writeCsv.ts';
import { writeJsonl } from './jsonl/writeJsonl.ts';
import { writeParquet } from './parquet/writeParquet.ts';
import { exportedRow, type Item } from './testing/sampleForm.ts';
import { plainLayout, surveyInput, written } from './testing/survey.ts';

const value = fc.oneof(
  fc.integer({ min: -120, max: 120 }).map(String),
  fc.constantFrom('=1', 'a;b', 'ä', '01', '1.0', 'constructor', '"'),
);
const label = fc.constantFrom('Red', 'Blue', 'A "b", c; d', '=cmd()', '7');
/** Options of two versions, and the places of the chosen ones. */
const versions = fc.tuple(
  ...[1, 2].map(() =>
    fc.record({
      options: fc.uniqueArray(fc.record({ value, label }), {
        selector: (option) => option.value,
        minLength: 1,
        maxLength: 6,
      }),
      chosen: fc.array(fc.array(fc.nat(5), { maxLength: 4 }), { maxLength: 4 }),
    }),
  ),
);

test('chosen options are in every format what the API says, and nothing is said of options not offered', async () => {
  await fc.assert(
    fc.asyncProperty(versions, async (given) => {
      const forms = given.map(({ options }, index) => ({
        version: index + 1,
        isImported: false,
        definition: openDefinition({
          format: 2,
          pages: [
            {
              id: 'page1',
              label: 'All',
              fields: [
                { id: 'field1', type: 'dropdown', label: 'One', options },
                { id: 'field2', type: 'multiple_choice', label: 'Several', multiple: true, options },
              ],
            },
          ],
        }),
      }));
      const responses = given.flatMap(({ options, chosen }, index) =>
        chosen.map((positions) => {
          const several = [...new Set(positions)].flatMap((index) => options[index] ?? []);
          return { version: index + 1, offered: options.map((option) => option.value), several };
        }),
      );
      const stored = responses.map(({ version, several }, index) => {
        const item = (field: string, type: string, chosen: typeof several): Item[] =>
          chosen.length === 0 ? [] : [[field, type, 'options', chosen]];
        return exportedRow(index + 1, version, [
          ...item('field1', 'dropdown', several.slice(0, 1)),
          ...item('field2', 'multiple_choice', several),
        ]);
      });
      const table = exportTable(forms.toReversed(), { ...plainLayout, choices: 'both' });
      const cells = stored.map((row) => table.cellsOf(row));
      const { input } = surveyInput();
      const change = {
        ...input,
        columns: table.columns,
        keepsFormulas: true,
        steps: async function* () {
          yield cells;
        },
      };
      const lines = (await written(writeJsonl, change)).toString().split('\n').slice(0, -1);
      const parquet = new Uint8Array(await written(writeParquet, change)).buffer;
      const formats: Record<string, Record<string, unknown>[]> = {
        jsonl: lines.map((line) => JSON.parse(line)),
        parquet: await parquetReadObjects({ file: parquet }),
        csv: parse(await written(writeCsv, change), { columns: true }),
      };
      for (const [format, rows] of Object.entries(formats)) {
        assert.equal(rows.length, responses.length);
        for (const [index, { offered, several }] of responses.entries()) {
          const row = rows[index] ?? {};
          assert.equal(row.field1 || '', several[0]?.value ?? '', format);
          for (const { name, option } of table.columns) {
            if (option === undefined) continue;
            const cell = row[name];
            const told =
              cell === null || cell === undefined || cell === '' ? undefined : Boolean(Number(cell));
            const isAsked = several.length > 0 && offered.includes(option.value);
            const wanted = isAsked ? several.some((chosen) => chosen.value === option.value) : undefined;
            assert.equal(told, wanted, `${format} ${name}`);
          }
        }
      }
    }),
    { numRuns: 60 },
  );
});
