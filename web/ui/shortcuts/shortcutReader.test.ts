import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Keystroke, strokeOf } from './keystroke.ts';
import { ShortcutReader } from './shortcutReader.ts';

const plain = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

describe('a stroke', () => {
  const rows: [string, Partial<Keystroke> & { key: string }, boolean, string][] = [
    ['a letter', { key: 'g' }, false, 'g'],
    ['a letter with capitals locked', { key: 'G' }, false, 'g'],
    ['a sign that needs Shift', { key: '?', shiftKey: true }, false, '?'],
    ['a sign that needs AltGr', { key: '[', altKey: true, code: 'Digit8' }, false, '['],
    ['Ctrl on Windows', { key: 'k', ctrlKey: true }, false, 'mod+k'],
    ['⌘ on Apple', { key: 'k', metaKey: true }, true, 'mod+k'],
    ['Ctrl on Apple, which is another thing', { key: 'k', ctrlKey: true }, true, 'ctrl+k'],
    ['the Windows key, which is not ours', { key: 'k', metaKey: true }, false, 'k'],
    ['more than one', { key: 'Enter', ctrlKey: true, shiftKey: true }, false, 'mod+shift+enter'],
    ['a Cyrillic keyboard', { key: 'л', code: 'KeyK', ctrlKey: true }, false, 'mod+k'],
    ['an arrow', { key: 'ArrowDown' }, false, 'down'],
  ];
  for (const [name, event, onApple, stroke] of rows)
    test(name, () => assert.equal(strokeOf({ ...plain, ...event }, onApple), stroke));
});

describe('strokes one after another', () => {
  const shortcuts = ['?', 'g f', 'g w', 'mod+k'];
  const read = (...strokes: [string, number][]) => {
    const reader = new ShortcutReader();
    return strokes.map(([stroke, time]) => reader.read(stroke, time, shortcuts).found);
  };

  test('complete a single key at once', () => assert.deepEqual(read(['?', 0]), ['?']));
  test('complete a sequence', () => assert.deepEqual(read(['g', 0], ['f', 300]), [undefined, 'g f']));
  test('mean nothing when the second comes late', () =>
    assert.deepEqual(read(['g', 0], ['f', 5_000]), [undefined, undefined]));
  test('begin anew after one that leads nowhere', () =>
    assert.deepEqual(read(['g', 0], ['x', 100], ['f', 200]), [undefined, undefined, undefined]));
  test('count a shortcut that interrupts a sequence', () =>
    assert.deepEqual(read(['g', 0], ['mod+k', 100]), [undefined, 'mod+k']));
  test('begin a sequence again with its own first key', () =>
    assert.deepEqual(read(['g', 0], ['g', 100], ['w', 200]), [undefined, undefined, 'g w']));
});
