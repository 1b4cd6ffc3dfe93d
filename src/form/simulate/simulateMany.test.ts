import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Field, FormDefinition } from '../definition/document.ts';
import { compileForm } from '../logic/compileForm.ts';
import { matchesPattern } from '../pattern/matchesPattern.ts';
import type { Rule } from '../schema/logic.ts';
import { type SimulateManyOptions, simulateMany } from './simulateMany.ts';
import type { Simulation } from './simulationCounts.ts';

function simulated(definition: FormDefinition, options: Partial<SimulateManyOptions> = {}): Simulation {
  const form = compileForm(definition);
  assert.ok(form.ok);
  return simulateMany(form.value, {
    count: 300,
    seed: 5,
    today: '2026-11-15',
    matches: matchesPattern,
    ...options,
  });
}

function formOf(pages: Field[][], logic: Rule[] = []): FormDefinition {
  return {
    format: 2,
    pages: pages.map((fields, index) => ({ id: `page${index + 1}`, label: '', fields })),
    logic,
    ending: { title: 'Thank you' },
  };
}

const colour = (id: string): Field => ({
  id,
  type: 'dropdown',
  label: 'Colour',
  required: true,
  options: ['red', 'blue', 'green'].map((value) => ({ value, label: value, price: 2 })),
});
const line = (id: string): Field => ({ id, type: 'one_line_input', label: 'A line' });

const unreached = ({ pages, fields, options, rules, endings }: Simulation) => ({
  pages: pages.filter(({ reached }) => reached === 0).map(({ id }) => id),
  fields: fields.filter(({ shown }) => shown === 0).map(({ id }) => id),
  options: options.filter(({ chosen }) => chosen === 0).map(({ field, value }) => `${field} ${value}`),
  rules: rules.filter(({ held }) => held === 0).map(({ rule }) => rule),
  endings: endings.filter(({ reached }) => reached === 0).map(({ title }) => title),
});
const nothing = { pages: [], fields: [], options: [], rules: [], endings: [] };

test('a page, field, option, rule and ending that nobody can reach are told', () => {
  const result = simulated(
    formOf(
      [[colour('field1'), line('field2')], [colour('field3')], [line('field4')]],
      [
        {
          when: { field: 'field1', operator: 'is_not_empty' },
          do: [{ action: 'jump', after: 'page1', to: 'page3' }],
        },
        {
          when: { formula: 'field1 > 2', operator: 'is', value: 'true' },
          do: [
            { action: 'end', after: 'page1', title: 'Rich' },
            { action: 'show', field: 'field2' },
          ],
        },
      ],
    ),
  );
  assert.deepEqual(unreached(result), {
    pages: ['page2'],
    fields: ['field2', 'field3'],
    options: ['field3 red', 'field3 blue', 'field3 green'],
    rules: [2],
    endings: ['Rich'],
  });
  assert.deepEqual([result.completed, result.stuck], [300, []]);
});

test('rare conditions are met: words, sums, dates, links and the best answers', () => {
  const quiz = Array.from(
    { length: 8 },
    (_, number): Field => ({
      id: `field${number + 10}`,
      type: 'multiple_choice',
      label: 'Question',
      options: ['a', 'b', 'c', 'd'].map((value, index) => ({
        value,
        label: value,
        price: index === number % 4 ? 1 : 0,
      })),
    }),
  );
  const sum = quiz.map(({ id }) => id).join(' + ');
  const result = simulated(
    formOf(
      [
        [
          line('field1'),
          { id: 'field2', type: 'one_line_input', accepts: 'number', label: 'Guests' },
          { id: 'field3', type: 'date', label: 'Day', min: 'today' },
          { id: 'field4', type: 'hidden', label: 'Source' },
        ],
        quiz,
      ],
      [
        {
          when: { field: 'field1', operator: 'is', value: 'VIP-2041' },
          do: [{ action: 'end', after: 'page1', title: 'VIP' }],
        },
        {
          when: { field: 'field2', operator: 'is_over', value: 5000 },
          do: [{ action: 'end', after: 'page1', title: 'Many' }],
        },
        {
          when: { field: 'field3', operator: 'is', value: '2031-05-05' },
          do: [{ action: 'end', after: 'page1', title: 'Late' }],
        },
        {
          when: { field: 'field4', operator: 'is', value: 'letter' },
          do: [{ action: 'end', after: 'page1', title: 'Letter' }],
        },
        {
          when: { formula: `${sum} = 8`, operator: 'is', value: 'true' },
          do: [{ action: 'end', after: 'page2', title: 'Best' }],
        },
      ],
    ),
  );
  assert.deepEqual(unreached(result), nothing);
});

