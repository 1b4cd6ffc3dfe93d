import { phrase } from '#form/simulate/person/comment.ts';
import { email, fullAddress, name, payment, phone, priceOf, sometimes } from '../answers.ts';
import { choice, options } from '../choice.ts';
import { field } from '../field.ts';
import { guestList, studentProof } from '../files.ts';
import { logo } from '../logo.ts';
import type { FormPlan } from '../plan.ts';
import { upload } from '../upload.ts';

const tickets = options(['Three days', 95], ['One day', 40], ['Student', 25], ['Friend of the house', 0]);
const workshops = [
  ...options(['Calligraphy', 20], ['Shadow theatre', 15], ['Lantern making', 12], ['Singing', 0]),
  { label: 'Night walk', value: 'night-walk', price: 8, since: 2 },
  { label: 'Another idea', value: 'other' },
];

export const festivalRegistration: FormPlan = {
  key: 'festival-registration',
  name: 'Festival of Lanterns: registration',
  path: 'festival',
  // The festival is over.
  enabled: false,
  published: [120, 180, 260],
  closes: 640,
  weight: 10,
  currency: 'EUR',
  theme: { preset: 'sorbet', logo, cover: { source: 'picture:confetti' } },
  pages: [
    {
      id: 'page1',
      label: 'You',
      fields: [
        field('field1', 'one_line_input', 'Full name', name, {
          required: true,
          renamed: { version: 3, label: 'Name on the badge' },
        }),
        field('field2', 'email', 'E-mail', email, { required: true }),
        field('field3', 'phone', 'Mobile', sometimes(0.8, phone), { description: 'With the country code.' }),
        field('field4', 'address', 'Address', fullAddress, { until: 2 }),
      ],
    },
    {
      id: 'page2',
      label: 'Tickets',
      fields: [
        choice('field5', 'dropdown', 'Ticket', tickets, {
          required: true,
          renamed: { version: 2, label: 'Your ticket' },
        }),
        choice('field6', 'multiple_choice', 'Workshops', workshops, { atMost: 3, empty: 0.3, other: phrase }),
        upload(
          'field7',
          'Proof for students, or your guest list',
          (visit) =>
            visit.random.chance(0.4) ? [studentProof(visit), guestList(visit)] : [studentProof(visit)],
          { settings: { max_count: 2 } },
        ),
        field(
          'field8',
          'credit_card',
          'Payment',
          payment((item) => priceOf(item, item.field_id === 'field5' ? tickets : workshops)),
          { settings: { formula: 'field5 + field6' } },
        ),
        field('field9', 'hidden', 'partner', ({ random }) => random.pick(['city', 'radio', 'university']), {
          since: 3,
        }),
      ],
    },
  ],
  actions: [
    { provider: 'stripe', object: 'charge', data_type: 'id', share: 1 },
    { provider: 'hubspot', object: 'contact', data_type: 'id', share: 0.6 },
  ],
};
