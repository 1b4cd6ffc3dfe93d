import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { checkForm } from '../../check/checkForm.ts';
import type { Finding } from '../../check/findings.ts';
import { fieldTypes } from '../../value/kinds.ts';
import type { Field } from '../definition.ts';
import type { FormFile } from '../formFile.ts';
import { readFormValue } from './readFormValue.ts';

type Given = Record<string, unknown>;

const name = { id: 'field1', type: 'one_line_input', label: 'Name' };

/** Every fault as its message, and every finding about the rest as its code and path. */
function saidOf(given: unknown): string[] {
  const read = readFormValue(given);
  if (read.ok) return checked(read.value.file, () => true);
  const { faults } = read.failure;
  const rest = read.failure.rest();
  const said = faults.map(({ code, message }) => `${code}: ${message}`);
  return rest === undefined ? said : [...said, ...checked(rest.file, rest.isReal)];
}

function checked(file: FormFile, isReal: (found: Finding) => boolean): string[] {
  const { settings = {}, name: _, ...definition } = file;
  return checkForm(definition, settings)
    .filter(isReal)
    .map(({ code, path, message }) => (code === 'type_unknown' ? message : `${code} ${path}`));
}

const ofField = (field: Given) => saidOf({ name: 'x', fields: [{ id: 'field1', label: 'Age', ...field }] });
const ofForm = (form: Given) => saidOf({ name: 'x', fields: [name], ...form });
const ofRule = (rule: unknown) => ofForm({ logic: [rule] });

const hide = [{ action: 'hide', field: 'field1' }];
const when = { field: 'field1', operator: 'is_empty' };

