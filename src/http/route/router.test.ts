import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Match, Router } from './router.ts';

const row = (pattern: string, methods: readonly string[] | 'any' = ['GET']) => ({ pattern, methods });

const router = new Router([
  row('/'),
  row('/a'),
  row('/a', ['POST']),
  row('/a/:id'),
  row('/a/:id', ['PATCH', 'DELETE']),
  row('/a/options', ['POST']),
  row('/a/:id/b'),
  row('/a/mine/c'),
  row('/r/*', 'any'),
  row('/r/:id/x'),
  row('/e/:id/'),
]);

function paramsOf(match: Match | undefined): Record<string, string> {
  return Object.fromEntries((match?.names ?? []).map((name, index) => [name, match?.values[index] ?? '']));
}

const found: [method: string, path: string, pattern: string, params?: Record<string, string>][] = [
  ['GET', '/', '/'],
  ['HEAD', '/a', '/a'],
  ['GET', '/a/1', '/a/:id', { id: '1' }],
  ['GET', '/a/x%2Fy', '/a/:id', { id: 'x%2Fy' }],
  ['POST', '/a/options', '/a/options'],
  ['GET', '/a/mine/b', '/a/:id/b', { id: 'mine' }],
  ['GET', '/a/mine', '/a/:id', { id: 'mine' }],
  ['GET', '/a/mine/c', '/a/mine/c'],
  ['PURGE', '/r/', '/r/*', { '*': '' }],
  ['GET', '/r/1/y/', '/r/*', { '*': '1/y/' }],
  ['GET', '/r/1/x', '/r/:id/x', { id: '1' }],
  ['GET', '/e/1/', '/e/:id/', { id: '1' }],
];
for (const [method, path, pattern, params = {}] of found)
  test(`${method} ${path} is ${pattern}`, () => {
    const match = router.match(method, path);
    assert.deepEqual([match?.row.pattern, paramsOf(match), match?.isAllowed], [pattern, params, true]);
  });

for (const path of ['', '*', 'a', '/A', '/a/', '/a//b', '/a/1/d', '/a/1/b/', '/b', '/r', '/e/1', '//a'])
  test(`${path || 'the empty path'} is nothing`, () => assert.equal(router.match('GET', path), undefined));

test('another method gets the last row of the pattern, and all methods that it has', () => {
  for (const method of ['PUT', 'OPTIONS', 'get', '']) {
    const match = router.match(method, '/a/1');
    assert.equal(match?.isAllowed, false);
    assert.deepEqual(match.row.methods, ['PATCH', 'DELETE']);
    assert.deepEqual(match.allowed, ['GET', 'HEAD', 'PATCH', 'DELETE']);
    assert.deepEqual(paramsOf(match), { id: '1' });
  }
  assert.deepEqual(router.match('GET', '/a/options')?.allowed, ['POST'], 'a literal has methods of its own');
});
