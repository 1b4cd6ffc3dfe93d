import assert from 'node:assert/strict';
import { test } from 'node:test';
import { namesNumber, withNumber } from './responseNumber.ts';

test('the number of the response stands in place of [number]', () => {
  assert.equal(withNumber('Ticket [number], again [number].', 1204), 'Ticket 1204, again 1204.');
  assert.equal(withNumber('Ticket [number]', null), 'Ticket –');
  assert.equal(withNumber('a/[number]', null, encodeURIComponent), 'a/%E2%80%93');
});

test('other brackets, escaped ones and links stay', () => {
  for (const text of ['[numbers]', '[Number]', '\\[number]', '[number](https://a.example)', '[field1]'])
    assert.equal(withNumber(text, 7), text);
  assert.ok(!namesNumber('\\[number]'));
  assert.ok(namesNumber('No. [number]') && namesNumber('No. [number]'), 'asked twice');
});
