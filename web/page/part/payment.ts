import { creditCard } from '#form/field/creditCard.ts';
import { dependenciesOf } from '#form/logic/dependencies.ts';
import { behaviours } from '../instead/behaviours.ts';
import { told } from '../instead/order.ts';
import { shows } from '../showState.ts';
import { showAmounts } from './amounts.ts';
import { showUnpayable } from './unpayable.ts';

Object.assign(behaviours, { credit_card: creditCard });
// No sum is shown that hangs on something too large to be calculated.
told.dependenciesOf = dependenciesOf;
shows.push(showAmounts, showUnpayable);
