import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Schema } from '#contract/openapi/document.ts';
import { openApiDocument } from '#contract/openapi.ts';
import { schemaTable, typeName } from './schemaTable.ts';

const document = openApiDocument({ baseUrl: 'https://forms.example.org', version: '1.2.3' });
const named = (id: string): Schema => ({ $ref: `#/components/schemas/${id}` });

const rows: [Schema, string][] = [
  [named('Form'), 'Form'],
  [{ type: 'array', items: { type: 'array', items: { type: 'string' } } }, 'array of array of string'],
  [{ type: ['string', 'null'] }, 'string or null'],
  [
    { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
    'string or array of string',
  ],
  [{ type: 'string', format: 'uuid' }, 'string, uuid'],
  [{ type: 'string', const: 'forms' }, '"forms"'],
  [{ type: 'object', additionalProperties: named('WebhookField') }, 'object of WebhookField'],
  [{}, 'any'],
];
for (const [schema, name] of rows)
  test(`a type in few words: ${name}`, () => assert.equal(typeName(document, schema), name));

test('the items of a list lie open, what is deeper is folded', () => {
  const { text } = schemaTable(document, named('ResponseList'));
  assert.equal(text.match(/<details open>/g)?.length, 1);
  assert.match(text, /<details><summary>Inside <code>visitor<\/code>/);
});

test('each kind of value is shown beside the word that announces it, what is shared only once', () => {
  const { text } = schemaTable(document, named('ResponseItem'));
  assert.equal(text.match(/<code>field_id<\/code>/g)?.length, 1);
  for (const kind of ['string', 'number', 'options', 'files', 'table', 'address'])
    assert.ok(text.includes(`when <code>value_type</code> is <code>${kind}</code>`), kind);
});

test('a field that may be missing says so', () => {
  assert.equal(schemaTable(document, named('V1ContentItem')).text.match(/>optional</g)?.length, 1);
});

test('what is described elsewhere has a link to there, and is not unfolded', () => {
  const { text } = schemaTable(document, named('FormFile'));
  assert.ok(text.includes('<code>workflows</code>'));
  assert.ok(text.includes('href="https://forms.example.org/schema/form.json"'));
  assert.doesNotMatch(text, /<details/);
});
