import { address } from '#form/field/address.ts';
import { enhance } from '../enhance/address.ts';
import type { PagePart } from './part.ts';

export const part: PagePart = { behaviours: { address }, enhancers: { address: enhance } };
