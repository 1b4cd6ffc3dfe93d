import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { checkForm } from '../../check/checkForm.ts';
import { describeDefinition } from '../../definition/describeChanges.ts';
import { responseTypes } from '../../definition/responseTypes.ts';
import type { FormFile } from '../formFile.ts';
import { idsToKeys } from './fieldKeys.ts';
import { readFormValue } from './readFormValue.ts';

const fields = (person = 'person') => [
  { id: 'field1', key: person, type: 'one_line_input', label: 'Name' },
  { id: 'field2', key: 'label_1', type: 'dropdown', label: 'Size', options: ['Small', 'name'] },
  { id: 'field3', key: 'count_2', type: 'one_line_input', label: 'How many, [person]', accepts: 'number' },
  { id: 'field4', type: 'hidden', label: 'Sum', formula: 'count_2 * 2 + length("count_2")' },
];

const keyed = {
  name: 'Order',
  fields: fields(),
  logic: [
    {
      when: {
        all: [
          { field: 'count_2', operator: 'is_over', value: 3 },
          { formula: 'count_2', operator: 'is', value: 1 },
        ],
      },
      do: [
        { action: 'require', field: 'person' },
        { action: 'set', field: 'person', value: '[person]' },
        { action: 'end', after: 'page1', title: 'Bye, [person]' },
      ],
    },
  ],
  ending: {
    title: 'Thank you, [person]: [fixed(count_2, 2)]',
    message: '\\[person] [person me] [person](https://example.org) [chosen(label_1, "small")]',
  },
  texts: { submit: '[person]' },
  translations: {
    de: {
      fields: {
        count_2: { label: 'Wie viele, [person]' },
        label_1: { options: { name: 'Name von [person]' } },
      },
    },
  },
  settings: {
    quotas: [{ field: 'label_1', option: 'small', max: 3 }],
    one_per_person: { by: 'answer', field: 'person' },
  },
};

function read(given: unknown): FormFile {
  const result = readFormValue(given);
  assert.ok(result.ok, result.ok ? '' : JSON.stringify(result.failure.faults));
  return result.value.file;
}

suite('keys of fields', () => {
  const file = read(keyed);

  test('the stored document refers to fields by id', () => {
    const [page] = file.pages;
    assert.equal(page?.fields[2]?.label, 'How many, [field1]');
    assert.deepEqual(page?.fields[3], {
      id: 'field4',
      type: 'hidden',
      label: 'Sum',
      formula: 'field3 * 2 + length("count_2")',
    });
    assert.deepEqual(file.logic, [
      {
        when: {
          all: [
            { field: 'field3', operator: 'is_over', value: 3 },
            { formula: 'field3', operator: 'is', value: 1 },
          ],
        },
        do: [
          { action: 'require', field: 'field1' },
          { action: 'set', field: 'field1', value: '[person]' },
          { action: 'end', after: 'page1', title: 'Bye, [field1]' },
        ],
      },
    ]);
    assert.deepEqual(file.ending, {
      title: 'Thank you, [field1]: [fixed(field3, 2)]',
      message: '\\[person] [person me] [person](https://example.org) [chosen(field2, "small")]',
    });
    assert.deepEqual(file.texts, { submit: '[person]' });
    assert.deepEqual(file.translations?.de?.fields, {
      field3: { label: 'Wie viele, [field1]' },
      field2: { options: { name: 'Name von [field1]' } },
    });
    assert.deepEqual(file.settings, {
      quotas: [{ field: 'field2', option: 'small', max: 3 }],
      one_per_person: { by: 'answer', field: 'field1' },
    });
  });

  test('a pulled file has the keys again, and reads the same', () => {
    const pulled = idsToKeys(file);
    assert.deepEqual(pulled.logic, keyed.logic);
    assert.deepEqual(pulled.ending, keyed.ending);
    assert.deepEqual(pulled.translations, keyed.translations);
    assert.deepEqual(read(pulled), file);
  });

  test('a renamed key changes nothing but itself', () => {
    const renamed = read(
      JSON.parse(
        JSON.stringify(keyed).replaceAll('person', 'guest').replace('one_per_guest', 'one_per_person'),
      ),
    );
    const { name: _, settings: __, ...before } = file;
    const {
      name: ___,
      settings: ____,
      ...after
    } = { ...renamed, texts: file.texts, ending: file.ending, logic: file.logic };
    assert.deepEqual(describeDefinition(before, after), ['field1: key changes from "person" to "guest".']);
  });

  test('a finding about a formula names the key', () => {
    const {
      name: _,
      settings = {},
      ...definition
    } = read({
      ...keyed,
      fields: [...fields(), { id: 'field9', type: 'hidden', label: 'X', formula: 'person * 2' }],
    });
    const message = checkForm(definition, settings).find(({ field }) => field === 'field9')?.message;
    assert.equal(
      message,
      'The formula of "X" (field9) does not work: person is text and cannot be used in a calculation; use number(person).',
    );
  });

  test('types name the values by key, and say which field has it', () => {
    const { name, settings: _, ...definition } = file;
    const types = responseTypes(name, definition);
    assert.match(types, /export interface OrderAnswers \{[^}]*\n {2}person\?: string;/);
    assert.match(types, /export const orderKeys = \{\n {2}field1: "person",\n {2}field2: "label_1",/);
    assert.match(types, /field_id: "field1"/);
  });
});
