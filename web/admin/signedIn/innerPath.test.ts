import assert from 'node:assert/strict';
import { test } from 'node:test';
import { innerPath } from './innerPath.ts';

test('leads only into the app', () => {
  assert.equal(innerPath('/app/o/acme/settings/keys?x=1'), '/app/o/acme/settings/keys?x=1');
  assert.equal(innerPath('/join/secret'), '/join/secret');
  for (const to of ['https://evil.example', '//evil.example', '/\\evil', '/application', '', undefined, 7])
    assert.equal(innerPath(to), '/app');
  assert.equal(innerPath('/app/sign-in?to=/app/sign-in'), '/app');
});
