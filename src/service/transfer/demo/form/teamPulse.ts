import { comment } from '#form/simulate/person/comment.ts';
import { itemAt } from '#kit/random.ts';
import { sometimes } from '../answers.ts';
import { choice, options } from '../choice.ts';
import { field } from '../field.ts';
import type { FormPlan } from '../plan.ts';
import type { Visit } from '../visit.ts';

const statements = [
  'I can learn something new here',
  'We talk openly',
  'My work is seen',
  'I have enough time',
];
const scale = ['Disagree', 'Neither', 'Agree'];

/** A matrix: the first header is empty and each row begins with its label. */
function agreement({ random, mood }: Visit) {
  const rows = statements.map((statement) => {
    return [statement, itemAt(scale, Math.min(2, Math.floor((mood + random.below(5)) / 5)))];
  });
  return { headers: ['', 'Agreement'], rows };
}

export const teamPulse: FormPlan = {
  key: 'team-pulse',
  name: 'Team pulse',
  path: 'team/pulse',
  enabled: true,
  published: [15, 350],
  closes: 1095,
  weight: 4,
  theme: { preset: 'meadow', cover: { source: 'picture:hills' } },
  pages: [
    {
      id: 'page1',
      label: 'This month',
      fields: [
        choice('field1', 'dropdown', 'House', options('Harbour', 'Old Mill', 'Observatory', 'Garden'), {
          required: true,
        }),
        field('field2', 'table_entry', 'How much do you agree?', agreement, {
          required: true,
          settings: {
            columns: [
              {
                id: 'column1',
                label: 'Agreement',
                type: 'choice',
                options: scale.map((label, index) => ({ value: String(index + 1), label })),
              },
            ],
            rows: statements.map((label, index) => ({ id: `row${index + 1}`, label })),
          },
        }),
        field('field3', 'rating', 'Your month', ({ mood }) => Math.max(1, Math.round(mood / 2))),
        field('field4', 'nps', 'Would you recommend working here?', ({ mood }) => mood),
        field('field5', 'slider', 'Workload', ({ random }) => random.between(0, 100), {
          renamed: { version: 2, label: 'Workload in per cent' },
        }),
        field(
          'field6',
          'comment',
          'What should change?',
          sometimes(0.5, (visit) => comment(visit, 150)),
        ),
        field('field7', 'hidden', 'cycle', ({ time }) => new Date(time).toISOString().slice(0, 7), {
          since: 2,
        }),
      ],
    },
  ],
  actions: [],
};
