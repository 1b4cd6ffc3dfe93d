import type { UploadedFile } from '#form/value/answer.ts';
import { idAt } from './exportFacts.ts';
import type { FieldColumns } from './fieldColumns.ts';
import { type MergedField, plainLabel } from './mergedFields.ts';
import { numberCell } from './numberCell.ts';
import { partLabel } from './partLabel.ts';

const payment = /^([A-Z]{3}) (-?\d+(?:\.\d+)?)(?: · (.*))?$/s;

/** A payment such as `USD 25.00 · Visa 4242` as a number, its currency, and the card. */
export function moneyColumns({ name, label }: MergedField): FieldColumns<string> {
  return {
    columns: [
      { name: `${name}_amount`, label: partLabel(label, 'amount'), kind: 'number' },
      { name: `${name}_currency`, label: partLabel(label, 'currency'), kind: 'text' },
      { name: `${name}_card`, label: partLabel(label, 'card'), kind: 'text' },
    ],
    readerFor: () => (value, cells, at) => {
      const parts = payment.exec(value);
      if (parts === null) {
        cells[at + 2] = value;
        return;
      }
      cells[at] = numberCell(parts[2] ?? '');
      cells[at + 1] = parts[1];
      cells[at + 2] = parts[3];
    },
  };
}

const addressParts = ['line1', 'line2', 'city', 'state', 'postal_code', 'country'] as const;
const partNames = ['line 1', 'line 2', 'city', 'state', 'postal code', 'country'];

export function addressColumns({
  name,
  label,
}: MergedField): FieldColumns<Readonly<Record<(typeof addressParts)[number], string>>> {
  return {
    columns: addressParts.map((part, index) => ({
      name: `${name}_${part}`,
      label: partLabel(label, partNames[index] ?? part),
      kind: 'text',
    })),
    readerFor: () => (value, cells, at) => {
      for (const [index, part] of addressParts.entries()) cells[at + index] = value[part] || undefined;
    },
  };
}

export function fileColumns(
  { name, label }: MergedField,
  fileUrl: (responseId: number, fileId: string) => string,
): FieldColumns<readonly UploadedFile[]> {
  return {
    columns: [
      { name, label, kind: 'list' },
      { name: `${name}_links`, label: partLabel(label, 'links'), kind: 'list' },
    ],
    readerFor: () => (value, cells, at) => {
      cells[at] = value.map((file) => file.name);
      // The first column is the id of the response.
      cells[at + 1] = value.map((file) => fileUrl(Number(cells[idAt]), file.id));
    },
  };
}

/** A table whose rows the visitor adds has no fixed number of columns. */
export function tableColumns({
  name,
  label,
  newest,
}: MergedField): FieldColumns<{ readonly rows: readonly (readonly string[])[] }> {
  const headings = 'columns' in newest ? newest.columns.map((column) => plainLabel(column.label)) : [];
  return {
    columns: [{ name, label, kind: 'table', headings }],
    readerFor: () => (value, cells, at) => {
      cells[at] = value.rows;
    },
  };
}
