import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { FormDefinition } from '#form/definition/document.ts';
import { readFormFile } from '#form/schema/text/readFormFile.ts';
import { splitFormFile } from '#service/form/formFile/splitFormFile.ts';
import { listTemplates } from '#service/form/templates.ts';
import { openVisit, type Visit } from '../../page/visitor.ts';
import { holds } from '../../support/eventually.ts';
import { describeInBrowser, launchBrowser, liveViolations, until, visitPage } from '../browserVisit.ts';
import { trip } from '../livePageForm.ts';
import { visit as questions } from './stepsForm.ts';

/** Notes the movements from the first paint on. */
const observe = `globalThis.moved = [];
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries())
    moved.push(value + ': ' + sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? node?.textContent).join(' | '));
}).observe({ type: 'layout-shift', buffered: true });`;

const isPainted = 'performance.getEntriesByName("first-contentful-paint").length > 0';
const isLive = 'document.querySelector(".sending") !== null';
const visibleFields =
  '[...document.querySelectorAll("[data-field]")].filter((field) => field.checkVisibility()).map((field) => field.dataset.field)';
/** Observers hear of a frame after it; two frames later nothing of it is missing. */
const settled =
  'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))';

/** Other origins than the blank page of the beginning, and requests that a test refuses. */
const expected = /^http:\/\/(127\.0\.0\.1|localhost)|net::ERR_FAILED/;

describeInBrowser('a form of several steps before its script has come', suite);

function suite() {
  let service: Visit;
  let browser: Browser;
  const forms = new Map<string, FormDefinition>([
    ['visit001', { ...questions, resume: { link: true } }],
    ['trip0001', { ...trip, resume: { link: true } }],
  ]);

  before(async () => {
    [browser, service] = await Promise.all([launchBrowser(), openVisit('sqlite')]);
    const templates = await listTemplates();
    // With a cover, with a slider, and with a text above the first question.
    for (const [index, name] of ['customer-satisfaction', 'employee-survey', 'rsvp'].entries()) {
      const read = await readFormFile(templates.find((each) => each.name === name)?.text ?? '', 'yaml');
      assert.ok(read.ok);
      forms.set(`temp${1000 + index}`, splitFormFile(read.value.file).definition);
    }
    for (const [id, definition] of forms) await service.form(id, definition);
  });
  after(async () => {
    await browser?.close();
    await service?.[Symbol.asyncDispose]();
  });

  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    test(`nothing moves when the script comes late, at ${width} pixels`, async () => {
      const { page, leave } = await visitPage(browser, 'about:blank', {
        script: true,
        viewport: { width, height },
        expected,
      });
      await page.addInitScript(observe);
      // Fonts move lines a little whenever they come, with or without a script.
      await page.route('**/*.woff2', (route) => route.abort());
      // The time of animations stands still, so that the page waits however slow this machine is.
      const session = await page.context().newCDPSession(page);
      await session.send('Animation.enable');
      await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
      for (const [id, { title = '', pages }] of forms) {
        const held = await holdScripts(page);
        await page.goto(`${service.url}/f/${id}`, { waitUntil: 'commit' });
        await until(page, isPainted);
        await page.evaluate(settled);
        const before = await shownOf(page);
        assert.ok(before.length > 0 && before.length < pages.flatMap(({ fields }) => fields).length, title);
        await held.release();
        await until(page, isLive);
        assert.deepEqual(await shownOf(page), before, title);
        assert.equal(await page.evaluate('document.documentElement.matches("[data-waits]")'), false);
        await page.evaluate(settled);
        assert.deepEqual(await page.evaluate('moved'), [], title);
      }
      await leave();
    });
  }

  test('without scripts the whole form is shown at once', async () => {
    for (const id of ['visit001', 'trip0001']) {
      const { page, leave } = await visitPage(browser, `${service.url}/f/${id}`);
      assert.deepEqual(await shownOf(page), await askedIn(page), id);
      await holds(async () => assert.ok(await page.locator('.foot button').first().isVisible()));
      await leave();
    }
  });

  test('if the script never comes, the whole form is shown after a while, and can be printed before', async () => {
    for (const id of ['visit001', 'trip0001']) {
      const { page, leave } = await visitPage(browser, 'about:blank', {
        script: true,
        expected,
      });
      await page.route('**/*.js', (route) => route.abort());
      const session = await page.context().newCDPSession(page);
      await session.send('Animation.enable');
      await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
      await page.goto(`${service.url}/f/${id}`);
      const asked = await askedIn(page);
      assert.ok((await shownOf(page)).length < asked.length, id);
      assert.equal(await page.locator('.foot button').first().isVisible(), false);
      await page.emulateMedia({ media: 'print' });
      assert.deepEqual(await shownOf(page), asked, id);
      await page.emulateMedia({ media: null });
      await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
      await page.locator('.foot button').first().waitFor();
      await page.locator(`[data-field=${asked.at(-1)}]`).waitFor();
      assert.deepEqual(await shownOf(page), asked, id);
      assert.deepEqual(await liveViolations(page), []);
      await leave();
    }
  });
}

async function shownOf(page: Page): Promise<string[]> {
  return await page.evaluate(visibleFields);
}

/** The fields that the server shows, in all steps. A text of which each paragraph waits for an answer takes no room. */
async function askedIn(page: Page): Promise<string[]> {
  return await page.evaluate(
    `[...document.querySelectorAll(".page:not([hidden]) [data-field]:not([hidden])")]
      .filter((field) => !field.matches(".text:not(:has(> :not([hidden])))"))
      .map((field) => field.dataset.field)`,
  );
}

/** Keeps the scripts of the page back until they are released. */
async function holdScripts(page: Page): Promise<{ release(): Promise<void> }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return {
    release: async () => {
      release();
      await page.unroute('**/*.js');
    },
  };
}
