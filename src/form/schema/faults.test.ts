import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldTypes } from '../value/kinds.ts';
import { schemaFaults } from './faults.ts';
import { formFile } from './formFile.ts';

function faultsOf(form: object): string[] {
  const parsed = formFile.safeParse({ format: 2, name: 'Contact', pages: [], ...form });
  return parsed.success ? [] : schemaFaults(parsed.error).map(({ path, message }) => `${path} ${message}`);
}

const ofField = (field: object) =>
  faultsOf({ pages: [{ id: 'page1', label: '', fields: [{ id: 'field1', label: 'a', ...field }] }] }).map(
    (fault) => fault.replace(/^pages\[0\]\.fields\[0\]\.?/, ''),
  );

test('a slip in a setting is told of that setting', () => {
  assert.deepEqual(ofField({ type: 'one_line_input', accepts: 'numbr' }), [
    'accepts must be one of text, letters, number, url, pattern',
  ]);
  assert.deepEqual(ofField({ type: 'one_line_input', min: '1' }), ['min must be a number']);
  assert.deepEqual(ofField({ type: 'credit_card', amount: 25 }), ['amount must be a text']);
  assert.deepEqual(ofField({ type: 'hidden', formula: 5 }), ['formula must be a text']);
  assert.deepEqual(ofField({ type: 'rating', max: 50 }), ['max must be at most 10']);
  assert.deepEqual(ofField({ type: 'email', maxx: 3 }), [' has a key that is not known here: maxx']);
  assert.deepEqual(ofField({ type: 'dropdown', options: [{ value: '', label: 'x' }] }), [
    'options[0].value must have at least 1 character',
  ]);
});

test('a type that is misspelt or missing is told as such', () => {
  const [misspelt = ''] = ofField({ type: 'emial', min: 3 });
  assert.equal(misspelt, `type must be one of ${fieldTypes.join(', ')}`);
  assert.deepEqual(ofField({}), ['type is missing']);
  assert.deepEqual(ofField({ type: null }), ['type must be a text']);
  assert.deepEqual(ofField({ type: 'hologram' }), [], 'what other servers have is kept');
});

test('rules say what they can be', () => {
  const rule = (when: object, action: object) => faultsOf({ logic: [{ when, do: [action] }] });
  const always = { formula: '1', operator: 'is', value: 1 };
  assert.deepEqual(rule(always, { action: 'explode' }), [
    'logic[0].do[0].action must be one of show, hide, require, set, jump, end',
  ]);
  assert.match(
    rule({ field: 'field1', operator: 'equals' }, { action: 'hide', field: 'field1' })[0] ?? '',
    /operator must be one of is, /,
  );
  assert.deepEqual(faultsOf({ translations: { xx_nonsense: {} } }), [
    'translations.xx_nonsense must be a language tag like en, pt-BR or zh-Hant',
  ]);
});

test('a document with faults without end has a short list of them', () => {
  const keys = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`unknown${index}`, 1]));
  for (const form of [
    keys,
    { ['x'.repeat(1_000_000)]: 1 },
    { pages: Array.from({ length: 50_000 }, () => ({})) },
    { translations: Object.fromEntries(Object.keys(keys).map((key) => [key, { title: 5 }])) },
  ]) {
    const parsed = formFile.safeParse({ format: 2, name: 'Contact', pages: [], ...form });
    assert.ok(parsed.error);
    const faults = schemaFaults(parsed.error);
    assert.ok(faults.length <= 100 && JSON.stringify(faults).length < 20_000, String(faults.length));
  }
});
