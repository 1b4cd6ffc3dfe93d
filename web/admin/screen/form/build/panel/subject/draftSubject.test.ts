import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DraftEditor } from '#admin/screen/form/editor/draftEditor.ts';
import type { Field, FormDefinition } from '#form/definition/document.ts';
import { changeFields } from '#form/edit/fields/fields.ts';
import { definition } from '#form/schema/definition.ts';
import { field as schema } from '#form/schema/field.ts';
import { draftSubject } from './draftSubject.ts';
import { itemOf, partOf } from './subject.ts';

const start: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        {
          id: 'field1',
          type: 'multiple_choice',
          label: 'Colour',
          options: [
            { value: 'red', label: 'Red' },
            { value: 'blue', label: 'Blue' },
          ],
          other: {},
        },
        { id: 'field2', type: 'comment', label: 'Why', max_length: 20 },
      ],
    },
  ],
};

function open() {
  const editor = new DraftEditor({
    draft: start,
    revision: 1,
    lastFieldNumber: 2,
    // Never answers, so that nothing is sent while the test runs.
    save: () => new Promise(() => undefined),
  });
  const fieldOf = (id: string) => editor.state().draft.pages[0]?.fields.find((each) => each.id === id);
  const subject = (id: string) =>
    draftSubject(
      editor,
      {
        name: id,
        settings: { ...fieldOf(id) },
        schema,
        replace: (draft, change) => changeFields(draft, [id], (each) => change({ ...each }) as Field),
        findings: [
          { path: 'min', code: 'bounds_contradict', message: 'asks for at least 3' },
          { path: 'options[1].value', code: 'option_value_repeated', message: 'has two options' },
          { path: 'layout', code: 'setting_unused', message: 'has the setting layout' },
        ],
      },
      'Has no effect.',
    );
  return { editor, fieldOf, subject };
}

describe('a part of the draft in the panel', () => {
  test('what is typed in one control is undone together, and what is typed in another alone', () => {
    const { editor, fieldOf, subject } = open();
    for (const text of ['W', 'Wh', 'What']) subject('field2').set('label', text, 'label');
    for (const text of ['Re', 'Rot'])
      itemOf(subject('field1'), 'options', optionsOf(fieldOf('field1')), 0).set('label', text, 'label');
    itemOf(subject('field1'), 'options', optionsOf(fieldOf('field1')), 1).set('label', 'Blau', 'label');
    editor.undo();
    assert.deepEqual(labels(fieldOf('field1')), ['Rot', 'Blue']);
    editor.undo();
    assert.deepEqual(labels(fieldOf('field1')), ['Red', 'Blue']);
    assert.equal(fieldOf('field2')?.label, 'What');
    editor.undo();
    assert.equal(editor.state().draft, start);
    assert.equal(editor.state().canUndo, false);
  });

  test('a value that the schema refuses changes nothing and is explained', () => {
    const { editor, subject } = open();
    const refused: readonly [string, unknown, RegExp][] = [
      ['max_length', 0, /^Must be at least 1\.$/],
      ['max_length', 'abc', /^Must be a (whole )?number\.$/],
      ['max_length', 1.5, /whole number/],
      ['rows', 51, /^Must be at most 50\.$/],
      ['key', '1st', /^Must be a letter and then/],
      ['label', undefined, /./],
      ['unheard_of', 1, /key that is not known/],
    ];
    for (const [path, value, words] of refused)
      assert.match(subject('field2').set(path, value) ?? '', words, path);
    assert.equal(editor.state().draft, start);
    assert.equal(editor.state().canUndo, false);
  });

  test('clearing a setting removes its key; a part that a switch adds stays', () => {
    const { editor, fieldOf, subject } = open();
    subject('field2').set('max_length', undefined);
    assert.deepEqual(fieldOf('field2'), { id: 'field2', type: 'comment', label: 'Why' });
    partOf(subject('field1'), 'other').set('label', 'Else');
    partOf(subject('field1'), 'other').set('label', undefined);
    const choice = fieldOf('field1');
    assert.deepEqual(choice !== undefined && 'other' in choice && choice.other, {});
    assert.equal(definition.safeParse(editor.state().draft).success, true);
  });

  test('the checker speaks at the setting that it means', () => {
    const { fieldOf, subject } = open();
    const choice = subject('field1');
    assert.equal(choice.findingAt('min'), 'asks for at least 3');
    assert.equal(choice.findingAt('max'), undefined);
    assert.equal(choice.findingAt('options'), 'has two options');
    assert.equal(
      itemOf(choice, 'options', optionsOf(fieldOf('field1')), 1).findingAt('value'),
      'has two options',
    );
    assert.equal(choice.findingAt('layout'), 'Has no effect.');
  });
});

function optionsOf(field: Field | undefined) {
  return (field !== undefined && 'options' in field ? field.options : undefined) ?? [];
}

function labels(field: Field | undefined) {
  return optionsOf(field).map(({ label }) => label);
}
