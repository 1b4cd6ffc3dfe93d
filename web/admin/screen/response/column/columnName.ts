import type { TableTexts } from '#admin/texts/compiled/response/table.ts';
import type { ResponseColumn } from '#contract/app/response/table.ts';
import { isFactColumn } from '../factColumns.ts';

/** The name of a column in one line; the id of a question without a label. */
export function columnName(id: string, columns: readonly ResponseColumn[], texts: TableTexts): string {
  if (isFactColumn(id)) return texts.facts[id.slice(1) as keyof TableTexts['facts']];
  const column = columns.find((each) => each.id === id);
  const label = column?.label.replace(/\s+/g, ' ').trim() || id;
  return column?.price === true ? texts.column.price(label) : label;
}
