import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AppRoute } from './route.ts';
import { appRoutes } from './routes.ts';

test('a route asks for a role exactly where its path names an organisation', () => {
  // The access decides whether a handler can change an organisation or only the person's own account.
  const routes: [string, AppRoute][] = Object.entries(appRoutes);
  for (const [name, { path, access }] of routes)
    assert.equal(access !== 'anyone' && access !== 'user', path.split('/').includes(':organization'), name);
});
