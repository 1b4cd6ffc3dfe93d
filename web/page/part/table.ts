import { tableEntry } from '#form/type/tableEntry/behaviour.ts';
import { cellByName, isCellFaulty, shownFault } from '#render/fault/tableFault.ts';
import { enhance } from '../enhance/tableEntry.ts';
import type { PagePart } from './part.ts';

export const part: PagePart = {
  behaviours: { table_entry: tableEntry },
  enhancers: { table_entry: enhance },
  nameFault: (found, field, original) =>
    field.type === 'table_entry' ? cellByName(shownFault(found, field, original), field) : undefined,
  isFaulty(field, fault, rest) {
    const [row = 0, index = 0] = rest.split('.').map(Number);
    return field.type !== 'table_entry' || isCellFaulty(field, fault, row, index);
  },
};
