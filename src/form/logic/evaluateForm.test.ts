import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Field } from '../definition/document.ts';
import type { Condition, Rule } from '../schema/logic.ts';
import { compileForm } from './compileForm.ts';
import { evaluateForm } from './evaluateForm.ts';
import { context } from './testing/contexts.ts';
import { formWith, stateOf, text } from './testing/smallForms.ts';

const label = 'A field';
const options = [
  { value: 's', label: 'Small', price: 5 },
  { value: 'l', label: 'Large', price: 7.5 },
];

const yes: Condition = { field: 'field1', operator: 'is', value: 'yes' };
const no: Condition = { field: 'field1', operator: 'is', value: 'no' };

describe('showing and hiding', () => {
  test('what a rule shows is hidden until its condition holds', () => {
    const form = formWith([[text(1), text(2)]], [{ when: yes, do: [{ action: 'show', field: 'field2' }] }]);
    assert.deepEqual([...stateOf(form, { field1: 'no', field2: 'a' }).answers], [['field1', 'no']]);
    assert.deepEqual([...stateOf(form, { field1: 'YES ', field2: 'a' }).visible], ['field1', 'field2']);
  });

  test('one of several rules is enough to show, and hiding wins', () => {
    const form = formWith(
      [[text(1), text(2)]],
      [
        { when: yes, do: [{ action: 'show', field: 'field2' }] },
        {
          when: { field: 'field1', operator: 'contains', value: 'e' },
          do: [{ action: 'show', field: 'field2' }],
        },
        {
          when: { field: 'field1', operator: 'is', value: 'never' },
          do: [{ action: 'hide', field: 'field2' }],
        },
      ],
    );
    assert.equal(stateOf(form, { field1: 'maybe' }).visible.has('field2'), true);
    assert.equal(stateOf(form, { field1: 'never' }).visible.has('field2'), false);
    assert.equal(stateOf(form, {}).visible.has('field2'), false);
  });

  test('a hidden answer is empty for the next condition, along a whole chain', () => {
    const chain = [2, 3, 4].map((number): Rule => {
      const when: Condition = { field: `field${number - 1}`, operator: 'is', value: 'yes' };
      return { when, do: [{ action: 'show', field: `field${number}` }] };
    });
    const form = formWith([[text(4), text(3), text(2), text(1)]], chain);
    const all = { field1: 'yes', field2: 'yes', field3: 'yes', field4: 'yes' };
    assert.equal(stateOf(form, all).visible.size, 4);
    assert.deepEqual([...stateOf(form, { ...all, field2: 'no' }).answers.keys()], ['field2', 'field1']);
    assert.deepEqual([...stateOf(form, { ...all, field1: 'no' }).answers], [['field1', 'no']]);
  });

  test('a hidden page hides its fields', () => {
    const form = formWith([[text(1)], [text(2)]], [{ when: yes, do: [{ action: 'hide', page: 'page2' }] }]);
    const state = stateOf(form, { field1: 'yes', field2: 'a' });
    assert.deepEqual([state.pages, [...state.answers]], [['page1'], [['field1', 'yes']]]);
  });
});

describe('walking the pages', () => {
  const pages = [[text(1)], [text(2)], [text(3)], [text(4)]];

  test('a jump leaves out the pages between, and the farthest wins', () => {
    const form = formWith(pages, [
      { when: yes, do: [{ action: 'jump', after: 'page1', to: 'page3' }] },
      {
        when: { field: 'field1', operator: 'is_not_empty' },
        do: [{ action: 'jump', after: 'page1', to: 'page4' }],
      },
    ]);
    assert.deepEqual(stateOf(form, { field1: 'yes' }).pages, ['page1', 'page4']);
    assert.deepEqual(stateOf(form, {}).pages, ['page1', 'page2', 'page3', 'page4']);
  });

  test('a jump to a hidden page goes to the next one after it', () => {
    const form = formWith(pages, [
      {
        when: yes,
        do: [
          { action: 'jump', after: 'page1', to: 'page3' },
          { action: 'hide', page: 'page3' },
        ],
      },
    ]);
    assert.deepEqual(stateOf(form, { field1: 'yes' }).pages, ['page1', 'page4']);
  });

  test('a rule after a page that is not walked does nothing', () => {
    const form = formWith(pages, [
      { when: yes, do: [{ action: 'jump', after: 'page1', to: 'page3' }] },
      { when: yes, do: [{ action: 'end', after: 'page2', message: 'Never' }] },
    ]);
    const state = stateOf(form, { field1: 'yes' });
    assert.deepEqual([state.pages, state.ending], [['page1', 'page3', 'page4'], undefined]);
  });

  test('the form ends after a page, with the words of the first end that holds', () => {
    const form = formWith(pages, [
      { when: no, do: [{ action: 'end', after: 'page2', message: 'Not this' }] },
      { when: yes, do: [{ action: 'end', after: 'page2', message: 'Bye, [field2]' }] },
      { when: yes, do: [{ action: 'end', after: 'page2', message: 'Too late' }] },
      { when: yes, do: [{ action: 'jump', after: 'page2', to: 'page4' }] },
    ]);
    const state = stateOf(form, { field1: 'yes', field2: 'Ann', field3: 'gone' });
    assert.deepEqual(state.pages, ['page1', 'page2']);
    assert.deepEqual(state.follows(), { message: 'Bye, Ann' });
    assert.equal(state.answers.has('field3'), false);
  });

  test('a jump backwards does nothing, so that a form always ends', () => {
    const form = formWith(pages, [{ when: yes, do: [{ action: 'jump', after: 'page1', to: 'page1' }] }]);
    assert.equal(stateOf(form, { field1: 'yes' }).pages.length, 4);
  });

  test('an end without words ends the form as it always ends', () => {
    const form = formWith(pages, [{ when: yes, do: [{ action: 'end', after: 'page1' }] }]);
    const ending = { title: 'Thanks', message: 'Dear [field1]', redirect: 'https://example.org/[field1]' };
    assert.deepEqual(stateOf({ ...form, ending }, { field1: 'yes' }).follows(), {
      title: 'Thanks',
      message: 'Dear yes',
      redirect: 'https://example.org/[field1]',
    });
  });
});

