import { phone } from '#form/field/phone.ts';
import { behaviours } from '../instead/behaviours.ts';

Object.assign(behaviours, { phone });
