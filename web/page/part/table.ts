import { tableEntry } from '#form/field/tableEntry.ts';
import { enhancers } from '../enhance/enhancers.ts';
import { enhance as growing } from '../enhance/tableEntry.ts';
import { behaviours } from '../instead/behaviours.ts';

Object.assign(behaviours, { table_entry: tableEntry });
Object.assign(enhancers, { table_entry: growing });
