import { unansweredField, width } from '#admin/screen/form/build/panel/table/parts.ts';

export const creditCardPanel = unansweredField({
  common: [
    { kind: 'currency', path: 'currency', text: 'currency' },
    { kind: 'amount', path: 'amount', text: 'amount', shown: ({ formula }) => formula === undefined },
    { kind: 'formula', path: 'formula', text: 'amountFormula' },
    { kind: 'text', path: 'purpose', text: 'purpose', look: 'insert' },
  ],
  appearance: [width],
});
