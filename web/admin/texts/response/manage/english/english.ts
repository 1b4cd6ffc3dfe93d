import { bulk } from './bulk.ts';
import { detail } from './detail.ts';
import { people } from './people.ts';

export const english = { bulk, detail, people };
