import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Field, FormDefinition } from '../definition/document.ts';
import { openDefinition } from '../definition/document.ts';
import type { Condition } from '../schema/logic.ts';
import { deepestCondition } from './compileCondition.ts';
import { compileForm } from './compileForm.ts';
import { evaluateForm } from './evaluateForm.ts';
import { context } from './testing/contexts.ts';

const label = 'A field';

function text(number: number): Field {
  return { id: `field${number}`, type: 'one_line_input', label };
}

function hidden(number: number, formula: string): Field {
  return { id: `field${number}`, type: 'hidden', label, formula };
}

function cycleOf(definition: FormDefinition): readonly string[] | undefined {
  const form = compileForm(definition);
  return form.ok || form.failure.code !== 'cycle' ? undefined : form.failure.nodes;
}

const answered = (field: string): Condition => ({ field, operator: 'is_not_empty' });

test('fields that show each other are refused, named in order', () => {
  const nodes = cycleOf({
    format: 2,
    pages: [{ id: 'page1', label: '', fields: [text(1), text(2), text(3)] }],
    logic: [
      { when: answered('field2'), do: [{ action: 'show', field: 'field1' }] },
      { when: answered('field3'), do: [{ action: 'show', field: 'field2' }] },
      { when: answered('field1'), do: [{ action: 'hide', field: 'field3' }] },
    ],
  });
  assert.deepEqual(nodes, ['field1', 'field2', 'field3']);
});

test('formulas that need each other, and one that needs itself, are refused', () => {
  const page = (fields: Field[]) => [{ id: 'page1', label: '', fields }];
  assert.deepEqual(cycleOf({ format: 2, pages: page([hidden(1, 'field2'), hidden(2, 'field1')]) }), [
    'field1',
    'field2',
  ]);
  assert.deepEqual(cycleOf({ format: 2, pages: page([hidden(1, 'count(field1)')]) }), ['field1']);
  const mirror: Field = { id: 'field1', type: 'rich_text', label, text: 'Again: [empty(field2)] [field2]' };
  assert.equal(cycleOf({ format: 2, pages: page([mirror, hidden(2, '1 + 1')]) }), undefined);
});

test('a page that an answer on it would leave out is refused', () => {
  const nodes = cycleOf({
    format: 2,
    pages: [
      { id: 'page1', label: '', fields: [text(1)] },
      { id: 'page2', label: '', fields: [text(2)] },
      { id: 'page3', label: '', fields: [] },
    ],
    logic: [{ when: answered('field2'), do: [{ action: 'jump', after: 'page1', to: 'page3' }] }],
  });
  assert.deepEqual(nodes?.toSorted(), ['field2', 'page2']);
});

test('a jump past a page does not tie the pages before it to those after', () => {
  const form = compileForm({
    format: 2,
    pages: [
      { id: 'page1', label: '', fields: [text(1)] },
      { id: 'page2', label: '', fields: [text(2)] },
      { id: 'page3', label: '', fields: [text(3)] },
    ],
    logic: [
      { when: answered('field3'), do: [{ action: 'show', field: 'field1' }] },
      { when: answered('field1'), do: [{ action: 'jump', after: 'page1', to: 'page3' }] },
    ],
  });
  assert.equal(form.ok, true);
});

test('groups are taken to a depth of 20', () => {
  const nested = (levels: number): FormDefinition => {
    let when: Condition = answered('field1');
    for (let level = 0; level < levels; level += 1) when = { all: [when] };
    return {
      format: 2,
      pages: [{ id: 'page1', label: '', fields: [text(1)] }],
      logic: [{ when, do: [{ action: 'require', field: 'field1' }] }],
    };
  };
  assert.equal(compileForm(nested(deepestCondition)).ok, true);
  const failure = { ok: false, failure: { code: 'too_deep', rule: 0 } };
  assert.deepEqual(compileForm(nested(deepestCondition + 1)), failure);
  assert.deepEqual(compileForm(nested(100_000)), failure);
});

test('of two fields with one id the first counts, and of two pages with one id rules mean the first', () => {
  const form = compileForm({
    format: 2,
    pages: [
      { id: 'page', label: '', fields: [text(1), { id: 'field1', type: 'rating', label }] },
      { id: 'page', label: '', fields: [text(2)] },
      { id: 'last', label: '', fields: [{ id: 'constructor', type: 'of_another_server', label }] },
    ],
    logic: [{ when: answered('field1'), do: [{ action: 'jump', after: 'page', to: 'last' }] }],
  });
  assert.ok(form.ok);
  const state = evaluateForm(form.value, new Map([['field1', 'a']]), context);
  assert.deepEqual(state.pages, ['page', 'last']);
  assert.deepEqual([...state.answers], [['field1', 'a']]);
});

test('any form that another server shows can be opened and evaluated', () => {
  const word = fc.oneof(
    fc.constantFrom('field1', 'page1', '', '__proto__', 'email', 'dropdown'),
    fc.string(),
  );
  const imported = fc.array(
    fc.record({
      id: word,
      label: fc.string(),
      fields: fc.array(
        fc.record({
          id: word,
          type: word,
          label: fc.string(),
          description: fc.constant(null),
          required: fc.boolean(),
        }),
        { maxLength: 4 },
      ),
    }),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(imported, (pages) => {
      const form = compileForm(openDefinition({ format: 1, pages }));
      assert.ok(form.ok);
      assert.equal(evaluateForm(form.value, new Map(), context).pages.length, pages.length);
    }),
  );
});
