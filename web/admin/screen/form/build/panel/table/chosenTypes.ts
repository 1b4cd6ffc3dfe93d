import { defaults as choiceDefaults, otherDefaults } from '#form/type/multipleChoice/settings.ts';
import { defaults as ratingDefaults } from '#form/type/rating/settings.ts';
import { defaults as sliderDefaults } from '#form/type/slider/settings.ts';
import type { Control, Settings } from './control.ts';
import { answeredField, is, lowAndHigh, placeholder } from './parts.ts';

const optionLabel: Control = { kind: 'text', path: 'label', text: 'optionLabel', needed: true };
const optionValue: Control = { kind: 'text', path: 'value', text: 'optionValue', look: 'code', needed: true };
const optionDescription: Control = { kind: 'text', path: 'description', text: 'optionDescription' };
const price: Control = { kind: 'number', path: 'price', text: 'price' };

/** The options of a table's column. */
export const plainOptions: Control = {
  kind: 'items',
  of: 'option',
  path: 'options',
  text: 'options',
  controls: [optionLabel, optionValue],
  removedWhenEmpty: true,
  shown: is('type', 'choice'),
};

const showPrices: Control = {
  kind: 'switch',
  path: 'show_prices',
  text: 'showPrices',
  standard: false,
  shown: hasPrice,
};
const shuffle: Control = { kind: 'switch', path: 'shuffle', text: 'shuffle', standard: false };
const chosenDefault: Control = { kind: 'chosen', path: 'default', text: 'chosenDefault' };

function hasPrice({ options, other }: Settings): boolean {
  const parts = [...(Array.isArray(options) ? options : []), other];
  return parts.some((part) => typeof part === 'object' && part !== null && part.price !== undefined);
}

const several = is('multiple', true);

export const multipleChoice = answeredField({
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
      standard: choiceDefaults.layout,
      look: 'segmented',
      names: 'layout',
    },
    showPrices,
    shuffle,
  ],
  advanced: [chosenDefault],
});

export const dropdown = answeredField({
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

export const rating = answeredField({
  common: [{ kind: 'number', path: 'max', text: 'bestRating', standard: ratingDefaults.max }],
  appearance: [
    {
      kind: 'choice',
      path: 'icon',
      text: 'icon',
      values: ['star', 'heart', 'thumb', 'number'],
      standard: ratingDefaults.icon,
      look: 'segmented',
      names: 'icon',
    },
    {
      kind: 'choice',
      path: 'step',
      text: 'ratingStep',
      values: [1, 0.5],
      standard: ratingDefaults.step,
      look: 'segmented',
      names: 'ratingStep',
    },
    ...lowAndHigh,
  ],
  advanced: [{ kind: 'number', path: 'default', text: 'ratingDefault' }],
});

export const nps = answeredField({
  appearance: [
    { kind: 'text', path: 'low_label', text: 'npsLow', look: 'insert' },
    { kind: 'text', path: 'high_label', text: 'npsHigh', look: 'insert' },
  ],
});

export const slider = answeredField({
  common: [
    { kind: 'number', path: 'min', text: 'smallest', half: true, standard: sliderDefaults.min },
    { kind: 'number', path: 'max', text: 'largest', half: true, standard: sliderDefaults.max },
    { kind: 'number', path: 'step', text: 'sliderStep', standard: sliderDefaults.step },
  ],
  appearance: [{ kind: 'text', path: 'unit', text: 'unit' }, ...lowAndHigh],
  advanced: [{ kind: 'number', path: 'default', text: 'sliderDefault' }],
});
