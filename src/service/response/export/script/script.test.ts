import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { ScriptLanguage } from '#contract/app/response/export.ts';
import { type FormDefinition, openDefinition } from '#form/definition/document.ts';
import { type ExportTable, exportTable } from '../column/exportTable.ts';
import type { FormatInput } from '../format.ts';
import { cutBytes } from '../sav/cutBytes.ts';
import { variables } from '../sav/variables.ts';
import { writeSav } from '../sav/writeSav.ts';
import { runPspp } from '../testing/readBack.ts';
import { runScript } from '../testing/runScript.ts';
import { exportedRow, type Item, sampleRows, sampleVersions } from '../testing/sampleForm.ts';
import { plainLayout, surveyInput, written } from '../testing/survey.ts';
import { csvWithScript } from './csvWithScript.ts';

interface Made {
  readonly csv: Buffer;
  readonly script: string;
}

async function made(input: FormatInput, language: ScriptLanguage): Promise<Made> {
  let script = '';
  const onScript = (text: string) => {
    script = text;
  };
  const writer = (given: FormatInput) =>
    csvWithScript({ keepsFormulas: true, ...given }, { language, file: 'responses.csv', onScript });
  const csv = await written(writer, input);
  return { csv, script };
}

/** Prints what the script has read as JSON; texts as they are, everything else by `str`. */
const pythonPrint = `
import json, responses
print(json.dumps({"rows": responses.responses, "about": responses.VARIABLES}, default=str))
`;

interface PythonRead {
  readonly rows: Record<string, unknown>[];
  readonly about: Record<
    string,
    { label: string; ordered?: boolean; options?: [string, string, string, number][] }
  >;
}

async function readByPython(input: FormatInput): Promise<PythonRead | string> {
  const { csv, script } = await made(input, 'python');
  const files = { 'responses.csv': csv, 'responses.py': script, 'print.py': pythonPrint };
  const ran = await runScript('python3', files, ['print.py']);
  return 'missing' in ran ? ran.missing : JSON.parse(ran.printed);
}

for (const choices of ['codes', 'labels', 'values', 'both'] as const)
  test(`Python reads types and labels, choices as ${choices}`, async (context) => {
    const read = await readByPython(surveyInput({ choices }, { headers: 'labels', bom: true }).input);
    if (typeof read === 'string') return context.skip(read);
    const [first, second, third, fourth] = read.rows;
    assert.deepEqual(
      ['id', 'submitted_at', 'likert', 'plan', 'agree_row1', 'used_x', 'used_new', 'field6', 'weight'].map(
        (name) => first?.[name],
      ),
      [1, '2026-03-29 07:00:15.250000+05:30', '4 Good', 'Beta2', 'No', true, null, '0.5', '12.5'],
    );
    assert.equal(second?.likert, null);
    assert.deepEqual([third?.weight, third?.at], ['12345678901234567890.123456789', '23:59:00']);
    assert.equal(fourth?.weight, '-7');
    assert.deepEqual(
      read.about.likert?.options?.map(([, label, , code]) => [label, code]),
      [
        ['1 Worst', 1],
        ['2 Bad', 2],
        ['3 So so', 3],
        ['4 Good', 4],
        ['5 Best', 5],
      ],
    );
    assert.deepEqual([read.about.likert?.ordered, read.about.plan?.ordered], [true, false]);
  });

for (const choices of ['codes', 'labels', 'values'] as const)
  test(`R reads types and labels, choices as ${choices}`, async (context) => {
    const { csv, script } = await made(surveyInput({ choices }, { headers: 'labels', bom: true }).input, 'r');
    const print = `source("responses.R")
with(responses, cat(sep = "\\n",
  class(submitted_at)[1], format(submitted_at[1], "%Y-%m-%d %H:%M:%OS2 %z"),
  as.character(likert[1]), is.ordered(likert), as.integer(likert[1]) < nlevels(likert), attr(likert, "codes")[["4 Good"]],
  as.character(plan[3]), is.ordered(plan), used_x[1], is.na(used_x[3]), attr(field6, "labels")[["Awful"]],
  as.numeric(at[3]), attr(agree_row3, "versions"), attr(weight, "label"), weight[4], country[1], is.na(device[1])))`;
    const files = { 'responses.csv': csv, 'responses.R': script };
    const ran = await runScript('Rscript', files, ['--vanilla', '-e', print]);
    if ('missing' in ran) return context.skip(ran.missing);
    assert.equal(
      ran.printed.trim().replaceAll('\n', '|'),
      'POSIXct|2026-03-29 07:00:15.25 +0530|4 Good|TRUE|TRUE|4|Beta2|FALSE|TRUE|TRUE|0.5|1439|2|Weight|-7|DE|TRUE',
    );
  });

