import type { ManageTexts } from '../manageTexts.ts';
import { bulk } from './bulk.ts';
import { detail } from './detail.ts';
import { people } from './people.ts';

export const spanish: ManageTexts = { bulk, detail, people };
