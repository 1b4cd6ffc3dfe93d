import type { RatingField } from '../type/rating/settings.ts';
import { scaleBehaviour } from './base/scaleBehaviour.ts';
import type { FieldBehaviour } from './behaviour.ts';

/** Stars, whole or in halves; the worst rating is one step. */
export const rating: FieldBehaviour<RatingField, number> = scaleBehaviour(({ max = 5, step = 1 }) => ({
  min: step,
  max,
  step,
}));
