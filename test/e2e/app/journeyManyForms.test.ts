import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { holds } from '../../support/eventually.ts';
import { describeInBrowser } from '../browserVisit.ts';
import { countScripts } from './countScripts.ts';
import { beginJourney, type Journey } from './journey.ts';
import { heading, openSettings } from './journeySteps.ts';
import { addManyForms } from './manyForms.ts';

const names = Array.from({ length: 999 }, (_, index) => `Survey ${index + 1}`);
/** One screenful, plus overscan above and below. */
const maxRows = 60;
/** Bytes of script over the wire. */
const maxScript = 220_000;

describeInBrowser('a thousand forms in the web app', () => {
  let journey: Journey;
  let page: Page;
  let scripts: Map<string, number>;
  before(async () => {
    journey = await beginJourney();
    const owned = await journey.own();
    ({ page } = owned);
    await addManyForms(journey.folder, owned.organization, names);
    scripts = await countScripts(await page.context().newCDPSession(page));
    await page.reload();
    await page.getByText('1,000 forms').waitFor();
  });
  after(async () => await journey.end());

  test('the first load brings little script, and none of other screens', async () => {
    await page.waitForLoadState('networkidle');
    const sum = [...scripts.values()].reduce((all, each) => all + each, 0);
    assert.ok(sum > 0 && sum <= maxScript, `${sum} bytes of script: ${JSON.stringify([...scripts])}`);
    const of = (screen: string) =>
      [...scripts.keys()].filter((name) => new RegExp(`(^|/)${screen}-`).test(name));
    assert.deepEqual(of('keysScreen'), []);
    await openSettings(page, 'API keys');
    assert.equal(of('keysScreen').length, 1);
    assert.deepEqual(of('auditScreen'), []);
    await page.goBack();
    await page.goBack();
    await heading(page, 'All forms').waitFor();
  });

  test('only visible rows are in the page, down to the last form', async () => {
    await form('Survey 999').waitFor();
    assert.ok((await rows()) <= maxRows);
    await page.keyboard.press('End');
    await form('Feedback').waitFor();
    assert.ok((await rows()) <= maxRows);
    assert.equal(await form('Survey 999').count(), 0);
    await page.keyboard.press('Home');
    await form('Survey 999').waitFor();
  });

  test('the search narrows with each letter', async () => {
    const search = page.getByRole('searchbox', { name: 'Search forms' });
    await page.keyboard.press('/');
    for (const typed of ['7', '77', '777']) {
      await search.pressSequentially('7');
      const count = names.filter((name) => name.includes(typed)).length;
      await page.getByText(`${count} of 1,000 forms`).waitFor();
    }
    await form('Survey 777').waitFor();
    assert.equal(await rows(), 1);
    await page.keyboard.press('Escape');
    await form('Survey 999').waitFor();
    await search.fill('zebra');
    await page.getByRole('button', { name: 'Clear search' }).click();
    await form('Survey 999').waitFor();
    await holds(async () =>
      assert.equal(await search.evaluate((element) => element === element.ownerDocument.activeElement), true),
    );
  });

  function form(name: string) {
    return page.getByRole('link', { name, exact: true });
  }

  async function rows(): Promise<number> {
    return await page.getByRole('main').getByRole('listitem').count();
  }
});
