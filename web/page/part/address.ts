import { address } from '#form/type/address/behaviour.ts';
import { isPartFaulty, isPartNeeded, partsByName } from '#render/fault/addressFault.ts';
import { enhance } from '../enhance/address.ts';
import type { PagePart } from './part.ts';

export const part: PagePart = {
  behaviours: { address },
  enhancers: { address: enhance },
  nameFault: (found, { type }, _original, texts) =>
    type === 'address' ? partsByName(found, texts) : undefined,
  isFaulty: (field, fault, rest, text) =>
    field.type !== 'address' || isPartFaulty(fault, rest, isPartNeeded(field, rest) && text.trim() === ''),
};
