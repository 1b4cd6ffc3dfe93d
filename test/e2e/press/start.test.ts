import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { Field } from '#form/definition/document.ts';
import { everyField } from '#render/testing/everyField.ts';
import { openVisit, type Visit } from '../../page/visitor.ts';
import { describeInBrowser, launchBrowser, until } from '../browserVisit.ts';
import { wakePickers } from '../livePage.ts';

const options = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: `o${index}`, label: `Option ${index}` }));

/** Settings under which the script adds or replaces more of a field. */
const settings: readonly Field[] = [
  { id: 'field101', type: 'comment', label: 'Long', default: 'Many words. '.repeat(60), max_length: 2000 },
  { id: 'field102', type: 'dropdown', label: 'Many', options: options(40) },
  { id: 'field103', type: 'slider', label: 'No answer yet', min: 0, max: 10, description: 'Of ten' },
  { id: 'field104', type: 'slider', label: 'An answer', min: 0, max: 10, default: 4 },
  {
    id: 'field105',
    type: 'multiple_choice',
    label: 'At most two',
    multiple: true,
    max: 2,
    other: { label: 'Other' },
    options: options(4),
  },
  {
    id: 'field106',
    type: 'table_entry',
    label: 'As many rows as there may be',
    max_rows: 2,
    min_rows: 2,
    columns: [{ id: 'column1', label: 'Name' }],
  },
  { id: 'field107', type: 'file_upload', label: 'Files', max_count: 3 },
];

const fields = [...everyField.pages.flatMap((page) => page.fields), ...settings];

const heights = `Object.fromEntries([...document.querySelectorAll('[data-field],.foot')]
  .filter((element) => element.checkVisibility())
  .map((element) => [element.dataset.field ?? 'foot', element.getBoundingClientRect().height]))`;

const isThere = `performance.getEntriesByName('first-contentful-paint').length > 0
  && document.querySelector('.foot button') !== null`;
const isLive = 'document.querySelector(".sending") !== null';

describeInBrowser('a form of one page while its script starts', suite);

function suite() {
  let visit: Visit;
  let browser: Browser;

  before(async () => {
    [browser, visit] = await Promise.all([launchBrowser(), openVisit('sqlite')]);
    await visit.form('every001', { format: 2, pages: [{ id: 'page1', label: '', fields }] });
    // Help about the country code stays hidden: a page of ten fields has no room for a rule that ends.
    const others = fields.filter(({ type }) => type !== 'phone');
    await visit.form('alone001', { format: 2, pages: [{ id: 'page1', label: '', fields: others }] });
  });
  after(async () => {
    await browser?.close();
    await visit?.[Symbol.asyncDispose]();
  });

  for (const width of [390, 900])
    test(`fields of all types keep their height, ${width} wide, also when their pickers come`, async () => {
      const viewport = { width, height: 800 };
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
      const page = await context.newPage();
      // Fonts move lines a little whenever they come.
      await page.route('**/*.woff2', (route) => route.abort());
      const held = Promise.withResolvers<void>();
      await page.route('**/*.js', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto(`${visit.url}/f/every001`, { waitUntil: 'commit' });
      await until(page, isThere);
      const first = await heightsOf(page);
      held.resolve();
      await until(page, isLive);
      assert.deepEqual(changes(first, await heightsOf(page), 0), []);
      const [picker] = await Promise.all([page.waitForResponse(/\.js$/), wakePickers(page)]);
      await picker.finished();
      await page.waitForLoadState('networkidle');
      // A native input for a date is a little higher than the one that takes its place.
      assert.deepEqual(changes(first, await heightsOf(page), 2), []);
      await context.close();
    });

  test('a form whose script never comes says what holds without it', async () => {
    const context = await browser.newContext({ viewport: { width: 900, height: 800 } });
    const page = await context.newPage();
    await page.route('**/*.{js,woff2}', (route) => route.abort());
    await page.goto(`${visit.url}/f/alone001`, { waitUntil: 'commit' });
    await until(page, isThere);
    const waiting = await helpsOf(page);
    await until(page, "document.getAnimations().every(({ playState }) => playState === 'finished')");
    const alone = await helpsOf(page);
    await context.close();

    const without = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 900, height: 800 },
    });
    const plain = await without.newPage();
    await plain.route('**/*.woff2', (route) => route.abort());
    await plain.goto(`${visit.url}/f/alone001`);
    const expected = await helpsOf(plain);
    await without.close();
    assert.deepEqual(alone, expected);
    assert.notDeepEqual(waiting, expected);
  });
}

/** The texts that are seen and the heights, read without a script of the page. */
async function helpsOf(page: Page): Promise<string[]> {
  const fields = await page.locator('[data-field]').all();
  return await Promise.all(
    fields.map(async (field) => `${(await field.boundingBox())?.height} ${await field.innerText()}`),
  );
}

async function heightsOf(page: Page): Promise<Record<string, number>> {
  return await page.evaluate(heights);
}

function changes(before: Record<string, number>, now: Record<string, number>, allowed: number): string[] {
  return Object.entries(now).flatMap(([id, height]) => {
    const earlier = before[id] ?? 0;
    const type = fields.find((field) => field.id === id)?.type;
    return Math.abs(height - earlier) > allowed ? [`${id} ${type}: ${earlier} to ${height}`] : [];
  });
}
