import { slider } from '#form/type/slider/behaviour.ts';
import { enhance } from '../enhance/slider.ts';
import type { PagePart } from './part.ts';

export const part: PagePart = { behaviours: { slider }, enhancers: { slider: enhance } };