/** Slips and habits of authors, with the sentences that they read. */
const slips: [what: string, said: string[], expected: string[]][] = [
  [
    'textarea',
    ofField({ type: 'textarea' }),
    ['"Age" (field1) has the unknown type "textarea"; use "comment".'],
  ],
  ['text', ofField({ type: 'text' }), ['"Age" (field1) has the unknown type "text"; use "one_line_input".']],
  [
    'text with a setting',
    ofField({ type: 'text', placeholder: 'x' }),
    ['value_invalid: "Age" (field1) has the unknown type "text"; use "one_line_input".'],
  ],
  [
    'select',
    ofField({ type: 'select', options: ['Red'] }),
    ['"Age" (field1) has the unknown type "select"; use "dropdown".'],
  ],
  [
    'number',
    ofField({ type: 'number' }),
    ['"Age" (field1) has the unknown type "number"; use "one_line_input" with accepts: number.'],
  ],
  [
    'emial',
    ofField({ type: 'emial' }),
    ['"Age" (field1) has the unknown type "emial"; did you mean "email"?'],
  ],
  [
    'a type that nothing is like',
    ofField({ type: 'hologram' }),
    [`"Age" (field1) has the unknown type "hologram"; the types are ${fieldTypes.join(', ')}.`],
  ],
  [
    'lable',
    saidOf({ name: 'x', fields: [{ id: 'field1', type: 'email', lable: 'E' }] }),
    ['key_unknown: field1 has the unknown key "lable"; did you mean "label"?'],
  ],
  [
    'requried',
    ofField({ type: 'email', requried: true }),
    ['key_unknown: "Age" (field1) has the unknown key "requried"; did you mean "required"?'],
  ],
  [
    'help',
    ofField({ type: 'email', help: 'x' }),
    ['key_unknown: "Age" (field1) has the unknown key "help"; use "description".'],
  ],
  [
    'a condition in a field',
    ofField({ type: 'email', show_if: 'x' }),
    [
      'key_unknown: "Age" (field1) has the unknown key "show_if"; conditions are rules of the form: logic: [{ when: …, do: [{ action: show, field: … }] }].',
    ],
  ],
  [
    'if and then',
    ofRule(JSON.parse(JSON.stringify({ if: when, THEN: hide }).replace('THEN', 'then'))),
    [
      'key_unknown: Rule 1 has the unknown key "if"; use "when".',
      'key_unknown: Rule 1 has the unknown key "then"; use "do".',
    ],
  ],
  [
    'equals',
    ofRule({ when: { field: 'field1', operator: 'equals', value: 'a' }, do: hide }),
    [
      'value_invalid: "operator" of the condition of rule 1 must be one of is, is_not, is_empty, is_not_empty, is_under, is_over, contains, not "equals"; did you mean "is"?',
    ],
  ],
  [
    'an unknown action',
    ofRule({ when, do: [{ action: 'hid', field: 'field1' }] }),
    [
      'value_invalid: "action" of action 1 of rule 1 must be one of show, hide, require, set, jump, end, not "hid"; did you mean "hide"?',
    ],
  ],
  [
    'texts: { send }',
    ofForm({ texts: { send: 'Go' } }),
    ['key_unknown: The texts have the unknown key "send"; use "submit".'],
  ],
  [
    'theme.color',
    ofForm({ theme: { color: '#fff' } }),
    ['key_unknown: The theme has the unknown key "color"; use "accent".'],
  ],
  [
    'a password',
    ofForm({ settings: { password: 'x' } }),
    [
      'key_unknown: The settings have the unknown key "password"; a password is never in a file; set it with: node bin/canvass form password <file or id>.',
    ],
  ],
  [
    'a setting at the top',
    ofForm({ closes_at: '2030-01-01T00:00' }),
    ['key_unknown: The form has the unknown key "closes_at"; move it under "settings".'],
  ],
  [
    'a web address as a logo',
    ofForm({ theme: { logo: 'https://example.org/a.png' } }),
    [
      'value_invalid: "logo" of the theme needs keys, not the text "https://example.org/a.png"; write { source: "data:image/png;base64,…" }; web addresses are not loaded.',
    ],
  ],
  [
    'one_per_person: true',
    ofForm({ settings: { one_per_person: true } }),
    [
      'value_invalid: "one_per_person" of the settings needs keys, not true; write { by: browser }, { by: link } or { by: answer, field: field1 }.',
    ],
  ],
  [
    'an option that is a list',
    ofField({ type: 'dropdown', options: [['Red']] }),
    [
      'value_invalid: Option 1 of "Age" (field1) needs keys, not a list; write { value: red, label: Red }, or only Red.',
    ],
  ],
  [
    'options that are no list',
    ofField({ type: 'dropdown', options: 'Red' }),
    ['value_invalid: "options" of "Age" (field1) must be a list, such as [Red, Green].'],
  ],
  [
    'a list',
    saidOf([]),
    ['value_invalid: A form file begins with keys, such as name: Contact, not with a list.'],
  ],
  [
    'another format',
    ofForm({ format: 3 }),
    [
      'value_invalid: "format" of the form must be 2, which is the only format of files; write format: 2, or leave it out.',
    ],
  ],
  [
    'fields and pages',
    ofForm({ pages: [{ id: 'page1', fields: [name] }] }),
    [
      'key_unknown: The form has the unknown key "fields"; a form has either "fields" or "pages"; move these fields into a page.',
    ],
  ],
  [
    'a field without an id',
    saidOf({ name: 'x', fields: [name, { type: 'email', label: 'E' }] }),
    ['key_missing: "E" has no "id"; add id: field2.'],
  ],
  [
    'no name',
    saidOf({ fields: [name] }),
    ['key_missing: The form has no "name"; add a line such as name: Contact.'],
  ],
  [
    'a key of a field beside the fields',
    saidOf({ name: 'x', pages: [{ id: 'page1', fields: [name], required: true }] }),
    [
      'key_unknown: The page page1 has the unknown key "required"; it is a key of fields; indent it like the other keys of its field.',
    ],
  ],
];

suite('a slip is explained', () => {
  for (const [what, said, expected] of slips) test(what, () => assert.deepEqual(said, expected));
});

