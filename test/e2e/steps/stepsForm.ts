import type { FormDefinition } from '#form/definition/document.ts';

/** Six questions of different kinds, each on a screen of its own. */
export const visit: FormDefinition = {
  format: 2,
  title: 'Your visit',
  description: 'A few questions.',
  display: 'one_question',
  time_needed: true,
  pages: [
    {
      id: 'page1',
      label: 'The day',
      fields: [
        {
          id: 'field1',
          type: 'multiple_choice',
          label: 'Why did you come?',
          required: true,
          options: [
            { value: 'tour', label: 'A tour' },
            { value: 'cafe', label: 'The café' },
          ],
          other: { label: 'Something else' },
        },
        { id: 'field2', type: 'one_line_input', label: 'Your name', required: true },
        {
          id: 'field3',
          type: 'multiple_choice',
          label: 'The rooms',
          multiple: true,
          options: [
            { value: 'low', label: 'Below' },
            { value: 'high', label: 'Above' },
            { value: 'tower', label: 'The tower' },
          ],
        },
        { id: 'field4', type: 'nps', label: 'How likely?' },
      ],
    },
    {
      id: 'page2',
      label: '',
      fields: [
        { id: 'field5', type: 'comment', label: 'More' },
        {
          id: 'field6',
          type: 'multiple_choice',
          label: 'Again?',
          options: [
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ],
        },
      ],
    },
  ],
  translations: { ar: { title: 'زيارتك' } },
};

/** A page of 45 fields, each with a counter that the script adds. */
export const longForm: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: Array.from({ length: 45 }, (_, index) => ({
        id: `field${index + 1}`,
        type: 'comment' as const,
        label: `Question ${index + 1}`,
        max_length: 100,
      })),
    },
  ],
};