describe('setting, requiring and calculating', () => {
  test('the first rule that sets wins over the visitor, and a value that does not fit leaves it empty', () => {
    const field: Field = { id: 'field2', type: 'rating', label };
    const form = formWith(
      [[text(1), field]],
      [
        { when: no, do: [{ action: 'set', field: 'field2', value: 17 }] },
        {
          when: { field: 'field1', operator: 'is_not_empty' },
          do: [{ action: 'set', field: 'field2', value: 4 }],
        },
        { when: yes, do: [{ action: 'set', field: 'field2', value: 5 }] },
      ],
    );
    assert.equal(stateOf(form, { field2: 2 }).answers.get('field2'), 2);
    assert.equal(stateOf(form, { field1: 'yes', field2: 2 }).answers.get('field2'), 4);
    const spoilt = stateOf(form, { field1: 'no', field2: 2 });
    assert.deepEqual([spoilt.answers.has('field2'), spoilt.forced.has('field2')], [false, true]);
  });

  test('a formula that sets a number takes the price of a choice, one that sets a text takes its label', () => {
    const choice: Field = { id: 'field1', type: 'dropdown', label, options };
    const number: Field = { id: 'field2', type: 'one_line_input', label, accepts: 'number' };
    const chosen: Condition = { field: 'field1', operator: 'is_not_empty' };
    const form = formWith(
      [[choice, number, text(3)]],
      [
        {
          when: chosen,
          do: [
            { action: 'set', field: 'field2', formula: 'field1' },
            { action: 'set', field: 'field3', formula: 'field1' },
          ],
        },
      ],
    );
    const { answers } = stateOf(form, { field1: 'l' });
    assert.deepEqual([answers.get('field2'), answers.get('field3')], ['7.5', 'Large']);
  });

  test('only what is visible and can be answered is required', () => {
    const form = formWith(
      [
        [
          text(1),
          { ...text(2), required: true },
          { id: 'field3', type: 'hidden', label, required: true },
          { id: 'field4', type: 'rich_text', label, required: true },
        ],
      ],
      [
        {
          when: yes,
          do: [
            { action: 'require', field: 'field1' },
            { action: 'hide', field: 'field2' },
          ],
        },
      ],
    );
    assert.deepEqual([...stateOf(form, {}).required], ['field2']);
    assert.deepEqual([...stateOf(form, { field1: 'yes' }).required], ['field1']);
  });

  test('what is calculated is calculated, whatever was sent, and is gone where it is hidden', () => {
    const total: Field = { id: 'field2', type: 'hidden', label, formula: 'field1 * 3' };
    const shown: Field = {
      id: 'field3',
      type: 'rich_text',
      label,
      text: 'That is **[field2]** for [field1 * 1].',
    };
    const choice: Field = { id: 'field1', type: 'dropdown', label, options };
    const form = formWith(
      [[shown, total, choice]],
      [{ when: { field: 'field1', operator: 'is', value: 's' }, do: [{ action: 'hide', field: 'field2' }] }],
    );
    const sent = { field1: 'l', field2: '1', field3: 'free' };
    assert.deepEqual(Object.fromEntries(stateOf(form, sent).answers), {
      field3: 'That is 22.5 for 7.5.',
      field2: '22.5',
      field1: [{ value: 'l' }],
    });
    assert.equal(stateOf(form, { ...sent, field1: 's' }).answers.get('field3'), 'That is  for 5.');
  });

  test('an amount comes from the formula, else from the fixed sum, and only where the field is visible', () => {
    const form = formWith(
      [
        [
          text(1),
          { id: 'field2', type: 'credit_card', label, currency: 'EUR', amount: '25.00' },
          {
            id: 'field3',
            type: 'credit_card',
            label,
            currency: 'EUR',
            amount: '1',
            formula: 'length(field1) / 3',
          },
        ],
      ],
      [{ when: no, do: [{ action: 'hide', field: 'field2' }] }],
    );
    assert.equal(stateOf(form, {}).amount('field2')?.toText(), '25');
    assert.equal(stateOf(form, { field1: 'no' }).amount('field2'), undefined);
    assert.equal(stateOf(form, { field1: 'no' }).amount('field3')?.toText(), '0.666666666667');
    assert.equal(stateOf(form, {}).amount('field1'), undefined);
  });

  test('what a rule has set is not required, whatever it was set to', () => {
    const form = formWith(
      [[text(1), { id: 'field2', type: 'rating', label, required: true }]],
      [{ when: yes, do: [{ action: 'set', field: 'field2', value: 17 }] }],
    );
    assert.deepEqual([...stateOf(form, {}).required], ['field2']);
    assert.deepEqual([...stateOf(form, { field1: 'yes' }).required], []);
  });

  test('all formulas together take so much text from answers and no more', () => {
    const comment: Field = { id: 'field1', type: 'comment', label, max_length: 100_000 };
    const fields = [2, 3, 4, 5].map((number): Field => {
      const formula = `length(concat(${Array(6).fill('field1').join(', ')}))`;
      return { id: `field${number}`, type: 'hidden', label, formula };
    });
    const { answers } = stateOf(formWith([[comment, ...fields]], []), { field1: 'a'.repeat(90_000) });
    const lengths = fields.map(({ id }) => Number(answers.get(id)));
    assert.ok(lengths.reduce((sum, length) => sum + length) <= 1_000_000, lengths.join());
    assert.equal(lengths[0], 540_000);
  });

  test('options are compared as texts of the same bound', () => {
    const values = Array.from({ length: 500 }, (_, number) => String(number).padStart(200, '0'));
    const many: Field = {
      id: 'field1',
      type: 'multiple_choice',
      label,
      multiple: true,
      options: values.map((value) => ({ value, label: value })),
    };
    const compared = `if(${Array(30).fill('field1 = "x"').join(' or ')} or field1 = "", 1, 2)`;
    const asked = `if(chosen(field1, "${values[7]}"), 1, 2)`;
    const form = formWith(
      [
        [
          many,
          { id: 'field2', type: 'hidden', label, formula: compared },
          { id: 'field3', type: 'hidden', label, formula: asked },
        ],
      ],
      [],
    );
    const { answers, isExact } = stateOf(form, { field1: values });
    assert.deepEqual(['field2', 'field3'].map(isExact), [false, true]);
    assert.equal(answers.get('field3'), '1');
  });

  test('what an answer counts is worked out once, however many formulas ask', () => {
    const choice: Field = { id: 'field1', type: 'dropdown', label, options };
    const sums = [2, 3, 4].map(
      (number): Field => ({ id: `field${number}`, type: 'hidden', label, formula: 'field1 + field1' }),
    );
    const compiled = compileForm(formWith([[choice, ...sums]], []));
    assert.ok(compiled.ok);
    let times = 0;
    const fields = compiled.value.fields.map((field) => {
      if (field.known === undefined) return field;
      const { known } = field;
      const asNumber: typeof known.behaviour.asNumber = (...given) => {
        times += 1;
        return known.behaviour.asNumber(...given);
      };
      return { ...field, known: { ...known, behaviour: { ...known.behaviour, asNumber } } };
    });
    const given = new Map([['field1', [{ value: 'l' }]]]);
    const { answers } = evaluateForm({ ...compiled.value, fields }, given, context);
    assert.deepEqual([answers.get('field4'), times], ['15', 1]);
  });

  test('a text that repeats long answers without end is bounded', () => {
    const comment: Field = { id: 'field1', type: 'comment', label, max_length: 100_000 };
    const shown: Field = { id: 'field2', type: 'rich_text', label, text: '[field1] '.repeat(2000) };
    const { answers } = stateOf(formWith([[comment, shown]], []), { field1: 'a'.repeat(100_000) });
    assert.equal(String(answers.get('field2')).length, 100_000);
  });
});
