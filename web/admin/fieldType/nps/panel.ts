import { answeredField } from '#admin/screen/form/build/panel/table/parts.ts';

export const npsPanel = answeredField({
  appearance: [
    { kind: 'text', path: 'low_label', text: 'npsLow', look: 'insert' },
    { kind: 'text', path: 'high_label', text: 'npsHigh', look: 'insert' },
  ],
});
