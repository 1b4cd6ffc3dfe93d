import { lookOf } from '#admin/fieldType/fieldLooks.ts';
import type { ResponseColumn } from '#contract/app/response/table.ts';
import type { ColumnSettings } from '#contract/app/response/views.ts';
import type { ResponseTab } from '#form/query/responseQuery.ts';
import type { FactColumn } from '../factColumns.ts';

export interface ArrangedColumn {
  /** The id of a field, or one of `factColumns`. */
  readonly id: string;
  readonly width: number;
  readonly isPinned: boolean;
  readonly isHidden: boolean;
}

const factWidths: Readonly<Record<FactColumn, number>> = {
  // Wide enough for “19 de nov. de 2026, 13:35”.
  '@date': 208,
  '@suspicion': 220,
  '@number': 104,
  '@tags': 180,
  '@country': 160,
  '@city': 140,
  '@device': 116,
  '@language': 128,
  '@version': 88,
  '@time': 112,
  '@page': 240,
  '@updated': 208,
};

const priceWidth = 128;

/** Before anybody arranged them: when it came, its number, the questions, tags and country. */
function defaultColumns(columns: readonly ResponseColumn[], tab: ResponseTab): ArrangedColumn[] {
  const fact = (id: FactColumn, isHidden: boolean): ArrangedColumn => ({
    id,
    width: factWidths[id],
    isPinned: id === '@date',
    isHidden,
  });
  return [
    fact('@date', false),
    fact('@number', tab !== 'live' && tab !== 'test'),
    ...(tab === 'spam' ? [fact('@suspicion', false)] : []),
    ...columns.map(({ id, type, price, current }) => ({
      id,
      width: price ? priceWidth : lookOf(type).columnWidth,
      isPinned: false,
      isHidden: !current,
    })),
    fact('@tags', false),
    fact('@country', false),
    ...(['@city', '@device', '@language', '@version', '@time', '@page', '@updated'] as const).map((id) =>
      fact(id, true),
    ),
  ];
}

/** The columns as somebody arranged them. New ones stand after the one that they follow in the form. */
export function arrangeColumns(
  columns: readonly ResponseColumn[],
  settings: ColumnSettings | undefined,
  tab: ResponseTab = 'live',
): ArrangedColumn[] {
  const defaults = defaultColumns(columns, tab);
  if (settings === undefined || settings.columns.length === 0) return defaults;
  const known = new Map(defaults.map((column) => [column.id, column]));
  const arranged = settings.columns.flatMap(({ id, width, pinned, hidden }) => {
    const column = known.get(id);
    return column === undefined
      ? []
      : [{ id, width: width ?? column.width, isPinned: pinned === true, isHidden: hidden === true }];
  });
  const located = new Set(arranged.map(({ id }) => id));
  let before = -1;
  for (const column of defaults) {
    if (located.has(column.id)) before = arranged.findIndex(({ id }) => id === column.id);
    else {
      arranged.splice(before + 1, 0, column);
      before += 1;
    }
  }
  return arranged;
}

/** Visible columns, pinned ones first. */
export function shownColumns(columns: readonly ArrangedColumn[]): ArrangedColumn[] {
  const visible = columns.filter(({ isHidden }) => !isHidden);
  return [...visible.filter(({ isPinned }) => isPinned), ...visible.filter(({ isPinned }) => !isPinned)];
}

export function columnSettingsOf(columns: readonly ArrangedColumn[]): ColumnSettings {
  return {
    columns: columns
      .filter(({ id }) => id !== '@suspicion')
      .map(({ id, width, isPinned, isHidden }) => ({
        id,
        width,
        ...(isPinned && { pinned: true }),
        ...(isHidden && { hidden: true }),
      })),
  };
}

/** Moves a column to the place of the next or previous visible one of its group, pinned or not. */
export function moveColumn(columns: readonly ArrangedColumn[], id: string, by: -1 | 1): ArrangedColumn[] {
  const moved = columns.find((column) => column.id === id);
  if (moved === undefined) return [...columns];
  const group = shownColumns(columns).filter(({ isPinned }) => isPinned === moved.isPinned);
  const target = group[group.indexOf(moved) + by];
  if (target === undefined) return [...columns];
  const rest = columns.filter((column) => column !== moved);
  rest.splice(rest.indexOf(target) + (by === 1 ? 1 : 0), 0, moved);
  return rest;
}
