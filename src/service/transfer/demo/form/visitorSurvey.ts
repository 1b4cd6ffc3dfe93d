import { comment, phrase } from '#form/simulate/person/comment.ts';
import { dateWithin, email, name, sometimes, timeBetween } from '../answers.ts';
import { choice, options } from '../choice.ts';
import { field } from '../field.ts';
import { logo } from '../logo.ts';
import type { FormPlan } from '../plan.ts';

const sources = ['newsletter', 'poster-qr', 'instagram', 'ticket-mail', 'tram-screen'];

/** The largest form of the demo, which benchmarks also use: about 1.5 KB per response. */
export const visitorSurvey: FormPlan = {
  key: 'visitor-survey',
  name: 'Visitor survey',
  path: 'feedback',
  enabled: true,
  published: [9, 400, 790],
  closes: 1096,
  weight: 55,
  theme: { preset: 'midnight', logo, cover: { source: 'picture:lanterns' } },
  pages: [
    {
      id: 'page1',
      label: 'Your visit',
      fields: [
        field('field1', 'one_line_input', 'Your name', name, {
          renamed: { version: 2, label: 'What may we call you?' },
        }),
        field('field2', 'email', 'E-mail', email, { description: 'Only if you would like an answer.' }),
        field('field3', 'date', 'Day of your visit', dateWithin(-9, 0), { required: true }),
        field('field4', 'time', 'When did you arrive?', timeBetween(9, 19), { until: 2 }),
        choice(
          'field5',
          'multiple_choice',
          'What did you come for?',
          [
            ...options('Exhibition', 'Library', 'Concert', 'Workshop', 'Café'),
            { label: 'Guided tour', value: 'guided-tour', since: 2 },
            { label: 'Something else', value: 'other' },
          ],
          { required: true, atMost: 3, other: phrase },
        ),
      ],
    },
    {
      id: 'page2',
      label: 'Your opinion',
      fields: [
        field('field6', 'rating', 'How was it?', ({ mood }) => Math.max(1, Math.round(mood / 2)), {
          required: true,
          renamed: { version: 3, label: 'How was your visit as a whole?' },
        }),
        field('field7', 'nps', 'How likely are you to recommend us?', ({ mood }) => mood),
        field('field8', 'slider', 'Minutes that you waited', ({ random }) => random.between(0, 12) * 5, {
          settings: { max: 60, step: 5 },
        }),
        field('field9', 'comment', 'What did you like, what not?', (visit) =>
          comment(visit, visit.random.between(40, 220)),
        ),
        field(
          'field11',
          'comment',
          'What should we do next?',
          sometimes(0.6, (visit) => comment(visit, 120)),
          {
            since: 3,
            description: 'A wish, an idea, a complaint.',
          },
        ),
        choice(
          'field10',
          'dropdown',
          'How did you hear of us?',
          options('Friends', 'Newspaper', 'Social media', 'Passing by', 'School', 'Radio'),
        ),
        field('field12', 'hidden', 'source', ({ random }) => random.favour(sources), { since: 2 }),
      ],
    },
  ],
  actions: [
    { provider: 'slack', object: 'message', data_type: 'timestamp', share: 0.12 },
    { provider: 'google_sheets', object: 'row', data_type: 'number', share: 0.2 },
  ],
};
