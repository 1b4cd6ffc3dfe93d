import { plainNumber } from '#kit/text/plainNumber.ts';
import { aboveMax, type Facts, unusedAmong } from '../facts.ts';
import { fillDefaults } from '../fillDefaults.ts';
import { fileUpload } from './behaviour.ts';
import { fileLimits } from './fileLimits.ts';
import { about, defaults, type FileUploadField, settings } from './settings.ts';

const facts: Facts<FileUploadField> = {
  seconds: 30,
  bounds(field) {
    const { min, max } = fileLimits(field);
    return [plainNumber(min), plainNumber(max)];
  },
  contradiction: (field) =>
    field.signature === true
      ? undefined
      : aboveMax('min_count', field.min_count, fillDefaults(defaults, field).max_count, 'files'),
  unusedSettings: (field) =>
    field.signature === true
      ? unusedAmong(field, ['types', 'min_count', 'max_count'], 'for a signature, which is one picture')
      : [],
};

export const fileUploadType = { about, defaults, settings, behaviour: fileUpload, facts };
