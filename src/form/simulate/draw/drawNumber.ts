import { plainNumber } from '#kit/text/plainNumber.ts';
import { settled } from '../../type/declarations.ts';
import type { NpsField } from '../../type/nps/settings.ts';
import type { OneLineInputField } from '../../type/oneLineInput/settings.ts';
import type { RatingField } from '../../type/rating/settings.ts';
import type { SliderField } from '../../type/slider/settings.ts';
import type { Respondent } from '../respondent.ts';

/** Usual numbers by what a label asks for; the form's bounds come first. */
const usual: readonly (readonly [label: RegExp, min: number, max: number])[] = [
  [/\bage\b|how old|\balter\b|\bâge\b|\bedad\b/i, 18, 80],
  [/\byear\b|\bjahr\b|\bannée\b|\baño\b/i, 1980, 2025],
  [/price|amount|budget|income|preis|betrag|prix|montant|precio|importe/i, 20, 500],
];

/** A number for a line of text. */
export function drawNumber(field: OneLineInputField, { random, taste }: Respondent): string {
  const [, low, high] = usual.find(([label]) => label.test(`${field.key ?? ''} ${field.label}`)) ?? [
    0, 1, 10,
  ];
  const least = field.min ?? Math.min(low, field.max ?? low);
  const most = field.max ?? Math.max(high, least + (high - low));
  const isInside = field.min !== undefined && field.max !== undefined;
  // Within bounds of the form a usual number is still more likely than a huge one.
  const from = isInside && low >= least && high <= most ? low : least;
  const to = isInside && low >= least && high <= most ? high : most;
  if (taste !== 'any' && random.chance(0.7)) return plainNumber(taste === 'most' ? most : least);
  const whole = random.between(Math.ceil(from), Math.floor(to));
  if (whole >= least && whole <= most) return plainNumber(whole);
  const between = least + random.fraction() * (most - least);
  return plainNumber(Number(between.toPrecision(3)));
}

interface Scale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

export function drawRating(field: RatingField, respondent: Respondent): number {
  const { max, step } = settled(field);
  return onScale({ min: step, max, step }, respondent);
}

export function drawScore(_field: NpsField, respondent: Respondent): number {
  return onScale({ min: 0, max: 10, step: 1 }, respondent);
}

export function drawSlider(field: SliderField, respondent: Respondent): number {
  const { min, max, step } = settled(field);
  return onScale({ min, max, step }, respondent);
}

/** Follows the mood, so that the ratings of one person agree. */
function onScale({ min, max, step }: Scale, { random, mood, taste }: Respondent): number {
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