const dictionary = 'DISPLAY DICTIONARY.\nMRSETS /DISPLAY NAME=ALL.\n';

/** The cells and the dictionary of the SPSS file and of what the script makes of the CSV. */
async function readByPspp(input: FormatInput) {
  const { csv, script } = await made(input, 'spss');
  const sav = await written(writeSav, input);
  const loaded = { 'responses.csv': csv, 'responses.sps': script, 'in.sav': sav };
  const insert = "INSERT FILE='responses.sps'.\n";
  const list = 'LIST.\n';
  const ours = await runPspp(loaded, `${insert}${dictionary}${list}`);
  const theirs = await runPspp(loaded, `GET FILE='in.sav'.\n${dictionary}${list}`);
  return ours === undefined || theirs === undefined ? undefined : { ours, theirs, script };
}

for (const choices of ['codes', 'values', 'labels'] as const)
  test(`PSPP makes of the CSV what the SPSS file is, choices as ${choices}`, async (context) => {
    const read = await readByPspp(surveyInput({ choices }, { headers: 'labels', bom: true }).input);
    if (read === undefined) return context.skip('pspp is not installed');
    const { ours, theirs } = read;
    assert.match(ours, /\$used,What do you use\?,.*Dichotomies.*,1,/);
    // Texts have labels in the script alone.
    const known = (said: string) =>
      choices === 'values' ? said.replace(/Table: Value Labels[\s\S]*?\n\n/, '') : said;
    assert.equal(known(ours), known(theirs));
  });

const nasty = [
  '\u{116d2}',
  '\u{134ad}',
  "'''",
  '"""',
  '\\',
  '%s %d',
  '\n',
  '\r\n',
  "it's",
  '"',
  '😀',
  '\\N{DASH}',
  '$' + '{x}',
  '# no comment',
  '.\n*.',
  '\u2028',
  '\u200b',
  '\ufeff',
  ',',
  ';',
  '=1+1',
  "'=1",
  'NA',
  'None',
  ' ',
  '\t',
  '</script>',
];
/** Values become names, and PSPP knows the letters of an older Unicode. */
const nastyValue = (index: number) => `${index}${nasty[index % nasty.length] ?? ''}`;
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 6 })
  .map((parts) => parts.join('').replaceAll('\0', ''));

function hostileForm(seed: number): { table: ExportTable; input: FormatInput; answers: string[] } {
  const texts = fc.sample(hostile, { seed, numRuns: 160 }).map((text) => text.trim() || 'x');
  const take = (count: number) => texts.splice(0, count);
  const options = take(40).map((label, index) => ({
    value: nastyValue(index),
    label: `${label} ${index}`,
  }));
  const definition: FormDefinition = {
    format: 2,
    pages: [
      {
        id: 'page1',
        label: '',
        fields: [
          { id: 'field1', type: 'dropdown', label: take(1)[0] ?? '', options },
          {
            id: 'field2',
            type: 'multiple_choice',
            multiple: true,
            label: take(1)[0] ?? '',
            options: options.slice(0, 8),
          },
          ...take(20).map((label, index) => ({ id: `field${index + 3}`, type: 'comment' as const, label })),
        ],
      },
    ],
  };
  const [title = ''] = take(1);
  const answers = take(40);
  const table = exportTable([{ version: 1, definition: openDefinition(definition), isImported: false }], {
    ...plainLayout,
    choices: 'codes',
  });
  const rows = answers.map((answer, index) => {
    const option = options[index % options.length];
    const items: Item[] = [
      ['field1', 'dropdown', 'options', option ? [option] : []],
      ['field3', 'comment', 'string', answer],
    ];
    return table.cellsOf(exportedRow(index + 1, 1, items));
  });
  const steps = async function* () {
    yield rows;
  };
  const { input } = surveyInput({}, { columns: table.columns, steps, title, headers: 'labels' });
  return { table, input, answers };
}

const seed = Number(process.env.CANVASS_TEST_SCRIPT_SEED ?? Math.floor(Math.random() * 2 ** 31));

test(`hostile labels and texts arrive whole in Python, CANVASS_TEST_SCRIPT_SEED=${seed}`, async (context) => {
  const { table, input, answers } = hostileForm(seed);
  const read = await readByPython(input);
  if (typeof read === 'string') return context.skip(read);
  assert.deepEqual(
    Object.entries(read.about).map(([name, { label }]) => [name, label]),
    table.columns.map(({ name, label }) => [name, label.toWellFormed()]),
  );
  assert.deepEqual(
    read.rows.map(({ field3 }) => field3),
    answers.map((answer) => answer.toWellFormed()),
  );
  const labels =
    table.columns.find(({ name }) => name === 'field1')?.choices?.map(({ label }) => label) ?? [];
  for (const [index, row] of read.rows.entries())
    assert.ok(String(row.field1).startsWith(labels[index % labels.length] ?? ''), `row ${index + 1}`);
});

