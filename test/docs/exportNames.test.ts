import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { factColumns } from '#admin/screen/response/factColumns.ts';
import { texts } from '#admin/texts/compiled/response/table/en.ts';
import { responseLine } from '#contract/archive.ts';
import { response, visitor } from '#contract/v2.ts';
import { factsOfExport } from '#service/response/export/column/exportFacts.ts';
import { codesIn, sectionOf, tableOf } from './markdown.ts';

/** Compares the table of names in docs/exports.md with the exports, the app's table, the API and archives. */

const section = sectionOf(readFileSync('docs/exports.md', 'utf8'), '### The same fact elsewhere');
const rows = tableOf(section, 'fact').slice(0, -1);

test('the columns of an export are in the table, with their labels and in their order', () => {
  assert.deepEqual(
    rows.map(([, name]) => name),
    factsOfExport.map(({ name, label }) => `\`${name}\`, ${label}`),
  );
});

test('the facts of the app are in the table, and have the label of the export', () => {
  const ofQuarantine = '@suspicion';
  assert.deepEqual(
    rows.flatMap(([, , app = '']) => codesIn(app)).sort(),
    factColumns.filter((column) => column !== ofQuarantine).sort(),
  );
  for (const [index, [, , app = '']] of rows.entries()) {
    const [id] = codesIn(app);
    if (id === undefined) continue;
    const label = texts.facts[id.slice(1) as keyof typeof texts.facts];
    assert.equal(app, `${label} (\`${id}\`)`);
    assert.equal(factsOfExport[index]?.label.replace(' (seconds)', ''), label);
  }
});

test('the names of the API and of archives are in the table, and no others', () => {
  const inApi = rows.flatMap(([, , , api = '']) => (/archive/.test(api) ? [] : codesIn(api)));
  // A row of an export is a live or a test response, and workflows and answers are no facts.
  const notFacts = new Set(['test', 'visitor', 'workflows', 'response']);
  const facts = Object.keys(response.shape).filter((name) => !notFacts.has(name));
  const ofVisitor = Object.keys(visitor.shape).map((name) => `visitor.${name}`);
  assert.deepEqual(inApi.sort(), [...facts, ...ofVisitor].sort());
  const inArchive = rows.flatMap(([, , , api = '']) => (/archive/.test(api) ? codesIn(api) : []));
  const archived = Object.keys(responseLine.shape).filter(
    (name) => !(name in response.shape) && name !== 'extra',
  );
  assert.deepEqual(inArchive.sort(), archived.sort());
});
