import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isInNews } from './isInNews.ts';

const news = { form: 'a', changes: [{ kind: 'edited' as const, id: 7 }], reload: false };
const key = (name: string, form: string, response: string) => [name, { form, response }, {}];

test('news is about the queries of the responses that it names', () => {
  assert.ok(isInNews(key('response', 'a', '7'), news));
  assert.ok(isInNews(key('responseHistory', 'a', '7'), news));
  assert.ok(isInNews(key('deletedResponse', 'a', '7'), news));
  assert.ok(!isInNews(key('response', 'a', '8'), news));
  assert.ok(!isInNews(key('response', 'b', '7'), news));
  assert.ok(!isInNews(key('form', 'a', '7'), news));
  assert.ok(!isInNews(['response'], news));
});

test('news that names none is about every response of the form', () => {
  const all = { form: 'a', changes: [], reload: true };
  assert.ok(isInNews(key('response', 'a', '8'), all));
  assert.ok(!isInNews(key('response', 'b', '8'), all));
});
