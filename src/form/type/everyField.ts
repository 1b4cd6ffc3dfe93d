import type { Flat, ObjectFrom, Settings } from './setting.ts';

/** A letter, then letters, digits and underscores; ids of the form `field1` stay ids. */
export const fieldKeyPattern = /^(?!field\d)[A-Za-z][A-Za-z0-9_]{0,63}$/;

/** The settings of every field, beside its type. */
export const sharedSettings = {
  id: { kind: 'fieldId', needed: true },
  key: {
    kind: 'text',
    pattern: fieldKeyPattern,
    fault:
      'must be a letter and then letters, digits or underscores, such as email, and not look like field1',
    about: 'A readable name beside the id, for formulas, rules, links and types.',
  },
  label: { kind: 'shownText', max: 2000, about: 'The question, or what the field is called.', needed: true },
  description: { kind: 'shownText', max: 5000, about: 'A smaller text under the label.', nullable: true },
  required: { kind: 'boolean', about: 'Whether it must be answered where it is shown; no is the default.' },
  width: {
    kind: 'oneOf',
    values: ['full', 'half', 'third'],
    about: 'How much of the line it takes where there is room; full is the default.',
  },
  position: {
    kind: 'whole',
    min: 0,
    about:
      "The place in the API's flat list of fields, on imported forms whose list does not go page by page.",
  },
  imported_options: {
    kind: 'list',
    of: {
      kind: 'object',
      settings: {
        value: { kind: 'text', needed: true },
        label: { kind: 'text', needed: true },
        price: { kind: 'number' },
      },
    },
    about:
      'The options that another server showed for a field of a type that has none here, on imported forms.',
  },
} as const satisfies Settings;

export function isSharedSetting(setting: string): setting is keyof typeof sharedSettings | 'type' {
  return setting === 'type' || Object.hasOwn(sharedSettings, setting);
}

/** A field of one type, with the settings of every field and its own. */
export type FieldFrom<Type extends string, Own> = Flat<
  { type: Type } & ObjectFrom<typeof sharedSettings> & ObjectFrom<Own>
>;

export const placeholder = {
  kind: 'shownText',
  max: 500,
  about: 'Shown inside the empty control. Not a replacement for the label.',
} as const;

/** An option. Answers, conditions and the API refer to it by its value. */
export const option = {
  kind: 'object',
  name: 'Option',
  settings: {
    value: { kind: 'name', about: 'What answers and conditions name the option by.', needed: true },
    label: { kind: 'shownText', max: 500, about: 'What visitors read.', needed: true },
    description: { kind: 'shownText', max: 500, about: 'A smaller text under the label.' },
    price: {
      kind: 'number',
      min: -1e9,
      max: 1e9,
      about: 'What the option costs, such as 12.50; formulas and totals count it.',
    },
    image: { kind: 'image' },
  },
} as const;

export type Option = ObjectFrom<typeof option.settings>;

export const showPrices = {
  kind: 'boolean',
  about: 'Whether each option shows its price, in the currency of the form.',
} as const;

export const shuffle = {
  kind: 'boolean',
  about: 'Whether each visitor gets the options in another order.',
} as const;
