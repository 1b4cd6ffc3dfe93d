import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableColumn, TableEntryField } from '#form/type/tableEntry/settings.ts';
import { matrixOf } from './matrixOf.ts';

const rows: TableEntryField['rows'] = [{ id: 'row1', label: 'Food' }];

function choice(labels: readonly string[], id = 'column1'): TableColumn {
  return { id, label: 'Degree', type: 'choice', options: labels.map((label) => ({ value: label, label })) };
}

function boxes(count: number): TableColumn[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `column${index + 1}`,
    label: `Column ${index}`,
    type: 'checkbox' as const,
  }));
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => String(index));

test('fixed rows with one choice are radios, and with boxes only they are checkboxes', () => {
  assert.deepEqual(matrixOf({ rows, columns: [choice(['Never', 'Often'])] }), {
    kind: 'radio',
    scrolls: false,
    isTall: false,
  });
  assert.deepEqual(matrixOf({ rows, columns: boxes(3) }), {
    kind: 'checkbox',
    scrolls: false,
    isTall: false,
  });
});

test('other tables stay tables', () => {
  assert.equal(matrixOf({ columns: [choice(['Never', 'Often'])] }), undefined, 'the visitor adds rows');
  assert.equal(matrixOf({ rows, columns: [choice(['a']), choice(['b'], 'column2')] }), undefined);
  assert.equal(matrixOf({ rows, columns: [...boxes(1), { id: 'column2', label: 'Why' }] }), undefined);
  assert.equal(matrixOf({ rows, columns: [choice([])] }), undefined);
  assert.equal(matrixOf({ rows, columns: [] }), undefined);
});

test('a matrix with more rows than a window shows is tall, unless it scrolls sideways', () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ id: `row${index + 1}`, label: 'Row' }));
  assert.equal(matrixOf({ rows: many, columns: boxes(3) })?.isTall, true);
  assert.equal(matrixOf({ rows: many.slice(1), columns: boxes(3) })?.isTall, false);
  assert.equal(matrixOf({ rows: many, columns: boxes(8) })?.isTall, false);
});

test('many choices scroll unless they are short, and too many open as a list', () => {
  const named = (count: number) => numbers(count).map((number) => `Choice ${number}`);
  assert.equal(matrixOf({ rows, columns: [choice(named(7))] })?.scrolls, false);
  assert.equal(matrixOf({ rows, columns: [choice(named(8))] })?.scrolls, true);
  assert.equal(matrixOf({ rows, columns: [choice(numbers(11))] })?.scrolls, false);
  assert.equal(matrixOf({ rows, columns: [choice(numbers(13))] }), undefined);
  assert.equal(matrixOf({ rows, columns: boxes(8) })?.scrolls, true);
});
