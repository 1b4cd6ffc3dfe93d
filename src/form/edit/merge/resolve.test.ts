import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { brokenForms } from '../../check/corpus/brokenForms.ts';
import { mutationsOf } from '../../check/testing/mutatedForm.ts';
import { definition, type Field, type FormDefinition } from '../../schema/definition.ts';
import { merge } from './merge.ts';
import { resolve } from './resolve.ts';

const seed = Date.now() % 2 ** 31;
const name: Field = { id: 'field1', type: 'one_line_input', label: 'Name' };
const rule = (value: string) => ({
  when: { field: 'field1', operator: 'is' as const, value },
  do: [{ action: 'require' as const, field: 'field1' }],
});

test(`either side of a conflict leaves a draft that opens (seed ${seed})`, () => {
  const drafts = mutationsOf(brokenForms).chain(({ form }) => {
    const edited = mutationsOf([{ name: '', form, findings: [] }]);
    return fc.tuple(fc.constant(form), edited, edited);
  });
  fc.assert(
    fc.property(drafts, ([base, { form: mine }, { form: theirs }]) => {
      const { document, conflicts } = merge(base, mine, theirs);
      for (const side of ['mine', 'theirs'] as const) {
        let draft = document;
        for (const conflict of conflicts) {
          draft = resolve(draft, conflict, side);
          const opened = definition.safeParse(draft);
          assert.ok(opened.success, `${String(opened.error)} ${JSON.stringify(conflict)}`);
        }
      }
    }),
    { numRuns: 500, seed },
  );
});

test('keeping mine writes what I wrote, and taking theirs leaves what stands', () => {
  const base = form([name]);
  const cases: [FormDefinition, FormDefinition][] = [
    [form([{ ...name, label: 'Mine' }]), form([{ ...name, label: 'Theirs' }])],
    [form([]), form([{ ...name, label: 'Theirs' }])],
    [form([{ ...name, label: 'Mine' }]), form([])],
    [
      form([{ id: 'field1', type: 'nps', label: 'Name' }]),
      form([{ id: 'field1', type: 'slider', label: 'Name', min: 1, max: 3 } as Field]),
    ],
    [
      { ...base, theme: { accent: '#112233' } },
      { ...base, theme: { accent: '#445566' } },
    ],
    [
      { ...base, logic: [rule('a')] },
      { ...base, logic: [rule('b')] },
    ],
  ];
  for (const [mine, theirs] of cases) {
    const start = mine.logic === undefined ? base : { ...base, logic: [rule('start')] };
    const { document, conflicts } = merge(start, mine, theirs);
    assert.equal(conflicts.length, 1, JSON.stringify(conflicts));
    for (const conflict of conflicts) {
      assert.deepEqual(resolve(document, conflict, 'mine'), mine);
      assert.deepEqual(resolve(document, conflict, 'theirs'), theirs);
    }
  }
});

function form(fields: Field[]): FormDefinition {
  return { format: 2, pages: [{ id: 'page1', label: '', fields }] };
}
