import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { FormFile } from '../formFile.ts';
import { withId, withName } from './editFormFile.ts';
import type { FileKind } from './fileKind.ts';
import { readFormFile } from './readFormFile.ts';
import { writeFormFile } from './writeFormFile.ts';

const yaml = `# Asked at the door
name: Contact # for the team
format: 2
pages:
  - id: page1
    label: ""
    fields:
      - id: field1
        type: email
        label: 'Your address'
`;
const json = `{
  "name": "Contact",
  "format": 2,
  "pages": [{ "id": "page1", "label": "", "fields": [] }]
}
`;

async function faultsOf(text: string, kind: FileKind): Promise<string[]> {
  const read = await readFormFile(text, kind);
  if (read.ok) assert.fail('the file was read');
  return read.failure.faults.map(({ line, column, message }) => `${line}:${column}: ${message}`);
}

async function formIn(text: string, kind: FileKind): Promise<FormFile> {
  const read = await readFormFile(text, kind);
  if (!read.ok) assert.fail(JSON.stringify(read.failure));
  return read.value.file;
}

test('a fault of YAML is told in words, where it is', async () => {
  const rest = 'format: 2\npages: []\n';
  assert.deepEqual(await faultsOf(`id: 00123456\nname: yes\n${rest}`, 'yaml'), [
    '1:1: "id" of the form must be a text. Put it in quotes: "00123456".',
  ]);
  assert.match(
    (await faultsOf(`name: Fair: the form\n${rest}`, 'yaml')).join(),
    /^1:7: A second colon stands in this line; put a text with a colon in it in quotes\.$/,
  );
  assert.deepEqual(await faultsOf(`name: *gone\n${rest}`, 'yaml'), [
    '1:7: The alias *gone stands for nothing: no &gone comes before it.',
  ]);
  assert.deepEqual(await faultsOf(`name: a\nx: ${'['.repeat(150)}${']'.repeat(150)}\n${rest}`, 'yaml'), [
    '2:104: The document is nested deeper than 100 levels.',
  ]);
  assert.deepEqual(await faultsOf(`name: &a b\nx: [${'*a,'.repeat(200)}]\n${rest}`, 'yaml'), [
    '2:5: Aliases stand for too much: at most 100 of them, counted with those inside them.',
  ]);
});

test('everything that departs from the schema is told with its place', async () => {
  const wrong = yaml
    .replace('type: email', 'type: mail')
    .replace('format: 2', 'format: 2\ntitel: Hello')
    .replace("label: 'Your address'", 'labl: x');
  const faults = await faultsOf(wrong, 'yaml');
  assert.ok(
    faults.includes('4:1: The form has the unknown key "titel"; did you mean "title"?'),
    faults.join('\n'),
  );
  assert.ok(faults.includes('10:9: field1 has the unknown type "mail"; use "email".'), faults.join('\n'));
  assert.deepEqual(await faultsOf('{\n  "format": 2,\n  "name": 7,\n  "pages": []\n}', 'json'), [
    '3:3: "name" of the form must be a text.',
  ]);
  assert.deepEqual(await faultsOf('{"format": 2, "pages": []}', 'json'), [
    '1:1: The form has no "name"; add a line such as name: Contact.',
  ]);
});

test('crafted files are refused with a clear message, and with few faults', async () => {
  const many = (line: (index: number) => string, count = 30_000) =>
    Array.from({ length: count }, (_, index) => line(index)).join('');
  const first = async (text: string, kind: FileKind = 'yaml') => {
    const faults = await faultsOf(text, kind);
    assert.ok(faults.length <= 100, `${faults.length} faults`);
    return faults[0] ?? '';
  };
  // Each took time in proportion to the square of its size.
  assert.match(await first(many((index) => `k${index}: 1\n`)), /unknown key "k0"/);
  assert.match(await first(`{${many((index) => `"k${index}": 1,`)}"name": ""}`, 'json'), /unknown key "k0"/);
  assert.match(
    await first(many((index) => `- &a${index} x\n- *a${index}\n`, 10_000)),
    /Aliases stand for too much/,
  );
  assert.match(await first(many(() => '}\n')), /./);
  assert.match(await first(many(() => 'a: 1\n')), /^2:1: This key is there twice/);
  assert.match(
    await first(
      `name: a\nfields:\n- {id: a, type: dropdown, label: a, options: [${many((index) => `"${'!'.repeat(1 + (index % 2))}", `)}]}`,
    ),
    /30,001 inputs, options and table cells; at most 20,000 are possible/,
  );
  assert.match(await first(many((index) => `- a${index}\n`, 200_000)), /too many parts for a form/);
});

