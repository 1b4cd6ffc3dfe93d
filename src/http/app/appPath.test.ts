import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOfAppApi, withoutSecret } from './appPath.ts';

test('secrets in addresses stay out of the log', () => {
  assert.equal(withoutSecret('/join/abc_-123'), '/join/…');
  assert.equal(withoutSecret('/setup/abc'), '/setup/…');
  assert.equal(withoutSecret('/reset/abc'), '/reset/…');
  assert.equal(withoutSecret('/confirm-email/abc'), '/confirm-email/…');
  assert.equal(withoutSecret('/app/o/acme'), '/app/o/acme');
});

test('the API is told from the screens', () => {
  assert.ok(isOfAppApi('/app/api') && isOfAppApi('/app/api/start'));
  assert.ok(!isOfAppApi('/app/apiary') && !isOfAppApi('/app'));
});
