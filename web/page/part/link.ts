import { calendly } from '#form/field/calendly.ts';
import { creditCard } from '#form/field/creditCard.ts';
import { behaviours } from '../instead/behaviours.ts';

Object.assign(behaviours, { calendly, credit_card: creditCard });
