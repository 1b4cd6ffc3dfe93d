import { nps } from '#form/type/nps/behaviour.ts';
import { rating } from '#form/type/rating/behaviour.ts';
import { enhance } from '../enhance/scale.ts';
import type { PagePart } from './part.ts';

export const part: PagePart = {
  behaviours: { rating, nps },
  enhancers: { rating: enhance, nps: enhance },
};
