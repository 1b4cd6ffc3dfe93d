import {
  answeredField,
  is,
  maxLength,
  minLength,
  placeholder,
  writtenDefault,
} from '#admin/screen/form/build/panel/table/parts.ts';
import { defaults } from '#form/type/oneLineInput/settings.ts';

export const oneLineInputPanel = answeredField({
  common: [
    {
      kind: 'choice',
      path: 'accepts',
      text: 'accepts',
      values: ['text', 'letters', 'number', 'url', 'pattern'],
      standard: defaults.accepts,
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
    maxLength(defaults.max_length),
  ],
  appearance: [placeholder],
  advanced: [writtenDefault],
});
