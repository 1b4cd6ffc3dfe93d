import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyResponse, type ResponseQuery } from '#form/query/responseQuery.ts';
import { readResponseQuery, writeQuery } from './filter.ts';

test('a query survives its way through an address, and the usual one takes no room there', () => {
  const query: ResponseQuery = {
    tab: 'test',
    match: 'any',
    filters: [
      { on: 'field', field: 'field1', operator: 'contains', value: 'Größe 東京' },
      { on: 'date', from: '2026-11-01T00:00:00.000Z' },
      { on: 'country', operator: 'is', values: ['DE', ''] },
    ],
    search: 'ß',
    sort: { by: 'field2', direction: 'ascending' },
  };
  assert.match(writeQuery(query), /^[\w-]+$/);
  assert.deepEqual(readResponseQuery(writeQuery(query)), query);
  assert.equal(writeQuery(everyResponse), '');
  for (const empty of [undefined, '']) assert.deepEqual(readResponseQuery(empty), everyResponse);
});

test('anything else is refused', () => {
  const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const wrong = [
    { tab: 'deleted' },
    { filters: [{ on: 'field', field: 'a', operator: 'like', value: 'x' }] },
    { filters: [{ on: 'date', from: 'yesterday' }] },
    { filters: [{ on: 'tag', operator: 'is', values: [] }] },
    { search: 'x'.repeat(301) },
    { sort: { by: '', direction: 'ascending' } },
    [],
    null,
  ];
  for (const value of wrong)
    assert.equal(readResponseQuery(written(value)), undefined, JSON.stringify(value));
  for (const text of ['%', 'abc', '////']) assert.equal(readResponseQuery(text), undefined);
});
