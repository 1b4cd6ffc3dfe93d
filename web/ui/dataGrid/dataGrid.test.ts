import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { columnStarts, fittingWidth, visibleColumns } from './gridColumn.ts';
import { moveInGrid } from './moveInGrid.ts';

const size = { rows: 100, columns: 5, page: 10 };
const press = (key: string, ctrlKey = false) => ({ key, ctrlKey, metaKey: false });

describe('keys in a grid', () => {
  const cases: readonly [ReturnType<typeof press>, readonly [number, number], readonly [number, number]][] = [
    [press('ArrowDown'), [3, 2], [4, 2]],
    [press('ArrowUp'), [0, 2], [-1, 2]],
    [press('ArrowUp'), [-1, 2], [-1, 2]],
    [press('ArrowDown'), [99, 2], [99, 2]],
    [press('ArrowLeft'), [3, 0], [3, 0]],
    [press('ArrowRight'), [3, 3], [3, 4]],
    [press('Home'), [3, 3], [3, 0]],
    [press('End'), [3, 3], [3, 4]],
    [press('Home', true), [50, 3], [0, 0]],
    [press('End', true), [50, 3], [99, 4]],
    [press('PageDown'), [-1, 1], [9, 1]],
    [press('PageDown'), [95, 1], [99, 1]],
    [press('PageUp'), [4, 1], [0, 1]],
  ];
  for (const [key, [row, column], [toRow, toColumn]] of cases)
    test(`${key.ctrlKey ? 'Ctrl+' : ''}${key.key} leads from ${row}, ${column} to ${toRow}, ${toColumn}`, () =>
      assert.deepEqual(moveInGrid(key, { row, column }, size), { row: toRow, column: toColumn }));

  test('other keys lead nowhere', () =>
    assert.equal(moveInGrid(press('a'), { row: 0, column: 0 }, size), undefined));
});

describe('columns of a grid', () => {
  const starts = columnStarts([100, 100, 100, 100, 100, 100], 40);

  test('start one after the other', () => assert.deepEqual(starts, [40, 140, 240, 340, 440, 540, 640]));

  test('are rendered while pinned, near the view, or focused', () => {
    assert.deepEqual(visibleColumns(starts, 1, { from: 350, to: 420 }, 0), [0, 2, 3, 4]);
    assert.deepEqual(visibleColumns(starts, 1, { from: 40, to: 130 }, 5), [0, 1, 5]);
  });

  test('have a width that can be used', () =>
    assert.deepEqual([fittingWidth(1), fittingWidth(120.4), fittingWidth(9_000)], [64, 120, 800]));
});
