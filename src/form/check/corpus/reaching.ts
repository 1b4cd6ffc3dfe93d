import { age, type BrokenForm, colour, day, name, onePage, pages, score } from './brokenForm.ts';

const foreign = { id: 'field9', type: 'of_another_server', label: 'Foreign' } as const;
const required = { ...score, required: true };
const isAnna = { field: 'field1', operator: 'is', value: 'Anna' } as const;

export const reaching: BrokenForm[] = [
  {
    name: 'a page that only an impossible score shows',
    form: pages([[score], [name]], {
      logic: [
        {
          when: { field: 'field3', operator: 'is_over', value: 10 },
          do: [{ action: 'show', page: 'page2' }],
        },
      ],
    }),
    findings: ['page_unreachable pages[1]'],
  },
  {
    name: 'a page that only a deleted option shows',
    form: pages([[colour], [name]], {
      logic: [
        {
          when: { field: 'field2', operator: 'contains', value: 'green' },
          do: [{ action: 'show', page: 'page2' }],
        },
      ],
    }),
    findings: ['option_unknown logic[0].when.value', 'page_unreachable pages[1]'],
  },
  {
    name: 'pages after an end that always comes',
    form: pages([[name], [score], [age]], {
      logic: [
        {
          when: { formula: '1 = 1', operator: 'is', value: 'true' },
          do: [{ action: 'end', after: 'page1' }],
        },
      ],
    }),
    findings: ['page_unreachable pages[1]', 'page_unreachable pages[2]'],
  },
  {
    name: 'a page that is always jumped over',
    form: pages([[name], [score], [age]], {
      logic: [
        {
          when: {
            any: [
              { field: 'field1', operator: 'is_empty' },
              { field: 'field1', operator: 'is_not_empty' },
            ],
          },
          do: [{ action: 'jump', after: 'page1', to: 'page3' }],
        },
      ],
    }),
    findings: ['page_unreachable pages[1]'],
  },
  {
    name: 'a required field on a page that is always hidden',
    form: pages([[name], [required], [age]], {
      logic: [
        { when: { formula: '2 * 2', operator: 'is', value: 4 }, do: [{ action: 'hide', page: 'page2' }] },
      ],
    }),
    findings: ['required_never_shown pages[1].fields[0].required', 'page_unreachable pages[1]'],
  },
  {
    name: 'a required field that a contradiction shows',
    form: onePage([name, required], {
      logic: [
        { when: { all: [isAnna, { ...isAnna, value: 'Bert' }] }, do: [{ action: 'show', field: 'field3' }] },
      ],
    }),
    findings: ['required_never_shown pages[0].fields[1].required'],
  },
  {
    name: 'a required field behind a field that is never shown',
    form: onePage([age, day, name, required], {
      logic: [
        {
          when: { field: 'field4', operator: 'is_under', value: 18 },
          do: [{ action: 'show', field: 'field5' }],
        },
        { when: { field: 'field5', operator: 'is_not_empty' }, do: [{ action: 'show', field: 'field1' }] },
        { when: isAnna, do: [{ action: 'show', field: 'field3' }] },
      ],
    }),
    findings: [
      'required_never_shown pages[0].fields[3].required',
      'field_never_shown pages[0].fields[1]',
      'field_never_shown pages[0].fields[2]',
    ],
  },
  {
    name: 'a field that is hidden whenever a field that is never shown is empty',
    form: onePage([day, name, score], {
      logic: [
        {
          when: { field: 'field5', operator: 'is_over', value: '2026-12-31' },
          do: [{ action: 'show', field: 'field1' }],
        },
        { when: { field: 'field1', operator: 'is_empty' }, do: [{ action: 'hide', field: 'field3' }] },
      ],
    }),
    findings: ['field_never_shown pages[0].fields[1]', 'field_never_shown pages[0].fields[2]'],
  },
  {
    name: 'an end that asks for a field of an unknown type, which is never calculated',
    form: pages([[foreign], [name], [score]], {
      logic: [
        { when: { formula: '1', operator: 'is', value: 2 }, do: [{ action: 'show', page: 'page1' }] },
        {
          when: { formula: 'field9', operator: 'is_not', value: 1 },
          do: [{ action: 'end', after: 'page2' }],
        },
        {
          when: {
            any: [
              { formula: 'field9', operator: 'is', value: 1 },
              { formula: 'field9', operator: 'is_not', value: 1 },
            ],
          },
          do: [{ action: 'hide', field: 'field1' }],
        },
      ],
    }),
    findings: ['type_unknown pages[0].fields[0].type', 'page_unreachable pages[0]'],
  },
];
