import { type Scale, scaleBehaviour } from '../base/scaleBehaviour.ts';
import type { FieldBehaviour } from '../behaviour.ts';
import type { NpsField } from './settings.ts';

/** A net promoter score is always from 0 to 10; other scales cannot be compared. */
export const npsScale: Scale = { min: 0, max: 10, step: 1 };

export const nps: FieldBehaviour<NpsField, number> = scaleBehaviour(() => npsScale);
