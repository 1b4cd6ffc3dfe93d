import { nps } from '#form/field/nps.ts';
import { rating } from '#form/field/rating.ts';
import { slider } from '#form/field/slider.ts';
import { enhance as clearable } from '../enhance/clear.ts';
import { enhancers } from '../enhance/enhancers.ts';
import { enhance as speaking } from '../enhance/slider.ts';
import { behaviours } from '../instead/behaviours.ts';

Object.assign(behaviours, { rating, nps, slider });
Object.assign(enhancers, { rating: clearable, nps: clearable, slider: speaking });
