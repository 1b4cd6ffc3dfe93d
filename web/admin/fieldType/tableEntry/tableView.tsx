import { Check } from 'lucide-react';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { Field } from '#form/definition/document.ts';
import type { TableEntryField } from '#form/type/tableEntry/settings.ts';

interface TableViewProps {
  readonly table: { readonly headers: readonly string[]; readonly rows: readonly (readonly string[])[] };
  readonly field: Field | undefined;
}

/** A table answer. The labels of a matrix stand in a first column without a heading. */
export function TableView({ table: { headers, rows }, field }: TableViewProps) {
  const { detail } = useLazyTexts(manageTexts);
  const ofTable = field?.type === 'table_entry' ? (field as TableEntryField) : undefined;
  const isMatrix = headers[0] === '' || ofTable?.rows !== undefined;
  const typeAt = (index: number) => ofTable?.columns[index - (isMatrix ? 1 : 0)]?.type;
  const classAt = (index: number) => (typeAt(index) === 'number' ? 'answer-table-number' : undefined);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard too
    <section className="answer-table-scroll" aria-label={field?.label} tabIndex={0}>
      <table className="answer-table">
        <thead>
          <tr>
            {headers.map((header, index) =>
              isMatrix && index === 0 ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of an answer never move
                <td key={index} />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns of an answer never move
                <th key={index} scope="col" className={classAt(index)}>
                  {header}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of an answer never move
            <tr key={number}>
              {row.map((cell, index) =>
                isMatrix && index === 0 ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns of an answer never move
                  <th key={index} scope="row">
                    {cell}
                  </th>
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns of an answer never move
                  <td key={index} className={classAt(index)}>
                    {typeAt(index) === 'checkbox' && cell !== '' ? (
                      <Check size={16} role="img" aria-label={detail.checked} aria-hidden={false} />
                    ) : (
                      cell
                    )}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
