import { fillDefaults } from '../type/fillDefaults.ts';
import { defaults, type RatingField } from '../type/rating/settings.ts';
import { scaleBehaviour } from './base/scaleBehaviour.ts';
import type { FieldBehaviour } from './behaviour.ts';

/** Stars, whole or in halves; the worst rating is one step. */
export const rating: FieldBehaviour<RatingField, number> = scaleBehaviour((field) => {
  const { max, step } = fillDefaults(defaults, field);
  return { min: step, max, step };
});
