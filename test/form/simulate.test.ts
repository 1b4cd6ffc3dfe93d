import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { rolldown } from 'rolldown';
import { parse } from 'yaml';
import type { FormDefinition } from '#form/definition/document.ts';
import { compileForm } from '#form/logic/compileForm.ts';
import { matchesPattern } from '#form/pattern/matchesPattern.ts';
import { authoredFormFile } from '#form/schema/formFile.ts';
import { simulateMany } from '#form/simulate/simulateMany.ts';
import { splitFormFile } from '#service/form/formFile/splitFormFile.ts';
import { demoArchive } from '#service/transfer/demo/demoArchive.ts';
import { temporaryFolder } from '../archive/writeArchive.ts';
import { engine } from '../support/engines.ts';
import { isFullRun } from '../support/fullRun.ts';
import { shell } from './shell.ts';

const root = join(import.meta.dirname, '../..');
const seed = Math.floor(Math.random() * 2 ** 31);

/** Everything that nobody reached, and everybody who got stuck. */
function problemsOf(definition: FormDefinition): unknown {
  const form = compileForm(definition);
  assert.ok(form.ok);
  const result = simulateMany(form.value, { count: 500, seed, today: '2026-11-15', matches: matchesPattern });
  return {
    stuck: result.stuck,
    completed: result.completed,
    pages: result.pages.filter(({ reached }) => reached === 0),
    fields: result.fields.filter(({ shown, unanswerable }) => shown === 0 || unanswerable),
    options: result.options.filter(({ chosen }) => chosen === 0),
    rules: result.rules.filter(({ held }) => held === 0),
    endings: result.endings.filter(({ reached }) => reached === 0),
  };
}

const nothing = { stuck: [], completed: 500, pages: [], fields: [], options: [], rules: [], endings: [] };

/** A third of the templates, other ones in each run. */
const isDrawn = (_: string, index: number) => isFullRun || index % 3 === seed % 3;

for (const file of readdirSync(join(root, 'templates')).sort().filter(isDrawn)) {
  test(`every part of the template ${file} is reached, and nobody gets stuck`, () => {
    const written = readFileSync(join(root, 'templates', file), 'utf8');
    const { definition } = splitFormFile(authoredFormFile.parse(parse(written)));
    assert.deepEqual(problemsOf(definition), nothing, `seed ${seed}`);
  });
}

test('every part of the demo forms is reached, and nobody gets stuck', async () => {
  for await (const { value } of demoArchive({ responses: 0, seed: '1' }).forms()) {
    const { definition } = value;
    assert.ok(definition?.format === 2);
    assert.deepEqual(problemsOf(definition), nothing, `seed ${seed}, ${value.name}`);
  }
});

const form = `name: Visit
pages:
  - id: page1
    label: Start
    fields:
      - { id: field1, type: dropdown, label: Colour, required: true, options: [{ value: red, label: Red }] }
      - { id: field2, type: date, label: Day, required: true, min: 2027-02-02, max: 2027-01-01 }
  - id: page2
    label: More
    fields: [{ id: field3, type: comment, label: Why }]
logic:
  - when: { field: field1, operator: is, value: red }
    do: [{ action: show, field: field3 }]
  - when: { field: field1, operator: is, value: blue }
    do: [{ action: end, after: page1, title: Bye }]
`;

test('form simulate tells in words and as JSON, for files and stored forms', async () => {
  await using location = await engine('sqlite').location();
  await using folder = await temporaryFolder();
  const run = shell(location.env, folder.path);
  await writeFile(join(folder.path, 'visit.yaml'), form);

  const stuck = await run(['form', 'simulate', 'visit.yaml', '--count', '50', '--seed', '4']);
  assert.deepEqual([stuck.code, stuck.stderr], [1, '']);
  assert.equal(
    stuck.stdout,
    `visit.yaml: 0 of 50 people completed it (seed 4).

Stuck:
  50  at "Day" (field2) on "Start" (page1): no answer is accepted. The date must not be after 2027-01-01. [date_too_late]

Nobody reached:
  page "More" (page2)
  rule 2: when field1 is "blue", end after page1 with "Bye"
  the ending of the form
  "Bye", the end after "Start" (page1) by rule 2
`,
  );

  const sound = form.replace(', max: 2027-01-01', '');
  const json = await run(['form', 'simulate', '-', '--json', '--count', '20'], sound);
  assert.equal(json.code, 0);
  const result = JSON.parse(json.stdout);
  assert.deepEqual(Object.keys(result), [
    'seed',
    'respondents',
    'completed',
    'corrected',
    'paying',
    'seconds',
    'pages',
    'fields',
    'options',
    'rules',
    'endings',
    'stuck',
    'sent_back',
  ]);
  assert.deepEqual([result.seed, result.respondents, result.completed], [1, 20, 20]);
  assert.deepEqual(result.endings, [
    { rule: null, after: null, title: null, reached: 20 },
    { rule: 2, after: 'page1', title: 'Bye', reached: 0 },
  ]);
  assert.equal((await run(['form', 'simulate', '-', '--json', '--count', '20'], sound)).stdout, json.stdout);

  await run(['organizations', 'create', 'Acme']);
  await run(['form', 'new', 'contact.yaml', '--template', 'contact', '--name', 'Contact']);
  await run(['form', 'push', 'contact.yaml']);
  const stored = await run(['form', 'simulate', 'Contact']);
  assert.equal(stored.code, 0, stored.stderr);
  assert.match(stored.stdout, /^"Contact" \(\w{8}\): 1000 of 1000 people completed it \(seed 1\)\.\n/);
  assert.match(stored.stdout, /\nEvery page, field, option, rule and ending was reached\.\n/);

  const wrong = await run(['form', 'simulate', 'visit.yaml', '--count', '0']);
  assert.equal(wrong.code, 2);
  assert.match(wrong.stderr, /--count must be a number from 1 to 100000\./);
  const cyclic = `${sound}  - { when: { field: field3, operator: is_empty }, do: [{ action: hide, field: field1 }] }\n`;
  const refused = await run(['form', 'simulate', '-', '--json'], cyclic);
  assert.deepEqual([refused.code, JSON.parse(refused.stdout).error.code], [1, 'form_unusable']);
});

test('the generator runs in a browser: without modules of the server, schemas and the pattern engine', async () => {
  const bundle = await rolldown({
    input: join(root, 'src/form/simulate/simulate.ts'),
    platform: 'browser',
    external: [/^node:/],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true });
  const [{ code, imports, moduleIds }] = output;
  assert.deepEqual(imports, []);
  assert.deepEqual(
    moduleIds.filter((id) => /node_modules|\/schema\//.test(id)),
    [],
  );
  assert.doesNotMatch(code, /\b(?:Buffer|process)\./);
  assert.ok(code.length < 150_000, `${code.length} bytes`);
});
