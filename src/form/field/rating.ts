import type { RatingField } from '../schema/field/rating.ts';
import { scaleBehaviour } from './base/scaleBehaviour.ts';
import type { FieldBehaviour } from './behaviour.ts';

/** Stars: whole numbers from 1. */
export const rating: FieldBehaviour<RatingField, number> = scaleBehaviour(({ max = 5 }) => ({
  min: 1,
  max,
  step: 1,
}));
