import type { Control, Settings, SettingsTable } from './control.ts';

const never = () => false;

const label: Control = { kind: 'text', path: 'label', text: 'label', look: 'insert', needed: true };
const description: Control = { kind: 'text', path: 'description', text: 'description', look: 'insertLong' };
const required: Control = { kind: 'switch', path: 'required', text: 'required', standard: false };
const width: Control = {
  kind: 'choice',
  path: 'width',
  text: 'width',
  values: ['full', 'half', 'third'],
  standard: 'full',
  look: 'segmented',
  names: 'width',
};
const key: Control = { kind: 'text', path: 'key', text: 'key', look: 'code' };

/** The table of a type that visitors answer: what every field has around the settings of its own. */
export function answeredField({ common = [], validation, appearance = [], advanced = [] }: SettingsTable) {
  return {
    common: [label, description, ...common, required],
    ...(validation === undefined ? {} : { validation }),
    appearance: [...appearance, width],
    advanced: [...advanced, key],
  } satisfies SettingsTable;
}

interface Unanswered extends SettingsTable {
  /** The control of the label, where visitors do not see it. */
  readonly name?: Control;
}

/**
 * The table of a type that never has to be answered. Settings that have no effect there are shown only where an imported
 * form has them.
 */
export function unansweredField({
  name = label,
  common = [],
  validation,
  appearance = [],
  advanced = [],
}: Unanswered) {
  return {
    common: [...(name === label ? [label, description] : []), ...common, ...(name === label ? [] : [name])],
    ...(validation === undefined ? {} : { validation }),
    appearance,
    advanced: [
      ...advanced,
      key,
      ...(name === label ? [] : [{ ...description, shown: never }]),
      { ...required, shown: never },
    ],
  } satisfies SettingsTable;
}

export const widthWhereSet: Control = { ...width, shown: never };
export { width };

/** A label that only the team sees. */
export const teamLabel: Control = { kind: 'text', path: 'label', text: 'teamLabel', needed: true };

export const placeholder: Control = {
  kind: 'text',
  path: 'placeholder',
  text: 'placeholder',
  look: 'insert',
};

export const writtenDefault = { kind: 'text', path: 'default', text: 'default' } satisfies Control;
export const minLength: Control = { kind: 'number', path: 'min_length', text: 'minLength', half: true };
export const maxLength = (standard: number): Control => ({
  kind: 'number',
  path: 'max_length',
  text: 'maxLength',
  half: true,
  standard,
});

export const lowAndHigh: readonly Control[] = [
  { kind: 'text', path: 'low_label', text: 'lowLabel', look: 'insert' },
  { kind: 'text', path: 'high_label', text: 'highLabel', look: 'insert' },
];

/** Whether a setting has one of these values. */
export function is(path: string, ...values: readonly unknown[]) {
  return (settings: Settings) => values.includes(settings[path]);
}
