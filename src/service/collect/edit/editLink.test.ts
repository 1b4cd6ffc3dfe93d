import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { editSecret, readEditSecret } from './editLink.ts';

test('a secret opens the answers of its own form and id, and nothing else', () => {
  const id = randomUUID();
  const secret = editSecret('key', 'form0001', id);
  assert.equal(secret.length, 64);
  assert.equal(readEditSecret('key', 'form0001', secret), id);
  assert.equal(readEditSecret('other', 'form0001', secret), undefined);
  assert.equal(readEditSecret('key', 'form0002', secret), undefined);
  const changed = `${secret.startsWith('A') ? 'B' : 'A'}${secret.slice(1)}`;
  for (const wrong of [changed, secret.slice(1), `${secret}A`, '', '*'.repeat(64)])
    assert.equal(readEditSecret('key', 'form0001', wrong), undefined);
});
