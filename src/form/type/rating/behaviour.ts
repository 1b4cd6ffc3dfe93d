import { type Scale, scaleBehaviour } from '../base/scaleBehaviour.ts';
import type { FieldBehaviour } from '../behaviour.ts';
import { fillDefaults } from '../fillDefaults.ts';
import { defaults, type RatingField } from './settings.ts';

/** Stars, whole or in halves; the worst rating is one step. */
export function ratingScale(field: RatingField): Scale {
  const { max, step } = fillDefaults(defaults, field);
  return { min: step, max, step };
}

export const rating: FieldBehaviour<RatingField, number> = scaleBehaviour(ratingScale);
