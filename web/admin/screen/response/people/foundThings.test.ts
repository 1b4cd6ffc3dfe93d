import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type FoundResponse, groupByForm, partsOf } from './foundThings.ts';

const found = (form: string, response: number): FoundResponse => ({
  form,
  form_name: form.toUpperCase(),
  form_deleted: false,
  response,
  number: response,
  state: 'live',
  created_at: '2026-11-15T10:00:00.000Z',
  found: [],
  files: 0,
});

describe('what was found about a person', () => {
  test('is grouped by form, although the search goes by date', () => {
    const groups = groupByForm([found('a', 1), found('b', 2), found('a', 3)]);
    assert.deepEqual(
      groups.map(({ name, responses }) => [name, responses.map(({ response }) => response)]),
      [
        ['A', [1, 3]],
        ['B', [2]],
      ],
    );
  });

  test('is cut into parts that lose nothing', () => {
    assert.deepEqual(partsOf([1, 2, 3, 4, 5], 2), [[1, 2], [3, 4], [5]]);
    assert.deepEqual(partsOf([], 2), []);
  });
});
