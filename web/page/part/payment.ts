import { creditCard } from '#form/field/creditCard.ts';
import { dependenciesOf } from '#form/logic/dependencies.ts';
import { showAmounts } from './amounts.ts';
import type { PagePart } from './part.ts';
import { showUnpayable } from './unpayable.ts';

export const part: PagePart = {
  behaviours: { credit_card: creditCard },
  // An amount that depends on a value too large to calculate is not shown.
  dependenciesOf,
  show(page) {
    showAmounts(page);
    showUnpayable(page);
  },
};
