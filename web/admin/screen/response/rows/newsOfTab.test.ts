import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesDeleted, newsOfTab } from './newsOfTab.ts';

const changes = [
  { kind: 'added', id: 7 },
  { kind: 'quarantined', id: -9 },
  { kind: 'unquarantined', id: -8 },
] as const;

test('only the quarantine asks for submissions that enter or leave it', () => {
  assert.deepEqual(newsOfTab(changes, 'spam'), changes);
  assert.deepEqual(newsOfTab(changes, 'live'), [changes[0]]);
  assert.deepEqual(newsOfTab(changes, 'partial'), [changes[0]]);
});

test('the deleted ones are read again after deletions, restorations and erasures', () => {
  const after = (kind: 'added' | 'edited' | 'deleted' | 'restored' | 'erased') =>
    changesDeleted({ changes: [...changes, { kind, id: 3 }], reload: false });
  assert.ok(after('deleted'));
  assert.ok(after('restored'));
  assert.ok(after('erased'));
  assert.ok(!after('edited'));
  assert.ok(!after('added'));
  assert.ok(changesDeleted({ changes: [], reload: true }));
});
