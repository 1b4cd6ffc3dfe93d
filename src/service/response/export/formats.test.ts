import assert from 'node:assert/strict';
import { test } from 'node:test';
import { offsetsIn } from '#kit/time/zonedTime.ts';
import { toTail } from '#store/fragment.ts';
import type { ExportRow } from '#store/query/response/exportRows.ts';
import { exportTable } from './column/exportTable.ts';
import type { FieldLayout } from './column/fieldColumns.ts';
import type { FormVersion } from './column/mergedFields.ts';
import { writeCsv } from './csv/writeCsv.ts';
import type { FormatInput, FormatWriter } from './format.ts';
import { writeJsonl } from './jsonl/writeJsonl.ts';
import { writeParquet } from './parquet/writeParquet.ts';
import { writeSav } from './sav/writeSav.ts';
import { expectedTexts, readCsv, readJsonl, readParquet, readSav, readXlsx } from './testing/readBack.ts';
import { longText, sampleRows, sampleVersions } from './testing/sampleForm.ts';
import { writeXlsx } from './xlsx/writeXlsx.ts';

const zone = 'Europe/Berlin';

interface Sample extends Partial<FieldLayout> {
  readonly versions?: readonly FormVersion[];
  readonly rows?: readonly ExportRow[];
}

const layout: Omit<FieldLayout, 'options'> = {
  choices: 'labels',
  namedBy: 'keys',
  npsEnds: { low: '', high: '' },
  fileUrl: (response, file) => `https://example.org/${response}/${file}`,
};

function sample(
  options: 'columns' | 'joined',
  change: Partial<FormatInput> = {},
  { versions = sampleVersions, rows: given = sampleRows, ...laidOut }: Sample = {},
) {
  const table = exportTable(versions, {
    ...layout,
    ...laidOut,
    options,
  });
  const rows = given.map((row) => table.cellsOf(row, row.id === 1 ? ['a', 'b; c'] : undefined));
  const input: FormatInput = {
    columns: table.columns,
    steps: async function* () {
      yield rows.slice(0, 4);
      yield [];
      yield rows.slice(4);
    },
    title: 'Umfrage „1“',
    zone,
    headers: 'names',
    bom: false,
    now: Date.UTC(2026, 10, 17),
    ...change,
  };
  return { input, columns: table.columns, rows, texts: expectedTexts(table.columns, rows) };
}

async function written(writer: FormatWriter, input: FormatInput): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const part of writer(input)) parts.push(part);
  return Buffer.concat(parts);
}

for (const options of ['columns', 'joined'] as const) {
  test(`every format holds the same rows and values, options ${options}`, async () => {
    const { input, columns, texts } = sample(options);
    assert.deepEqual(readCsv(columns, await written(writeCsv, input)), texts);
    assert.deepEqual(readJsonl(columns, await written(writeJsonl, input)), texts);
    assert.deepEqual((await readParquet(columns, await written(writeParquet, input))).rows, texts);
    const cut = texts.map((row) =>
      row.map((text) => (text === longText ? `${text.slice(0, 32_760)}… [cut]` : text)),
    );
    const xlsx = await readXlsx(columns, await written(writeXlsx, input), { zoneOffset: offsetsIn(zone) });
    assert.deepEqual(xlsx.rows, cut);
    assert.deepEqual(xlsx.sheets, ['Responses', 'Codebook']);
  });

  test(`PSPP reads the same rows and values, options ${options}`, async (context) => {
    const { input, columns, texts } = sample(options);
    const read = await readSav(await written(writeSav, input), ['--labels', '--recode']);
    if (read === undefined) return context.skip('pspp is not installed');
    assert.equal(read.header.length, columns.length);
    const told = texts.map((row) => row.map((text, index) => inSav(text, columns[index]?.kind ?? 'text')));
    assert.deepEqual(
      read.rows.map((row) => row.map((text, index) => fromSav(text, columns[index]?.kind ?? 'text'))),
      told,
    );
  });
}

