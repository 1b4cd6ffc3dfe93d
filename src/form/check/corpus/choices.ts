import { type BrokenForm, onePage } from './brokenForm.ts';

const red = { value: 'red', label: 'Red' };
const blue = { value: 'blue', label: 'Blue' };

export const choices: BrokenForm[] = [
  {
    name: 'a choice without options',
    form: onePage([{ id: 'field1', type: 'multiple_choice', label: 'Colour', options: [] }]),
    findings: ['options_missing pages[0].fields[0].options'],
  },
  {
    name: 'a list without options',
    form: onePage([{ id: 'field1', type: 'dropdown', label: 'Colour', options: [], default: 'red' }]),
    findings: ['options_missing pages[0].fields[0].options'],
  },
  {
    name: 'two options with one value',
    form: onePage([
      {
        id: 'field1',
        type: 'dropdown',
        label: 'Colour',
        options: [red, blue, { value: 'red', label: 'Ruby' }],
      },
    ]),
    findings: ['option_value_repeated pages[0].fields[0].options[2].value'],
  },
  {
    name: 'two options with one label, and one without',
    form: onePage([
      {
        id: 'field1',
        type: 'dropdown',
        label: 'Colour',
        options: [red, { value: 'ruby', label: 'Red' }, { value: 'none', label: '' }],
      },
    ]),
    findings: [
      'label_empty pages[0].fields[0].options[2].label',
      'option_label_repeated pages[0].fields[0].options[1].label',
    ],
  },
  {
    name: 'Other has the value of an option',
    form: onePage([
      {
        id: 'field1',
        type: 'multiple_choice',
        label: 'Colour',
        options: [red, { value: 'other', label: 'Ochre' }],
        other: {},
      },
    ]),
    findings: ['other_value_taken pages[0].fields[0].other'],
  },
  {
    name: 'Other is called like an option',
    form: onePage([
      {
        id: 'field1',
        type: 'multiple_choice',
        label: 'Colour',
        options: [red, blue],
        other: { label: 'Blue' },
      },
    ]),
    findings: ['option_label_repeated pages[0].fields[0].other'],
  },
  {
    name: 'a table without columns',
    form: onePage([{ id: 'field1', type: 'table_entry', label: 'Guests', columns: [] }]),
    findings: ['columns_missing pages[0].fields[0].columns'],
  },
  {
    name: 'columns and rows with one id, and without labels',
    form: onePage([
      {
        id: 'field1',
        type: 'table_entry',
        label: 'Guests',
        columns: [
          { id: 'column1', label: 'Name' },
          { id: 'column1', label: '' },
        ],
        rows: [
          { id: 'row1', label: 'First' },
          { id: 'row1', label: '' },
        ],
      },
    ]),
    findings: [
      'column_id_repeated pages[0].fields[0].columns[1].id',
      'row_id_repeated pages[0].fields[0].rows[1].id',
      'label_empty pages[0].fields[0].rows[1].label',
      'label_empty pages[0].fields[0].columns[1].label',
    ],
  },
  {
    name: 'a column of choices without any, and one with a value twice',
    form: onePage([
      {
        id: 'field1',
        type: 'table_entry',
        label: 'Guests',
        columns: [
          { id: 'column1', label: 'Meal', type: 'choice' },
          { id: 'column2', label: 'Drink', type: 'choice', options: [red, { value: 'red', label: 'Rosé' }] },
        ],
      },
    ]),
    findings: [
      'options_missing pages[0].fields[0].columns[0].options',
      'option_value_repeated pages[0].fields[0].columns[1].options[1].value',
    ],
  },
];