test('a fault in one part hides nothing in the others', () => {
  const said = saidOf({
    name: 'x',
    fields: [
      { id: 'field1', type: 'email', lable: 'E-mail' },
      { id: 'field2', type: 'dropdown', label: 'Colour', options: [] },
      { id: 'field3', type: 'hidden', label: 'Sum', formula: 'field1 + field9' },
      { id: 'field4', type: 'rating', label: 'Stars', max: 50 },
    ],
    logic: [
      { when, actions: hide },
      { when: { field: 'field8', operator: 'is_empty' }, do: hide },
    ],
    settings: { slug: 'NO', time_zone: 'Nowhere' },
    ending: { redirect: 5 },
  });
  assert.deepEqual(
    said,
    [
      'key_unknown: field1 has the unknown key "lable"; did you mean "label"?',
      'key_unknown: Rule 1 has the unknown key "actions"; use "do".',
      'value_invalid: "slug" of the settings must be 1 to 64 small letters, digits and hyphens, and not eight letters or digits, which is what ids look like.',
      'value_invalid: "max" of "Stars" (field4) must be at most 10.',
      'value_invalid: "redirect" of the ending must be a text.',
      'options_missing pages[0].fields[1].options',
      'reference_unknown pages[0].fields[2].formula',
      'reference_unknown logic[1].when.field',
      'time_zone_unknown settings.time_zone',
    ].sort((one, other) => said.indexOf(one) - said.indexOf(other)),
  );
});

function optionsOf(options: unknown[], more: Given = {}): unknown {
  const read = readFormValue({
    name: 'x',
    fields: [{ id: 'field1', type: 'multiple_choice', label: 'Which', options, ...more }],
  });
  assert.ok(read.ok);
  const field: Field | undefined = read.value.file.pages[0]?.fields[0];
  return field !== undefined && 'options' in field ? field.options : undefined;
}

suite('shorthands', () => {
  test('a file with fields only is one page of the current format', () => {
    const read = readFormValue({ name: 'Contact', fields: [name] });
    assert.ok(read.ok);
    const { file, authoredPath } = read.value;
    assert.deepEqual(file, {
      name: 'Contact',
      format: 2,
      pages: [{ id: 'page1', label: '', fields: [name] }],
    });
    assert.equal(authoredPath('pages[0].fields[0].label'), 'fields[0].label');
    assert.equal(authoredPath('pages[0].label'), 'pages[0].label');
  });

  test('a page needs no label', () => {
    const read = readFormValue({ name: 'x', pages: [{ id: 'page1', fields: [name] }] });
    assert.ok(read.ok);
    assert.equal(read.value.file.pages[0]?.label, '');
    assert.equal(read.value.authoredPath('pages[0].fields[0]'), 'pages[0].fields[0]');
  });

  test('values of options come from their labels, and none is there twice', () => {
    assert.deepEqual(
      optionsOf(['Red', 'Very good!', 'red', 7, '緑', 'Ünï’s', '😀', { label: 'Blue', price: 3 }]),
      [
        { value: 'red', label: 'Red' },
        { value: 'very-good', label: 'Very good!' },
        { value: 'red-2', label: 'red' },
        { value: '7', label: '7' },
        { value: '緑', label: '緑' },
        { value: 'ünïs', label: 'Ünï’s' },
        { value: 'option', label: '😀' },
        { value: 'blue', label: 'Blue', price: 3 },
      ],
    );
  });

  test('values that the author gives stay, and derived ones keep clear of them', () => {
    assert.deepEqual(optionsOf(['Red', { value: 'red', label: 'Crimson' }, 'Other'], { other: {} }), [
      { value: 'red-2', label: 'Red' },
      { value: 'red', label: 'Crimson' },
      { value: 'other-2', label: 'Other' },
    ]);
  });

  test('the options of a column may be short too', () => {
    const columns = [{ id: 'column1', label: 'Size', type: 'choice', options: ['Small', 'Large'] }];
    const read = readFormValue({
      name: 'x',
      fields: [{ id: 'field1', type: 'table_entry', label: 'Shirts', columns }],
    });
    assert.ok(read.ok);
    assert.deepEqual(JSON.parse(JSON.stringify(read.value.file.pages[0]?.fields[0])).columns[0].options, [
      { value: 'small', label: 'Small' },
      { value: 'large', label: 'Large' },
    ]);
  });

  test('a file that is written out reads as itself', () => {
    const once = readFormValue({ name: 'x', fields: [{ ...name, type: 'dropdown', options: ['A', 'B'] }] });
    assert.ok(once.ok);
    const twice = readFormValue(once.value.file);
    assert.ok(twice.ok);
    assert.deepEqual(twice.value.file, once.value.file);
  });
});
