import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { checkForm } from '../../check/checkForm.ts';
import { colour, name, pages, score } from '../../check/corpus/brokenForm.ts';
import type { Finding } from '../../check/findings.ts';
import type { Action, Condition, Rule } from '../../schema/logic.ts';
import { asKind, newAction, possibleKinds, targetsOf } from './actions.ts';
import { addCondition, changeCondition, joinBy, removeCondition } from './conditions.ts';
import { exampleRule } from './exampleRule.ts';
import { aboutField, comparedBy, conditionOn, operatorsFor, withOperator } from './leaves.ts';
import { pageMap } from './pageMap.ts';
import { referencesOf, rulesAbout } from './references.ts';
import { addRule, changeRule, duplicateRule, moveRule, removeRule } from './rules.ts';
import { showingRule } from './showingRule.ts';
import { showOnlyIf } from './showOnlyIf.ts';

const form = pages([[name, colour], [score], []]);
const isRed: Condition = { field: 'field2', operator: 'is', value: 'red' };
const isHigh: Condition = { field: 'field3', operator: 'is_over', value: 8 };
const showScore: Rule = { when: isRed, do: [{ action: 'show', field: 'field3' }] };
const skip: Rule = { when: isHigh, do: [{ action: 'jump', after: 'page1', to: 'page3' }] };

test('rules are added, copied, moved and removed, and the rest of the draft is shared', () => {
  const one = addRule(form, showScore);
  assert.deepEqual(one.logic, [showScore]);
  assert.equal(one.pages, form.pages);
  const three = addRule(duplicateRule(one, 0), skip);
  assert.deepEqual(three.logic, [showScore, showScore, skip]);
  assert.notEqual(three.logic?.[0], three.logic?.[1]);
  assert.deepEqual(moveRule(three, 2, 0).logic, [skip, showScore, showScore]);
  assert.deepEqual(removeRule(one, 0), form);
});

test('a field gets the rule that shows it only where there is something to ask first', () => {
  const rule = showOnlyIf(form, 'field3');
  assert.deepEqual(rule?.do, [{ action: 'show', field: 'field3' }]);
  // The nearest question before it.
  assert.deepEqual(rule?.when, { field: 'field2', operator: 'is', value: 'red' });
  assert.equal(showingRule(form, 'field3'), undefined);
  assert.equal(showingRule(addRule(addRule(form, skip), showScore), 'field3'), 1);
  assert.equal(showOnlyIf(pages([[score]]), 'field3'), undefined);
});

test('operations that change nothing return the same draft', () => {
  const draft = addRule(form, skip);
  assert.equal(moveRule(draft, 0, 5), draft);
  assert.equal(moveRule(draft, 3, 0), draft);
  assert.equal(removeRule(draft, 1), draft);
  assert.equal(duplicateRule(form, 0), form);
  assert.equal(
    changeRule(draft, 0, (rule) => rule),
    draft,
  );
});

test('moving a rule and moving it back gives the same order', () => {
  const rules: Rule[] = [0, 1, 2, 3, 4].map((value) => ({ ...skip, when: { ...isHigh, value } }));
  const draft = { ...form, logic: rules };
  fc.assert(
    fc.property(fc.nat(4), fc.nat(4), (from, to) => {
      assert.deepEqual(moveRule(moveRule(draft, from, to), to, from), draft);
    }),
  );
});

test('a second condition makes a group, and a group of one is its condition again', () => {
  const both = addCondition(isRed, [], isHigh);
  assert.deepEqual(both, { all: [isRed, isHigh] });
  assert.deepEqual(joinBy(both, [], 'any'), { any: [isRed, isHigh] });
  assert.deepEqual(removeCondition(both, [0]), isHigh);
  assert.equal(removeCondition(isRed, []), undefined);
});

test('conditions are changed and removed inside groups', () => {
  const nested: Condition = { all: [isRed, { any: [isHigh, isRed] }] };
  assert.deepEqual(addCondition(nested, [1], isHigh), { all: [isRed, { any: [isHigh, isRed, isHigh] }] });
  assert.deepEqual(removeCondition(nested, [1, 0]), { all: [isRed, isRed] });
  assert.deepEqual(
    changeCondition(nested, [1, 1], () => isHigh),
    { all: [isRed, { any: [isHigh, isHigh] }] },
  );
  assert.equal(removeCondition(nested, [7]), nested);
  assert.equal(joinBy(nested, [0], 'any'), nested);
});

