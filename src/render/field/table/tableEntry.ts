import { fillPlaceholders } from '#form/message/fillPlaceholders.ts';
import { settled } from '#form/type/declarations.ts';
import type { TableColumn, TableEntryField } from '#form/type/tableEntry/settings.ts';
import { isBlankRow, maxRowsOf } from '#form/type/tableEntry/tableReading.ts';
import { type Html, html } from '../../html.ts';
import { choiceStyle } from '../../style/field/choice.css.ts';
import { inputStyle } from '../../style/field/input.css.ts';
import { tableStyle } from '../../style/field/table.css.ts';
import type { FieldView } from '../../view.ts';
import type { FieldAdapter } from '../adapter.ts';
import { grouped } from '../frame.ts';
import { matrix } from './matrix.ts';
import { matrixOf } from './matrixOf.ts';
import { tableCell } from './tableCell.ts';

type View = FieldView<TableEntryField>;

/** Empty rows to add, if the visitor adds rows. */
const emptyRows = 3;

/** More columns than this do not fit side by side. */
const maxBeside = 4;

export const tableEntry: FieldAdapter<TableEntryField> = {
  render,
  style(field) {
    const { boxes, clear } = choiceStyle;
    const matrix = matrixOf(field);
    const shared = [boxes, clear, inputStyle.days];
    if (matrix === undefined) return [...shared, tableStyle.entry];
    return [
      ...shared,
      tableStyle.matrix,
      ...(matrix.isTall ? [tableStyle.tall] : []),
      ...(matrix.scrolls ? [tableStyle.scrolling] : []),
    ];
  },
  missing(field) {
    const { min_rows: min } = settled(field);
    return min > 1 ? { code: 'too_few_rows', parameters: { min } } : { code: 'required_rows' };
  },
  part: 'table',
  scriptTexts: () => ['row', 'add_row', 'row_remove', 'clear'],
  faults: {
    too_few_rows: [],
    too_many_rows: [],
    cell_missing: [],
    cell_invalid: [],
    cell_missing_named: ['rows'],
    cell_invalid_named: ['rows'],
  },
};

/**
 * A matrix, or as many rows as are likely needed. On narrow screens each row becomes a block, and every cell
 * repeats the heading of its column.
 */
function render(view: View): Html {
  const { field, page } = view;
  const cells = field.rows === undefined ? freeRows(view) : rowsSent(view);
  const grid = matrixOf(field);
  if (grid !== undefined) return matrix(view, grid, cells);
  const labels =
    field.rows?.map(({ label }) => page.fill(label)) ??
    cells.map((_, row) => fillPlaceholders(page.texts.row, { row: row + 1 }));
  const head = field.columns.map((column) => html`<th scope="col">${columnLabel(view, column)}</th>`);
  const body = labels.map((label, row) => {
    const line = field.columns.map((column, index) => {
      const cell = tableCell(view, column, {
        row,
        position: index,
        rowLabel: label,
        value: cells[row]?.[index] ?? '',
      });
      return html`<td><span class="column" aria-hidden="true">${columnLabel(view, column)}</span>${cell}</td>`;
    });
    return html`<tr><th scope="row">${label}</th>${line}</tr>
`;
  });
  const add = page.fill(field.add_label ?? '').trim();
  const grows = field.rows === undefined && cells.length < maxRowsOf(field);
  const table = html`<table class="entry${field.columns.length <= maxBeside ? ' grid' : ''}${grows ? ' grows' : ''}"${add === '' ? undefined : html` data-add="${add}"`}><thead><tr><td></td>${head}</tr></thead><tbody>${body}</tbody></table>`;
  return grouped(view, 'group', table, field.rows === undefined ? page.texts.rows_help : undefined);
}

/** The submitted values by row, unchanged. */
function rowsSent({ field, page }: View): string[][] {
  const begin = `${field.id}.`;
  const rows: string[][] = [];
  for (const [name, [text = '']] of page.values) {
    const match = name.startsWith(begin) ? /^(\d{1,3})\.(\d{1,2})$/.exec(name.slice(begin.length)) : null;
    if (match === null) continue;
    const number = Number(match[1]);
    const row = rows[number] ?? [];
    row[Number(match[2])] = text;
    rows[number] = row;
  }
  return rows;
}

/**
 * The filled rows and some empty ones, within the form's limit. Blank rows in between are dropped, as they are
 * when answers are parsed, so that a fault names the row that the visitor sees.
 */
function freeRows(view: View): string[][] {
  const { field } = view;
  const filled = rowsSent(view).filter((row) => !isBlankRow(row.filter((cell) => cell !== undefined)));
  const shown = Math.max(filled.length, Math.min(settled(field).min_rows || emptyRows, maxRowsOf(field)));
  return Array.from({ length: shown }, (_, row) => filled[row] ?? []);
}

function columnLabel({ page }: View, { label, required }: TableColumn): Html {
  return html`${page.fill(label)}${required === true ? html` <span class="star-mark">*</span>` : undefined}`;
}
