import assert from 'node:assert/strict';
import { test } from 'node:test';
import { settleSubmission } from '../answer/settleSubmission.ts';
import type { FormDefinition } from '../definition/document.ts';
import { compileForm } from '../logic/compileForm.ts';
import { simulate } from './simulate.ts';

const definition: FormDefinition = {
  format: 2,
  language: 'de',
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Name', required: true },
        { id: 'field2', type: 'address', label: 'Anschrift', required: true },
        {
          id: 'field3',
          type: 'multiple_choice',
          label: 'Essen',
          multiple: true,
          min: 2,
          options: ['a', 'b', 'c'].map((value) => ({ value, label: value })),
        },
        { id: 'field4', type: 'hidden', label: 'Quelle', default: 'web' },
        { id: 'field5', type: 'hidden', label: 'Summe', formula: '1 + 1' },
        { id: 'field6', type: 'table_entry', label: 'Gäste', columns: [{ id: 'column1', label: 'Name' }] },
        { id: 'field7', type: 'file_upload', label: 'Bild', types: ['image'], required: true },
        { id: 'field8', type: 'comment', label: 'Nie' },
      ],
    },
  ],
  logic: [
    {
      when: { field: 'field4', operator: 'is', value: 'letter' },
      do: [{ action: 'show', field: 'field8' }],
    },
  ],
};
const options = { today: '2026-11-15', complete: true };

test('gives the values of the controls that the visitor can fill in', () => {
  const simulated = simulate(definition, { ...options, seed: 3 });
  assert.ok(simulated !== undefined);
  const { values, byField, files, missing } = simulated;
  assert.deepEqual([...byField.keys()], ['field1', 'field2', 'field3', 'field6']);
  assert.match(values.get('field1')?.[0] ?? '', /^\p{L}+ \p{L}+$/u);
  assert.ok(['DE', 'AT', 'CH'].includes(values.get('field2.country')?.[0] ?? ''));
  assert.ok((values.get('field3')?.length ?? 0) >= 2);
  assert.ok(values.has('field6.0.0'));
  assert.deepEqual([files, missing], [[], ['field7']]);
});

test('gives placeholders for files where the caller can upload them', () => {
  const simulated = simulate(definition, { ...options, seed: 3, files: true });
  const [file, ...others] = simulated?.files ?? [];
  assert.deepEqual([others, simulated?.missing], [[], []]);
  assert.deepEqual(simulated?.values.get('field7'), [file?.id]);
  assert.deepEqual([file?.name, file?.type, file?.size], ['photo.png', 'image/png', file?.content.length]);
});

test('the server accepts the values, which are the same for the same seed', () => {
  const form = compileForm(definition);
  assert.ok(form.ok);
  const first = Math.floor(Math.random() * 2 ** 30);
  for (let seed = first; seed < first + 50; seed += 1) {
    const simulated = simulate(definition, { today: '2026-11-15', seed, files: true });
    assert.deepEqual(simulate(definition, { today: '2026-11-15', seed, files: true }), simulated);
    assert.ok(simulated !== undefined);
    const settled = settleSubmission(form.value, simulated, {
      today: '2026-11-15',
      matches: () => true,
      upload: (id) => simulated.files.find((file) => file.id === id),
    });
    assert.ok(settled.ok, `seed ${seed}: ${JSON.stringify(settled)}`);
  }
});

test('a form that depends on itself has no answers', () => {
  const hide = (field: string, other: string) => ({
    when: { field, operator: 'is_empty' as const },
    do: [{ action: 'hide' as const, field: other }],
  });
  const cyclic = { ...definition, logic: [hide('field1', 'field8'), hide('field8', 'field1')] };
  assert.equal(simulate(cyclic, { ...options, seed: 1 }), undefined);
});
