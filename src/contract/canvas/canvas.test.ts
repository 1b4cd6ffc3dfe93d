import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { FormDefinition } from '#form/definition/document.ts';
import { DraftReceiver, DraftSender } from './draftParts.ts';
import { readMessage } from './readMessage.ts';

const form: FormDefinition = {
  format: 2,
  title: 'Fruits',
  progress: false,
  theme: { accent: '#0e6b5c' },
  pages: [
    {
      id: 'page1',
      label: 'One',
      fields: [
        { id: 'field1', type: 'comment', label: 'Apple' },
        { id: 'field2', type: 'email', label: 'Banana' },
      ],
    },
    { id: 'page2', label: '', fields: [] },
  ],
};

test('the frame gets the same draft, and a change sends only what changed', () => {
  const [sender, receiver] = [new DraftSender(), new DraftReceiver()];
  const send = (draft: FormDefinition) => structuredClone(sender.message(draft));
  const first = send(form);
  const shown = receiver.draft(first);
  assert.deepEqual(shown, form);
  const [page] = form.pages;
  const [field] = page?.fields ?? [];
  assert.ok(page && field);
  const changed = { ...page, fields: page.fields.with(0, { ...field, label: 'Another' }) };
  const next = { ...form, pages: form.pages.with(0, changed) };
  const message = send(next);
  assert.equal(message.sent.length, 1);
  const updated = receiver.draft(message);
  assert.deepEqual(updated, next);
  assert.equal(
    updated.pages[0]?.fields[1],
    shown.pages[0]?.fields[1],
    'untouched fields are the same objects',
  );
  assert.deepEqual(receiver.draft(send(form)), form, 'an undo arrives too');
});

test('messages of the frame are read, and anything else is refused', () => {
  const good = [
    { kind: 'press', on: 'field', id: 'field1', how: 'one' },
    { kind: 'text', target: { on: 'option', field: 'field1', option: 2 }, text: 'x' },
    { kind: 'formula', target: { on: 'form', text: 'title' }, index: 1 },
    { kind: 'options', field: 'field1', after: -1, lines: [] },
    { kind: 'move', fields: ['field1'], position: { page: 'page1', index: 0 } },
    { kind: 'dragPosition', position: null },
    { kind: 'key', key: { key: 'z', ctrl: true, shift: false, alt: false } },
  ];
  for (const message of good) assert.deepEqual(readMessage(message), message);
  const bad = [
    null,
    'ready',
    { kind: 'constructor' },
    { kind: 'press', on: 'window', id: 'x', how: 'one' },
    { kind: 'text', target: { on: 'field', field: 1, text: 'label' }, text: 'x' },
    { kind: 'formula', target: { on: 'form', text: 'title' }, index: -1 },
    { kind: 'options', field: 'field1', after: 1.5, lines: [] },
    { kind: 'move', fields: ['a', 1], position: { page: 'page1', index: 0 } },
    { kind: 'menu', position: { page: 'page1', index: 0 }, box: { left: Number.NaN } },
  ];
  for (const message of bad) assert.equal(readMessage(message), undefined, JSON.stringify(message));
});

test('no message makes the app throw', () => {
  fc.assert(fc.property(fc.anything(), (message) => void readMessage(message)));
});
