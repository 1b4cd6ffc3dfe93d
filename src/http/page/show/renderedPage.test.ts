import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { FormDefinition } from '#form/definition/document.ts';
import { compileForm } from '#form/logic/compileForm.ts';
import { evaluateForm } from '#form/logic/evaluateForm.ts';
import { matchesPattern } from '#form/pattern/matchesPattern.ts';
import { largestForm } from '#form/size/testing/largestForm.ts';
import { renderFormPage } from '#render/page.ts';
import { loadPageLanguage } from '#render/pageLanguage.ts';
import { closeFormThread } from '#service/form/thread/formThread.ts';
import { rememberSource } from '#service/form/thread/sourceText.ts';
import { renderedPage } from './renderedPage.ts';

after(closeFormThread);

const file = { id: 'f1', name: 'a.png', type: 'image/png', size: 3 };
const today = '2026-01-31';
const upload = (id: string, fieldId: string) => (id === 'f1' && fieldId === 'field2' ? file : undefined);
const script = (parts: readonly string[]) => ({
  source: '/main.js',
  preload: ['/shared.js', ...parts.map((part) => `/${part}.js`)],
});

async function viewOf(definition: FormDefinition) {
  const compiled = compileForm(definition);
  assert.ok(compiled.ok);
  const form = compiled.value;
  const values = new Map([['field2', ['f1']]]);
  const answers = new Map([['field2', [file]]]);
  const state = evaluateForm(form, answers, { today, matches: matchesPattern, upload });
  const faults = new Map([['field4', { code: 'text_too_long', parameters: { max: 5 } } as const]]);
  const language = await loadPageLanguage('de');
  const once = { id: 'abcd1234', name: 'Large', once: false, action: '/f/abcd1234', hidden: { a: 'b' } };
  return { ...language, ...once, form, values, faults, test: false, today, upload, script, state };
}

const scope = { organizationId: 'one', signal: new AbortController().signal };

for (const [name, definition] of Object.entries<() => FormDefinition>({
  'a form copied into the thread': largestForm,
  'a form by its text, with a theme that it got later': () => {
    const stored = largestForm();
    rememberSource(stored, JSON.stringify(stored));
    return { ...stored, theme: { accent: '#123456' } };
  },
  'a short form with many inputs': () => ({
    format: 2,
    pages: [
      {
        id: 'page1',
        label: '',
        fields: Array.from({ length: 60 }, (_, index) => ({
          id: `field${index + 10}`,
          label: '',
          type: 'address' as const,
        })),
      },
    ],
  }),
}))
  test(`the thread renders the same page: ${name}`, async () => {
    const view = await viewOf(definition());
    const expected = renderFormPage(view);
    // The second time the thread knows the form.
    for (const _ of [1, 2]) {
      const page = await renderedPage(scope, { ...view, state: () => assert.fail('not needed here') });
      assert.ok(Buffer.isBuffer(page));
      assert.ok(page.toString() === expected);
    }
  });

test('the page of a small form needs no thread', async () => {
  const view = await viewOf({ format: 2, pages: [{ id: 'page1', label: '', fields: [] }] });
  assert.equal(await renderedPage(scope, { ...view, state: () => view.state }), renderFormPage(view));
});
