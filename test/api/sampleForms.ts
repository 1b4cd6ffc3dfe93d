import type { Format1 } from '#form/definition/format1.ts';

/** The first version of the survey: its labels differ from the second's, and one field is later removed. */
export const surveyFirst: Format1 = {
  format: 1,
  pages: [
    {
      id: 'page1',
      label: 'Old page',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Old name label', description: null, required: true },
        {
          id: 'field9',
          type: 'dropdown',
          label: 'Old size label',
          description: null,
          required: false,
          options: [
            { label: 'Small', value: 's', price: 5 },
            { label: 'Large', value: 'l' },
          ],
        },
      ],
    },
  ],
};

const plain = { description: null, required: false };

/** All 18 types, on three pages. */
export const surveySecond: Format1 = {
  format: 1,
  pages: [
    {
      id: 'page1',
      label: 'You & "us"',
      fields: [
        {
          id: 'field1',
          type: 'one_line_input',
          label: 'Name',
          description: 'As in <b>passport</b>',
          required: true,
        },
        { id: 'field2', type: 'email', label: 'E-mail', description: '', required: true },
        { id: 'field3', type: 'phone', label: 'Phone', ...plain },
        { id: 'field4', type: 'address', label: 'Address', ...plain },
        { id: 'field5', type: 'date', label: 'Date', ...plain },
        { id: 'field6', type: 'time', label: 'Time', ...plain },
      ],
    },
    {
      id: 'page2',
      label: '',
      fields: [
        {
          id: 'field8',
          type: 'multiple_choice',
          label: 'Extras',
          ...plain,
          options: [
            { label: 'Red', value: 'red', price: 2.5 },
            { label: 'Blue', value: 'blue' },
            { label: 'Free', value: 'free', price: 0 },
            { label: 'Other', value: 'other', price: 7 },
          ],
        },
        {
          id: 'field9',
          type: 'dropdown',
          label: 'Size',
          ...plain,
          options: [
            { label: 'Small', value: 's' },
            { label: 'Large', value: 'l' },
          ],
        },
        { id: 'field10', type: 'rating', label: 'Stars', ...plain },
        { id: 'field11', type: 'nps', label: 'Recommend', ...plain },
        { id: 'field12', type: 'slider', label: 'Slide', ...plain },
        { id: 'field13', type: 'comment', label: 'Comment', ...plain },
      ],
    },
    {
      id: 'page3',
      label: 'Rest',
      fields: [
        { id: 'field14', type: 'file_upload', label: 'Files', ...plain },
        { id: 'field15', type: 'table_entry', label: 'Table', ...plain },
        { id: 'field16', type: 'hidden', label: 'Hidden', ...plain },
        { id: 'field17', type: 'rich_text', label: 'Text', ...plain },
        { id: 'field18', type: 'credit_card', label: 'Card', ...plain },
        { id: 'field19', type: 'calendly', label: 'Meeting', ...plain },
      ],
    },
  ],
};

/** A page without fields, a choice without options, an unknown type. */
export const oddForm: Format1 = {
  format: 1,
  pages: [
    { id: 'page1', label: 'Empty', fields: [] },
    {
      id: 'page2',
      label: '',
      fields: [
        { id: 'field1', type: 'dropdown', label: 'Nothing to choose', ...plain },
        { id: 'field2', type: 'hologram', label: 'Unknown', ...plain },
      ],
    },
  ],
};
