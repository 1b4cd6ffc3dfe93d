import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Problem } from '../problem.ts';
import { readPage, readWindow } from './query.ts';

function refusal(read: () => unknown): { code: string; param: string | undefined } {
  try {
    read();
  } catch (error) {
    if (error instanceof Problem) return { code: error.code, param: error.param };
    throw error;
  }
  return assert.fail('nothing was refused');
}

const limits: [query: string, limit: number][] = [
  ['', 10],
  ['limit=1', 1],
  ['limit=100', 100],
  ['limit=101', 100],
  ['limit=007', 7],
  [`limit=1${'0'.repeat(30)}`, 100],
  [`limit=${'9'.repeat(400)}`, 100],
  ['page=x&page=', 10],
  ['Limit=5', 10],
  ['limit[]=5', 10],
  ['lim%69t=5', 5],
];

for (const [query, limit] of limits) {
  test(`the limit of ?${query.slice(0, 40)}`, () => assert.equal(readWindow(query).limit, limit));
}

const digits = [
  '',
  '0',
  '00',
  '-1',
  '+5',
  '%2B5',
  '1e2',
  '1.0',
  '1.5',
  '0x10',
  '%205',
  '5%20',
  '%D9%A3',
  '%EF%BC%95',
  'ten',
  'NaN',
  '5,6',
  '5%00',
];

for (const text of digits) {
  test(`limit=${text} and page=${text} are refused`, () => {
    assert.deepEqual(
      refusal(() => readWindow(`limit=${text}`)),
      { code: 'parameter_invalid', param: 'limit' },
    );
    assert.deepEqual(
      refusal(() => readPage(`page=${text}`)),
      { code: 'parameter_invalid', param: 'page' },
    );
  });
}

test('a page is any whole number up to 2^53 - 1', () => {
  assert.equal(readPage(''), 1);
  assert.equal(readPage('limit=x&before='), 1);
  assert.equal(readPage('page=0001'), 1);
  assert.equal(readPage('page=9007199254740991'), 2 ** 53 - 1);
  for (const page of ['9007199254740992', '9007199254740993', '1'.repeat(400)])
    assert.deepEqual(
      refusal(() => readPage(`page=${page}`)),
      { code: 'parameter_invalid', param: 'page' },
    );
});

test('a known parameter may be given only once, also with the same value or an empty one', () => {
  for (const name of ['limit', 'before', 'after']) {
    const value = name === 'limit' ? '5' : '2024-01-01';
    for (const second of [value, '', 'junk']) {
      const read = () => readWindow(`${name}=${value}&x=1&${name}=${second}`);
      assert.deepEqual(refusal(read), { code: 'parameter_repeated', param: name });
    }
  }
  assert.deepEqual(
    refusal(() => readPage('page=1&page=1')),
    { code: 'parameter_repeated', param: 'page' },
  );
});

test('bounds are read, a plus that came as a space included', () => {
  const time = Date.UTC(2024, 0, 1, 10);
  assert.equal(readWindow('after=2024-01-01T12:00:00+02:00').after, time);
  assert.equal(readWindow('after=2024-01-01T12:00:00%2B02:00').after, time);
  assert.equal(readWindow('before=2024-01-01T10%3A00Z').before, time);
  assert.deepEqual(
    refusal(() => readWindow('before=')),
    { code: 'parameter_invalid', param: 'before' },
  );
  assert.deepEqual(
    refusal(() => readWindow('after=2024-02-30')),
    { code: 'parameter_invalid', param: 'after' },
  );
});
