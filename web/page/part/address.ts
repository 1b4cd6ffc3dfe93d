import { address } from '#form/field/address.ts';
import { behaviours } from '../instead/behaviours.ts';

Object.assign(behaviours, { address });