/** PSPP writes an empty number as a space and leaves out milliseconds; the format has no spaces at the end of a text. */
function inSav(text: string, kind: string): string {
  if (kind === 'boolean') return text === '' ? '' : text === '1' ? 'Yes' : 'No';
  if (kind === 'instant') return text.slice(0, 19);
  const bytes = Buffer.from(text).subarray(0, 32_767);
  return bytes
    .toString()
    .replace(/\ufffd$/, '')
    .trimEnd();
}

function fromSav(text: string, kind: string): string {
  if (text === ' ') return '';
  if (kind === 'day') return text.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2');
  if (kind === 'clock') return text.replace(/:00$/, '');
  if (kind !== 'instant') return text.trimEnd();
  const [, month, day, year, time] = /^(\d\d)\/(\d\d)\/(\d{4}) (\S+)$/.exec(text) ?? [];
  const local = Date.parse(`${year}-${month}-${day}T${time}Z`);
  return new Date(local - offsetsIn(zone)(local - 7_200_000)).toISOString().slice(0, 19);
}

test('values are what people answered', () => {
  const { columns, texts } = sample('columns');
  const cell = (row: number, name: string) =>
    texts[row]?.[columns.findIndex((column) => column.name === name)];
  const first = (name: string) => cell(0, name);
  assert.deepEqual(
    ['name', 'field5', 'field6', 'field7_postal_code', 'field7_city', 'field10_blue', 'field10_red'].map(
      first,
    ),
    ['Zoë', '2026-12-31', '09:30', '00123', 'Köln', '1', '0'],
  );
  assert.deepEqual(
    ['field11', 'field14', 'field15', 'field16_row1_column1', 'field16_row2_column2', 'field19'].map(first),
    ['L', '12.5', 'a;b.png; c.pdf', '7.5', 'Blue, or "nearly" so', '-71.25'],
  );
  assert.deepEqual(['field17_amount', 'field17_currency', 'field17_card', 'field20', 'field21'].map(first), [
    '25',
    'EUR',
    'Visa 4242',
    'Pen | 2\nInk | ',
    'old',
  ]);
  // "Other" with the words of an option is not that option.
  assert.deepEqual(
    ['field10_red', 'field10_blue', 'field10_other', 'field10_other_text'].map((name) => cell(1, name)),
    ['1', '0', '1', 'red'],
  );
  // Rows of a matrix are known by their ids, wherever a version puts them.
  assert.deepEqual(
    ['field16_row2_column1', 'field16_row3_column3', 'field16_row1_column1'].map((name) => cell(1, name)),
    ['8', '1', ''],
  );
  // No answer is not the same as nothing chosen.
  assert.equal(cell(2, 'field10_red'), '');
});

test('columns are in the order of the newest version, then those of earlier ones', () => {
  const { columns } = sample('joined');
  const fields = [...new Set(columns.map(({ fieldId }) => fieldId).filter((id) => id !== ''))];
  const newest = Array.from({ length: 20 }, (_, index) => `field${20 - index}`);
  assert.deepEqual(fields, [...newest, 'field22', 'field23', 'field21']);
  const codes = (name: string) =>
    columns.find((column) => column.name === name)?.choices?.map(({ value, code }) => [value, code]);
  // An option that came later has a later code, although the form shows it first.
  assert.deepEqual(codes('field11'), [
    ['xs', 3],
    ['s', 1],
    ['l', 2],
  ]);
});

test('CSV is safe to open and begins with a byte order mark on request', async () => {
  const { input } = sample('columns', { headers: 'labels', bom: true });
  const text = (await written(writeCsv, input)).toString();
  assert.ok(text.startsWith('\ufeffNumber,Received,'));
  for (const start of ["'=1+1", '"\'+49 30 ""1"""', "'-cmd", "'@SUM(A1)", '"\'\ttab"'])
    assert.ok(text.includes(`,${start}`), start);
  assert.ok(text.includes(',+4930123456,'), 'a telephone number stays a number');
  assert.ok(text.includes('2026-03-29T03:30:15.250+02:00'), 'times are in the zone');
  assert.ok(text.includes(',Name [field22],'), 'two questions with one label have the id too');
  assert.ok(text.endsWith('\r\n'));
});

