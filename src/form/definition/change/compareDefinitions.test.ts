import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Field, FormDefinition } from '../document.ts';
import { compareDefinitions } from './compareDefinitions.ts';

const name: Field = { id: 'field1', type: 'one_line_input', label: 'Name' };
const meal: Field = {
  id: 'field2',
  type: 'multiple_choice',
  label: 'Meal',
  options: [
    { value: 'fish', label: 'Fish' },
    { value: 'meat', label: 'Meat' },
  ],
};
const form = (fields: Field[], rest: Partial<FormDefinition> = {}): FormDefinition => ({
  format: 2,
  pages: [{ id: 'page1', label: '', fields }],
  ...rest,
});
const kinds = (before: FormDefinition, after: FormDefinition) =>
  compareDefinitions(before, after).map(({ kind }) => kind);

test('questions that come, go, change and move are told apart', () => {
  const mail: Field = { id: 'field3', type: 'email', label: 'Mail' };
  assert.deepEqual(compareDefinitions(form([name]), form([name])), []);
  assert.deepEqual(compareDefinitions(form([name, meal]), form([name, mail])), [
    { kind: 'field_added', field: { id: 'field3', label: 'Mail', type: 'email' } },
    { kind: 'field_removed', field: { id: 'field2', label: 'Meal', type: 'multiple_choice' } },
  ]);
  assert.deepEqual(
    compareDefinitions(form([name]), form([{ ...name, label: 'Your name', required: true, width: 'half' }])),
    [
      {
        kind: 'field_reworded',
        field: { id: 'field1', label: 'Your name', type: 'one_line_input' },
        before: 'Name',
      },
      { kind: 'field_required', field: { id: 'field1', label: 'Your name', type: 'one_line_input' } },
      { kind: 'field_settings', field: { id: 'field1', label: 'Your name', type: 'one_line_input' } },
    ],
  );
  assert.deepEqual(kinds(form([name, meal]), form([meal, name])), ['order_changed']);
  const two = form([name], {
    pages: [
      { id: 'page1', label: '', fields: [name] },
      { id: 'page2', label: 'More', fields: [meal] },
    ],
  });
  assert.deepEqual(kinds(form([name, meal]), two), ['field_moved', 'page_added']);
  assert.deepEqual(kinds(two, form([name, meal])), ['page_removed']);
});

test('options, rules and the rest of the document are told apart', () => {
  const [fish, meat] = meal.options ?? [];
  assert.ok(fish !== undefined && meat !== undefined);
  const changed: Field = {
    ...meal,
    type: 'multiple_choice',
    options: [
      { ...meat, label: 'Beef' },
      { value: 'none', label: 'None' },
    ],
  };
  assert.deepEqual(kinds(form([meal]), form([changed])), [
    'option_removed',
    'option_reworded',
    'option_added',
  ]);
  const turned: Field = { ...meal, type: 'multiple_choice', options: [meat, fish] };
  assert.deepEqual(kinds(form([meal]), form([turned])), ['options_reordered']);
  const rule = {
    when: { field: 'field2', operator: 'is', value: 'fish' },
    do: [{ action: 'hide', field: 'field1' }],
  } as const;
  const ruled = form([name, meal], { logic: [{ when: { ...rule.when }, do: [{ ...rule.do[0] }] }] });
  assert.deepEqual(compareDefinitions(form([name, meal]), ruled), [
    { kind: 'rules_changed', added: 1, removed: 0 },
  ]);
  const flow = (id: string) => ({ id, actions: [] });
  const flows = (...ids: string[]) => form([name], { workflows: ids.map(flow) } as never);
  assert.deepEqual(kinds(flows('one', 'two'), flows('two', 'one')), ['workflows_reordered']);
  const dressed = form([name], {
    title: 'Hello',
    theme: { preset: 'plain' },
    display: 'one_question',
  } as never);
  assert.deepEqual(compareDefinitions(form([name]), dressed), [
    { kind: 'part_changed', part: 'heading' },
    { kind: 'part_changed', part: 'design' },
    { kind: 'part_changed', part: 'display' },
  ]);
});
