import { age, type BrokenForm, colour, name, onePage, pages, words } from './brokenForm.ts';

const pay = { id: 'field9', type: 'credit_card', label: 'Pay', currency: 'EUR' } as const;

export const formulas: BrokenForm[] = [
  {
    name: 'the number of the response where there is none yet',
    form: onePage(
      [
        { ...name, label: 'Name for ticket [number]' },
        { ...words, type: 'rich_text', text: '\\[number] [number](https://a.example)' },
      ],
      {
        ending: { message: 'Your ticket is [number].' },
        translations: {
          de: { fields: { field1: { label: 'Name, [number]' } }, ending: { message: 'Karte [number].' } },
        },
        workflows: [
          {
            id: 'left',
            trigger: 'partial',
            do: [{ id: 'mail', type: 'mail', to: 'a@example.org', subject: 'No. [number]' }],
          },
          {
            id: 'sent',
            trigger: 'response',
            do: [{ id: 'mail', type: 'mail', to: 'a@example.org', subject: 'No. [number]' }],
          },
        ],
      },
    ),
    findings: [
      'number_too_early pages[0].fields[0].label',
      'number_too_early translations.de.fields.field1.label',
      'number_too_early workflows[0].do[0].subject',
      'translation_incomplete translations.de',
    ],
  },
  {
    name: 'a hidden formula that cannot be read',
    form: onePage([name, { id: 'field9', type: 'hidden', label: 'Sum', formula: 'field1 + ' }]),
    findings: ['formula_syntax pages[0].fields[1].formula'],
  },
  {
    name: 'a bracket in a label that mentions a field and cannot be read',
    form: pages([[name], [{ ...colour, label: 'And now, [field1 field1]' }]]),
    findings: ['formula_syntax pages[1].fields[0].label'],
  },
  {
    name: 'a formula that is nested without end',
    form: onePage([{ ...pay, formula: `${'('.repeat(150)}1${')'.repeat(150)}` }]),
    findings: ['too_deep pages[0].fields[0].formula'],
  },
  {
    name: 'an amount that calculates with a text',
    form: onePage([name, { ...pay, formula: 'field1 * 2' }]),
    findings: ['formula_type pages[0].fields[1].formula'],
  },
  {
    name: 'an amount by a choice without prices',
    form: onePage([
      { id: 'field1', type: 'dropdown', label: 'Colour', options: [{ value: 'red', label: 'Red' }] },
      { ...pay, formula: 'field1' },
    ]),
    findings: ['formula_type pages[0].fields[1].formula'],
  },
  {
    name: 'formulas that ask for options which are not there',
    form: onePage([
      { id: 'field1', type: 'dropdown', label: 'Colour', options: [{ value: 'red', label: 'Red' }] },
      { id: 'field2', type: 'hidden', label: 'By comparison', formula: 'if(field1 = "Red", 1, 2)' },
      { id: 'field3', type: 'hidden', label: 'By function', formula: 'if(chosen(field1, "blue"), 1, 2)' },
      { id: 'field4', type: 'hidden', label: 'Right', formula: 'if(field1 != "red" or field1 = "", 1, 2)' },
    ]),
    findings: ['option_unknown pages[0].fields[1].formula', 'option_unknown pages[0].fields[2].formula'],
  },
  {
    name: 'amounts without a currency in a form without one',
    form: onePage([
      age,
      { id: 'field7', type: 'hidden', label: 'Sum', formula: 'money(field4)' },
      { ...words, type: 'rich_text', text: '[money(field4, "EUR")] or [money(field4)]' },
    ]),
    findings: ['currency_missing pages[0].fields[1].formula', 'currency_missing pages[0].fields[2].text'],
  },
  {
    name: 'a truth printed in a text',
    form: onePage([age, { ...words, type: 'rich_text', text: 'Grown up: [field4 > 17]' }]),
    findings: ['formula_type pages[0].fields[1].text'],
  },
  {
    name: 'fields in formulas and texts that do not exist',
    form: onePage(
      [
        { ...name, description: 'Like [field77]' },
        { ...colour, type: 'multiple_choice', options: [{ value: 'red', label: 'Red for [field78]' }] },
        { id: 'field9', type: 'hidden', label: 'Sum', formula: 'field79 + 1' },
      ],
      { title: 'For [field80]', ending: { message: 'Thank you, [field81].' } },
    ),
    findings: [
      'reference_unknown pages[0].fields[2].formula',
      'reference_unknown title',
      'reference_unknown pages[0].fields[0].description',
      'reference_unknown pages[0].fields[1].options[0].label',
      'reference_unknown ending.message',
    ],
  },
  {
    name: 'a formula over a block of text and a payment',
    form: onePage([words, { ...pay, amount: '5' }, { ...name, label: 'Of [field9] and [field6]' }]),
    findings: [
      'reference_not_usable pages[0].fields[2].label',
      'reference_not_usable pages[0].fields[2].label',
    ],
  },
  {
    name: 'a hidden value that depends on itself',
    form: onePage([name, { id: 'field9', type: 'hidden', label: 'Sum', formula: 'field9 + 1' }]),
    findings: ['cycle pages[0].fields[1]'],
  },
  {
    name: 'brackets that are one letter away from a field',
    form: onePage([
      name,
      {
        id: 'field6',
        type: 'rich_text',
        label: '',
        text: 'Hello [feild1], [Field1] and [field 1], but [frield12], \\[feild1] and [note]',
      },
    ]),
    findings: [
      'reference_misspelt pages[0].fields[1].text',
      'reference_misspelt pages[0].fields[1].text',
      'reference_misspelt pages[0].fields[1].text',
    ],
  },
  {
    name: 'two hidden values that depend on each other',
    form: onePage([
      { id: 'field3', type: 'hidden', label: 'One', formula: 'field5 + 1' },
      { id: 'field5', type: 'hidden', label: 'Two', formula: 'field3 * 2' },
    ]),
    findings: ['cycle pages[0].fields[0]'],
  },
];
