import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldTypes } from '../value/kinds.ts';
import { fieldTexts, settled } from './declarations.ts';
import type { Declaration, Default, Setting } from './setting.ts';
import { types } from './types.ts';

/** The lowest number, or all values of a list: a default that goes without saying, or is said in words. */
function isWhole(setting: Setting, given: Default): boolean {
  if ('min' in setting && setting.min === given) return true;
  return (
    setting.kind === 'list' &&
    setting.of.kind === 'oneOf' &&
    Array.isArray(given) &&
    given.length === setting.of.values.length
  );
}

for (const type of fieldTypes) {
  const { defaults, settings }: Declaration = types[type];

  test(`${type}: every default belongs to a setting, which takes it and says it`, () => {
    for (const [key, given] of Object.entries(defaults)) {
      const setting = settings[key];
      assert.ok(setting, key);
      if (!isWhole(setting, given)) assert.match(setting.about ?? '', /\{default\}/, key);
      if (setting.kind === 'oneOf') assert.ok((setting.values as readonly unknown[]).includes(given), key);
      if (typeof given === 'number' && 'min' in setting)
        assert.ok(given >= (setting.min ?? given) && given <= (setting.max ?? given), key);
    }
  });

  test(`${type}: a description does not promise a default that there is none of`, () => {
    for (const [key, { about = '' }] of Object.entries(settings))
      if (about.includes('{default}')) assert.ok(Object.hasOwn(defaults, key), key);
  });
}

test('a settled field has its own settings and the defaults of the others', () => {
  const field = { id: 'field1', type: 'slider', label: 'How much?', min: 10 } as const;
  assert.deepEqual(settled(field), { ...field, max: 100, step: 1 });
  assert.equal(settled(field), settled(field), 'one object for each field');
  assert.deepEqual(settled(settled(field)), settled(field));
});

test('all texts that people read can be translated', () => {
  assert.deepEqual(fieldTexts.toSorted(), [
    'add_label',
    'description',
    'high_label',
    'label',
    'low_label',
    'pattern_message',
    'placeholder',
    'purpose',
    'text',
    'unit',
  ]);
});
