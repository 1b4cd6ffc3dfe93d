import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { fineForms } from '../../check/corpus/fineForms.ts';
import type { FormDefinition } from '../../definition/document.ts';
import { readDraftCode } from './readDraftCode.ts';
import { rewriteDraftCode } from './rewriteDraftCode.ts';
import { writeDraftCode } from './writeDraftCode.ts';

const text = `# The form at the door
title: 'Visit' # shown on top

fields:
  # Asked first
  - id: field1
    label: How did you come # not why
    type: dropdown
    options: [ By train, On foot ] # no cars here
  - { id: field2, type: email, label: "Mail" }
logic:
  # Only for trains
  - when: { field: field1, operator: is, value: by-train }
    do: [ { action: show, field: field2 } ]
`;

function draftOf(source: string): FormDefinition {
  const { definition, marks } = readDraftCode(source, {});
  if (definition === undefined) assert.fail(JSON.stringify(marks));
  return definition;
}

function changed(change: (draft: FormDefinition) => void): string {
  const draft = structuredClone(draftOf(text));
  change(draft);
  const written = rewriteDraftCode(text, draft);
  assert.deepEqual(draftOf(written), draft);
  return written;
}

test('a draft that did not change leaves the text as it is', () => {
  const tight = text.replace('[ By train, On foot ]', '[By train,On foot]');
  assert.equal(rewriteDraftCode(tight, draftOf(text)), tight);
});

test('a changed setting changes its line only', () => {
  const written = changed((draft) => {
    const [page] = draft.pages;
    if (page?.fields[1] !== undefined) page.fields[1].label = 'Your mail';
    draft.title = 'Visits';
  });
  const expected = text.replace("'Visit'", 'Visits').replace('"Mail"', 'Your mail');
  assert.equal(written, expected);
});

test('a field may be deleted whose anchor others use', () => {
  const anchored = text.replace('How did you come', '&how How did you come').replace('"Mail"', '*how');
  const draft = draftOf(anchored);
  const [page] = draft.pages;
  if (page === undefined) assert.fail('no page');
  const { logic: _, ...rest } = draft;
  const left = { ...rest, pages: [{ ...page, fields: page.fields.slice(1) }] };
  assert.deepEqual(draftOf(rewriteDraftCode(anchored, left)), left);
});

test('fields that are added, moved and deleted leave the comments of others', () => {
  const added = changed((draft) => {
    draft.pages[0]?.fields.unshift({ id: 'field3', type: 'comment', label: 'Words', required: true });
  });
  for (const comment of text.matchAll(/# .*/g)) assert.ok(added.includes(comment[0]), comment[0]);
  const moved = changed((draft) => {
    draft.pages[0]?.fields.reverse();
  });
  for (const comment of text.matchAll(/# .*/g)) assert.ok(moved.includes(comment[0]), comment[0]);
  const deleted = changed((draft) => {
    draft.pages[0]?.fields.pop();
    delete draft.logic;
  });
  assert.ok(deleted.includes('# not why') && !deleted.includes('Only for trains'));
});

test('a second page ends the shorthand, and the form is still the same', () => {
  changed((draft) => {
    draft.pages.push({ id: 'page2', label: 'More', fields: [] });
  });
});

test('keys beside the draft, such as the name, stay in the text', () => {
  const written = rewriteDraftCode(`name: Door\n${text}`, { ...draftOf(text), title: 'Other' });
  assert.match(written, /^name: Door\n# The form at the door\ntitle: Other # shown on top\n/);
});

test('any form can be written into the text of any other', () => {
  const form = fc.constantFrom(...fineForms.map((fine) => fine.form));
  fc.assert(
    fc.property(form, form, (one, other) => {
      assert.deepEqual(readDraftCode(rewriteDraftCode(writeDraftCode(one), other), {}).definition, other);
    }),
    { numRuns: 60 },
  );
  assert.equal(rewriteDraftCode('pages: [', draftOf(text)), writeDraftCode(draftOf(text)));
});
