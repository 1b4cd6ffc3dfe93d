import { creditCard } from '#form/field/creditCard.ts';
import { behaviours } from '../instead/behaviours.ts';
import { shows } from '../showState.ts';
import { showAmounts } from './amounts.ts';

Object.assign(behaviours, { credit_card: creditCard });
shows.push(showAmounts);
