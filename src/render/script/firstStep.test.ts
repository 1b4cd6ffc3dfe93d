import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import { fault } from '#form/value/fault.ts';
import { renderFormPage } from '../page.ts';
import { pageView } from '../testing/pageView.ts';
import type { FormView } from '../view.ts';

const two: FormDefinition = {
  format: 2,
  pages: [
    { id: 'page1', label: '', fields: [{ id: 'field1', type: 'one_line_input', label: 'Name' }] },
    { id: 'page2', label: '', fields: [{ id: 'field2', type: 'email', label: 'E-mail', required: true }] },
  ],
};

function rendered(definition: FormDefinition, more: Partial<FormView> = {}): string {
  return renderFormPage({
    ...pageView(definition),
    script: () => ({ source: '/a.js', preload: [] }),
    ...more,
  });
}

function waits(definition: FormDefinition, more: Partial<FormView> = {}): boolean {
  return / data-waits>/.test(rendered(definition, more));
}

test('a page of several steps waits for its script at the first, unless another may come first', () => {
  assert.equal(waits(two), true);
  assert.equal(waits({ ...two, display: 'one_question' }), true);
  assert.equal(waits({ ...two, display: 'all_at_once' }), false);
  assert.equal(waits({ ...two, pages: two.pages.slice(1) }), false);
  assert.equal(waits(two, { script: undefined }), false);
  assert.equal(waits(two, { resumed: { step: 'page2', at: 0 } }), false);
  assert.equal(waits(two, { faults: new Map([['field2', fault('required')]]) }), false);
});

test('the note about required fields waits for the step that has one', () => {
  assert.match(rendered(two), /class="needed" data-later/);
  assert.match(rendered({ ...two, pages: [...two.pages].reverse() }), /class="needed">/);
});
