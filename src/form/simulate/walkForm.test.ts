import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Random } from '#kit/random.ts';
import type { FormDefinition } from '../definition/document.ts';
import type { CompiledForm } from '../logic/compiledForm.ts';
import { compileForm } from '../logic/compileForm.ts';
import { randomForm } from '../logic/testing/randomForm.ts';
import { matchesPattern } from '../pattern/matchesPattern.ts';
import { hintsOf } from './hintsOf.ts';
import { drawRespondent, type PlaceholderFile } from './person/respondent.ts';
import { towns } from './person/towns.ts';
import { everySetting } from './testing/fields.ts';
import { type Walk, walkForm } from './walkForm.ts';

const seed = Math.floor(Math.random() * 2 ** 31);

function walkOf(form: CompiledForm, index: number, complete = false): Walk {
  const files: PlaceholderFile[] = [];
  const respondent = drawRespondent(new Random(seed, index), towns, {
    context: {
      today: '2026-11-15',
      matches: matchesPattern,
      upload: (id) => files.find((file) => file.id === id),
    },
    seed,
    tally: undefined,
    hints: hintsOf(form),
    files,
  });
  return walkForm(form, respondent, { complete });
}

function compiled(definition: FormDefinition): CompiledForm {
  const form = compileForm(definition);
  assert.ok(form.ok);
  return form.value;
}

for (const field of everySetting) {
  test(`${JSON.stringify(field).slice(0, 150)} gets answers that the server accepts`, () => {
    const required = { ...field, required: true };
    const form = compiled({ format: 2, pages: [{ id: 'page1', label: '', fields: [required] }] });
    for (let index = 0; index < 60; index += 1) {
      const { settled, stuck, values } = walkOf(form, index, true);
      const shown = JSON.stringify([...values]).slice(0, 300);
      assert.ok(settled !== undefined, `seed ${seed}, ${index}: ${JSON.stringify(stuck)} for ${shown}`);
      const isAsked = form.fields[0]?.known?.source === 'visitor' && field.type !== 'hidden';
      assert.equal(settled.answers.has(field.id) || !isAsked, true, shown);
    }
  });
}

test('any form comes to an end: it is sent, or the respondent is stuck', () => {
  fc.assert(
    fc.property(randomForm, fc.nat(1000), ({ definition }, index) => {
      const form = compileForm(definition);
      fc.pre(form.ok);
      const { settled, stuck, state, fields } = walkOf(form.value, index);
      assert.notEqual(settled === undefined, stuck === undefined);
      // The respondent has seen every field that must be answered. An optional one that appears on a page already left
      // is not asked, as with visitors.
      if (settled !== undefined)
        assert.deepEqual(
          [...state.visible].filter((id) => !fields.has(id) && state.required.has(id)),
          [],
        );
    }),
    { numRuns: 1000 },
  );
});

test('a question that appears on a page already left is asked only if it must be answered', () => {
  const options = [
    { value: 'x', label: 'X' },
    { value: 'y', label: 'Y' },
  ];
  const withRule = (required: boolean) =>
    compiled({
      format: 2,
      pages: [
        { id: 'page1', label: '', fields: [{ id: 'field1', type: 'comment', label: 'Why', required }] },
        {
          id: 'page2',
          label: '',
          fields: [{ id: 'field2', type: 'dropdown', label: 'Kind', options, required: true }],
        },
      ],
      logic: [
        { when: { field: 'field2', operator: 'is', value: 'x' }, do: [{ action: 'show', field: 'field1' }] },
      ],
    });
  for (let index = 0; index < 50; index += 1) {
    const optional = walkOf(withRule(false), index);
    assert.ok(optional.settled !== undefined && !optional.fields.has('field1'));
    const needed = walkOf(withRule(true), index);
    assert.ok(needed.settled !== undefined);
    assert.equal(needed.fields.has('field1'), needed.state.visible.has('field1'));
  }
});

test('optional questions are sometimes left empty, and mistakes are made and corrected', () => {
  const form = compiled({
    format: 2,
    pages: [
      {
        id: 'page1',
        label: '',
        fields: [
          { id: 'field1', type: 'email', label: 'E-mail', required: true },
          { id: 'field2', type: 'comment', label: 'More' },
        ],
      },
    ],
  });
  const walks = Array.from({ length: 400 }, (_, index) => walkOf(form, index));
  const answered = walks.filter(({ state }) => state.answers.has('field2')).length;
  assert.ok(answered > 100 && answered < 380, `seed ${seed}: ${answered}`);
  const corrected = walks.filter(({ corrections }) => corrections > 0).length;
  assert.ok(corrected > 0 && corrected < 120, `seed ${seed}: ${corrected}`);
  for (const { state } of walks)
    assert.match(String(state.answers.get('field1')), /^[a-z.]+\d+@example\.org$/);
});
