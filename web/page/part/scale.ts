import { nps } from '#form/field/nps.ts';
import { rating } from '#form/field/rating.ts';
import { enhance } from '../enhance/scale.ts';
import type { PagePart } from './part.ts';

export const part: PagePart = {
  behaviours: { rating, nps },
  enhancers: { rating: enhance, nps: enhance },
};
