import { defaults as addressDefaults, addressParts } from '#form/type/address/settings.ts';
import { defaults as commentDefaults } from '#form/type/comment/settings.ts';
import { week } from '#form/type/date/settings.ts';
import { defaults as lineDefaults } from '#form/type/oneLineInput/settings.ts';
import { defaults as timeDefaults } from '#form/type/time/settings.ts';
import type { Control } from './control.ts';
import { answeredField, is, placeholder, teamLabel, unansweredField, widthWhereSet } from './parts.ts';

const writtenDefault: Control = { kind: 'text', path: 'default', text: 'default' };
const minLength: Control = { kind: 'number', path: 'min_length', text: 'minLength', half: true };
const maxLength = (standard: number): Control => ({
  kind: 'number',
  path: 'max_length',
  text: 'maxLength',
  half: true,
  standard,
});

export const oneLineInput = answeredField({
  common: [
    {
      kind: 'choice',
      path: 'accepts',
      text: 'accepts',
      values: ['text', 'letters', 'number', 'url', 'pattern'],
      standard: lineDefaults.accepts,
      look: 'select',
      names: 'accepts',
    },
  ],
  validation: [
    { kind: 'pattern', path: 'pattern', text: 'pattern', shown: is('accepts', 'pattern') },
    {
      kind: 'text',
      path: 'pattern_message',
      text: 'patternMessage',
      look: 'insert',
      shown: is('accepts', 'pattern'),
    },
    { kind: 'number', path: 'min', text: 'smallest', half: true, shown: is('accepts', 'number') },
    { kind: 'number', path: 'max', text: 'largest', half: true, shown: is('accepts', 'number') },
    minLength,
    maxLength(lineDefaults.max_length),
  ],
  appearance: [placeholder],
  advanced: [writtenDefault],
});

export const comment = answeredField({
  validation: [minLength, maxLength(commentDefaults.max_length)],
  appearance: [placeholder, { kind: 'number', path: 'rows', text: 'height', standard: commentDefaults.rows }],
  advanced: [{ ...writtenDefault, look: 'long' }],
});

export const email = answeredField({
  validation: [
    { kind: 'lines', path: 'allowed_domains', text: 'allowedDomains' },
    { kind: 'lines', path: 'blocked_domains', text: 'blockedDomains' },
  ],
  appearance: [placeholder],
  advanced: [writtenDefault],
});

export const phone = answeredField({
  common: [{ kind: 'country', path: 'default_country', text: 'phoneCountry' }],
  validation: [{ kind: 'countries', path: 'countries', text: 'phoneCountries' }],
  appearance: [placeholder],
  advanced: [writtenDefault],
});

export const date = answeredField({
  validation: [
    { kind: 'day', path: 'min', text: 'earliestDay' },
    { kind: 'day', path: 'max', text: 'latestDay' },
    {
      kind: 'several',
      path: 'weekdays',
      text: 'weekdays',
      values: week,
      standard: week,
      names: 'weekdays',
    },
  ],
  advanced: [{ kind: 'day', path: 'default', text: 'dayDefault' }],
});

export const time = answeredField({
  validation: [
    { kind: 'clock', path: 'min', text: 'earliestTime', half: true },
    { kind: 'clock', path: 'max', text: 'latestTime', half: true },
    { kind: 'number', path: 'step', text: 'minutesStep', standard: timeDefaults.step },
  ],
  advanced: [{ kind: 'clock', path: 'default', text: 'timeDefault' }],
});

export const address = answeredField({
  common: [
    {
      kind: 'several',
      path: 'parts',
      text: 'addressParts',
      values: addressParts,
      standard: addressDefaults.parts,
      names: 'addressParts',
    },
  ],
  validation: [
    {
      kind: 'several',
      path: 'required_parts',
      text: 'requiredParts',
      values: addressParts,
      standard: addressDefaults.required_parts,
      names: 'addressParts',
      mayBeEmpty: true,
    },
    { kind: 'countries', path: 'countries', text: 'addressCountries' },
  ],
  advanced: [{ kind: 'country', path: 'default_country', text: 'addressCountry' }],
});

export const hidden = unansweredField({
  name: teamLabel,
  common: [
    { kind: 'text', path: 'parameter', text: 'parameter', look: 'code' },
    { kind: 'formula', path: 'formula', text: 'hiddenFormula' },
    { kind: 'text', path: 'default', text: 'hiddenDefault' },
  ],
  advanced: [widthWhereSet],
});
