import {
  chosenDefault,
  optionDescription,
  optionLabel,
  optionValue,
  price,
  showPrices,
  shuffle,
} from '#admin/screen/form/build/panel/table/optionParts.ts';
import { answeredField, placeholder } from '#admin/screen/form/build/panel/table/parts.ts';

export const dropdownPanel = answeredField({
  common: [
    {
      kind: 'items',
      of: 'option',
      path: 'options',
      text: 'options',
      controls: [optionLabel, optionDescription, price, optionValue],
    },
  ],
  appearance: [
    placeholder,
    {
      kind: 'choice',
      path: 'search',
      text: 'search',
      values: [undefined, true, false],
      standard: undefined,
      look: 'segmented',
      names: 'search',
    },
    showPrices,
    shuffle,
  ],
  advanced: [chosenDefault],
});
