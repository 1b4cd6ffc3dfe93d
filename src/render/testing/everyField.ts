import type { FormDefinition } from '#form/definition/document.ts';

/** One pixel, for pictures. */
const pixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A form with every field type and the settings that affect rendering. */
export const everyField: FormDefinition = {
  format: 2,
  title: 'Summer school registration',
  description: 'Two weeks in July, by the lake. It takes about five minutes.',
  pages: [
    {
      id: 'page1',
      label: 'About you',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Your name', required: true, width: 'half' },
        {
          id: 'field2',
          type: 'one_line_input',
          label: 'Age',
          accepts: 'number',
          min: 6,
          max: 99,
          width: 'half',
        },
        {
          id: 'field3',
          type: 'email',
          label: 'E-mail address',
          description: 'The confirmation goes here.',
          placeholder: 'name@example.org',
          required: true,
        },
        { id: 'field4', type: 'phone', label: 'Telephone', width: 'half' },
        { id: 'field5', type: 'one_line_input', label: 'Website', accepts: 'url', width: 'half' },
        { id: 'field6', type: 'date', label: 'Day of arrival', min: 'today', required: true, width: 'half' },
        { id: 'field7', type: 'time', label: 'Time of arrival', step: 15, width: 'half' },
        { id: 'field8', type: 'address', label: 'Postal address', required: true },
        { id: 'field9', type: 'hidden', label: 'Campaign', parameter: 'utm_campaign' },
        { id: 'field10', type: 'hidden', label: 'Double', formula: 'field2 * 2' },
      ],
    },
    {
      id: 'page2',
      label: 'What you would like',
      description: 'You can change all of this until the day before.',
      fields: [
        {
          id: 'field11',
          type: 'rich_text',
          label: 'Text',
          text: '# Dear [field1]\n\nMeals are **included**. Rooms are described in [the brochure](https://example.org/rooms).\n\n- Single rooms\n- Shared rooms',
        },
        {
          id: 'field12',
          type: 'multiple_choice',
          label: 'Which course?',
          required: true,
          options: [
            { value: 'sail', label: 'Sailing', description: 'Mornings, on the lake' },
            { value: 'paint', label: 'Painting', description: 'Afternoons, in the old barn', price: 12 },
            { value: 'cook', label: 'Cooking' },
          ],
          other: {},
        },
        {
          id: 'field13',
          type: 'multiple_choice',
          label: 'What do you eat?',
          multiple: true,
          max: 3,
          layout: 'columns',
          options: [
            { value: 'meat', label: 'Meat', image: { source: pixel, alternative: 'A plate of meat' } },
            { value: 'fish', label: 'Fish', image: { source: pixel, alternative: '' } },
            { value: 'milk', label: 'Milk and eggs' },
            { value: 'nuts', label: 'Nuts' },
          ],
        },
        {
          id: 'field14',
          type: 'dropdown',
          label: 'Size of your T-shirt',
          options: ['S', 'M', 'L', 'XL'].map((size) => ({ value: size.toLowerCase(), label: size })),
          width: 'half',
        },
        {
          id: 'field15',
          type: 'rating',
          label: 'How well do you swim?',
          low_label: 'Not at all',
          high_label: 'Like a fish',
        },
        { id: 'field16', type: 'rating', label: 'How well do you cook?', icon: 'number', max: 7 },
        { id: 'field17', type: 'nps', label: 'How likely are you to recommend us to a friend?' },
        {
          id: 'field18',
          type: 'slider',
          label: 'Hours of sleep that you need',
          max: 12,
          default: 8,
          unit: 'h',
        },
        { id: 'field19', type: 'slider', label: 'How far do you travel?', max: 2000, unit: 'km' },
        { id: 'field20', type: 'comment', label: 'Anything that we should know?' },
      ],
    },
    {
      id: 'page3',
      label: 'Papers and payment',
      fields: [
        {
          id: 'field21',
          type: 'file_upload',
          label: 'Insurance',
          types: ['.pdf', 'image'],
          max_count: 3,
          required: true,
        },
        { id: 'field26', type: 'file_upload', label: 'Signature of a parent', signature: true },
        {
          id: 'field22',
          type: 'table_entry',
          label: 'Who comes with you?',
          columns: [
            { id: 'column1', label: 'Name', required: true },
            { id: 'column2', label: 'Born', type: 'date' },
            { id: 'column3', label: 'Swims', type: 'checkbox' },
          ],
        },
        {
          id: 'field23',
          type: 'table_entry',
          label: 'Your days',
          columns: [
            {
              id: 'column1',
              label: 'Morning',
              type: 'choice',
              options: [
                { value: 'a', label: 'At the lake' },
                { value: 'b', label: 'Free' },
              ],
            },
            { id: 'column2', label: 'From', type: 'time' },
            { id: 'column3', label: 'Guests', type: 'number' },
            { id: 'column4', label: 'Contact', type: 'email' },
            { id: 'column5', label: 'Remarks' },
          ],
          rows: [
            { id: 'row1', label: 'Monday' },
            { id: 'row2', label: 'Tuesday' },
          ],
        },
        {
          id: 'field24',
          type: 'calendly',
          label: 'A call before you come',
          url: 'https://calendly.com/anna/30min',
        },
        { id: 'field25', type: 'credit_card', label: 'Deposit', currency: 'EUR', amount: '120.00' },
      ],
    },
  ],
};
