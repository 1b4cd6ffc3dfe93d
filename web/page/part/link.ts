import { calendly } from '#form/field/calendly.ts';
import { enhance as booking } from '../enhance/calendly.ts';
import { enhancers } from '../enhance/enhancers.ts';
import { behaviours } from '../instead/behaviours.ts';

Object.assign(behaviours, { calendly });
Object.assign(enhancers, { calendly: booking });
