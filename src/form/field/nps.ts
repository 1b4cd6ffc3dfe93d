import type { NpsField } from '../schema/field/nps.ts';
import type { FieldBehaviour } from './behaviour.ts';
import { scaleBehaviour } from './scale.ts';

/** The net promoter score is always asked for from 0 to 10, or it could not be compared. */
export const nps: FieldBehaviour<NpsField, number> = scaleBehaviour(() => ({ min: 0, max: 10, step: 1 }));
