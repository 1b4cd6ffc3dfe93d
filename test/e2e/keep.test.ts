import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { createLinks } from '#service/collect/personalLink/createLinks.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { openVisit, type Visit } from '../page/visitor.ts';
import { describeInBrowser, launchBrowser, visitPage } from './browserVisit.ts';

describeInBrowser('answers kept in the browser', () => {
  let visit: Visit;
  let browser: Browser;

  before(async () => {
    [browser, visit] = await Promise.all([launchBrowser(), openVisit('sqlite')]);
    const name = { id: 'field1', type: 'one_line_input', label: 'Name' } as const;
    const pages = [{ id: 'page1', label: '', fields: [name] }];
    const news = {
      ...{ id: 'field2', type: 'multiple_choice', label: 'News', multiple: true, default: ['mail'] },
      options: [
        { value: 'mail', label: 'By mail' },
        { value: 'text', label: 'By text' },
      ],
    } as const;
    const choice = [
      { id: 'page1', label: '', fields: [name, { ...news, options: [...news.options], default: ['mail'] }] },
    ];
    await visit.form('choice01', { format: 2, pages: choice });
    await visit.form('clinic01', { format: 2, pages }, { one_per_person: { by: 'link' } });
  });
  after(async () => {
    await browser?.close();
    await visit?.[Symbol.asyncDispose]();
  });

  test('a default option that the visitor unticked stays unticked', async () => {
    const { page, leave } = await visitPage(browser, `${visit.url}/f/choice01`, { script: true });
    const [mail, text] = [page.getByLabel('By mail'), page.getByLabel('By text')];
    const ticks = async () => [await mail.isChecked(), await text.isChecked()];
    await page.locator('.sending').waitFor({ state: 'attached' });
    assert.deepEqual(await ticks(), [true, false]);
    await mail.uncheck();
    await page.goto(`${visit.url}/f/choice01?lang=en`);
    await page.getByRole('button', { name: 'Start over' }).waitFor();
    assert.deepEqual(await ticks(), [false, false]);
    // A link's values are newer than the saved ones.
    await page.goto(`${visit.url}/f/choice01?field2=text`);
    await page.getByRole('button', { name: 'Start over' }).waitFor();
    assert.deepEqual(await ticks(), [false, true]);
    await leave();
  });

  test('answers of one personal link are not shown behind another, and wait for its owner', async () => {
    const { store } = visit.data;
    const { organization_id } = await store.read
      .selectFrom('form')
      .select('organization_id')
      .executeTakeFirstOrThrow();
    const links = await createLinks(
      operatorWrites(store, organization_id),
      { id: 'clinic01', name: 'Form' },
      ['Ana', 'Bo'],
      Date.now(),
    );
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
