import type { FormDefinition } from '#form/definition/document.ts';

/** Three pages, one of them for the press, with answers in later texts and rules that set and require. */
export const trip: FormDefinition = {
  format: 2,
  title: 'A trip',
  description: 'Two days.',
  pages: [
    {
      id: 'page1',
      label: 'You',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Name', required: true },
        {
          id: 'field2',
          type: 'multiple_choice',
          label: 'You come as',
          options: [
            { value: 'guest', label: 'Guest' },
            { value: 'press', label: 'Press' },
          ],
        },
        { id: 'field3', type: 'one_line_input', label: 'People', accepts: 'number', min: 1, max: 50 },
        { id: 'field4', type: 'one_line_input', label: 'Who else' },
      ],
    },
    {
      id: 'page2',
      label: 'For the press',
      fields: [{ id: 'field5', type: 'one_line_input', label: 'Which paper do you write for, [field1]?' }],
    },
    {
      id: 'page3',
      label: 'The stay of [field1]',
      fields: [
        {
          id: 'field6',
          type: 'dropdown',
          label: 'Room',
          options: [
            { value: 'one', label: 'One room for [field3]' },
            { value: 'each', label: 'A room for each' },
          ],
        },
        {
          id: 'field7',
          type: 'multiple_choice',
          label: 'Bus',
          multiple: true,
          options: [{ value: 'there', label: 'There, with [field3] seats' }],
        },
        { id: 'field8', type: 'rich_text', label: '', text: '**[field1]** pays [field3 * 20] francs.' },
        { id: 'field9', type: 'one_line_input', label: 'Code' },
        { id: 'field10', type: 'comment', label: 'Why so many?' },
      ],
    },
  ],
  logic: [
    { when: { field: 'field2', operator: 'is', value: 'press' }, do: [{ action: 'show', page: 'page2' }] },
    { when: { field: 'field3', operator: 'is_over', value: 1 }, do: [{ action: 'show', field: 'field4' }] },
    {
      when: { field: 'field3', operator: 'is_over', value: 5 },
      do: [
        { action: 'set', field: 'field9', value: 'GROUP' },
        { action: 'require', field: 'field10' },
      ],
    },
  ],
  ending: { title: 'Sent', message: 'Bye, [field1].' },
  translations: {
    de: {
      title: 'Ein Ausflug',
      pages: { page1: { label: 'Sie' } },
      fields: { field1: { label: 'Ihr Name' } },
    },
  },
};

export const seats: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        {
          id: 'field1',
          type: 'multiple_choice',
          label: 'Seat',
          options: [
            { value: 'front', label: 'In front' },
            { value: 'back', label: 'At the back' },
          ],
        },
      ],
    },
    { id: 'page2', label: '', fields: [{ id: 'field2', type: 'email', label: 'E-mail' }] },
  ],
  ending: { redirect: 'https://example.org/thanks' },
};

export const deposit: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Tickets', accepts: 'number' },
        { id: 'field2', type: 'credit_card', label: 'To pay', currency: 'EUR', formula: 'field1 * 12.5' },
      ],
    },
  ],
};
