import type { NpsField } from '../type/nps/settings.ts';
import { scaleBehaviour } from './base/scaleBehaviour.ts';
import type { FieldBehaviour } from './behaviour.ts';

/** A net promoter score is always from 0 to 10; other scales cannot be compared. */
export const nps: FieldBehaviour<NpsField, number> = scaleBehaviour(() => ({ min: 0, max: 10, step: 1 }));
