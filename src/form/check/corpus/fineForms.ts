import type { BrokenForm } from './brokenForm.ts';
import { age, colour, day, name, onePage, pages, score, words } from './brokenForm.ts';

type FineForm = Omit<BrokenForm, 'findings'>;

const isAnna = { field: 'field1', operator: 'is', value: 'Anna' } as const;

/** Valid forms that come close to a fault: the checker must report nothing. */
export const fineForms: readonly FineForm[] = [
  {
    name: 'brackets that are no formulas',
    form: onePage([
      {
        ...name,
        label: 'Name [as in the passport]',
        description: '\\[field99] and [words](https://example.org)',
      },
    ]),
  },
  {
    name: 'bounds that meet',
    form: onePage([
      { ...name, type: 'one_line_input', min_length: 3, max_length: 3, default: 'abc' },
      { id: 'field2', type: 'date', label: 'Day', min: 'today', max: 'today', default: 'today' },
      { id: 'field3', type: 'time', label: 'Hour', min: '09:00', max: '10:00', step: 60, default: '10:00' },
      { id: 'field4', type: 'slider', label: 'Part', min: 0.1, max: 0.3, step: 0.2, default: 0.3 },
    ]),
  },
  {
    name: 'bounds of which only the day of filling in decides',
    form: onePage([
      { id: 'field1', type: 'date', label: 'From', min: 'today', max: '2020-01-01', default: 'today' },
      { id: 'field2', type: 'date', label: 'To', min: 'today+1', max: '2030-01-01', weekdays: ['monday'] },
      { id: 'field3', type: 'date', label: 'Back', max: 'today', default: '2999-12-31' },
    ]),
  },
  {
    name: 'defaults from which the visitor goes on',
    form: onePage([
      {
        ...colour,
        type: 'multiple_choice',
        options: [
          { value: 'red', label: 'Red' },
          { value: 'blue', label: 'Blue' },
        ],
        multiple: true,
        min: 2,
        other: {},
        default: ['other'],
      },
    ]),
  },
  {
    name: 'a page with a description only',
    form: {
      format: 2,
      pages: [
        { id: 'page1', label: '', description: 'Welcome', fields: [] },
        { id: 'page2', label: '', fields: [name] },
      ],
    },
  },
  {
    name: 'rules that exclude each other',
    form: onePage([name, colour, age, score], {
      logic: [
        { when: isAnna, do: [{ action: 'set', field: 'field3', value: 1 }] },
        { when: { ...isAnna, value: ' bert ' }, do: [{ action: 'set', field: 'field3', value: 2 }] },
        {
          when: { field: 'field1', operator: 'is_empty' },
          do: [{ action: 'set', field: 'field3', value: 3 }],
        },
        {
          when: {
            all: [
              { field: 'field2', operator: 'contains', value: 'red' },
              { field: 'field4', operator: 'is_under', value: 30 },
            ],
          },
          do: [{ action: 'end', after: 'page1', message: 'Young' }],
        },
        {
          when: {
            any: [
              { field: 'field2', operator: 'is', value: 'blue' },
              { field: 'field4', operator: 'is_over', value: 30 },
            ],
          },
          do: [{ action: 'end', after: 'page1', message: 'Old' }],
        },
      ],
    }),
  },
  {
    name: 'one rule in two places',
    form: onePage([name, score], {
      logic: [
        { when: isAnna, do: [{ action: 'set', field: 'field3', value: 1 }] },
        {
          when: { field: 'field1', operator: 'contains', value: 'a' },
          do: [{ action: 'set', field: 'field3', value: 1 }],
        },
      ],
    }),
  },
  {
    name: 'pages that some answers leave out',
    form: pages([[name], [score], [age], [day]], {
      logic: [
        {
          when: isAnna,
          do: [
            { action: 'jump', after: 'page1', to: 'page3' },
            { action: 'hide', page: 'page4' },
          ],
        },
        {
          when: { field: 'field1', operator: 'is_not', value: 'Anna' },
          do: [{ action: 'jump', after: 'page1', to: 'page2' }],
        },
        {
          when: { formula: 'field3 > 5 and field3 < 9', operator: 'is', value: 'true' },
          do: [{ action: 'end', after: 'page2' }],
        },
      ],
    }),
  },
  {
    name: 'a page whose bypass is always open, but not from everywhere',
    form: pages([[name], [score], [age], [day]], {
      logic: [
        { when: isAnna, do: [{ action: 'hide', page: 'page2' }] },
        {
          when: { formula: '1', operator: 'is', value: 1 },
          do: [{ action: 'jump', after: 'page2', to: 'page4' }],
        },
      ],
    }),
  },
  {
    name: 'what depends on the day',
    form: pages([[name], [score]], {
      logic: [
        {
          when: { formula: 'today() > days("2026-12-31")', operator: 'is', value: 'true' },
          do: [{ action: 'end', after: 'page1' }],
        },
      ],
    }),
  },
  {
    name: 'formulas of every kind',
    form: onePage(
      [
        name,
        colour,
        age,
        words,
        { id: 'field7', type: 'hidden', label: 'Sum', formula: 'field2 * 1.19' },
        { id: 'field8', type: 'hidden', label: 'Greeting', formula: 'concat("Dear ", field1)' },
        {
          id: 'field9',
          type: 'credit_card',
          label: 'Pay',
          currency: 'EUR',
          formula: 'field7',
          purpose: 'For [field1]',
        },
        { id: 'field10', type: 'rich_text', label: '', text: '**[field1]** pays [fixed(field7, 2)]' },
      ],
      {
        ending: {
          title: '[field8]',
          message: 'Thank you, [field1].',
          redirect: 'https://example.org/?a=[field1]',
          redirect_after: 8,
          summary: true,
          button: { label: 'On with [field1]', url: 'https://example.org/shop' },
          again: true,
          share: true,
        },
      },
    ),
  },
  {
    name: 'a whole translation',
    form: onePage([name, colour], {
      title: 'Form',
      language: 'en-GB',
      translations: {
        de: {
          title: 'Formular',
          fields: {
            field1: { label: 'Name' },
            field2: { label: 'Farbe', options: { red: 'Rot', blue: 'Blau' } },
          },
        },
      },
    }),
  },
  {
    name: 'settings of every kind',
    form: onePage([name, colour]),
    settings: {
      time_zone: 'Asia/Kathmandu',
      opens_at: '2028-02-29T00:00',
      closes_at: '2028-02-29T00:01',
      quotas: [{ field: 'field2', option: 'red', max: 0 }],
      one_per_person: { by: 'answer', field: 'field1' },
    },
  },
  {
    name: 'colours that can be read',
    form: onePage([name], { theme: { mode: 'dark', accent: '#ffcc00', ink: '#eeeeee' } }),
  },
];
