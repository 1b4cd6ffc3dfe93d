import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fineForms } from '../../check/corpus/fineForms.ts';
import { completeCode } from './completeCode.ts';
import { pathAt } from './pathAt.ts';
import { readDraftCode } from './readDraftCode.ts';
import { shareParts } from './shareParts.ts';
import { writeDraftCode } from './writeDraftCode.ts';

const text = `pages:
  - id: page1
    label: Visit
    fields:
      - id: field1
        key: arrival
        type: dropdown
        label: How did you come
        options:
          - value: train
            label: By train
      - id: field2
        type: email
        label: Mail
logic:
  - when:
      field: arrival
      operator: is
      value: train
    do:
      - action: show
        field: field2
`;

test('a draft that is written and read again is the same', () => {
  for (const { name, form } of fineForms) {
    const read = readDraftCode(writeDraftCode(form), {});
    assert.deepEqual(read.definition, form, name);
    assert.equal(shareParts(form, read.definition), form, name);
  }
});

test('keys stand for ids in the text only', () => {
  const { definition, marks } = readDraftCode(text, {});
  assert.deepEqual(marks, []);
  assert.deepEqual(definition?.logic?.[0]?.when, { field: 'field1', operator: 'is', value: 'train' });
  assert.ok(definition !== undefined && writeDraftCode(definition).includes('field: arrival'));
});

test('broken YAML and broken forms are marked at their place and give no draft', () => {
  const open = readDraftCode(`${text}ending: "thanks`, {});
  assert.equal(open.definition, undefined);
  assert.ok((open.marks[0]?.offset ?? 0) >= text.length);
  const wrong = readDraftCode(text.replace('type: email', 'type: email\n        lable: x'), {});
  assert.equal(wrong.definition, undefined);
  assert.match(wrong.marks[0]?.message ?? '', /lable/);
  assert.equal(readDraftCode('', {}).definition, undefined);
  assert.equal(readDraftCode('just words', {}).definition, undefined);
});

test('findings are marked at their place, and the draft is read', () => {
  const changed = text.replace('value: train\n    do', 'value: boat\n    do');
  const { definition, marks } = readDraftCode(changed, {});
  assert.ok(definition !== undefined);
  assert.equal(marks[0]?.offset, changed.indexOf('value: boat'));
});

test('a whole form file can be pasted; its name and settings stay out', () => {
  const { definition, leftOut } = readDraftCode(`name: Visit\n${text}`, {});
  assert.deepEqual(leftOut, ['name']);
  assert.ok(definition !== undefined && !('name' in definition));
});

test('the place of the cursor is known from indentation', () => {
  const at = (marker: string, after = '') =>
    pathAt(text, text.indexOf(marker) + marker.length + after.length);
  assert.deepEqual(at('type: drop'), { path: ['pages', 0, 'fields', 0], key: 'type' });
  assert.deepEqual(at('label: By'), { path: ['pages', 0, 'fields', 0, 'options', 0], key: 'label' });
  assert.deepEqual(at('- id: field2'), { path: ['pages', 0, 'fields', 1], key: 'id' });
  assert.deepEqual(at('operator:'), { path: ['logic', 0, 'when'], key: 'operator' });
  assert.deepEqual(at('- act'), { path: ['logic', 0, 'do', 0], key: undefined });
  assert.deepEqual(pathAt(`${text}end`, text.length + 3), { path: [], key: undefined });
});

test('completion offers the keys and values of the schema, and references', () => {
  const labels = (source: string) => completeCode(source, source.length).map(({ label }) => label);
  const untilField = text.slice(0, text.indexOf('logic:'));
  assert.ok(labels(`${untilField}        allow`).includes('required'));
  assert.ok(!labels(`${untilField}        la`).includes('label'));
  assert.ok(labels(`${untilField}      - id: field3\n        type: `).includes('slider'));
  assert.deepEqual(labels(`${text}      - action: `).toSorted(), [
    'end',
    'hide',
    'jump',
    'require',
    'set',
    'show',
  ]);
  assert.deepEqual(labels(`${text}      - action: show\n        field: `), ['arrival', 'field2']);
  assert.ok(labels(`${text}th`).includes('theme'));
});

test('no text makes reading or completion throw', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...' \n-:ab{}[]"\'#&*', 'pages:', 'fields:', 'id: ') }),
      (source) => {
        readDraftCode(source, {});
        completeCode(source, source.length);
      },
    ),
  );
});
