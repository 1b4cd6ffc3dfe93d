import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerableFields, readSeen, writeSeen } from './answerableFields.ts';
import { everyField } from './testing/everyField.ts';
import { compiled, pageView } from './testing/pageView.ts';

test('the asked fields are those to answer or to pay', () => {
  const { form, state } = pageView(everyField);
  const asked = answerableFields(form, state);
  for (const id of ['field9', 'field10', 'field11']) assert.ok(!asked.includes(id), id);
  assert.equal(asked.length, 23);
});

test('the list of shown fields round-trips for any ids, and other words are ignored', () => {
  const ids = ['field1', 'a b', 'ä%20', '\ud800', '__proto__'];
  const form = compiled({
    format: 2,
    pages: [{ id: 'page1', label: '', fields: ids.map((id) => ({ id, type: 'comment', label: id })) }],
  });
  assert.deepEqual([...readSeen(form, writeSeen(ids))], ids);
  assert.deepEqual([...readSeen(form, 'field1 field2 a b')], ['field1']);
  assert.deepEqual([...readSeen(form, '')], []);
});
