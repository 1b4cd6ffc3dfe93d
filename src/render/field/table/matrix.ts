import type { TableEntryField } from '#form/type/tableEntry/settings.ts';
import { checked, normaliseCell } from '#form/type/tableEntry/tableCell.ts';
import { isCellFaulty } from '../../fault/tableFault.ts';
import { type Html, html } from '../../html.ts';
import type { FieldView } from '../../view.ts';
import { flag, grouped } from '../frame.ts';
import { idOf } from '../ids.ts';
import type { Matrix } from './matrixOf.ts';

type View = FieldView<TableEntryField>;

/** One radio or checkbox of a row. */
interface Cell {
  readonly column: number;
  readonly value: string;
  readonly label: string;
  readonly required: boolean;
  isChosen(row: number): boolean;
}

/**
 * Every row is a group named by its label, so that screen readers announce row and choice, and arrow keys stay in
 * the row. The headings only repeat the names of the choices for the eye.
 */
export function matrix(
  view: View,
  { kind, scrolls, isTall }: Matrix,
  sent: readonly (readonly string[])[],
): Html {
  const { field, page } = view;
  const cells = kind === 'radio' ? choiceCells(view, sent) : boxCells(view, sent);
  const lines = (field.rows ?? []).map(({ label }, row) => {
    const id = `${idOf(field.id, row)}-row`;
    const controls = cells.map((cell, index) => cellOf(view, kind, cell, row, index));
    const invalid = kind === 'radio' && isFaultyAt(view, row, 0);
    const required = kind === 'radio' && field.columns[0]?.required === true;
    return html`<div class="line" role="${kind === 'radio' ? 'radiogroup' : 'group'}" aria-labelledby="${id}"${flag('aria-required', required)}${flag('aria-invalid', invalid)}><div class="row" id="${id}">${page.fill(label)}</div>${controls}</div>
`;
  });
  const corner = kind === 'radio' ? page.fill(field.columns[0]?.label ?? '') : '';
  const heads = cells.map(({ label, required }) => html`<span>${label}${starOf(required)}</span>`);
  const classes = ['matrix', lengthOf(cells), scrolls ? 'scrolls' : '', isTall ? 'tall' : ''].filter(
    (name) => name !== '',
  );
  return grouped(
    view,
    'group',
    html`<div class="${classes.join(' ')}"><div class="heads" aria-hidden="true"><span>${corner}</span>${heads}</div>${lines}</div>`,
  );
}

function choiceCells({ field, page }: View, sent: readonly (readonly string[])[]): Cell[] {
  const [column] = field.columns;
  return (column?.options ?? []).map(({ value, label }) => ({
    column: 0,
    value,
    label: page.fill(label) || value,
    required: false,
    isChosen: (row) => sent[row]?.[0] === value,
  }));
}

function boxCells({ field, page }: View, sent: readonly (readonly string[])[]): Cell[] {
  return field.columns.map((column, index) => ({
    column: index,
    value: checked,
    label: page.fill(column.label),
    required: column.required === true,
    isChosen: (row) => normaliseCell(column, sent[row]?.[index] ?? '') === checked,
  }));
}

function cellOf(view: View, kind: Matrix['kind'], cell: Cell, row: number, index: number): Html {
  const { id } = view.field;
  const own = row === 0 && index === 0 ? idOf(id) : idOf(id, row, index);
  const attributes = html` id="${own}" name="${id}.${row}.${cell.column}" value="${cell.value}"${cell.isChosen(row) ? html` checked` : undefined}`;
  const input =
    kind === 'radio'
      ? html`<input type="radio"${attributes}>`
      : html`<input type="checkbox"${attributes}${flag('aria-invalid', isFaultyAt(view, row, cell.column))}>`;
  return html`<label class="cell">${input}<span class="choice">${cell.label}${starOf(cell.required)}</span></label>`;
}

function isFaultyAt({ field, fault }: View, row: number, column: number): boolean {
  return fault !== undefined && isCellFaulty(field, fault, row, column);
}

function starOf(required: boolean): Html | undefined {
  return required ? html` <span class="star-mark">*</span>` : undefined;
}

/** The class for the longest word among the choices: buttons of short words share a line on phones. */
function lengthOf(cells: readonly Cell[]): string {
  const longest = Math.max(...cells.flatMap(({ label }) => label.split(/\s+/)).map(({ length }) => length));
  if (longest > 9 || cells.some(({ label }) => label.length > 24)) return 'long';
  return cells.every(({ label }) => label.length <= 3) ? 'short' : '';
}
