import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { settleSubmission } from '#form/answer/settleSubmission.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { compileForm } from '#form/logic/compileForm.ts';
import { matchesPattern } from '#form/pattern/matchesPattern.ts';
import { simulate } from '#form/simulate/simulate.ts';
import { everyField } from '#render/testing/everyField.ts';
import { openVisit, type Visit } from '../page/visitor.ts';
import { describeInBrowser, launchBrowser } from './browserVisit.ts';
import { openLive } from './livePage.ts';

describeInBrowser('simulated answers in a page', suite);

/** Without files and payments, which need more than values in controls. */
const definition: FormDefinition = {
  ...everyField,
  display: 'all_at_once',
  pages: everyField.pages.map((page) => ({
    ...page,
    fields: page.fields.filter(({ type }) => type !== 'file_upload' && type !== 'credit_card'),
  })),
};

function suite() {
  let visit: Visit;
  let browser: Browser;

  before(async () => {
    [browser, visit] = await Promise.all([launchBrowser(), openVisit('sqlite')]);
    await visit.form('filled01', definition);
  });
  after(async () => {
    await browser?.close();
    await visit?.[Symbol.asyncDispose]();
  });

  test('fill in every control like stored answers, and are sent as they are', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const seed = Math.floor(Math.random() * 2 ** 31);
    const simulated = simulate(definition, { seed, today, complete: true, matches: matchesPattern });
    const form = compileForm(definition);
    assert.ok(simulated !== undefined && form.ok);
    const context = { today, matches: matchesPattern, upload: () => undefined };
    const expected = settleSubmission(form.value, simulated, context);
    assert.ok(expected.ok, `seed ${seed}`);

    const { page, go, ready, leave } = await openLive(browser, `${visit.url}/f/filled01`);
    const stored = {
      at: Date.now(),
      submission: await page.locator('[name=_submission]').inputValue(),
      ticket: await page.locator('[name=_ticket]').inputValue(),
      step: '',
      values: [...simulated.values],
      given: [],
      files: [],
    };
    await page.evaluate((text) => localStorage.setItem('canvass:filled01', text), JSON.stringify(stored));
    await page.reload();
    await ready();
    await go.click();
    await page.locator('form').waitFor({ state: 'detached' });
    const { data } = await visit.api('/v2/forms/filled01/responses');
    assert.deepEqual(data[0]?.response, JSON.parse(JSON.stringify(expected.value.items)), `seed ${seed}`);
    await leave();
  });
}
