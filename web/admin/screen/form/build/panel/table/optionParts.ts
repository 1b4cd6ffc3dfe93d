import type { Control, Settings } from './control.ts';
import { is } from './parts.ts';

export const optionLabel: Control = { kind: 'text', path: 'label', text: 'optionLabel', needed: true };
export const optionValue: Control = {
  kind: 'text',
  path: 'value',
  text: 'optionValue',
  look: 'code',
  needed: true,
};
export const optionDescription: Control = { kind: 'text', path: 'description', text: 'optionDescription' };
export const price: Control = { kind: 'price', path: 'price', text: 'price' };

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

export const showPrices: Control = {
  kind: 'switch',
  path: 'show_prices',
  text: 'showPrices',
  standard: false,
  shown: hasPrice,
};
export const shuffle: Control = { kind: 'switch', path: 'shuffle', text: 'shuffle', standard: false };
export const chosenDefault: Control = { kind: 'chosen', path: 'default', text: 'chosenDefault' };

function hasPrice({ options, other }: Settings): boolean {
  const parts = [...(Array.isArray(options) ? options : []), other];
  return parts.some((part) => typeof part === 'object' && part !== null && part.price !== undefined);
}
