import type { RatingField } from '../schema/field/rating.ts';
import type { FieldBehaviour } from './behaviour.ts';
import { scaleBehaviour } from './scale.ts';

/** Stars: whole numbers from 1. */
export const rating: FieldBehaviour<RatingField, number> = scaleBehaviour(({ max = 5 }) => ({
  min: 1,
  max,
  step: 1,
}));
