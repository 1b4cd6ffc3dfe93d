import { tableEntry } from '#form/field/tableEntry.ts';
import { cellByName, shownFault } from '#render/fault/tableFault.ts';
import { enhance } from '../enhance/tableEntry.ts';
import type { PagePart } from './part.ts';

export const part: PagePart = {
  behaviours: { table_entry: tableEntry },
  enhancers: { table_entry: enhance },
  nameFault: (found, field, original) => cellByName(shownFault(found, field, original), field),
};
