import { date } from '#form/type/date/behaviour.ts';
import { time } from '#form/type/time/behaviour.ts';
import { enhanceDate, enhanceTime } from '../enhance/day.ts';
import type { PagePart } from './part.ts';

export const part: PagePart = {
  behaviours: { date, time },
  enhancers: { date: enhanceDate, time: enhanceTime },
};
