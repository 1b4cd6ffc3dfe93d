import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { createLinks } from '#service/personalLink/createLinks.ts';
import { openVisit, type Visit } from '../page/visitor.ts';
import { describeInBrowser, launchBrowser, visitPage } from './browserVisit.ts';

describeInBrowser('answers kept behind personal links', () => {
  let visit: Visit;
  let browser: Browser;

  before(async () => {
    [browser, visit] = await Promise.all([launchBrowser(), openVisit('sqlite')]);
    const name = { id: 'field1', type: 'one_line_input', label: 'Name' } as const;
    const pages = [{ id: 'page1', label: '', fields: [name] }];
    await visit.form('clinic01', { format: 2, pages }, { one_per_person: { by: 'link' } });
  });
  after(async () => {
    await browser?.close();
    await visit?.[Symbol.asyncDispose]();
  });

  test('one person’s are not shown to the next on the same device, and wait for that person', async () => {
    const { store } = visit.data;
    const { organization_id } = await store.read
      .selectFrom('form')
      .select('organization_id')
      .executeTakeFirstOrThrow();
    const links = await createLinks(store, organization_id, 'clinic01', ['Ana', 'Bo'], Date.now());
    const [ana = '', bo = ''] = links.map(({ key }) => `${visit.url}/f/clinic01?key=${key}`);
    const { page, leave } = await visitPage(browser, ana, { script: true });
    const live = () => page.locator('.sending').waitFor({ state: 'attached' });
    const box = page.getByLabel('Name');
    await live();
    const id = () => page.locator('[name=_submission]').inputValue();
    await box.fill('Ana Lim');
    const own = await id();
    await page.goto(bo);
    await live();
    assert.deepEqual([await box.inputValue(), (await id()) === own], ['', false]);
    await page.goto(ana);
    await page.getByRole('button', { name: 'Start over' }).waitFor();
    assert.deepEqual([await box.inputValue(), await id()], ['Ana Lim', own]);
    await leave();
  });
});
