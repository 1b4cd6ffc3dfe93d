import { calendly } from '#form/type/calendly/behaviour.ts';
import { enhance } from '../enhance/calendly.ts';
import type { PagePart } from './part.ts';

export const part: PagePart = { behaviours: { calendly }, enhancers: { calendly: enhance } };
