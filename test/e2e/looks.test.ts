import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { FormDefinition } from '#form/definition/document.ts';
import { renderFormPage } from '#render/page.ts';
import { pageView } from '#render/testing/pageView.ts';
import { contactForms } from '../../scripts/pictures/contactForms.ts';
import { openVisit, type Visit } from '../page/visitor.ts';
import { describeInBrowser, launchBrowser, liveViolations } from './browserVisit.ts';

const plain: FormDefinition = {
  format: 2,
  title: 'Summer night at the lake, with music and a fire',
  description: 'We begin at eight. Bring a blanket and something warm, because it gets cold by the water.',
  pages: [
    {
      id: 'page1',
      label: 'You',
      fields: [{ id: 'field1', type: 'one_line_input', label: 'Name', required: true }],
    },
  ],
};

const invitation: FormDefinition = {
  ...plain,
  theme: {
    preset: 'salon',
    cover: { source: 'picture:leaves' },
    logo: { source: 'picture:lantern', alternative: 'Lantern House' },
    side_image: { source: 'picture:hills' },
  },
};

/** Errors, warnings and chosen things are on the page too. */
const sent = new Map([
  ['field2', ['x@']],
  ['field3', ['work']],
  ['field5', ['4']],
]);

describeInBrowser('looks', looksSuite);

/** Gives the fallbacks files with the widths of a device's fonts, which not every machine has. */
async function standInForDevice(page: Page): Promise<void> {
  for (const name of ['arimo', 'tinos'])
    await page.route(`**/${name}.font`, (route) =>
      route.fulfill({ path: join(import.meta.dirname, `standInFonts/${name}.woff2`) }),
    );
  const replaced = await page.evaluate<number>(`[...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].entries().toArray().filter(([, { cssText }]) => cssText.includes('local(')).map(([index, { cssText }]) => {
      const name = cssText.includes('Arimo') ? 'arimo' : 'tinos';
      sheet.deleteRule(index);
      sheet.insertRule(cssText.replace(/src:[^;]+/, 'src:url(/assets/' + name + '.font)'), index);
    })).length`);
  assert.equal(replaced, 2);
}

function looksSuite() {
  let browser: Browser;
  let visit: Visit;
  before(async () => {
    [browser, visit] = await Promise.all([launchBrowser(), openVisit('sqlite')]);
    await visit.form('plain001', plain);
    await visit.form('salon001', invitation);
    await visit.form('ext00001', { ...invitation, title: 'Őszi vásár' });
  });
  after(async () => {
    await browser?.close();
    await visit?.[Symbol.asyncDispose]();
  });

  /** The fonts and pictures that a page loads, by their names without hashes. */
  async function loadedBy(path: string, width: number): Promise<string[]> {
    const context = await browser.newContext({ viewport: { width, height: 800 } });
    const page = await context.newPage();
    const loaded: string[] = [];
    const complaints: string[] = [];
    page.on('requestfinished', (request) => {
      const [, name] = /\/assets\/([\w-]+)-\w{8}\.(?:woff2|svg)$/.exec(request.url()) ?? [];
      if (name !== undefined) loaded.push(name);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await page.goto(`${visit.url}${path}`, { waitUntil: 'networkidle' });
    assert.deepEqual(complaints, []);
    await context.close();
    return loaded.toSorted();
  }

  test('a form loads the fonts and pictures of its look, and a plain one none', async () => {
    assert.deepEqual(await loadedBy('/f/plain001', 1440), []);
    const own = ['figtree-latin', 'fraunces-latin', 'hills', 'lantern', 'leaves'];
    assert.deepEqual(await loadedBy('/f/salon001', 1440), own);
    assert.deepEqual(await loadedBy('/f/ext00001', 1440), [...own, 'fraunces-latin-ext'].toSorted());
  });

  test('text keeps its length and height when the fonts come', async () => {
    const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
    const fonts = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await fonts.promise;
      await route.continue();
    });
    await page.goto(`${visit.url}/f/salon001`, { waitUntil: 'domcontentloaded' });
    await page.locator('img.cover').evaluate('image => image.decode()');
    // The length of each text over all its lines, and the height of a line.
    const measures = async () =>
      await page.evaluate<{ length: number; height: number }[]>(
        `[...document.querySelectorAll("h1,h2,.intro,.needed,.label")].map((each) => {
          const range = document.createRange();
          range.selectNodeContents(each);
          const lines = [...range.getClientRects()];
          return { length: lines.reduce((sum, { width }) => sum + width, 0), height: lines[0].height };
        })`,
      );
    await standInForDevice(page);
    await page.evaluate(
      `Promise.all(['Figtree', 'Fraunces'].map((name) => document.fonts.load('1em "' + name + ' Fallback"')))`,
    );
    const early = await measures();
    assert.equal(await page.evaluate('document.fonts.check("1em Fraunces")'), false);
    fonts.resolve();
    await page.evaluate(
      'Promise.all([...document.fonts].filter(({ status }) => status === "loading").map((face) => face.loaded))',
    );
    assert.equal(await page.evaluate('document.fonts.check("1em Fraunces")'), true);
    const late = await measures();
    assert.ok(late.length >= 5);
    // Heavier headings are a little wider than the fallback, which comes in one weight.
    for (const [index, { length, height }] of late.entries()) {
      const { length: before = 0, height: high = 0 } = early[index] ?? {};
      assert.ok(
        Math.abs(length / before - 1) < 0.05,
        `text ${index}: ${before} became ${length} pixels long`,
      );
      assert.ok(Math.abs(height - high) <= 1, `text ${index}: ${high} became ${height} pixels high`);
    }
    await page.close();
  });

  test('every preset is accessible and cuts nothing off, also with large text', async () => {
    const { presets = [] } = await contactForms(join(import.meta.dirname, '../..'));
    assert.equal(presets.length, 10);
    for (const { name, definition } of presets)
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await browser.newPage({
          viewport: { width: colorScheme === 'light' ? 390 : 1440, height: 900 },
          colorScheme,
          reducedMotion: 'reduce',
        });
        await page.setContent(renderFormPage(pageView(definition, { sent })));
        assert.deepEqual(await liveViolations(page), [], `${name}, ${colorScheme}`);
        await assertFits(page, name);
        await page.addStyleTag({ content: 'html{font-size:200%}' });
        await assertFits(page, `${name} with large text`);
        await page.close();
      }
  });

  async function assertFits(page: Page, name: string): Promise<void> {
    const [content = 0, window = 0] = await page.evaluate<number[]>(
      '[document.documentElement.scrollWidth, document.documentElement.clientWidth]',
    );
    assert.ok(content <= window, `${name}: ${content} in ${window} pixels`);
  }
}
