import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { loaderCode, namespaceCode } from './namespaceCode.ts';
import { readNamespace } from './readNamespace.ts';

function read(files: Readonly<Record<string, unknown>>) {
  const root = mkdtempSync(join(tmpdir(), 'canvass-texts-'));
  try {
    mkdirSync(join(root, 'catalogue/form/list'), { recursive: true });
    for (const [file, content] of Object.entries(files))
      writeFileSync(join(root, 'catalogue/form/list', file), JSON.stringify(content));
    return readNamespace('catalogue', 'form/list', root);
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('a language must have the same texts with the same arguments as English', () => {
  const { faults } = read({
    'en.json': { a: 'A', b: { c: '{name} has {count, number}', d: 'D' }, e: '{count, plural, other {#}}' },
    'de.json': { a: '{name}', b: { c: '{name}' }, e: '{count, plural, two {#} other {#}}', f: 'F' },
    'fr.json': {
      a: 'A',
      b: { c: '{count, number}: {name}', d: '{' },
      e: '{count, plural, many {#} other {#}}',
    },
    'keys.json': { g: { description: 'Gone' } },
  });
  assert.deepEqual(
    faults.map(({ file, message }) => `${file.replace('catalogue/form/list/', '')}: ${message}`),
    [
      'fr.json: b/d: a name expected at character 2',
      'keys.json: b/c takes name and count: their order has to be noted',
      'keys.json: g is no text of en.json',
      'de.json: b/d is missing',
      'de.json: a: there is no {name} in English',
      'de.json: b/c: {count} is missing',
      'de.json: e: "de" has no plural case "two", but one, other',
      'de.json: f is not in en.json',
      'fr.json: b/d is missing',
    ],
  );
});

test('a namespace becomes a module for each language and one that loads them', () => {
  const { namespace, faults } = read({
    'en.json': { title: 'Forms', count: '{count, number} of {name}', codes: { a: 'A' } },
    'de.json': { title: 'Formulare', count: '{name}: {count, number}', codes: { a: 'A' } },
    'keys.json': { count: { arguments: { count: 'number', name: 'string' } }, codes: { lookup: true } },
  });
  assert.deepEqual(faults, []);
  const modules = namespaceCode(namespace);
  assert.deepEqual([...modules.keys()].sort(), ['form/list/de.ts', 'form/list/en.ts']);
  assert.match(modules.get('form/list/en.ts') ?? '', /\} as Readonly<Record<string, string>>,/);
  // The order of the call is that of the notes, whatever the order of the words.
  assert.match(
    modules.get('form/list/de.ts') ?? '',
    /export const texts: Texts = \{[\s\S]*"count": \(count: number, name: string\) => `\$\{name\}: \$\{figure\("de", count\)\}`/,
  );
  const [path, loader] = loaderCode(namespace);
  assert.equal(path, 'form/list.ts');
  assert.match(loader, /export const listTexts = lazyTexts<Texts>\(\{\n {2}"de"/);
});

test('the texts of a group whose arguments are noted take them by name', () => {
  const { namespace, faults } = read({
    'en.json': { told: { joined: '{who} joined', named: '{what} is now {who}' } },
    'de.json': { told: { joined: '{who} kam', named: '{who} heißt {what}' } },
    'keys.json': { told: { arguments: { who: 'string', what: 'string', count: 'number' } } },
  });
  assert.deepEqual(faults, []);
  const german = namespaceCode(namespace).get('form/list/de.ts') ?? '';
  assert.match(german, /"joined": \(\{ who \}: \{ readonly who: string; /);
  assert.match(german, /"named": \(\{ who, what \}: .*\) => `\$\{who\} heißt \$\{what\}`/);
  const { faults: unknown } = read({
    'en.json': { told: { joined: '{whom} joined' } },
    'keys.json': { told: { arguments: { who: 'string' } } },
  });
  assert.match(unknown[0]?.message ?? '', /takes whom, which told does not name/);
});

test('a translation may not be longer than its place has room for', () => {
  const { faults } = read({
    'en.json': { save: 'Save', tabs: { a: 'Rules', b: '' }, told: '{name} left', free: 'Undo' },
    'de.json': {
      save: 'S'.repeat(21),
      tabs: { a: 'R'.repeat(9), b: 'B'.repeat(8) },
      told: `{name} ${'g'.repeat(32)}`,
      free: 'R'.repeat(30),
    },
    'keys.json': { tabs: { maxLength: 8 }, free: { maxLength: 30 } },
  });
  assert.deepEqual(
    faults.map(({ file, message }) => `${file.replace('catalogue/form/list/', '')}: ${message}`),
    ['de.json: save has 21 letters, at most 20 fit', 'de.json: tabs/a has 9 letters, at most 8 fit'],
  );
});

test('a text that fills its place counts with its longest case, in English too', () => {
  const { faults } = read({
    'en.json': { tabs: { a: '{count, plural, one {Rule} other {# rules here}}' } },
    'keys.json': { tabs: { maxLength: 8 } },
  });
  assert.deepEqual(
    faults.map(({ message }) => message),
    ['tabs/a has 11 letters, at most 8 fit'],
  );
});
