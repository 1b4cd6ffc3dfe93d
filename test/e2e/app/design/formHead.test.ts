import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { describeInBrowser, launchBrowser } from '../../browserVisit.ts';
import { openScreen } from '../openScreen.ts';
import { openShowcase, type Showcase } from '../showcase.ts';

/** The parts of the head that cover each other. */
const covered = `(() => {
  const parts = [...document.querySelectorAll('.place-name,.place-status,.saving,.place-head .ui-tabs,.place-actions')]
    .map((element) => [element.className, element.getBoundingClientRect()]);
  return parts.flatMap(([name, one], at) => parts.slice(at + 1)
    .filter(([, other]) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom)
    .map(([other]) => name + ' and ' + other));
})()`;

describeInBrowser('the head of a form', () => {
  let browser: Browser;
  let showcase: Showcase;
  before(async () => {
    [browser, showcase] = await Promise.all([launchBrowser(), openShowcase({ forms: 2 })]);
  });
  after(async () => {
    await browser?.close();
    await showcase?.[Symbol.asyncDispose]();
  });

  for (const locale of ['en-GB', 'de-DE', 'fr-FR', 'es-ES'])
    test(`name, state, saving, tabs and actions stand beside each other in ${locale}`, async () => {
      const page = await browser.newPage({ locale, reducedMotion: 'reduce' });
      const path = `/app/o/${showcase.organization}/f/${showcase.changedForm}`;
      await openScreen(page, showcase, { name: 'form', path, as: 'owner' });
      for (const width of [1920, 1800, 1440, 1280, 1024, 768, 390]) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate(
          'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))',
        );
        assert.deepEqual(await page.evaluate(covered), [], `${width} wide`);
      }
      await page.close();
    });
});
