import { tableEntry } from '#form/field/tableEntry.ts';
import { behaviours } from '../instead/behaviours.ts';

Object.assign(behaviours, { table_entry: tableEntry });
