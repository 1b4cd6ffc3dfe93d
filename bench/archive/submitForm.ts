import type { FormDefinition } from '#form/definition/document.ts';

/** Ten fields of common types, like a form for a conference. */
export const submitDefinition: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Name', required: true },
        { id: 'field2', type: 'email', label: 'E-mail', required: true },
        { id: 'field3', type: 'phone', label: 'Telephone' },
        { id: 'field4', type: 'one_line_input', label: 'Age', accepts: 'number', min: 16, max: 120 },
        { id: 'field5', type: 'date', label: 'When do you arrive?' },
        {
          id: 'field6',
          type: 'multiple_choice',
          label: 'What do you come for?',
          multiple: true,
          options: [
            { value: 'talks', label: 'The talks' },
            { value: 'workshops', label: 'The workshops' },
            { value: 'people', label: 'The people' },
          ],
        },
        {
          id: 'field7',
          type: 'dropdown',
          label: 'How did you hear of us?',
          options: [
            { value: 'friend', label: 'From a friend' },
            { value: 'search', label: 'By a search' },
            { value: 'post', label: 'From a post' },
          ],
        },
        { id: 'field8', type: 'rating', label: 'How was it last year?' },
        { id: 'field9', type: 'comment', label: 'What should we do better?' },
        { id: 'field10', type: 'nps', label: 'How likely are you to recommend us?' },
      ],
    },
  ],
  ending: { title: 'Thank you', message: 'See you there, [field1].' },
};

const names = [
  'Ana Sousa',
  'Björn Lindqvist',
  'Chiara Conti',
  'Dmitri Orlov',
  'Élise Martin',
  'Farid Haddad',
];
const arrivals = ['2026-05-11', '2026-05-12', '2026-05-13'];
const reasons = [['talks'], ['talks', 'people'], ['workshops'], ['talks', 'workshops', 'people']];
const sources = ['friend', 'search', 'post'];
const remarks = [
  'Longer breaks between the talks, and a quiet room for those who need one for a while.',
  'Nothing comes to mind.\nThe food was good and everything began in time.',
  'The workshops were full after an hour. Smaller groups, or the same workshop twice, would let more of us take part.',
];

/** The answers of visitor `number`, by field id. */
export function answersOf(number: number): Record<string, unknown> {
  const pick = <Item>(items: readonly Item[], step: number) =>
    items[Math.floor(number / step) % items.length];
  return {
    field1: pick(names, 1),
    field2: `visitor${number}@example.org`,
    field3: `+49 30 ${String(1_000_000 + (number % 9_000_000))}`,
    field4: String(18 + (number % 60)),
    field5: pick(arrivals, 2),
    field6: pick(reasons, 3),
    field7: pick(sources, 5),
    field8: 1 + (number % 5),
    field9: `${pick(remarks, 7)} (${number})`,
    field10: number % 11,
  };
}
