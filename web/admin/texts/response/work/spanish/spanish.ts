import type { WorkTexts } from '../workTexts.ts';
import { bulk } from './bulk.ts';
import { detail } from './detail.ts';
import { people } from './people.ts';

export const spanish: WorkTexts = { bulk, detail, people };
