import { type Facts, scaleSamples } from '../facts.ts';
import { rating, ratingScale } from './behaviour.ts';
import { about, defaults, type RatingField, settings } from './settings.ts';

const facts: Facts<RatingField> = {
  seconds: 4,
  // The most: one for each of ten ratings, and none.
  inputs: () => 11,
  like: ['scale'],
  scale: ratingScale,
  isExact: true,
  example: () => 4,
  samples: (field) => scaleSamples(field.id, ratingScale(field)),
};

export const ratingType = { about, defaults, settings, behaviour: rating, facts };