const unreadable: [string, FileKind, string, RegExp][] = [
  [
    'a missing comma',
    'json',
    '{\n  "format": 2\n  "name": "x"\n}',
    /^3:3: A comma or } is needed here, not "\.$/,
  ],
  [
    'a text that ends early',
    'json',
    '{\n  "format": 2,\n',
    /^3:1: The text ends where a key in double quotes is needed\.$/,
  ],
  ['a trailing comma', 'json', '[1,]', /^1:4: A value is needed here, not \]\.$/],
  ['a comment', 'json', '// no\n{}', /^1:1: A value is needed/],
  [
    'a key twice',
    'json',
    '{\n"name": "a",\n"name": "b"}',
    /^3:1: The key "name" is there twice; remove one of them\.$/,
  ],
  ['two documents', 'json', '{} {}', /^1:4: The document has ended, but more follows\.$/],
  ['deep nesting', 'json', '['.repeat(100_000), /nested deeper than 100 levels\.$/],
  [
    'a key twice',
    'yaml',
    'name: a\nformat: 2\nname: b',
    /^3:1: This key is there twice; remove one of them\.$/,
  ],
  ['wrong indentation', 'yaml', 'name: a\n  format: 2', /^2:1: This line is indented unlike/],
  [
    'a list item without its hyphen',
    'yaml',
    'fields:\n  - id: a\n   type: b\n',
    /^3:\d: This line is indented like/,
  ],
  ['a line without a colon', 'yaml', 'name X\nfields: []', /^1:1: A line has no colon/],
  ['a missing comma', 'yaml', 'fields:\n  - { id: a type: b }', /^2:\d+: A comma is missing/],
  ['a text without its quote', 'yaml', 'name: "X\n', /This text has no closing quote/],
  ['a bracket that is not closed', 'yaml', 'name: [a\nfields: []', /The closing \] is missing/],
  ['tabs', 'yaml', 'pages:\n\t- a', /spaces, not with tabs/],
  ['two documents', 'yaml', 'name: a\n---\nname: b', /^2:1: A file holds one form/],
  ['a tag', 'yaml', 'name: !secret a', /^1:7: Tags have no meaning here/],
  ['a tag of an earlier YAML', 'yaml', 'name: !!binary aGk=', /^1:7: Tags have no meaning here/],
  ['a key that is no text', 'yaml', '? [a]\n: b', /^1:3: /],
  ['an unknown alias', 'yaml', 'name: *gone', /gone/],
  [
    'aliases that multiply',
    'yaml',
    `a: &a [${'x,'.repeat(50)}]\n${'bcdefgh'
      .split('')
      .map((name, index) => `${name}: &${name} [${`*${'abcdefg'[index]},`.repeat(9)}]`)
      .join('\n')}`,
    /Aliases stand for too much/,
  ],
  [
    'few aliases of a long list',
    'yaml',
    `a: &a [${'{},'.repeat(20_000)}]\nfields: [${'*a,'.repeat(90)}]`,
    /^2:\d+: Aliases stand for too much: written out/,
  ],
  ['deep nesting', 'yaml', '['.repeat(5000), /./],
  [
    'conditions within conditions',
    'json',
    `{"logic":[{"when":${'{"all":['.repeat(10_000)}${']}'.repeat(10_000)}}]}`,
    /nested deeper than 100 levels\.$/,
  ],
  [
    'conditions within conditions',
    'yaml',
    `logic: [{when: ${'{all: ['.repeat(10_000)}${']}'.repeat(10_000)}}]`,
    /nested deeper than 100 levels\.$/,
  ],
  ['lists within lists', 'yaml', `${'- '.repeat(10_000)}a`, /nested deeper than 100 levels\.$/],
  [
    'conditions within aliases',
    'yaml',
    `x0: &x0 {field: field1, operator: is_empty}\n${[1, 2, 3, 4]
      .map((level) => `x${level}: &x${level} ${'{all: ['.repeat(40)}*x${level - 1}${']}'.repeat(40)}\n`)
      .join('')}logic: [{when: *x4, do: []}]`,
    /nested deeper than 100 levels\.$/,
  ],
  ['deep and closed', 'yaml', '['.repeat(150) + ']'.repeat(150), /nested deeper than 100 levels\.$/],
  ['nothing', 'yaml', '# only a comment\n', /^1:1: The file is empty; /],
  ['nothing', 'json', '', /^1:1: The text ends where a value is needed\.$/],
  ['a list', 'yaml', '- a', /^1:1: A form file begins with keys, such as name: Contact, not with a list\.$/],
  [
    'a prototype',
    'json',
    '{"format": 2, "name": "x", "pages": [], "__proto__": {"id": "x"}}',
    /The form has the unknown key "__proto__"/,
  ],
  [
    'a prototype',
    'yaml',
    'format: 2\nname: x\npages: []\n__proto__:\n  id: x',
    /^4:1: The form has the unknown key "__proto__"/,
  ],
];

