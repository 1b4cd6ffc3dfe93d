import { fillDefaults } from '#form/type/fillDefaults.ts';
import { columnDefaults, type TableColumn, type TableEntryField } from '#form/type/tableEntry/settings.ts';
import { checked, normaliseCell } from '#form/type/tableEntry/tableCell.ts';
import { isCellFaulty } from '../../fault/tableFault.ts';
import { type Html, html } from '../../html.ts';
import type { FieldView } from '../../view.ts';
import { flag } from '../frame.ts';
import { idOf } from '../ids.ts';

interface CellPlace {
  readonly row: number;
  readonly position: number;
  readonly rowLabel: string;
  readonly value: string;
}

/** The input of each column type. */
const inputs = {
  text: html`type="text"`,
  number: html`type="text" inputmode="decimal"`,
  date: html`type="date" max="9999-12-31"`,
  time: html`type="time"`,
  email: html`type="email" autocapitalize="none" spellcheck="false"`,
} as const;

/** One control of a table, named by row and column. */
export function tableCell(
  view: FieldView<TableEntryField>,
  column: TableColumn,
  { row, position, rowLabel, value }: CellPlace,
): Html {
  const { field, page } = view;
  const name = `${field.id}.${row}.${position}`;
  const id = row === 0 && position === 0 ? idOf(field.id) : idOf(field.id, row, position);
  const label = [page.fill(column.label), rowLabel].filter((text) => text !== '').join(', ');
  const attributes = html` id="${id}" name="${name}" aria-label="${label}"${flag('aria-invalid', view.fault !== undefined && isCellFaulty(field, view.fault, row, position))}`;
  const { type } = fillDefaults(columnDefaults, column);
  if (type === 'checkbox') {
    return html`<input type="checkbox"${attributes} value="${checked}"${normaliseCell(column, value) === checked ? html` checked` : undefined}>`;
  }
  if (type !== 'choice') return html`<input ${inputs[type]}${attributes} value="${value}">`;
  const options = (column.options ?? []).map(
    (option) =>
      html`<option value="${option.value}"${option.value === value ? html` selected` : undefined}>${page.fill(option.label) || option.value}</option>`,
  );
  return html`<select${attributes}><option value="">${page.texts.choose}</option>${options}</select>`;
}
