import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Field, FormDefinition } from '../definition/document.ts';
import { definition } from '../schema/definition.ts';
import { fieldSchemas, knownField } from '../schema/field.ts';
import { isSharedSetting } from '../type/everyField.ts';
import { fieldTypes } from '../value/kinds.ts';
import { changeType, entriesFor, typesFor, withEntry, withType } from './changeType.ts';
import { entryOf } from './entries/fieldEntries.ts';
import { fullFields } from './testing/fullFields.ts';

const words = { yes: 'Yes', no: 'No', agree: 'I agree' };

const fields: readonly Field[] = Object.values(fullFields);

/** The same field as if another server had made it, with a type that we do not know. */
const foreign: Field = {
  id: 'field1',
  type: 'colour_wheel',
  label: 'Colour',
  options: [
    { value: 'red', label: 'Red', price: 2 },
    { value: '', label: 'Nothing' },
  ],
};

describe('the type of a field', () => {
  test('the fields of these tests have every setting of the schema', () => {
    for (const type of fieldTypes) {
      const settings = Object.keys(fieldSchemas[type].shape).filter(
        (key) => !['position', 'imported_options'].includes(key),
      );
      assert.deepEqual(Object.keys(fullFields[type]).toSorted(), settings.toSorted(), type);
    }
  });

  test('changes to a field that the schema accepts, with what both have in common', () => {
    for (const field of [...fields, foreign])
      for (const type of typesFor(field)) {
        const { field: next, lost } = withType(field, type);
        assert.deepEqual(knownField.safeParse(next).error?.issues ?? [], [], `${field.type} to ${type}`);
        for (const [setting, value] of Object.entries(field)) {
          if (setting === 'type') continue;
          const kept = Reflect.get(next, setting);
          if (isSharedSetting(setting)) assert.deepEqual(kept, value);
          else if (!lost.some((each) => each.startsWith(setting)) && field !== foreign)
            // A chosen default is a text in one type and a list in the other.
            assert.deepEqual([kept].flat(), [value].flat(), `${setting} from ${field.type} to ${type}`);
        }
      }
  });

  test('can be changed where answers are alike, and back', () => {
    for (const field of fields)
      for (const type of typesFor(field)) {
        const back = typesFor({ ...fullFields[type] });
        assert.ok(
          back.some((each) => each === field.type),
          `${type} back to ${field.type}`,
        );
      }
    assert.deepEqual(typesFor(fullFields.file_upload), []);
    assert.deepEqual(typesFor(foreign), fieldTypes);
  });

  test('is offered by every name that people have for it', () => {
    const field: Field = { id: 'field1', type: 'one_line_input', label: 'Amount' };
    assert.ok(entriesFor(field).includes('number') && !entriesFor(field).includes('one_line_input'));
    const number = withEntry(field, 'number', words).field;
    assert.deepEqual(number, { ...field, accepts: 'number' });
    assert.equal(entryOf(number), 'number');
    assert.deepEqual(withEntry(number, 'one_line_input', words).field, field);
    assert.deepEqual(entriesFor(fullFields.file_upload), ['file_upload']);
  });

  test('of a choice becomes one with options of its own only where none is written', () => {
    const empty = {
      id: 'field1',
      type: 'multiple_choice',
      label: 'Well?',
      options: [{ value: 'option1', label: '' }],
    };
    const choice = empty as unknown as Field;
    assert.ok(entriesFor(choice).includes('yes_no'));
    const { field } = withEntry(choice, 'yes_no', words);
    assert.equal(knownField.safeParse(field).success, true);
    assert.equal(entryOf(field), 'yes_no');
    assert.ok(!entriesFor(fullFields.multiple_choice).includes('yes_no'));
  });

  test('says what would be lost', () => {
    assert.deepEqual(withType(fullFields.multiple_choice, 'dropdown').lost, [
      'options.image',
      'multiple',
      'min',
      'max',
      'other',
      'default',
      'layout',
    ]);
    assert.deepEqual(withType(fullFields.dropdown, 'multiple_choice').lost, ['placeholder', 'search']);
    assert.deepEqual(withType(fullFields.comment, 'one_line_input').lost, ['rows']);
    assert.deepEqual(withType(fullFields.rating, 'nps').lost, ['max', 'step', 'icon', 'default']);
    assert.deepEqual(withType({ id: 'field1', type: 'email', label: 'Mail' }, 'comment').lost, []);
  });

  test('keeps a chosen default between a list that opens and a multiple choice', () => {
    const { field } = withType(fullFields.dropdown, 'multiple_choice');
    assert.deepEqual('default' in field && field.default, ['s']);
    const back = withType(field, 'dropdown');
    assert.equal('default' in back.field && back.field.default, 's');
    assert.deepEqual(back.lost, []);
  });

  test('does not take more options than a multiple choice has', () => {
    const options = Array.from({ length: 501 }, (_, at) => ({ value: `v${at}`, label: `${at}` }));
    assert.deepEqual(typesFor({ ...fullFields.dropdown, options }), ['one_line_input']);
  });
});

describe('changing the type in a draft', () => {
  const untouched = { id: 'page2', label: 'Other', fields: [fullFields.nps] };
  const draft: FormDefinition = {
    format: 2,
    pages: [
      { id: 'page1', label: 'Hello [field2]', fields: [fullFields.comment, fullFields.slider] },
      untouched,
    ],
    logic: [{ when: { field: 'field2', operator: 'is_empty' }, do: [{ action: 'hide', field: 'field13' }] }],
    translations: { de: { fields: { field2: { label: 'Gefragt' } } } },
  };

  test('keeps the id of a form that was never published', () => {
    const next = changeType(draft, 'field2', 'one_line_input', words);
    assert.equal(next.pages[0]?.fields[0]?.type, 'one_line_input');
    assert.equal(next.pages[1], untouched);
    assert.equal(next.logic, draft.logic);
  });

  test('gives a new id where answers may have the old one, and what refers to it follows', () => {
    const next = changeType(draft, 'field2', 'one_line_input', words, 'field99');
    assert.equal(next.pages[0]?.fields[0]?.id, 'field99');
    assert.equal(next.pages[0]?.label, 'Hello [field99]');
    assert.equal(next.pages[1], untouched);
    assert.deepEqual(next.logic?.[0]?.when, { field: 'field99', operator: 'is_empty' });
    assert.deepEqual(next.translations, { de: { fields: { field99: { label: 'Gefragt' } } } });
    assert.equal(definition.safeParse(next).success, true);
  });

  test('returns the same draft where there is nothing to change', () => {
    assert.equal(changeType(draft, 'field2', 'comment', words), draft);
    assert.equal(changeType(draft, 'field77', 'comment', words), draft);
  });
});
