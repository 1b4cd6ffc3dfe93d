import { phone } from '#form/field/phone.ts';
import type { PagePart } from './part.ts';

export const part: PagePart = { behaviours: { phone } };
