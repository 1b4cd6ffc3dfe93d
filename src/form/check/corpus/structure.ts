import type { Field } from '../../definition/document.ts';
import { type BrokenForm, name, onePage, pages, score, words } from './brokenForm.ts';

const manyCells: Field = {
  id: 'field1',
  type: 'table_entry',
  label: 'People',
  columns: Array.from({ length: 30 }, (_, index) => ({ id: `column${index + 1}`, label: `Column ${index}` })),
  max_rows: 500,
};

export const structure: BrokenForm[] = [
  {
    name: 'more cells than a form may have, of which nothing else is said',
    form: onePage([manyCells, manyCells]),
    findings: ['form_too_large pages'],
  },
  { name: 'no page at all', form: { format: 2, pages: [] }, findings: ['no_pages pages'] },
  { name: 'pages without any field', form: pages([[], []]), findings: ['no_fields pages'] },
  {
    name: 'one page among others is empty',
    form: pages([[name], [], [score]]),
    findings: ['page_empty pages[1].fields'],
  },
  {
    name: 'a choice that goes on, in a form that shows whole pages',
    form: { ...onePage([name]), advance: false },
    findings: ['setting_unused advance'],
  },
  {
    name: 'a field id is given twice',
    form: onePage([name, { ...score, id: 'field1' }]),
    findings: ['field_id_repeated pages[0].fields[1].id'],
  },
  {
    name: 'a field id is given twice, on two pages',
    form: pages([[name], [{ ...name, label: 'Name again' }]]),
    findings: ['field_id_repeated pages[1].fields[0].id'],
  },
  {
    name: 'a page id is given twice',
    form: {
      format: 2,
      pages: [
        { id: 'page1', label: 'One', fields: [name] },
        { id: 'page1', label: 'Two', fields: [score] },
      ],
    },
    findings: ['page_id_repeated pages[1].id'],
  },
  {
    name: 'two fields with one key, in another case',
    form: onePage([
      { ...name, key: 'person' },
      { ...score, key: 'Person' },
    ]),
    findings: ['key_repeated pages[0].fields[1].key'],
  },
  {
    name: 'parameters of hidden fields that the page uses itself',
    form: onePage([
      name,
      ...['key', 'resume', 'token', 'lang', 'source'].map((parameter, index) => ({
        id: `field${index + 10}`,
        type: 'hidden' as const,
        label: parameter,
        parameter,
      })),
    ]),
    findings: [
      'parameter_taken pages[0].fields[1].parameter',
      'parameter_taken pages[0].fields[2].parameter',
      'parameter_taken pages[0].fields[3].parameter',
    ],
  },
  {
    name: 'keys that mean something else',
    form: onePage([
      { ...name, id: 'guest', key: 'lang' },
      { ...score, key: 'Round' },
      { id: 'field5', key: 'and', type: 'comment', label: 'And' },
      { id: 'field6', key: 'guest', type: 'comment', label: 'Why' },
      { id: 'field7', type: 'hidden', label: 'Source', parameter: 'from' },
      { id: 'field8', key: 'from', type: 'comment', label: 'From' },
      { id: 'field9', key: 'width', type: 'comment', label: 'Width' },
    ]),
    findings: [
      'key_taken pages[0].fields[0].key',
      'key_taken pages[0].fields[1].key',
      'key_taken pages[0].fields[2].key',
      'key_taken pages[0].fields[3].key',
      'key_taken pages[0].fields[5].key',
      'key_taken pages[0].fields[6].key',
      'id_unusual pages[0].fields[0].id',
    ],
  },
  {
    name: 'ids as another server gives them',
    form: { format: 2, pages: [{ id: 'intro', label: '', fields: [{ ...name, id: 'q-7' }] }] },
    findings: ['id_unusual pages[0].id', 'id_unusual pages[0].fields[0].id'],
  },
  {
    name: 'numbers with a leading zero are not ours',
    form: onePage([{ ...name, id: 'field01' }]),
    findings: ['id_unusual pages[0].fields[0].id'],
  },
  {
    name: 'a field type of another server, which conditions and formulas name',
    form: onePage(
      [
        name,
        { id: 'field2', type: 'hologram', label: 'Wave' },
        { id: 'field3', type: 'hidden', label: 'Sum', formula: 'field2 * 2' },
      ],
      {
        logic: [
          {
            when: { field: 'field2', operator: 'is_over', value: 3 },
            do: [{ action: 'hide', field: 'field1' }],
          },
          {
            when: { field: 'field1', operator: 'is', value: 'x' },
            do: [{ action: 'set', field: 'field2', value: 'y' }],
          },
        ],
      },
    ),
    findings: ['type_unknown pages[0].fields[1].type'],
  },
  {
    name: 'labels that say nothing',
    form: onePage([{ ...name, label: ' ' }, words]),
    findings: ['label_empty pages[0].fields[0].label'],
  },
  {
    name: 'two fields of a page with one label',
    form: onePage([name, { ...score, label: 'Name ' }]),
    findings: ['label_repeated pages[0].fields[1].label'],
  },
  {
    name: 'emphasis and links where they are shown as typed',
    form: onePage(
      [
        { ...name, label: 'Your **name**', description: 'As in [the *list*](https://example.org/list)' },
        {
          id: 'field2',
          type: 'dropdown',
          label: 'Size',
          options: [{ value: 'm', label: 'The **usual** one' }],
        },
        {
          id: 'field3',
          type: 'multiple_choice',
          label: 'Consent',
          options: [{ value: 'yes', label: 'I agree to the [terms](www.example.org/terms)' }],
        },
      ],
      {
        title: '*Hello*',
        description: 'Within **three days',
        ending: { message: '2 * 3 * 4 = [field1](s)' },
      },
    ),
    findings: [
      'markup_ignored title',
      'markup_ignored description',
      'markup_ignored pages[0].fields[0].label',
      'markup_ignored pages[0].fields[1].options[0].label',
      'markup_ignored pages[0].fields[2].options[0].label',
    ],
  },
  {
    name: 'settings of an ending that nobody sees',
    form: onePage([name], {
      ending: { redirect: 'https://example.org', summary: true, share: false },
      logic: [
        {
          when: { field: 'field1', operator: 'is', value: 'Anna' },
          do: [{ action: 'end', after: 'page1', title: 'Bye', redirect_after: 5 }],
        },
      ],
    }),
    findings: ['setting_unused logic[0].do[0].redirect_after', 'setting_unused ending.summary'],
  },
];
