import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { holds } from '../../support/eventually.ts';
import type { Control, Plausible } from './plausibleAnswers.ts';

/** The controls without an answer, each group of radios or checkboxes once; no texts beside "Other". */
const emptyControls = `(() => {
  const form = document.querySelector('form');
  const given = new FormData(form);
  const isGiven = (value) => (typeof value === 'string' ? value !== '' : value.name !== '');
  const seen = new Set();
  return [...form.querySelectorAll('[data-field] :is(input,select,textarea)[name]')]
    .filter((each) => each.closest('[data-field]').checkVisibility() && !each.disabled && !each.name.endsWith('.other'))
    .filter(({ name }) => !seen.has(name) && seen.add(name))
    .filter(({ name }) => !given.getAll(name).some(isGiven))
    .map((each) => ({
      field: each.closest('[data-field]').dataset.field,
      name: each.name,
      kind: each.localName === 'input' ? each.type : each.localName,
      accept: each.accept ?? '',
    }));
})()`;

/** Fills in a form and sends it without a script, as often as the page comes back with more questions. */
export async function fillInWithoutScript(
  page: Page,
  plausible: Plausible,
  isOver: () => Promise<boolean>,
): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    for (const control of await page.evaluate<Control[]>(emptyControls))
      await answer(page, control, plausible);
    const loaded = page.waitForEvent('load');
    await page.locator('.foot button[type=submit]').first().click();
    await loaded;
    if (await isOver()) return;
    await holds(async () =>
      assert.deepEqual(await page.locator('.error').allInnerTexts(), [], 'every answer is accepted'),
    );
  }
  assert.fail('the form comes back again and again');
}

async function answer(page: Page, control: Control, plausible: Plausible): Promise<void> {
  const place = page.locator(`[name="${control.name}"]`).first();
  switch (plausible.kindOf(control)) {
    case 'radio':
    case 'checkbox':
      await place.check({ force: true });
      return;
    case 'select':
    case 'choice':
      await place.selectOption({ index: 1 });
      return;
    case 'file':
      await place.setInputFiles(plausible.fileFor(control));
      return;
    case 'range':
      return;
    default:
      await place.fill(plausible.textFor(control));
  }
}
