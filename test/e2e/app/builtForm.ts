import type { AppClient } from '../../app/appClient.ts';

/** A form of three pages with rules, a look and a translation. One of its formulas is wrong, and it was never published. */
export async function makeBuiltForm(
  owner: AppClient,
  organization: string,
  workspace: string,
  write: (words: string) => string,
): Promise<string> {
  const name = write('Guided tour');
  const { id: form } = await owner.ask('createForm', { organization }, { workspace, name, template: null });
  const { revision } = await owner.ask('form', { organization, form });
  await owner.ask('saveDraft', { organization, form }, { revision, definition: definition(write) });
  return form;
}

function definition(write: (words: string) => string) {
  const options = (...labels: string[]) =>
    labels.map((label) => ({ value: label.toLowerCase(), label: write(label) }));
  const field = (number: number, type: string, label: string, more: object = {}) => ({
    id: `field${300 + number}`,
    type,
    label: write(label),
    ...more,
  });
  return {
    format: 2,
    title: write('Guided tour of the harbour'),
    description: write('Tell us who comes, and we keep a boat for you.'),
    theme: { preset: 'harbour' },
    pages: [
      {
        id: 'page1',
        label: write('Your group'),
        fields: [
          field(1, 'one_line_input', 'Your name', { required: true, width: 'half' }),
          field(2, 'email', 'E-mail address', { required: true, width: 'half' }),
          field(3, 'multiple_choice', 'Who comes?', { options: options('School', 'Family', 'Company') }),
          field(4, 'one_line_input', 'Name of the school'),
          field(5, 'one_line_input', 'How many people?', { accepts: 'number' }),
        ],
      },
      {
        id: 'page2',
        label: write('The tour'),
        fields: [
          field(6, 'date', 'Day of the visit', { width: 'half' }),
          field(7, 'time', 'Time', { width: 'half' }),
          field(8, 'table_entry', 'Guests', {
            columns: ['Name', 'Age', 'Diet'].map((label, index) => ({
              id: `column${index + 1}`,
              label: write(label),
            })),
          }),
        ],
      },
      {
        id: 'page3',
        label: write('Lunch'),
        fields: [
          field(9, 'dropdown', 'Dish', { options: options('Fish', 'Pasta', 'Salad') }),
          field(10, 'rating', 'How hungry will you be?'),
          field(11, 'comment', 'Anything else?'),
        ],
      },
    ],
    logic: [
      {
        when: { field: 'field303', operator: 'is', value: 'school' },
        do: [{ action: 'show', field: 'field304' }],
      },
      {
        when: { field: 'field303', operator: 'is', value: 'company' },
        do: [{ action: 'jump', after: 'page1', to: 'page3' }],
      },
      {
        when: { formula: 'field305 * 12 + visitors', operator: 'is_over', value: 120 },
        do: [{ action: 'require', field: 'field311' }],
      },
    ],
    translations: { ar: { title: 'جولة في الميناء', fields: { field301: { label: 'اسمك' } } } },
  };
}
