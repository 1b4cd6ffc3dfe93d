import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeChanges, type FormContent } from './describeChanges.ts';
import type { FormDefinition } from './document.ts';

const definition: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: 'You',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Name', max_length: 200 },
        {
          id: 'field2',
          type: 'dropdown',
          label: 'Colour',
          options: [
            { value: 'r', label: 'Red', price: 2 },
            { value: 'b', label: 'Blue' },
          ],
        },
      ],
    },
    { id: 'page2', label: '', fields: [{ id: 'field3', type: 'comment', label: 'More' }] },
  ],
  logic: [
    { when: { field: 'field2', operator: 'is', value: 'r' }, do: [{ action: 'show', field: 'field3' }] },
    { when: { field: 'field1', operator: 'is_empty' }, do: [{ action: 'hide', page: 'page2' }] },
  ],
};
const before: FormContent = { name: 'Contact', definition, settings: {} };

/** The described changes after `change` has edited a copy of the form. */
function changed(change: (copy: FormContent) => void): string[] {
  const copy = structuredClone(before);
  change(copy);
  return describeChanges(before, copy);
}

test('the same form, its keys in any order, has no changes', () => {
  assert.deepEqual(
    changed(() => undefined),
    [],
  );
  const { pages, ...rest } = definition;
  assert.deepEqual(describeChanges(before, { ...before, definition: { pages, ...rest } }), []);
});

test('names, texts and settings are told with what they were and what they become', () => {
  assert.deepEqual(
    changed((form) => {
      form.name = 'Contact us';
      form.definition.title = 'Hello';
      form.definition.theme = { accent: '#112233' };
      form.settings = { slug: 'contact', max_responses: 10 };
    }),
    [
      'Renames the form from "Contact" to "Contact us".',
      'The form: title becomes "Hello".',
      'The form: theme becomes {"accent":"#112233"}.',
      'Setting: slug becomes "contact".',
      'Setting: max_responses becomes 10.',
    ],
  );
});

test('fields come, go, move and change', () => {
  assert.deepEqual(
    changed(({ definition: { pages } }) => {
      const [first, second] = pages;
      assert.ok(first !== undefined && second !== undefined);
      first.fields = [{ id: 'field1', type: 'one_line_input', label: 'Your name', required: true }];
      second.fields.push({ id: 'field4', type: 'email', label: 'E-mail' });
      second.fields.push(...(definition.pages[0]?.fields.slice(1) ?? []));
    }),
    [
      'field1: label changes from "Name" to "Your name".',
      'field1: max_length is no longer set; it was 200.',
      'field1: required becomes true.',
      'Adds field4, "E-mail" (email) to page2.',
      'Moves field2, "Colour" from page1 to page2.',
    ],
  );
  assert.deepEqual(
    changed((form) => {
      form.definition.pages[0]?.fields.reverse();
      form.definition.pages.reverse();
    }),
    [
      'Puts the pages in another order: page2, page1.',
      'Puts the fields of page1 in another order: field2, field1.',
    ],
  );
});

test('options are told one by one', () => {
  const colour = (form: FormContent) => {
    const field = form.definition.pages[0]?.fields[1];
    assert.ok(field?.type === 'dropdown' && 'options' in field && field.options !== undefined);
    return field.options;
  };
  assert.deepEqual(
    changed((form) => {
      const options = colour(form);
      options.splice(1, 1, { value: 'g', label: 'Green' });
      options[0] = { value: 'r', label: 'Red', price: 3 };
    }),
    [
      'field2: the option "Blue" is removed.',
      'field2: the option "r": price changes from 2 to 3.',
      'field2: the option "Green" is added.',
    ],
  );
  assert.deepEqual(
    changed((form) => colour(form).reverse()),
    ['field2: the options stand in another order.'],
  );
});

test('rules are told in words', () => {
  assert.deepEqual(
    changed(({ definition: form }) => {
      form.logic = [
        {
          when: {
            all: [
              { field: 'field2', operator: 'is', value: 'r' },
              { formula: 'field2', operator: 'is_over', value: 1 },
            ],
          },
          do: [
            { action: 'set', field: 'field1', value: 'red' },
            { action: 'jump', after: 'page1', to: 'page2' },
            { action: 'end', after: 'page2', message: 'Bye' },
          ],
        },
        ...(definition.logic?.slice(1) ?? []),
      ];
    }),
    [
      'Removes the rule: when field2 is "r", show field3.',
      'Adds the rule: when (field2 is "r" and [field2] is over 1), set field1 to "red" and jump after page1 to page2 and end after page2 with "Bye".',
    ],
  );
  assert.deepEqual(
    changed(({ definition: form }) => form.logic?.reverse()),
    ['Puts the rules in another order.'],
  );
});

test('many rules are told without comparing each with each', () => {
  let looks = 0;
  const rules = (from: number) =>
    Array.from({ length: 200 }, (_, index) => ({
      get when() {
        looks += 1;
        return { field: 'field1', operator: 'is' as const, value: String(from + index) };
      },
      do: [{ action: 'show' as const, field: 'field3' }],
    }));
  const withRules = (from: number): FormContent => ({
    name: 'x',
    settings: {},
    definition: { ...definition, logic: rules(from) },
  });
  assert.equal(describeChanges(withRules(0), withRules(1000)).length, 400);
  assert.ok(looks < 400 * 10, `each rule was looked at ${looks / 400} times`);
  const [first, second] = definition.logic ?? [];
  assert.ok(first !== undefined && second !== undefined);
  const twice = { ...definition, logic: [first, second, first] };
  const state = (logic: FormDefinition): FormContent => ({ name: 'x', settings: {}, definition: logic });
  assert.deepEqual(describeChanges(state(twice), state(definition)), [
    'Removes the rule: when field2 is "r", show field3.',
  ]);
  assert.deepEqual(describeChanges(state(definition), state(twice)), [
    'Adds the rule: when field2 is "r", show field3.',
  ]);
});
