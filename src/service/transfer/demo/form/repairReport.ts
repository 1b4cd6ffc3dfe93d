import { comment, phrase } from '#form/simulate/person/comment.ts';
import { dateWithin, fullAddress, name, phone, sometimes, timeBetween } from '../answers.ts';
import { choice, options } from '../choice.ts';
import { field } from '../field.ts';
import { photo } from '../files.ts';
import { logo } from '../logo.ts';
import type { FormPlan } from '../plan.ts';
import { upload } from '../upload.ts';

export const repairReport: FormPlan = {
  key: 'repair-report',
  name: 'Something is broken',
  path: 'team/repairs',
  enabled: true,
  published: [260],
  closes: 1096,
  weight: 2,
  theme: { preset: 'blueprint', logo },
  pages: [
    {
      id: 'page1',
      label: 'What happened',
      fields: [
        choice(
          'field1',
          'multiple_choice',
          'What is it?',
          options('Light', 'Heating', 'Door or window', 'Water', 'Furniture', 'Other'),
          { required: true, atMost: 2, other: phrase },
        ),
        field('field2', 'comment', 'Describe it', (visit) => comment(visit, 60), { required: true }),
        field('field3', 'date', 'Seen on', dateWithin(-3, 0)),
        field('field4', 'time', 'At', timeBetween(7, 21)),
        upload(
          'field5',
          'Photos',
          (visit) => (visit.random.chance(0.3) ? [photo(visit), photo(visit)] : [photo(visit)]),
          { settings: { types: ['image'], max_count: 2 } },
        ),
      ],
    },
    {
      id: 'page2',
      label: 'Where and who',
      fields: [
        field('field6', 'address', 'Where', fullAddress),
        field('field7', 'one_line_input', 'Your name', sometimes(0.8, name)),
        field('field8', 'phone', 'Your extension or mobile', sometimes(0.5, phone)),
      ],
    },
  ],
  actions: [{ provider: 'webhook', object: 'request', data_type: 'status', share: 0.9 }],
};
