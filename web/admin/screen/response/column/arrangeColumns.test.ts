import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ResponseColumn } from '#contract/app/response/table.ts';
import { arrangeColumns, columnSettingsOf, moveColumn, shownColumns } from './arrangeColumns.ts';

function column(id: string, current = true): ResponseColumn {
  return {
    id,
    type: 'comment',
    label: id,
    page: '',
    price: false,
    current,
    operators: [],
    comparison: 'text',
    options: [],
    sortable: true,
    field: {},
  };
}

const ids = (columns: readonly { readonly id: string }[]) => columns.map(({ id }) => id);

describe('the columns of a table', () => {
  const fields = [column('field1'), column('field2'), column('field3', false)];

  test('show the date, the number, the current questions, tags and country at first', () =>
    assert.deepEqual(ids(shownColumns(arrangeColumns(fields, undefined))), [
      '@date',
      '@number',
      'field1',
      'field2',
      '@tags',
      '@country',
    ]));

  test('show in quarantine why a submission is there', () =>
    assert.deepEqual(ids(shownColumns(arrangeColumns(fields, undefined, 'spam'))).slice(0, 3), [
      '@date',
      '@suspicion',
      'field1',
    ]));

  test('stay as they were arranged', () => {
    const moved = moveColumn(arrangeColumns(fields, undefined), 'field2', -1);
    const again = arrangeColumns(fields, columnSettingsOf(moved));
    assert.deepEqual(again, moved);
    assert.deepEqual(ids(shownColumns(again)).slice(0, 4), ['@date', '@number', 'field2', 'field1']);
  });

  test('a new question stands after the one that it follows in the form', () => {
    const settings = columnSettingsOf(arrangeColumns(fields, undefined));
    const more = [column('field1'), column('field4'), column('field2'), column('field3', false)];
    assert.deepEqual(ids(shownColumns(arrangeColumns(more, settings))).slice(0, 5), [
      '@date',
      '@number',
      'field1',
      'field4',
      'field2',
    ]);
  });

  test('forget questions that no response has', () => {
    const settings = columnSettingsOf(arrangeColumns([...fields, column('field9')], undefined));
    assert.ok(!ids(arrangeColumns(fields, settings)).includes('field9'));
  });

  test('pinned ones come first and move among themselves', () => {
    const pinned = arrangeColumns(fields, undefined).map((each) =>
      each.id === 'field2' ? { ...each, isPinned: true } : each,
    );
    assert.deepEqual(ids(shownColumns(pinned)).slice(0, 3), ['@date', 'field2', '@number']);
    assert.deepEqual(ids(shownColumns(moveColumn(pinned, 'field2', -1))).slice(0, 2), ['field2', '@date']);
    assert.deepEqual(moveColumn(pinned, 'field2', 1), pinned);
  });
});
