import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkForm } from '../../check/checkForm.ts';
import { colour, name, onePage, score } from '../../check/corpus/brokenForm.ts';
import { brokenForms } from '../../check/corpus/brokenForms.ts';
import { definition } from '../../schema/definition.ts';
import { fixFor } from './fixFor.ts';

test('every fix mends its finding, and leaves a valid document', () => {
  const kinds = new Set<string>();
  for (const { name: called, form, settings } of brokenForms) {
    for (const finding of checkForm(form, settings)) {
      const fix = fixFor(form, finding);
      if (fix === undefined) continue;
      kinds.add(fix.kind);
      const fixed = fix.apply(form);
      assert.notEqual(fixed, form, `${called}: ${finding.message}`);
      assert.ok(definition.safeParse(fixed).success || !definition.safeParse(form).success, called);
      const same = checkForm(fixed, settings).filter(
        ({ code, message }) => code === finding.code && message === finding.message,
      );
      const before = checkForm(form, settings).filter(
        ({ code, message }) => code === finding.code && message === finding.message,
      );
      assert.ok(same.length < before.length, `${called}: ${fix.kind} does not mend: ${finding.message}`);
    }
  }
  assert.deepEqual([...kinds].sort(), [
    'addOption',
    'fittingOperator',
    'notRequired',
    'removePage',
    'removePart',
    'removeSetting',
    'removeTranslation',
    'renameTo',
  ]);
});

test('a condition on a deleted field goes, and its rule where it is the only one', () => {
  const when = { field: 'field9', operator: 'is_empty' as const };
  const show = { action: 'show' as const, field: 'field3' };
  const alone = onePage([colour, score], { logic: [{ when, do: [show] }] });
  const [first] = checkForm(alone);
  assert.ok(first !== undefined);
  assert.equal(fixFor(alone, first)?.apply(alone).logic, undefined);
  const other = { field: 'field2', operator: 'is' as const, value: 'red' };
  const both = onePage([colour, score], { logic: [{ when: { all: [when, other] }, do: [show] }] });
  const [second] = checkForm(both);
  assert.ok(second !== undefined);
  assert.deepEqual(fixFor(both, second)?.apply(both).logic, [{ when: other, do: [show] }]);
});

test('a suggestion is written as the id of its field', () => {
  const form = onePage([{ ...name, key: 'guest' }], { ending: { message: 'Thank you, [geust]' } });
  const finding = checkForm(form).find(({ code }) => code === 'reference_misspelt');
  assert.ok(finding === undefined || fixFor(form, finding)?.name === 'guest');
});