test('operators and values follow the field', () => {
  assert.deepEqual(conditionOn(colour), isRed);
  assert.deepEqual(aboutField(isHigh, colour), isRed);
  assert.deepEqual(aboutField(isRed, name), { field: 'field1', operator: 'is', value: 'red' });
  assert.deepEqual(aboutField(isRed, score), { field: 'field3', operator: 'is' });
  assert.deepEqual(aboutField({ ...isRed, value: '7' }, score), {
    field: 'field3',
    operator: 'is',
    value: '7',
  });
  assert.deepEqual(withOperator(isRed, 'is_empty'), { field: 'field2', operator: 'is_empty' });
  assert.equal(comparedBy(form, { formula: 'field3 * 2', operator: 'is', value: 4 }), 'number');
  assert.equal(comparedBy(form, { field: 'field99', operator: 'is' }), undefined);
  assert.deepEqual(operatorsFor('presence', 'is'), ['is_empty', 'is_not_empty', 'is']);
});

test('every kind of action starts with one that the checker accepts, or asks for its value', () => {
  for (const kind of possibleKinds(form)) {
    const action: Action | undefined = newAction(form, kind, showScore);
    assert.ok(action !== undefined, kind);
    const found: readonly Finding[] = checkForm(addRule(form, { when: isRed, do: [action] }));
    const errors = found.filter(({ severity, code }) => severity === 'error' && code !== 'set_value_invalid');
    assert.deepEqual(errors, [], kind);
  }
  assert.deepEqual(possibleKinds(pages([[name]])), ['show', 'hide', 'require', 'set', 'end']);
  assert.deepEqual(
    targetsOf(form, 'set').map(({ id }) => id),
    ['field1', 'field2', 'field3'],
  );
});

test('another kind of action keeps the target where it can', () => {
  const show = { action: 'show', field: 'field3' } as const;
  assert.deepEqual(asKind(form, show, 'hide', showScore), { action: 'hide', field: 'field3' });
  assert.deepEqual(asKind(form, show, 'require', showScore), { action: 'require', field: 'field3' });
  assert.deepEqual(asKind(form, { action: 'end', after: 'page1' }, 'jump', showScore), {
    action: 'jump',
    after: 'page1',
    to: 'page3',
  });
});

test('the example uses the first choice that has a field behind it', () => {
  assert.deepEqual(exampleRule(form), showScore);
  assert.equal(exampleRule(pages([[]])), undefined);
});

test('a rule names fields in conditions, formulas, actions and texts', () => {
  const rule: Rule = {
    when: { any: [isRed, { formula: 'field4 > 2', operator: 'is', value: 'true' }] },
    do: [
      { action: 'set', field: 'field5', formula: 'field6 + 1' },
      { action: 'end', after: 'page2', message: 'Thank you, [field7]' },
    ],
  };
  const { fields, pages: named } = referencesOf(rule);
  assert.deepEqual([...fields].sort(), ['field2', 'field4', 'field5', 'field6', 'field7']);
  assert.deepEqual([...named], ['page2']);
  assert.deepEqual(rulesAbout({ ...form, logic: [skip, rule] }, 'field7'), [1]);
});

test('the map has the way onward, jumps, endings and conditions on pages', () => {
  const draft = {
    ...form,
    logic: [
      skip,
      {
        when: isRed,
        do: [
          { action: 'end' as const, after: 'page2' },
          { action: 'hide' as const, page: 'page3' },
        ],
      },
      { when: isRed, do: [{ action: 'jump' as const, after: 'page1', to: 'nowhere' }] },
    ],
  };
  assert.deepEqual(pageMap(draft), {
    ways: [
      { from: 0, to: 1 },
      { from: 1, to: 2 },
      { from: 2, to: 'end' },
      { from: 0, to: 2, rule: 0, action: 0 },
      { from: 1, to: 'end', rule: 1, action: 0 },
    ],
    conditions: [{ page: 2, rule: 1, kind: 'hide' }],
  });
});
