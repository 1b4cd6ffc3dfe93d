import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AppRoute } from './route.ts';
import { appRoutes } from './routes.ts';

test('a route asks for a role exactly where its path names an organisation', () => {
  // By its access a handler is given the means to change an organisation, or to change a person's own account.
  const routes: [string, AppRoute][] = Object.entries(appRoutes);
  for (const [name, { path, access }] of routes)
    assert.equal(access !== 'anyone' && access !== 'user', path.split('/').includes(':organization'), name);
});
