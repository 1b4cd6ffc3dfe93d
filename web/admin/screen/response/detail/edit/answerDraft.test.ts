import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draftWith } from './answerDraft.ts';

test('a draft names the moment at which it began, also after the answers were read again', () => {
  const begun = draftWith(undefined, 'm', '2026-01-01T00:00:00.000Z');
  assert.deepEqual(begun, { value: 'm', base: '2026-01-01T00:00:00.000Z' });
  const later = draftWith(begun, 'mine', '2026-01-02T00:00:00.000Z');
  assert.deepEqual(later, { value: 'mine', base: '2026-01-01T00:00:00.000Z' });
});
