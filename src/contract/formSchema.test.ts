import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { fieldTypes } from '#form/value/kinds.ts';
import { formSchema } from './formSchema.ts';

const schema = formSchema('https://forms.example.org');
const validate = new Ajv2020({ strict: false, allErrors: true }).compile(schema);

const form = (fields: unknown[], more: object = {}) => ({
  $schema: 'https://forms.example.org/schema/form.json',
  format: 2,
  name: 'Contact',
  pages: [{ id: 'page1', label: '', fields }],
  ...more,
});

test('an editor accepts a form and marks what cannot be', () => {
  assert.equal(schema.$id, 'https://forms.example.org/schema/form.json');
  assert.ok(validate(form([{ id: 'field1', type: 'email', label: 'E-mail', required: true }])));
  assert.ok(!validate(form([{ id: 'field1', type: 'emial', label: 'E-mail' }])));
  assert.ok(!validate(form([{ id: 'field1', type: 'email', label: 'E-mail', max: 3 }])));
  assert.ok(!validate(form([{ id: 'field1', type: 'email' }])));
  assert.ok(!validate({ ...form([]), pagess: [] }));
});

test('an editor accepts the shorthands', () => {
  const choice = (type: string, options: unknown[]) => ({ id: 'field1', type, label: 'Which', options });
  for (const type of ['multiple_choice', 'dropdown']) {
    assert.ok(validate({ name: 'x', fields: [choice(type, ['Red', 7, { label: 'Blue' }])] }), type);
    assert.ok(!validate({ name: 'x', fields: [choice(type, [{ value: 'red' }])] }), type);
    assert.ok(!validate({ name: 'x', fields: [choice(type, [true])] }), type);
  }
  assert.ok(validate({ name: 'x', pages: [{ id: 'page1', fields: [] }] }));
  const columns = [{ id: 'column1', label: 'Size', type: 'choice', options: ['Small'] }];
  assert.ok(validate({ name: 'x', fields: [{ id: 'field1', type: 'table_entry', label: 'T', columns }] }));
  assert.ok(!validate({ name: 'x' }));
  assert.ok(!validate({ name: 'x', fields: [], pages: [] }));
});

test('groups of conditions go as deep as one likes', () => {
  const condition = {
    all: [{ any: [{ field: 'field1', operator: 'is_empty' }] }, { formula: '1', operator: 'is', value: 1 }],
  };
  assert.ok(validate(form([], { logic: [{ when: condition, do: [{ action: 'hide', page: 'page1' }] }] })));
  assert.ok(!validate(form([], { logic: [{ when: { all: [{ field: 'field1' }] }, do: [] }] })));
});

test('every field type is completed with a sentence that says what it is', () => {
  const text = JSON.stringify(schema);
  for (const type of fieldTypes) {
    const definition = (schema.$defs as Record<string, { description?: string }>)[`Field_${type}`];
    assert.ok(definition?.description, type);
    assert.ok(text.includes(`"const":"${type}"`), type);
  }
});
