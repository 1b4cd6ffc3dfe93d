import {
  chosenDefault,
  optionDescription,
  optionLabel,
  optionValue,
  price,
  showPrices,
  shuffle,
} from '#admin/screen/form/build/panel/table/optionParts.ts';
import { answeredField, is } from '#admin/screen/form/build/panel/table/parts.ts';
import { defaults, otherDefaults } from '#form/type/multipleChoice/settings.ts';

const several = is('multiple', true);

export const multipleChoicePanel = answeredField({
  common: [
    {
      kind: 'items',
      of: 'option',
      path: 'options',
      text: 'options',
      controls: [
        optionLabel,
        optionDescription,
        price,
        { kind: 'picture', path: 'image', text: 'optionPicture' },
        optionValue,
      ],
    },
    { kind: 'switch', path: 'multiple', text: 'multiple', standard: false },
    {
      kind: 'group',
      path: 'other',
      text: 'other',
      controls: [
        { kind: 'text', path: 'label', text: 'otherLabel', look: 'insert' },
        price,
        { kind: 'number', path: 'max_length', text: 'maxLength', standard: otherDefaults.max_length },
        { kind: 'text', path: 'value', text: 'otherValue', look: 'code' },
      ],
    },
  ],
  validation: [
    { kind: 'number', path: 'min', text: 'optionsAtLeast', half: true, shown: several },
    { kind: 'number', path: 'max', text: 'optionsAtMost', half: true, shown: several },
  ],
  appearance: [
    {
      kind: 'choice',
      path: 'layout',
      text: 'layout',
      values: ['list', 'columns', 'buttons'],
      standard: defaults.layout,
      look: 'segmented',
      names: 'layout',
    },
    showPrices,
    shuffle,
  ],
  advanced: [chosenDefault],
});
