import assert from 'node:assert/strict';
import { test } from 'node:test';
import { undoStep } from './useUndoKeys.ts';

const keys = { key: 'z', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

test('undo and redo have the keys of their platform', () => {
  assert.equal(undoStep({ ...keys, ctrlKey: true }, false), 'undo');
  assert.equal(undoStep({ ...keys, key: 'Z', ctrlKey: true, shiftKey: true }, false), 'redo');
  assert.equal(undoStep({ ...keys, key: 'y', ctrlKey: true }, false), 'redo');
  assert.equal(undoStep({ ...keys, metaKey: true }, true), 'undo');
  assert.equal(undoStep({ ...keys, metaKey: true, shiftKey: true }, true), 'redo');
  for (const other of [keys, { ...keys, metaKey: true }, { ...keys, ctrlKey: true, altKey: true }])
    assert.equal(undoStep(other, false), undefined);
  assert.equal(undoStep({ ...keys, key: 'y', metaKey: true }, true), undefined);
});
