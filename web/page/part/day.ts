import { date } from '#form/field/date.ts';
import { time } from '#form/field/time.ts';
import { enhanceDate, enhanceTime } from '../enhance/day.ts';
import type { PagePart } from './part.ts';

export const part: PagePart = {
  behaviours: { date, time },
  enhancers: { date: enhanceDate, time: enhanceTime },
};