test(`hostile labels and texts arrive whole in R, CANVASS_TEST_SCRIPT_SEED=${seed}`, async (context) => {
  const { table, input, answers } = hostileForm(seed);
  const { csv, script } = await made(input, 'r');
  // Bytes, because the language of the machine decides what R can print.
  const print = `source("responses.R")
hex <- function(x) paste(as.character(charToRaw(enc2utf8(x))), collapse = "")
for (name in names(responses)) cat(hex(name), hex(attr(responses[[name]], "label")), "\\n")
for (text in responses[["field3"]]) cat(hex(text), "\\n")`;
  const ran = await runScript('Rscript', { 'responses.csv': csv, 'responses.R': script }, [
    '--vanilla',
    '-e',
    print,
  ]);
  if ('missing' in ran) return context.skip(ran.missing);
  const hex = (text: string) => Buffer.from(text).toString('hex');
  const expected = [
    ...table.columns.map(({ name, label }) => `${hex(name)} ${hex(label)}`),
    // R reads every line break as one sign.
    ...answers.map((answer) => hex(answer.replace(/\r\n?/g, '\n'))),
  ];
  assert.deepEqual(
    ran.printed
      .trimEnd()
      .split('\n')
      .map((line) => line.trim()),
    expected,
  );
});

test('PSPP has the same numbers, days and times of every kind of field from the CSV and from the SPSS file', async (context) => {
  const table = exportTable(sampleVersions, { ...plainLayout, choices: 'codes' });
  const rows = sampleRows.map((row) => table.cellsOf(row));
  const steps = async function* () {
    yield rows;
  };
  const { input } = surveyInput({}, { columns: table.columns, steps, title: "Title's" });
  const { csv, script } = await made(input, 'spss');
  const sav = await written(writeSav, input);
  const shown = variables(table.columns, [], 'UTC').flatMap(({ name, width }) => (width > 0 ? [] : [name]));
  const list = `LIST /VARIABLES=${shown.join(' ')}.`;
  const files = { 'responses.csv': csv, 'responses.sps': script, 'in.sav': sav };
  const ours = await runPspp(files, `INSERT FILE='responses.sps'.\n${list}`);
  const theirs = await runPspp(files, `GET FILE='in.sav'.\n${list}`);
  if (ours === undefined) return context.skip('pspp is not installed');
  assert.ok(ours.split('\n').length > rows.length && shown.includes('field5'));
  assert.equal(ours, theirs);
});

// With the second seed a label begins with a control character.
for (const each of [seed, 2123319391])
  test(`hostile labels and texts are what the SPSS file has, CANVASS_TEST_SCRIPT_SEED=${each}`, async (context) => {
    const { input } = hostileForm(each);
    const read = await readByPspp(input);
    if (read === undefined) return context.skip('pspp is not installed');
    assert.doesNotMatch(read.ours, /error:|warning:/);
    const choices = input.columns.flatMap((column) => column.choices ?? []);
    assert.equal(choices.length, 40);
    for (const { label } of choices) {
      // PSPP prints no space at the beginning of a cell.
      const plain = cutBytes(label, 120)
        .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
        .trimStart();
      assert.ok(read.ours.includes(plain.replaceAll('"', '""')), label);
    }
  });

test('the script for SPSS keeps a text with line breaks in its row', async (context) => {
  const { input } = surveyInput();
  const column = { name: 'note', label: 'A\nnote', kind: 'text', fieldType: '', fieldId: '' } as const;
  const steps = async function* () {
    yield [['one\r\ntwo\nthree'], ['it\'s "so", 1']];
  };
  const { csv, script } = await made({ ...input, columns: [column], steps, headers: 'labels' }, 'spss');
  assert.equal(csv.toString(), 'A↵note\r\none↵two↵three\r\n"it\'s ""so"", 1"\r\n');
  const save = "INSERT FILE='responses.sps'.\nLIST.\n";
  const said = await runPspp({ 'responses.csv': csv, 'responses.sps': script }, save);
  if (said === undefined) return context.skip('pspp is not installed');
  assert.equal(said, 'Table: Data List\nnote\none↵two↵three\n"it\'s ""so"", 1"\n');
});
