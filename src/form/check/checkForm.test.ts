import assert from 'node:assert/strict';
import { test } from 'node:test';
import { definition } from '../schema/definition.ts';
import { settings as settingsSchema } from '../schema/settings.ts';
import { checkForm } from './checkForm.ts';
import { brokenForms } from './corpus/brokenForms.ts';
import { fineForms } from './corpus/fineForms.ts';
import { findingKinds } from './findings.ts';

for (const { name, form, settings = {}, findings } of brokenForms) {
  test(`${name}: exactly that is found`, () => {
    assert.equal(definition.safeParse(form).error, undefined);
    assert.equal(settingsSchema.safeParse(settings).error, undefined);
    const said = checkForm(form, settings);
    assert.deepEqual(
      said.map(({ code, path }) => `${code} ${path}`),
      findings,
    );
    for (const { code, severity, message } of said) {
      assert.equal(severity, findingKinds[code].severity);
      assert.match(message, /^\S.{15,}\S[.?]$/);
    }
  });
}

test('the corpus has a form for every finding, and no name twice', () => {
  const found = new Set(
    brokenForms.flatMap(({ findings }) => findings.map((said) => said.split(' ')[0] ?? '')),
  );
  // The checker knows nothing about the server; `serverFindings` and `connectionFindings` report these.
  assert.ok(!found.has('payments_not_set_up'));
  found.add('payments_not_set_up');
  found.add('connection_unknown');
  assert.deepEqual([...found].sort(), Object.keys(findingKinds).sort());
  assert.equal(new Set(brokenForms.map(({ name }) => name)).size, brokenForms.length);
});

for (const { name, form, settings = {} } of fineForms) {
  test(`${name}: nothing is found`, () => {
    assert.equal(definition.safeParse(form).error, undefined);
    assert.equal(settingsSchema.safeParse(settings).error, undefined);
    assert.deepEqual(checkForm(form, settings), []);
  });
}

test('a circle is told as a chain, and a finding says where it is', () => {
  const [cycle] = checkForm({
    format: 2,
    pages: [
      {
        id: 'page1',
        label: 'Sums',
        fields: [
          { id: 'field3', type: 'hidden', label: 'One', formula: 'field5 + 1' },
          { id: 'field5', type: 'hidden', label: 'Two', formula: 'field3 * 2' },
        ],
      },
    ],
  });
  assert.deepEqual(cycle, {
    severity: 'error',
    code: 'cycle',
    message:
      'field3 → field5 → field3: each depends on the next, so nothing can be calculated; break the cycle.',
    path: 'pages[0].fields[0]',
    page: 'page1',
    field: 'field3',
  });
});

test('a cycle names the rules that close it, with their places', () => {
  const cycles = checkForm({
    format: 2,
    pages: [
      {
        id: 'page1',
        label: '',
        fields: [
          { id: 'field1', type: 'comment', label: 'Why' },
          { id: 'field2', type: 'comment', label: 'How' },
          { id: 'field3', type: 'comment', label: 'When' },
        ],
      },
    ],
    logic: [
      { when: { field: 'field1', operator: 'is_empty' }, do: [{ action: 'hide', field: 'field1' }] },
      { when: { field: 'field2', operator: 'is_empty' }, do: [{ action: 'hide', field: 'field3' }] },
      { when: { field: 'field3', operator: 'is_empty' }, do: [{ action: 'hide', field: 'field2' }] },
    ],
  }).filter(({ code }) => code === 'cycle');
  assert.deepEqual(
    cycles.map(({ message, related }) => [message.split(':')[0], related]),
    [
      ['field1 → rule 1 → field1', ['logic[0]']],
      ['field2 → rule 3 → field3 → rule 2 → field2', ['logic[2]', 'logic[1]']],
    ],
  );
});

const formulaForm = (id: string, formula: string): string =>
  checkForm({
    format: 2,
    pages: [
      {
        id: 'page1',
        label: '',
        fields: [
          { id, type: 'one_line_input', accepts: 'number', label: 'Price' },
          { id: 'field9', type: 'hidden', label: 'Sum', formula },
        ],
      },
    ],
  }).find(({ field }) => field === 'field9')?.message ?? '';

test('a formula that names something unknown says what was meant', () => {
  assert.match(formulaForm('field1', 'feild1 * 2'), /There is no field "feild1"; did you mean field1\?$/);
  assert.match(formulaForm('field1', 'field7 * 2'), /There is no field "field7"\.$/);
  assert.match(
    formulaForm('field1', 'roudn(field1)'),
    /There is no function "roudn"; did you mean round\(x, places\)\?$/,
  );
  assert.match(formulaForm('field1', 'len("a")'), /did you mean length\(text\)\?$/);
  assert.match(formulaForm('field1', 'sqrt(field1)'), /the functions are round, /);
  assert.match(formulaForm('first-price', 'first-price * 2'), /"first-price" is read as a subtraction/);
});

test('a finding in a rule gives its number', () => {
  const [unknown] = checkForm({
    format: 2,
    pages: [{ id: 'page1', label: '', fields: [{ id: 'field1', type: 'comment', label: 'Why' }] }],
    logic: [
      { when: { field: 'field1', operator: 'is_empty' }, do: [{ action: 'end', after: 'page1' }] },
      { when: { field: 'field7', operator: 'is_empty' }, do: [{ action: 'require', field: 'field1' }] },
    ],
  });
  assert.deepEqual([unknown?.rule, unknown?.path], [1, 'logic[1].when.field']);
});

test('a label of many lines and letters does not spoil the message', () => {
  const label = `First\n${'very '.repeat(100)}long`;
  const [missing] = checkForm({
    format: 2,
    pages: [{ id: 'page1', label: '', fields: [{ id: 'field1', type: 'dropdown', label, options: [] }] }],
  });
  assert.equal(missing?.code, 'options_missing');
  assert.ok((missing?.message.length ?? 0) < 130);
  assert.doesNotMatch(missing?.message ?? '', /\n/);
});
