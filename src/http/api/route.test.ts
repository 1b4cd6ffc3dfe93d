import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endpoints } from '#contract/endpoints.ts';
import { findRoute } from './route.ts';

test('every endpoint of the contract is found by its path', () => {
  assert.equal(endpoints.length, 11);
  for (const { path, name } of endpoints) {
    const id = path.includes(':id') ? 'k3x9 ü' : '';
    assert.deepEqual(findRoute(path.replace(':id', encodeURIComponent(id))), { name, id });
  }
});

const nothing = [
  '',
  '/',
  '/v3',
  '/V2',
  '/v2/Forms',
  '/v2/forms/',
  '/v2/forms//responses',
  '/v2/forms/a/b',
  '/v2/forms/a/responses/1',
  '/v2/forms/a/Responses',
  '/v2/form/a',
  '/v1/forms/a',
  '/v1/form',
  '/v1/form/',
  '/v1/workspaces',
  '/v2/workspaces/a',
  '/v2/files/a',
  '/v2/files/content',
  '/v2/files//content',
  '/v2/forms/%zz',
  '/v2/forms/%',
  '/v2/forms/%E0%A4%A',
  '/v2/forms/%ff',
  '/v2/forms/%00',
  '/v2/forms/a%00b/responses',
  '/v2/files/%00/content',
];

for (const path of nothing) {
  test(`${path || 'the empty path'} is nothing`, () => assert.equal(findRoute(path), undefined));
}

test('an id may hold any character, a slash too when it is encoded', () => {
  assert.deepEqual(findRoute('/v2/forms/a%2Fb/responses'), { name: 'v2.responses', id: 'a/b' });
  assert.deepEqual(findRoute('/v2/forms/responses'), { name: 'v2.form', id: 'responses' });
  assert.deepEqual(findRoute('/v1/form/..'), { name: 'v1.form', id: '..' });
});
