import { comment, phrase } from '#form/simulate/person/comment.ts';
import { name, sometimes } from '../answers.ts';
import { choice, options } from '../choice.ts';
import { field } from '../field.ts';
import { logo } from '../logo.ts';
import type { FormPlan } from '../plan.ts';

/** Only free text and choices, none of them required, so that every submission is valid. */
export const guestBook: FormPlan = {
  key: 'guest-book',
  name: 'Guest book · Gästebuch · 芳名帳',
  path: 'guest-book',
  enabled: true,
  published: [30, 610],
  closes: 1096,
  weight: 13,
  theme: { preset: 'paper', logo },
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        field('field1', 'one_line_input', 'Name · 名前 · الاسم', sometimes(0.9, name)),
        field(
          'field2',
          'comment',
          'A few words for us',
          (visit) => comment(visit, visit.random.between(40, 240)),
          {
            renamed: { version: 2, label: 'A few words for those who come after you' },
          },
        ),
        choice('field3', 'dropdown', 'Which house?', options('Harbour', 'Old Mill', 'Observatory', 'Garden')),
        choice(
          'field4',
          'multiple_choice',
          'You came with…',
          options('Family', 'Friends', 'School class', 'Nobody', 'Other'),
          { atMost: 2, other: phrase },
        ),
        field('field5', 'one_line_input', 'Where are you from?', ({ town }) => town.city, { since: 2 }),
      ],
    },
  ],
  actions: [],
};
