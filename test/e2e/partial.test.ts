import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { openVisit, type Visit } from '../page/visitor.ts';
import { describeInBrowser, launchBrowser, visitPage } from './browserVisit.ts';

describeInBrowser('answers kept before they are sent', () => {
  let visit: Visit;
  let browser: Browser;

  before(async () => {
    [browser, visit] = await Promise.all([launchBrowser(), openVisit('sqlite')]);
    const fields = [{ id: 'field1', type: 'one_line_input', label: 'Name' } as const];
    await visit.form(
      'survey01',
      { format: 2, pages: [{ id: 'page1', label: '', fields }] },
      { partial: true },
    );
  });
  after(async () => {
    await browser?.close();
    await visit?.[Symbol.asyncDispose]();
  });

  const partials = async () =>
    (await visit.data.store.read.selectFrom('partial_submission').select('saved_at').execute()).length;

  test('the page says so, sends what was typed, and sends the form as usual', async () => {
    const { page, leave } = await visitPage(browser, `${visit.url}/f/survey01`, { script: true });
    await page.getByText('Your answers are kept as you go, before you send them.').waitFor();
    const arrived = page.waitForResponse((response) => response.url().endsWith('/partials'));
    await page.getByLabel('Name').fill('Ada');
    assert.equal((await arrived).status(), 204);
    assert.equal(await partials(), 1);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('form').waitFor({ state: 'detached' });
    assert.equal(await partials(), 0);
    assert.equal((await visit.api('/v2/forms/survey01/responses')).data.length, 1);
    await leave();
  });
});
