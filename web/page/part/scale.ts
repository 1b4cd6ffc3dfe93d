import { nps } from '#form/field/nps.ts';
import { rating } from '#form/field/rating.ts';
import { slider } from '#form/field/slider.ts';
import { enhance as clearable } from '../enhance/clear.ts';
import { enhance as enhanceSlider } from '../enhance/slider.ts';
import type { PagePart } from './part.ts';

export const part: PagePart = {
  behaviours: { rating, nps, slider },
  enhancers: { rating: clearable, nps: clearable, slider: enhanceSlider },
};
