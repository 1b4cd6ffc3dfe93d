import {
  answeredField,
  maxLength,
  minLength,
  placeholder,
  writtenDefault,
} from '#admin/screen/form/build/panel/table/parts.ts';
import { defaults } from '#form/type/comment/settings.ts';

export const commentPanel = answeredField({
  validation: [minLength, maxLength(defaults.max_length)],
  appearance: [placeholder, { kind: 'number', path: 'rows', text: 'height', standard: defaults.rows }],
  advanced: [{ ...writtenDefault, look: 'long' }],
});
