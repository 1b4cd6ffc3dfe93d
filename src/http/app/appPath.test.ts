import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appRoutes } from '#contract/app/routes.ts';
import { appApi, bringsPicture, isOfAppApi } from './appPath.ts';

test('the API is told from the screens', () => {
  assert.ok(isOfAppApi('/app/api') && isOfAppApi('/app/api/start'));
  assert.ok(!isOfAppApi('/app/apiary') && !isOfAppApi('/app'));
});

test('the routes that take a picture are told by their address alone', () => {
  for (const { method, path, ...route } of Object.values(appRoutes)) {
    const address = `${appApi}${path.replaceAll(/:\w+/g, 'some%20id')}`;
    const takesOne = 'body' in route && route.body === 'image';
    assert.equal(bringsPicture({ method, path: address }), takesOne, path);
  }
});