test('respondents who cannot go on are told with the place and the reason', () => {
  const late: Field = {
    id: 'field2',
    type: 'date',
    label: 'Day',
    min: '2027-02-02',
    max: '2027-01-01',
    required: true,
  };
  const [stuck, ...others] = simulated(formOf([[line('field1')], [late]])).stuck;
  assert.deepEqual(others, []);
  assert.deepEqual(
    [stuck?.page, stuck?.field, stuck?.reason, stuck?.fault.code, stuck?.respondents],
    ['page2', 'field2', 'no_answer', 'date_too_late', 300],
  );

  const { required: _required, ...optional } = late;
  const passed = simulated(formOf([[line('field1')], [optional]]));
  assert.deepEqual([passed.completed, passed.fields[1]?.unanswerable], [300, true]);

  const payment: Field = {
    id: 'field2',
    type: 'credit_card',
    label: 'Pay',
    currency: 'EUR',
    formula: 'field1 - 5',
  };
  const [unpaid] = simulated(formOf([[colour('field1'), payment]])).stuck;
  assert.deepEqual(
    [unpaid?.field, unpaid?.reason, unpaid?.fault.code],
    ['field2', 'amount', 'amount_invalid'],
  );
  assert.deepEqual(
    unpaid?.example.map(({ field }) => field),
    ['field1'],
  );
});

test('answers that must be unique run out where there are few', () => {
  const result = simulated(formOf([[colour('field1')]]), { unique: 'field1' });
  assert.deepEqual([result.completed, result.stuck[0]?.fault.code], [3, 'already_answered']);
  const emails = formOf([[{ id: 'field1', type: 'email', label: 'E-mail', required: true }]]);
  assert.equal(simulated(emails, { unique: 'field1', count: 1000 }).completed, 1000);
});

test('an answer on a later page that brings up a question on an earlier one sends people back', () => {
  const more: Field = { id: 'field2', type: 'comment', label: 'More', required: true };
  const result = simulated(
    formOf(
      [[line('field1'), more], [colour('field3')]],
      [
        {
          when: { field: 'field3', operator: 'is', value: 'red' },
          do: [{ action: 'show', field: 'field2' }],
        },
      ],
    ),
  );
  assert.equal(result.completed, 300);
  assert.deepEqual(
    result.sentBack.map(({ page }) => page),
    ['page1'],
  );
  assert.equal(result.sentBack[0]?.respondents, result.fields[1]?.shown);
});

test('the same seed gives the same result, and another seed another one', () => {
  const form = formOf([[colour('field1'), line('field2')]]);
  assert.deepEqual(simulated(form), simulated(form));
  assert.notDeepEqual(simulated(form), simulated(form, { seed: 6 }));
});

test('options differ in how often they are chosen, and each is', () => {
  const { options } = simulated(formOf([[colour('field1')]]));
  const counts = options.map(({ chosen }) => chosen);
  assert.ok(Math.max(...counts) > 1.3 * Math.min(...counts) && Math.min(...counts) > 0, counts.join(' '));
});

test('the time follows the pages on the way', () => {
  const end: Rule = {
    when: { field: 'field1', operator: 'is', value: 'red' },
    do: [{ action: 'end', after: 'page1' }],
  };
  const { seconds } = simulated(
    formOf([[colour('field1')], [{ id: 'field2', type: 'comment', label: 'Why?' }]], [end]),
  );
  assert.ok(seconds !== undefined && seconds.longest - seconds.shortest >= 35);
});
