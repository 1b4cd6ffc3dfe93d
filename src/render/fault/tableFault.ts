import type { FaultMessage } from '#form/message/faultMessage.ts';
import type { KnownField } from '#form/type/declarations.ts';
import type { TableEntryField } from '#form/type/tableEntry/settings.ts';
import { type Fault, fault as faultOf } from '#form/value/fault.ts';

/** Replaces the document's column label in a table fault by the translated label. */
export function shownFault(found: Fault, field: KnownField, original: KnownField): Fault {
  const column = found.parameters?.column;
  if (column === undefined || field.type !== 'table_entry' || original.type !== 'table_entry') return found;
  const index = original.columns.findIndex(({ label }) => label === column);
  return faultOf(found.code, { ...found.parameters, column: field.columns[index]?.label ?? column });
}

/** Names the row of a matrix by its label. */
export function cellByName(found: FaultMessage, field: KnownField): FaultMessage {
  const { code, parameters } = found;
  if (code !== 'cell_missing' && code !== 'cell_invalid') return found;
  const rows = field.type === 'table_entry' ? (field.rows ?? []) : [];
  const row = rows[Number(parameters?.row) - 1]?.label.trim();
  return row ? { code: `${code}_named`, parameters: { row, column: parameters?.column ?? '' } } : found;
}

/** The cell that the fault names. A fault of the whole table is shown at its first cell. */
export function isCellFaulty(
  { columns }: TableEntryField,
  { parameters: { row: named, column } = {} }: Fault,
  row: number,
  index: number,
): boolean {
  if (named === undefined || column === undefined) return row === 0 && index === 0;
  return named === row + 1 && columns[index]?.label === column;
}
