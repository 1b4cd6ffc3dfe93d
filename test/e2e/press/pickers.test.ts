import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { FormDefinition } from '#form/definition/document.ts';
import { openVisit, type Visit } from '../../page/visitor.ts';
import { holds } from '../../support/eventually.ts';
import { describeInBrowser, launchBrowser } from '../browserVisit.ts';
import { openLive, wakePickers } from '../livePage.ts';
import { frames, ways } from './pressing.ts';

const trip: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        {
          id: 'field1',
          type: 'date',
          label: 'Day',
          min: '2031-01-01',
          max: '2031-01-31',
          weekdays: ['monday'],
        },
      ],
    },
    { id: 'page2', label: '', fields: [{ id: 'field3', type: 'one_line_input', label: 'Name' }] },
  ],
  ending: { title: 'Sent', again: true },
};

describeInBrowser('presses on what closes or leaves', suite);

function suite() {
  let visit: Visit;
  let browser: Browser;

  before(async () => {
    [browser, visit] = await Promise.all([launchBrowser(), openVisit('sqlite')]);
    await visit.form('closing1', trip);
  });
  after(async () => {
    await browser?.close();
    await visit?.[Symbol.asyncDispose]();
  });

  const moveDown = (page: Page) => () => page.evaluate('document.body.style.paddingTop = "120px"');
  const moveBack = (page: Page) => page.evaluate('document.body.style.paddingTop = ""');

  for (const way of ['mouse', 'finger'] as const) {
    const pressing = ways[way];
    const open = async () => {
      const hasTouch = way === 'finger';
      const look = { hasTouch, isMobile: hasTouch, viewport: { width: 390, height: 1200 } };
      const opened = await openLive(browser, `${visit.url}/f/closing1`, look);
      await wakePickers(opened.page);
      await opened.page.locator('.picked').first().waitFor();
      return opened;
    };
    /** Counts the clicks beside the fields, such as on what was below a list that has closed. */
    const stray = `globalThis.beside = 0;
      document.addEventListener('click', (event) => {
        if (!event.composedPath().some((each) => each.matches?.('[data-field]'))) beside += 1;
      })`;

    test(`a ${way} chooses a day, moved or not, and nothing below`, async () => {
      const { page, leave } = await open();
      await page.evaluate(stray);
      const day = page.locator('[data-day="2031-01-13"]');
      const field = page.locator('#field1');
      for (const isMoved of [false, true]) {
        await field.fill('');
        await page.locator('[data-field=field1] .open').click();
        await day.waitFor();
        await pressing(page, day, isMoved ? moveDown(page) : async () => {});
        await day.waitFor({ state: 'hidden' });
        await moveBack(page);
        await holds(async () => assert.match(await field.inputValue(), /13/));
        await page.evaluate(frames);
        assert.equal(await page.evaluate('beside'), 0);
      }
      await leave();
    });

    test(`a ${way} that closes a picker presses the button below it, and each page is left once`, async () => {
      const { page, go, leave } = await open();
      await page.locator('[data-field=field1] .open').click();
      await page.locator('.calendar-box').waitFor();
      await page.evaluate('document.querySelector(".foot").style.marginTop = "500px"');
      await pressing(page, go, moveDown(page));
      await page.getByLabel('Name').waitFor();
      await moveBack(page);
      await pressing(page, page.getByRole('button', { name: 'Back' }), moveDown(page));
      await page.locator('#field1').waitFor();
      await moveBack(page);
      await pressing(page, go, moveDown(page));
      await page.getByLabel('Name').fill('Ana');
      await moveBack(page);
      const sent = (await visit.api('/v2/forms/closing1/responses')).data.length;
      await pressing(page, page.getByRole('button', { name: 'Send' }), moveDown(page));
      await page.getByRole('heading', { name: 'Sent' }).waitFor();
      assert.equal((await visit.api('/v2/forms/closing1/responses')).data.length, sent + 1);
      await moveBack(page);
      await pressing(page, page.locator('main.status a').first(), moveDown(page));
      await page.locator('#field1').waitFor();
      await leave();
    });
  }
}