test('a workbook continues on further sheets', async () => {
  const { input, columns, texts } = sample('joined');
  const content = await written((given) => writeXlsx(given, 6), input);
  const { sheets, rows } = await readXlsx(columns, content, { zoneOffset: offsetsIn(zone) });
  assert.deepEqual(sheets, ['Responses', 'Responses 2', 'Responses 3', 'Codebook']);
  assert.equal(rows.length, texts.length);
  assert.deepEqual(
    rows.map(([id]) => id),
    texts.map(([id]) => id),
  );
});

test('the codebook is in the workbook and in the metadata of Parquet', async () => {
  const { input, columns } = sample('columns');
  const { codebook } = await readXlsx(columns, await written(writeXlsx, input), {
    zoneOffset: offsetsIn(zone),
  });
  assert.ok(codebook.some((row) => row.includes('field11') && row.includes('xs') && row.includes('XS')));
  const headings = codebook.filter((row) => row.includes('field20') && row.includes('heading'));
  assert.deepEqual(
    headings.map((row) => row[2]),
    ['What', 'How many'],
  );
  const { metadata } = await readParquet(columns, await written(writeParquet, input));
  const entries = JSON.parse(metadata.get('codebook') ?? '[]') as { name: string; values?: unknown[] }[];
  assert.equal(entries.length, columns.length);
  assert.equal(entries.find(({ name }) => name === 'field11')?.values?.length, 3);
  assert.equal(metadata.get('zone'), zone);
});

test('PSPP knows labels, codes and questions that a version did not ask', async (context) => {
  const { input, columns } = sample('columns', {}, { choices: 'codes' });
  const content = await written(writeSav, input);
  const codes = await readSav(content);
  if (codes === undefined) return context.skip('pspp is not installed');
  const at = (name: string) => codes.header.indexOf(name);
  assert.equal(codes.rows[0]?.[at('field11')], '2');
  assert.equal(codes.rows[1]?.[at('field11')], '3');
  // The first version did not ask it; the second one did, without an answer.
  assert.deepEqual(
    codes.rows.slice(0, 3).map((row) => row[at('field23')]),
    ['-99', '1', ' '],
  );
  const labels = await readSav(content, ['--labels']);
  assert.ok(labels !== undefined && columns.length === labels.header.length);
  assert.equal(labels.rows[0]?.[at('field11')], 'L');
});

test('an export without responses is a whole file in every format', async (context) => {
  const { input, columns } = sample('columns', { steps: async function* () {} });
  assert.deepEqual(readCsv(columns, await written(writeCsv, input)), []);
  assert.equal((await written(writeJsonl, input)).length, 0);
  assert.deepEqual((await readParquet(columns, await written(writeParquet, input))).rows, []);
  const { rows } = await readXlsx(columns, await written(writeXlsx, input), { zoneOffset: () => 0 });
  assert.deepEqual(rows, []);
  const read = await readSav(await written(writeSav, input));
  if (read === undefined) return context.skip('pspp is not installed');
  assert.deepEqual(read.rows, []);
});

test('answers are the same, whether they are scanned or parsed', () => {
  const { cellsOf } = exportTable(sampleVersions, { ...layout, options: 'columns' });
  const rows = sampleRows.map((row) => {
    const { response } = JSON.parse(`${row.head}[]${row.tail}`);
    // Without fields that always have to be parsed.
    const scanned = response.filter((item: { value_type: string }) => !/files|table/.test(item.value_type));
    return { ...row, tail: toTail({ ...row, response: scanned }) };
  });
  for (const row of rows) {
    const spaced = { ...row, tail: row.tail.replace('[', ' [ ') };
    assert.deepEqual(cellsOf(row), cellsOf(spaced));
  }
});