/** A form with one choice field and one changed part. */
function choiceWith(change: { id?: string; page?: string; value?: string; translations?: string }): string {
  const { id = 'field1', page = 'page1', value = 'a', translations = '{}' } = change;
  const options = [{ value, label: 'A' }];
  const fields = [{ id, type: 'multiple_choice', label: 'Which', options }];
  const form = JSON.stringify({ name: 'x', format: 2, pages: [{ id: page, label: '', fields }] });
  return `${form.slice(0, -1)},"translations":${translations}}`;
}

test('what would be lost as a key of an object is refused, not lost', async () => {
  assert.equal((await formIn(choiceWith({}), 'json')).name, 'x');
  const first = async (change: Parameters<typeof choiceWith>[0]) =>
    (await faultsOf(choiceWith(change), 'json'))[0]?.replace(/^1:\d+: /, '');
  assert.equal(
    await first({ value: '__proto__' }),
    '"value" of option 1 of "Which" (field1) must not be __proto__.',
  );
  assert.equal(await first({ id: '__proto__' }), '"id" of "Which" (__proto__) must not be __proto__.');
  assert.equal(await first({ page: '__proto__' }), '"id" of the page __proto__ must not be __proto__.');
  assert.equal(
    await first({ translations: '{"de":{"fields":{"field1":{"options":{"__proto__":"B"}}}}}' }),
    '"__proto__" of the translation "de" (fields, field1, options) must not be a key here.',
  );
  for (const translations of [
    '{"__proto__":{}}',
    '{"de":{"pages":{"__proto__":{}}}}',
    '{"de":{"fields":{"__proto__":{}}}}',
    '{"de":{"fields":{"field1":{"columns":{"__proto__":"B"}}}}}',
  ])
    assert.match((await first({ translations })) ?? '', /__proto__" of .* must not be a key here\.$/);
});

for (const [what, kind, text, expected] of unreadable) {
  test(`${kind} with ${what} is refused with its place`, async () => {
    const [first] = await faultsOf(text, kind);
    assert.match(first ?? '', expected);
  });
}

test('words that YAML 1.1 took for something else are texts', async () => {
  const { name } = await formIn(yaml.replace('Contact', 'no'), 'yaml');
  assert.equal(name, 'no');
});

test('an id and a name go into a file, and every other character stays', async () => {
  assert.equal(withId(yaml, 'yaml', 'abcd1234'), yaml.replace('name:', 'id: abcd1234\nname:'));
  assert.equal(
    withId(yaml.replaceAll('\n', '\r\n'), 'yaml', 'abcd1234'),
    yaml.replace('name:', 'id: abcd1234\nname:').replaceAll('\n', '\r\n'),
  );
  assert.equal(withId(json, 'json', 'abcd1234'), json.replace('"name"', '"id": "abcd1234",\n  "name"'));
  assert.equal(withName(yaml, 'Sales: "us"'), yaml.replace('Contact', '"Sales: \\"us\\""'));
  for (const id of ['12345678', '1234e567', '0x123456', '00000000']) {
    assert.equal((await formIn(withId(yaml, 'yaml', id), 'yaml')).id, id);
    assert.equal((await formIn(withId('{name: Contact, format: 2, pages: []}', 'yaml', id), 'yaml')).id, id);
    assert.equal((await formIn(withId(json, 'json', id), 'json')).id, id);
  }
});

test('what is written reads the same again, and is written the same again', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.string({
      unit: fc.constantFrom(
        ' ',
        '\n',
        '\r',
        '\t',
        '#',
        ':',
        '-',
        "'",
        '"',
        'a',
        '|',
        '>',
        '\u0085',
        '\u2028',
        '\ufeff',
        '%',
        '@',
        '`',
        '\\',
      ),
    }),
    fc.constantFrom(
      'no',
      'yes',
      'null',
      '~',
      '1e3',
      '0x1f',
      '12:30',
      '2026-01-01',
      '<<',
      '=',
      '...',
      '---',
      '- a',
      '!a',
      '&a',
      '*a',
    ),
  );
  await fc.assert(
    fc.asyncProperty(text, text, fc.constantFrom<FileKind>('yaml', 'json'), async (label, other, kind) => {
      fc.pre(label !== '__proto__');
      const form = await formIn(
        JSON.stringify({
          name: `a${other}`.replace(/\p{Cc}/gu, ' ').slice(0, 400),
          format: 2,
          description: other,
          pages: [
            {
              id: 'page1',
              label,
              fields: [{ id: 'field1', type: 'comment', label: other, description: label }],
            },
          ],
          translations: { de: { fields: { field1: { options: { [label]: other } } } } },
        }),
        'json',
      );
      const written = writeFormFile(form, kind);
      const again = await formIn(written, kind);
      assert.deepEqual(again, form);
      assert.equal(writeFormFile(again, kind), written);
    }),
    { numRuns: 400, examples: [['no', ' \n', 'yaml']] },
  );
});
