import type { Scale } from '../../type/base/scaleBehaviour.ts';
import type { Respondent } from '../person/respondent.ts';

/** Follows the mood, so that the ratings of one person agree. */
export function onScale({ min, max, step }: Scale, { random, mood, taste }: Respondent): number {
  const last = Math.max(0, Math.floor((max - min) / step + 1e-9));
  const feeling = Math.min(1, Math.max(0, mood / 10 + (random.fraction() - 0.5) * 0.5));
  const index =
    taste !== 'any' && random.chance(0.8)
      ? taste === 'most'
        ? last
        : 0
      : random.chance(0.2)
        ? random.between(0, last)
        : Math.round(feeling * last);
  // Twelve digits undo the error of binary fractions: 0.1 * 3 is 0.30000000000000004.
  return Number((min + index * step).toPrecision(12));
}
