import type { FieldFrom } from '../everyField.ts';
import type { Settings } from '../setting.ts';

export const about = 'Files that the visitor sends.';

export const defaults = { min_count: 1, max_count: 1, max_size: 10_000_000 } as const;

export const settings = {
  types: {
    kind: 'list',
    of: {
      kind: 'text',
      pattern: /^(image|audio|video|document|spreadsheet|archive|\.[a-z0-9]{1,10}|[a-z]+\/[a-z0-9.+-]+)$/,
      fault:
        'must be image, audio, video, document, spreadsheet, archive, an ending like .pdf or a media type like text/csv',
    },
    min: 1,
    max: 50,
    about:
      'What is taken: image, audio, video, document, spreadsheet, archive, endings (.pdf) or media types; anything by default.',
  },
  min_count: { kind: 'whole', min: 1, max: 50, about: 'Files at least, where any are sent.' },
  max_count: { kind: 'whole', min: 1, max: 50, about: 'Files at most; {default} is the default.' },
  max_size: {
    kind: 'whole',
    min: 1,
    max: 5_000_000_000,
    about: 'Bytes of one file at most; {default} is the default.',
  },
  signature: {
    kind: 'boolean',
    about: 'Asks for a signature, drawn or typed on the page; the answer is one picture.',
  },
} as const satisfies Settings;

export type FileUploadField = FieldFrom<'file_upload', typeof settings>;
