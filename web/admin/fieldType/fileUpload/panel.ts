import type { Settings } from '#admin/screen/form/build/panel/table/control.ts';
import { answeredField } from '#admin/screen/form/build/panel/table/parts.ts';
import { defaults } from '#form/type/fileUpload/settings.ts';

/** A signature is one picture, whatever the other settings say. */
const takesFiles = ({ signature }: Settings) => signature !== true;

export const fileUploadPanel = answeredField({
  common: [
    { kind: 'switch', path: 'signature', text: 'signature', standard: false },
    { kind: 'fileTypes', path: 'types', text: 'fileTypes', shown: takesFiles },
  ],
  validation: [
    { kind: 'number', path: 'min_count', text: 'filesAtLeast', shown: takesFiles },
    {
      kind: 'number',
      path: 'max_count',
      text: 'filesAtMost',
      standard: defaults.max_count,
      shown: takesFiles,
    },
    {
      kind: 'number',
      path: 'max_size',
      text: 'fileSize',
      standard: defaults.max_size,
      factor: 1_000_000,
    },
  ],
});
