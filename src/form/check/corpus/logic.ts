import type { Condition } from '../../schema/logic.ts';
import { age, type BrokenForm, colour, day, name, onePage, pages, score, words } from './brokenForm.ts';

const time = { id: 'field7', type: 'time', label: 'Hour' } as const;
const address = { id: 'field8', type: 'address', label: 'Address' } as const;
const isAnna = { field: 'field1', operator: 'is', value: 'Anna' } as const;
const hideScore = { action: 'hide', field: 'field3' } as const;

function nested(levels: number): Condition {
  let condition: Condition = isAnna;
  for (let level = 0; level < levels; level += 1) condition = { all: [condition] };
  return condition;
}

export const logic: BrokenForm[] = [
  {
    name: 'a field is shown by its own answer',
    form: onePage([name], {
      logic: [{ when: isAnna, do: [{ action: 'show', field: 'field1' }] }],
    }),
    findings: ['cycle pages[0].fields[0]'],
  },
  {
    name: 'two fields that show each other',
    form: onePage([name, score], {
      logic: [
        { when: isAnna, do: [{ action: 'show', field: 'field3' }] },
        { when: { field: 'field3', operator: 'is', value: 7 }, do: [{ action: 'show', field: 'field1' }] },
      ],
    }),
    findings: ['cycle pages[0].fields[0]'],
  },
  {
    name: 'two cycles that have nothing in common',
    form: onePage([name, score, age], {
      logic: [
        { when: { field: 'field4', operator: 'is_empty' }, do: [{ action: 'show', field: 'field3' }] },
        { when: isAnna, do: [{ action: 'show', field: 'field1' }] },
        { when: { field: 'field3', operator: 'is', value: 7 }, do: [{ action: 'show', field: 'field4' }] },
      ],
    }),
    findings: ['cycle pages[0].fields[0]', 'cycle pages[0].fields[1]'],
  },
  {
    name: 'a page is jumped over by an answer on it',
    form: pages([[name], [score], [age]], {
      logic: [
        {
          when: { field: 'field3', operator: 'is_over', value: 8 },
          do: [{ action: 'jump', after: 'page1', to: 'page3' }],
        },
      ],
    }),
    findings: ['cycle pages[1]', 'condition_looks_ahead logic[0].when'],
  },
  {
    name: 'conditions, actions and formulas that name what is not there',
    form: onePage([name, score], {
      logic: [
        {
          when: {
            any: [
              isAnna,
              { field: 'field50', operator: 'is', value: 'x' },
              { formula: 'field51 > 1', operator: 'is', value: 'true' },
            ],
          },
          do: [
            { action: 'hide', field: 'field52' },
            { action: 'hide', page: 'page53' },
            { action: 'require', field: 'field54' },
            { action: 'set', field: 'field55', value: 'x' },
            { action: 'jump', after: 'page56', to: 'page57' },
            { action: 'end', after: 'page58' },
            { action: 'set', field: 'field3', formula: 'field59' },
          ],
        },
      ],
    }),
    findings: [
      'reference_unknown logic[0].when.any[1].field',
      'reference_unknown logic[0].when.any[2].formula',
      'reference_unknown logic[0].do[0].field',
      'reference_unknown logic[0].do[1].page',
      'reference_unknown logic[0].do[2].field',
      'reference_unknown logic[0].do[3].field',
      'reference_unknown logic[0].do[4].after',
      'reference_unknown logic[0].do[4].to',
      'reference_unknown logic[0].do[5].after',
      'reference_unknown logic[0].do[6].formula',
    ],
  },
  {
    name: 'a condition on a block of text',
    form: onePage([words, score], {
      logic: [{ when: { field: 'field6', operator: 'is_empty' }, do: [hideScore] }],
    }),
    findings: ['reference_not_usable logic[0].when.field'],
  },
  {
    name: 'operators that do not fit what they ask',
    form: onePage([name, colour, score, address], {
      logic: [
        {
          when: {
            all: [
              { field: 'field1', operator: 'is_over', value: 'A' },
              { field: 'field2', operator: 'is_under', value: 'red' },
              { field: 'field3', operator: 'contains', value: 1 },
              { field: 'field8', operator: 'is', value: 'Berlin' },
              { formula: 'field3 * 2', operator: 'is_empty' },
              { formula: 'field3 > 2', operator: 'is_not', value: 'true' },
            ],
          },
          do: [{ action: 'end', after: 'page1' }],
        },
      ],
    }),
    findings: [
      'condition_operator_unfit logic[0].when.all[0].operator',
      'condition_operator_unfit logic[0].when.all[1].operator',
      'condition_operator_unfit logic[0].when.all[2].operator',
      'condition_operator_unfit logic[0].when.all[3].operator',
      'condition_operator_unfit logic[0].when.all[4].operator',
      'condition_operator_unfit logic[0].when.all[5].operator',
    ],
  },
  {
    name: 'conditions with nothing to compare with',
    form: onePage([name, colour, score], {
      logic: [
        { when: { field: 'field1', operator: 'is' }, do: [hideScore] },
        { when: { field: 'field1', operator: 'contains', value: ' ' }, do: [hideScore] },
        { when: { field: 'field2', operator: 'is_not', value: '' }, do: [hideScore] },
        { when: { formula: 'field2 + 1', operator: 'is_over' }, do: [hideScore] },
      ],
    }),
    findings: [
      'condition_value_missing logic[0].when.value',
      'condition_value_missing logic[1].when.value',
      'condition_value_missing logic[2].when.value',
      'condition_value_missing logic[3].when.value',
    ],
  },
  {
    name: 'conditions that compare with what the field cannot hold',
    form: onePage([name, age, day, time, score], {
      logic: [
        { when: { field: 'field4', operator: 'is_over', value: 'old' }, do: [hideScore] },
        { when: { field: 'field5', operator: 'is_under', value: 'tomorrow' }, do: [hideScore] },
        { when: { field: 'field5', operator: 'is', value: '2026-02-30' }, do: [hideScore] },
        { when: { field: 'field7', operator: 'is_over', value: '9:30' }, do: [hideScore] },
        { when: { formula: 'field4 > 20', operator: 'is', value: 'yes' }, do: [hideScore] },
        { when: { formula: 'field4 * 2', operator: 'is_over', value: 'ten' }, do: [hideScore] },
      ],
    }),
    findings: [
      'condition_value_unfit logic[0].when.value',
      'condition_value_unfit logic[1].when.value',
      'condition_value_unfit logic[2].when.value',
      'condition_value_unfit logic[3].when.value',
      'condition_value_unfit logic[4].when.value',
      'condition_value_unfit logic[5].when.value',
    ],
  },
  {
    name: 'an option in a condition and in a set value that was deleted',
    form: onePage([name, colour, score], {
      logic: [
        { when: { any: [isAnna, { field: 'field2', operator: 'is', value: 'green' }] }, do: [hideScore] },
        { when: isAnna, do: [{ action: 'set', field: 'field2', value: ['red', 'green'] }] },
      ],
    }),
    findings: ['option_unknown logic[0].when.any[1].value', 'option_unknown logic[1].do[0].value'],
  },
  {
    name: 'a condition in too many groups',
    form: onePage([name, score], { logic: [{ when: nested(25), do: [hideScore] }] }),
    findings: ['too_deep logic[0].when'],
  },
  {
    name: 'actions that name no target, or two',
    form: pages([[name, score], [age]], {
      logic: [{ when: isAnna, do: [{ action: 'show' }, { action: 'hide', field: 'field3', page: 'page2' }] }],
    }),
    findings: ['action_target_missing logic[0].do[0]', 'action_target_missing logic[0].do[1]'],
  },
  {
    name: 'fields that no rule can set',
    form: onePage([name, words, address, { id: 'field9', type: 'hidden', label: 'Sum', formula: '1 + 1' }], {
      logic: [
        {
          when: isAnna,
          do: [
            { action: 'set', field: 'field6', value: 'x' },
            { action: 'set', field: 'field8', value: 'Berlin' },
            { action: 'set', field: 'field9', value: '3' },
          ],
        },
      ],
    }),
    findings: [
      'set_not_possible logic[0].do[0].field',
      'set_not_possible logic[0].do[1].field',
      'set_not_possible logic[0].do[2].field',
    ],
  },
  {
    name: 'values that their fields do not take',
    form: onePage([name, score, age, day, colour], {
      logic: [
        {
          when: isAnna,
          do: [
            { action: 'set', field: 'field3', value: 11 },
            { action: 'set', field: 'field4', value: 'old' },
            { action: 'set', field: 'field5', value: '2027-01-01' },
            { action: 'set', field: 'field2', value: ['red', 'blue'] },
          ],
        },
      ],
    }),
    findings: [
      'set_value_invalid logic[0].do[0].value',
      'set_value_invalid logic[0].do[1].value',
      'set_value_invalid logic[0].do[2].value',
      'set_value_invalid logic[0].do[3].value',
    ],
  },
  {
    name: 'a rule that sets nothing, one that sets two things, and one with a formula that does not fit',
    form: onePage([name, score, age], {
      logic: [
        {
          when: isAnna,
          do: [
            { action: 'set', field: 'field3' },
            { action: 'set', field: 'field4', value: 20, formula: '20' },
          ],
        },
        { when: { ...isAnna, value: 'Bert' }, do: [{ action: 'set', field: 'field3', formula: '1 > 2' }] },
      ],
    }),
    findings: [
      'set_value_invalid logic[0].do[0]',
      'set_value_invalid logic[0].do[1]',
      'formula_type logic[1].do[0].formula',
    ],
  },
  {
    name: 'jumps that do not go forward',
    form: pages([[name], [score]], {
      logic: [
        {
          when: isAnna,
          do: [
            { action: 'jump', after: 'page2', to: 'page1' },
            { action: 'jump', after: 'page1', to: 'page1' },
          ],
        },
      ],
    }),
    findings: ['jump_backwards logic[0].do[0].to', 'jump_backwards logic[0].do[1].to'],
  },
  {
    name: 'a jump to the next page by an answer that comes later',
    form: pages([[name], [age], [score]], {
      logic: [
        {
          when: { formula: 'field3 * 2', operator: 'is_over', value: 9 },
          do: [{ action: 'jump', after: 'page1', to: 'page2' }],
        },
      ],
    }),
    findings: ['condition_looks_ahead logic[0].when'],
  },
  {
    name: 'a block of text cannot be required',
    form: onePage([name, words], { logic: [{ when: isAnna, do: [{ action: 'require', field: 'field6' }] }] }),
    findings: ['setting_unused logic[0].do[0]'],
  },
  {
    name: 'two rules that may set one field to different values',
    form: onePage([name, colour, score], {
      logic: [
        { when: isAnna, do: [{ action: 'set', field: 'field3', value: 1 }] },
        {
          when: { field: 'field2', operator: 'is', value: 'red' },
          do: [{ action: 'set', field: 'field3', value: 2 }],
        },
        { when: { ...isAnna, value: 'Bert' }, do: [{ action: 'set', field: 'field3', value: 1 }] },
      ],
    }),
    findings: ['set_tie logic[1].do[0]', 'set_tie logic[2].do[0]'],
  },
  {
    name: 'two rules that may end the form after one page',
    form: pages([[name, age], [score]], {
      logic: [
        {
          when: { field: 'field4', operator: 'is_under', value: 30 },
          do: [{ action: 'end', after: 'page1', message: 'Young' }],
        },
        {
          when: { field: 'field4', operator: 'is_under', value: 20 },
          do: [{ action: 'end', after: 'page1', message: 'Very young' }],
        },
        {
          when: { field: 'field4', operator: 'is_over', value: 60 },
          do: [{ action: 'end', after: 'page1', message: 'Old' }],
        },
      ],
    }),
    findings: ['end_tie logic[1].do[0]'],
  },
  {
    name: 'addresses that are none',
    form: onePage([name], {
      ending: { redirect: 'https://[field1]/' },
      logic: [{ when: isAnna, do: [{ action: 'end', after: 'page1', redirect: 'http://:80' }] }],
    }),
    findings: ['redirect_invalid logic[0].do[0].redirect', 'redirect_invalid ending.redirect'],
  },
];
