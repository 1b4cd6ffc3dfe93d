import { Plus, Trash2 } from 'lucide-react';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { fillDefaults } from '#form/type/fillDefaults.ts';
import { columnDefaults, type TableColumn, type TableEntryField } from '#form/type/tableEntry/settings.ts';
import { Button } from '#ui/button/button.tsx';
import { FieldError } from '#ui/field/field.tsx';
import { useField } from '#ui/field/useField.ts';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import type { AnswerAdapter, AnswerControlProps } from '../answerAdapter.ts';

export const tableEntryAnswer: AnswerAdapter<TableEntryField> = { Control: TableControl };

/** Cells to type in; rows come and go where the visitor could add them. */
function TableControl({ field, value, onChange, label, error }: AnswerControlProps<TableEntryField>) {
  const { detail } = useLazyTexts(manageTexts);
  const frame = useField({ error });
  const stored = rowsOf(value);
  const rows = field.rows === undefined ? stored : field.rows.map((_, number) => stored[number] ?? []);
  const set = (next: readonly (readonly string[])[]) => onChange(next.length === 0 ? null : { rows: next });
  const changeCell = (row: number, column: number, text: string) =>
    set(
      rows.map((cells, number) =>
        field.columns.map((_, index) => (number === row && index === column ? text : (cells[index] ?? ''))),
      ),
    );
  return (
    <fieldset className="answer-cells" aria-describedby={frame.attributes['aria-describedby']}>
      <legend className="ui-hidden">{label}</legend>
      <div className="answer-table-scroll">
        <table className="answer-table">
          <thead>
            <tr>
              {field.rows !== undefined && <td />}
              {field.columns.map((column) => (
                <th key={column.id} scope="col">
                  {column.label}
                </th>
              ))}
              {field.rows === undefined && <td />}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
              <tr key={number}>
                {field.rows !== undefined && <th scope="row">{field.rows[number]?.label}</th>}
                {field.columns.map((column, index) => (
                  <td key={column.id}>
                    <Cell
                      column={column}
                      label={detail.cell(column.label, field.rows?.[number]?.label ?? String(number + 1))}
                      value={cells[index] ?? ''}
                      onChange={(text) => changeCell(number, index, text)}
                    />
                  </td>
                ))}
                {field.rows === undefined && (
                  <td>
                    <IconButton
                      icon={Trash2}
                      size="small"
                      label={detail.removeRow(number + 1)}
                      onClick={() => set(rows.filter((_, each) => each !== number))}
                    />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {field.rows === undefined && (
        <Button size="small" icon={Plus} onClick={() => set([...rows, field.columns.map(() => '')])}>
          {detail.addRow}
        </Button>
      )}
      <FieldError field={frame} />
    </fieldset>
  );
}

interface CellProps {
  readonly column: TableColumn;
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

const inputTypes: Readonly<Partial<Record<string, string>>> = { date: 'date', time: 'time' };

function Cell({ column, label, value, onChange }: CellProps) {
  const { detail } = useLazyTexts(manageTexts);
  if (column.type === 'checkbox')
    return (
      <input
        type="checkbox"
        className="ui-checkbox-box"
        aria-label={label}
        checked={value !== ''}
        onChange={(event) => onChange(event.currentTarget.checked ? 'yes' : '')}
      />
    );
  if (column.type === 'choice')
    return (
      <select
        className="ui-control ui-select"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{detail.noAnswer}</option>
        {(column.options ?? []).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    );
  return (
    <input
      className="ui-control"
      type={inputTypes[fillDefaults(columnDefaults, column).type] ?? 'text'}
      inputMode={column.type === 'number' ? 'decimal' : undefined}
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function rowsOf(value: unknown): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null || !('rows' in value) || !Array.isArray(value.rows))
    return [];
  return value.rows.filter((row): row is string[] => Array.isArray(row));
}
