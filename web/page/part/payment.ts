import { dependenciesOf } from '#form/logic/dependencies.ts';
import { creditCard } from '#form/type/creditCard/behaviour.ts';
import { showAmounts } from './amounts.ts';
import type { PagePart } from './part.ts';
import { showUnpayable } from './unpayable.ts';

export const part: PagePart = {
  behaviours: { credit_card: creditCard },
  // Without dependencies, an amount would ignore that one of its values is too large to calculate.
  dependenciesOf,
  show(page) {
    showAmounts(page);
    showUnpayable(page);
  },
};
