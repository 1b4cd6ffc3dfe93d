import { phone } from '#form/type/phone/behaviour.ts';
import { enhance } from '../enhance/phone/phone.ts';
import type { PagePart } from './part.ts';

export const part: PagePart = { behaviours: { phone }, enhancers: { phone: enhance } };
