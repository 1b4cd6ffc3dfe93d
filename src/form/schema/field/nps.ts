import type { z } from 'zod';
import { shownText } from '../pieces.ts';
import { fieldSchema } from './base.ts';

export const nps = fieldSchema(
  'nps',
  'How likely somebody is to recommend, from 0 to 10 (net promoter score).',
  {
    low_label: shownText(200, 'What 0 means; "Not at all likely" is the default.').optional(),
    high_label: shownText(200, 'What 10 means; "Extremely likely" is the default.').optional(),
  },
);

export type NpsField = z.infer<typeof nps>;
