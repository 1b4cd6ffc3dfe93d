import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { parquetMetadata, parquetReadObjects, parquetSchema } from 'hyparquet';
import readXlsxFile from 'read-excel-file/node';
import { codebook } from './codebook.ts';
import { choiceCodes } from './column/choiceCodes.ts';
import type { Cell } from './column/column.ts';
import { writeCsv } from './csv/writeCsv.ts';
import { writeJsonl } from './jsonl/writeJsonl.ts';
import { writeParquet } from './parquet/writeParquet.ts';
import { surveyInput, written } from './testing/survey.ts';
import { writeXlsx } from './xlsx/writeXlsx.ts';

type Row = Record<string, unknown>;

async function csv(layout: Parameters<typeof surveyInput>[0]): Promise<Row[]> {
  return parse(await written(writeCsv, surveyInput(layout).input), { columns: true });
}

async function jsonl(layout: Parameters<typeof surveyInput>[0]): Promise<Row[]> {
  const content = await written(writeJsonl, surveyInput(layout).input);
  return content
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

async function parquet(layout: Parameters<typeof surveyInput>[0]): Promise<Row[]> {
  const content = await written(writeParquet, surveyInput(layout).input);
  return await parquetReadObjects({ file: new Uint8Array(content).buffer });
}

test('an option is known by its value and its code, whatever its label is now', async () => {
  const names = ['likert', 'plan', 'agree_row1'];
  const cells = (rows: Row[]) => names.map((name) => rows[0]?.[name]);
  assert.deepEqual(cells(await csv({ choices: 'labels' })), ['4 Good', 'Beta2', 'No']);
  for (const read of [csv, jsonl, parquet]) {
    assert.deepEqual(cells(await read({ choices: 'values' })), ['4', 'b', '-1'], read.name);
    const both = await read({ choices: 'both' });
    assert.deepEqual(cells(both), ['4', 'b', '-1'], read.name);
    assert.deepEqual(
      names.map((name) => both[0]?.[`${name}_label`]),
      ['4 Good', 'Beta2', 'No'],
      read.name,
    );
  }
  assert.deepEqual(cells(await csv({ choices: 'codes' })), ['4', '2', '-1']);
  assert.deepEqual(cells(await jsonl({ choices: 'codes' })), [4, 2, -1]);
  assert.deepEqual(cells(await parquet({ choices: 'codes' })), [4n, 2n, -1n]);
  const { input, columns } = surveyInput({ choices: 'codes' });
  const [sheet] = await readXlsxFile(await written(writeXlsx, input));
  const positions = names.map((name) => columns.findIndex((column) => column.name === name));
  assert.deepEqual(
    positions.map((index) => sheet?.data[1]?.[index]),
    [4, 2, -1],
  );
});

test('options in one column have values and codes too', async () => {
  const used = async (choices: 'labels' | 'values' | 'codes' | 'both') =>
    (await jsonl({ options: 'joined', choices })).map(({ used: cell }) => cell);
  assert.deepEqual(await used('labels'), [['Ex'], null, ['Why', 'New'], null]);
  assert.deepEqual(await used('values'), [['x'], null, ['y', 'new'], null]);
  assert.deepEqual(await used('both'), await used('values'));
  assert.deepEqual(await used('codes'), [['1'], null, ['2', '3'], null]);
  const [first] = await jsonl({ options: 'joined', choices: 'both' });
  assert.deepEqual(first?.used_label, ['Ex']);
});

test('an option or row that a version does not have is neither chosen nor rejected', async () => {
  const rows = await jsonl({});
  const column = (name: string) => rows.map((row) => row[name]);
  assert.deepEqual(column('used_x'), [true, null, null, null]);
  assert.deepEqual(column('used_y'), [false, null, true, null]);
  assert.deepEqual(column('used_new'), [null, null, true, null]);
  assert.deepEqual(column('agree_row1'), ['No', null, null, null]);
  assert.deepEqual(column('agree_row3'), [null, null, 'Yes', null]);

  const entries = new Map(codebook(surveyInput({}).columns).map((entry) => [entry.name, entry]));
  const versions = (name: string) => entries.get(name)?.versions;
  assert.deepEqual(
    ['used_x', 'used_y', 'used_new', 'agree_row1', 'agree_row3', 'plan', 'level'].map(versions),
    [[1], [1, 2], [2], [1], [2], [1, 2], [2]],
  );
  assert.deepEqual(entries.get('used_new')?.option, { code: 3, value: 'new', label: 'New', versions: [2] });
  assert.deepEqual(entries.get('plan')?.values?.[1], {
    code: 2,
    value: 'b',
    label: 'Beta2',
    versions: [1, 2],
  });
  assert.deepEqual(entries.get('field6')?.values, [
    { code: 0.5, label: 'Awful' },
    { code: 5, label: 'Great' },
  ]);
  assert.deepEqual(entries.get('field7')?.values, [
    { code: 0, label: 'Not at all likely' },
    { code: 10, label: 'Extremely likely' },
  ]);
});

test('whole numbers as values are the codes; others are counted', () => {
  const codes = (values: readonly string[], other?: string) => {
    const { codeOf, ordered } = choiceCodes(values, other);
    return [values.map(codeOf), ordered];
  };
  assert.deepEqual(codes(['5', '4', '1']), [[5, 4, 1], true]);
  assert.deepEqual(codes(['-2', '0', '2']), [[-2, 0, 2], true]);
  assert.deepEqual(codes(['1', '01']), [[1, 2], false]);
  assert.deepEqual(codes(['10', '2.5']), [[1, 2], false]);
  assert.deepEqual(codes(['7', 'b', '']), [[1, 2, 3], false]);
  assert.deepEqual(codes(['3', '1', 'other'], 'other'), [[3, 1, -98], false]);
  assert.deepEqual(codes(['-98', '1', 'other'], 'other'), [[-98, 1, -998], false]);
  assert.deepEqual(codes(['9'.repeat(16), '1']), [[1, 2], false]);
  assert.deepEqual(codes([]), [[], false]);
});

test('names are stable with ids, and differ not by case alone', async () => {
  const names = (layout: Parameters<typeof surveyInput>[0]) =>
    surveyInput(layout).columns.map(({ name }) => name);
  assert.ok(names({}).includes('address') && names({}).includes('field8_Country'));
  for (const layout of [{}, { choices: 'both' }, { namedBy: 'ids' }] as const) {
    const found = names(layout);
    assert.equal(new Set(found.map((name) => name.toLowerCase())).size, found.length);
  }
  const own = surveyInput({ namedBy: 'ids' }).columns.flatMap(({ name, fieldId }) => (fieldId ? [name] : []));
  assert.deepEqual(
    own.filter((name) => !/^field\d+(?:_\w+)?$/.test(name)),
    [],
  );
  assert.ok(own.includes('field4_new') && own.includes('field5_row3'));
});

test('lines of JSON have the same keys, and one type for each', async () => {
  const { input, columns } = surveyInput({ choices: 'both' });
  const text = (await written(writeJsonl, input)).toString();
  const lines = text.trimEnd().split('\n');
  const rows: Row[] = lines.map((line) => JSON.parse(line));
  const names = columns.map(({ name }) => name);
  for (const row of rows) assert.deepEqual(Object.keys(row), names);
  for (const name of names) {
    const types = new Set(rows.flatMap((row) => (row[name] === null ? [] : [typeof row[name]])));
    assert.ok(types.size <= 1, name);
  }
  // All digits are there for readers that keep them.
  assert.ok(lines[2]?.includes('"weight":12345678901234567890.123456789,'));
});

test('Parquet has instants, times of day, whole numbers and lists as such', async () => {
  const { input } = surveyInput({ options: 'joined' });
  const content = await written(writeParquet, input);
  const file = new Uint8Array(content).buffer;
  const elements = new Map(
    parquetSchema(parquetMetadata(file)).children.map(({ element, children }) => [
      element.name,
      { element, children },
    ]),
  );
  const of = (name: string) => elements.get(name)?.element;
  assert.deepEqual(of('submitted_at')?.logical_type, {
    type: 'TIMESTAMP',
    isAdjustedToUTC: true,
    unit: 'MILLIS',
  });
  assert.deepEqual([of('day')?.type, of('day')?.logical_type], ['INT32', { type: 'DATE' }]);
  assert.deepEqual(of('at')?.logical_type, { type: 'TIME', isAdjustedToUTC: false, unit: 'MILLIS' });
  assert.deepEqual([of('field7')?.type, of('field6')?.type, of('level')?.type], ['INT64', 'DOUBLE', 'INT64']);
  assert.equal(of('used')?.logical_type?.type, 'LIST');
  const rows: Row[] = await parquetReadObjects({ file });
  assert.deepEqual(
    rows.map(({ used }) => used),
    [['Ex'], undefined, ['Why', 'New'], undefined],
  );
  assert.deepEqual(
    rows.map(({ at }) => at),
    [null, null, 86_340_000, null],
  );
  assert.deepEqual(
    rows.map(({ day }) => day),
    [null, null, new Date('2026-11-18'), null],
  );
});

test('a workbook counts options, names the form, and tells about texts that were cut', async () => {
  const cut: number[] = [];
  const { input } = surveyInput({}, { onCut: (texts) => void cut.push(texts) });
  const sheets = await readXlsxFile(await written(writeXlsx, input));
  const [header = [], ...rows] = sheets[0]?.data ?? [];
  assert.deepEqual(
    rows.map((row) => row[header.indexOf('used_y')]),
    [0, null, 1, null],
  );
  assert.ok(!sheets.at(-1)?.data.some((row) => row.includes('Survey')), 'the codebook is a table');
  assert.deepEqual(cut, []);
  const column = { name: 'note', label: 'Note', kind: 'text', fieldType: '', fieldId: '' } as const;
  const steps = async function* () {
    yield [['x'.repeat(32_767)], ['x'.repeat(32_768)], ['y'.repeat(40_000)]];
  };
  await written(writeXlsx, { ...input, columns: [column], steps });
  assert.deepEqual(cut, [2]);
});

test('Parquet has the digits that a double rounds in a column of text, which earlier rows have empty', async () => {
  const { input, rows: [, , long = []] = [] } = surveyInput();
  const weight = input.columns.findIndex(({ name }) => name === 'weight');
  const short = long.with(weight, 1.5);
  const steps = async function* () {
    // Groups of 2,000 rows: the first has short numbers alone.
    yield new Array(4100)
      .fill(short)
      .with(2001, long)
      .with(4099, long.with(weight, '9'.repeat(20)));
  };
  const file = new Uint8Array(await written(writeParquet, { ...input, steps })).buffer;
  const rows: Row[] = await parquetReadObjects({ file });
  assert.equal(rows.length, 4100);
  const exact = rows.flatMap((row, index) => (row.weight_exact ? [[index, row.weight_exact]] : []));
  assert.deepEqual(exact, [
    [2001, '12345678901234567890.123456789'],
    [4099, '9'.repeat(20)],
  ]);
  assert.deepEqual([rows[0]?.weight, rows[2001]?.weight], [1.5, Number('12345678901234567890')]);
  const { num_rows, row_groups } = parquetMetadata(file);
  assert.equal(num_rows, 4100n);
  assert.equal(new Set(row_groups.map(({ columns }) => columns.length)).size, 1);
  const { input: usual } = surveyInput(
    {},
    {
      steps: async function* () {
        yield [short];
      },
    },
  );
  const [row] = await parquetReadObjects({ file: new Uint8Array(await written(writeParquet, usual)).buffer });
  assert.ok(row !== undefined && !('weight_exact' in row));
});

test('CSV keeps texts that begin a formula for programs that ask for it', async () => {
  const { input } = surveyInput();
  const column = { name: 'note', label: '=Note', kind: 'text', fieldType: '', fieldId: '' } as const;
  const steps = async function* () {
    yield [['=1+1'], ["'=1;+1"]];
  };
  const text = async (change: object) =>
    (
      await written(writeCsv, { ...input, columns: [column], steps, headers: 'labels', ...change })
    ).toString();
  assert.equal(await text({ keepsFormulas: true }), '=Note\r\n=1+1\r\n"\'=1;+1"\r\n');
  assert.match(await text({}), /^'=Note\r\n'=1\+1\r\n/);
});

test('lists and tables with added rows are lists in Parquet and JSON Lines, whatever their texts contain', async () => {
  const { input } = surveyInput();
  const about = { fieldType: '', fieldId: '' } as const;
  const columns = [
    { ...about, name: 'files', label: 'Files', kind: 'list' },
    { ...about, name: 'items', label: 'Items', kind: 'table', headings: ['What', 'How many'] },
  ] as const;
  const rows: Cell[][] = [
    [
      ['a; b.png', 'c.png'],
      [
        ['Pen | Ink', '1'],
        ['two\nlines', ''],
      ],
    ],
    [undefined, undefined],
    [[], []],
    [['; '], [['x', 'y']]],
  ];
  const steps = async function* () {
    yield rows;
  };
  const change = { ...input, columns, steps };
  const wanted = rows.map(([files, items]) => [files ?? null, items ?? null]);
  const read: Row[] = await parquetReadObjects({
    file: new Uint8Array(await written(writeParquet, change)).buffer,
  });
  assert.deepEqual(
    read.map((row) => [row.files ?? null, row.items ?? null]),
    wanted,
  );
  const lines = (await written(writeJsonl, change)).toString().trimEnd().split('\n');
  assert.deepEqual(
    lines.map((line) => Object.values(JSON.parse(line))),
    wanted,
  );
  assert.deepEqual(codebook(columns)[1]?.headings, ['What', 'How many']);
});

test('instants of CSV in any zone are those of Parquet and JSON Lines', async () => {
  for (const zone of ['UTC', 'Asia/Kolkata', 'Europe/Berlin', 'America/St_Johns']) {
    const { input, rows } = surveyInput({}, { zone });
    const wanted = rows.map(([, submitted]) => Number(submitted));
    const instants = (read: Row[]) => read.map(({ submitted_at: at }) => new Date(at as string).getTime());
    assert.deepEqual(instants(parse(await written(writeCsv, input), { columns: true })), wanted, zone);
    const file = new Uint8Array(await written(writeParquet, input)).buffer;
    assert.deepEqual(instants(await parquetReadObjects({ file })), wanted, zone);
    const lines = (await written(writeJsonl, input)).toString().trimEnd().split('\n');
    assert.deepEqual(instants(lines.map((line) => JSON.parse(line))), wanted, zone);
  }
});
