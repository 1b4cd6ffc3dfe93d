import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { interfaceEnglish } from '#form/message/interfaceTexts.ts';
import { renderFormPage } from '#render/page.ts';
import { renderStatusPage } from '#render/status/statusPage.ts';
import { everyField } from '#render/testing/everyField.ts';
import { pageView } from '#render/testing/pageView.ts';
import { sentStatus } from '#render/testing/sentStatus.ts';
import { holds } from '../support/eventually.ts';
import { windowLooks } from '../support/windowLooks.ts';
import { describeInBrowser, launchBrowser, liveViolations } from './browserVisit.ts';

/** A folder for screenshots, on request. */
const shots = process.env.CANVASS_TEST_SCREENSHOTS;
const oneLook = ['appeared', 'rightToLeft', 'themed'];

/** Values in most fields, many of them wrong. */
const sent = new Map([
  ['field2', ['abc']],
  ['field3', ['x@']],
  ['field8.line1', ['Main Street 1']],
  ['field12', ['other']],
  ['field13', ['meat', 'fish']],
  ['field15', ['3']],
  ['field17', ['7']],
  ['field18', ['9']],
  ['field19', ['99999']],
  ['field22.0.1', ['2020-01-01']],
  ['field24', ['x']],
]);

const speech = { language: 'en', direction: 'ltr', texts: interfaceEnglish } as const;
const empty = pageView(everyField);
const faulty = { ...pageView(everyField, { sent }), test: true };

const pages = {
  empty: renderFormPage({
    ...empty,
    languages: [
      { language: 'en', href: '?lang=en' },
      { language: 'de', href: '?lang=de' },
    ],
  }),
  faulty: renderFormPage(faulty),
  appeared: renderFormPage({ ...empty, notice: 'more_questions', appeared: ['field3', 'field8'] }),
  rightToLeft: renderFormPage({ ...faulty, direction: 'rtl', language: 'ar' }),
  themed: renderFormPage({
    ...faulty,
    ...pageView(
      { ...everyField, theme: { accent: '#ffd400', paper: '#fff7e0', radius: 16, font: 'serif' } },
      { sent },
    ),
  }),
  sent: renderStatusPage({ ...speech, status: sentStatus(everyField, sent, { test: true }) }),
  password: renderStatusPage({ ...speech, status: { kind: 'password', wrong: true, action: '/f/x' } }),
};

describeInBrowser('the form page in a browser', formPageSuite);

function formPageSuite() {
  let browser: Browser;
  before(async () => {
    if (shots !== undefined) mkdirSync(shots, { recursive: true });
    browser = await launchBrowser();
  });
  after(() => browser?.close());

  async function open(text: string, width: number, scheme: 'light' | 'dark'): Promise<Page> {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.setContent(text);
    return page;
  }

  for (const [turn, { width, colorScheme }] of windowLooks.entries())
    test(`${width} wide and ${colorScheme}: accessible, nothing cut off`, async () => {
      for (const [name, text] of Object.entries(pages)) {
        // One look is enough for variants that only change words, colours and directions.
        if (oneLook.includes(name) && turn > 0) continue;
        const page = await open(text, width, colorScheme);
        const path = `${shots}/${name}-${width}-${colorScheme}.png`;
        if (shots !== undefined) await page.screenshot({ path, fullPage: true });
        assert.deepEqual(await liveViolations(page), [], name);
        const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
        assert.equal(overflow, 0, name);
        await page.context().close();
      }
    });

  test('a browser sends the shown values again, and native validation does not interfere', async () => {
    const page = await open(pages.faulty, 390, 'light');
    const again = await page.evaluate<[string, string][]>(
      '[...new FormData(document.querySelector("form"))].filter(([, value]) => typeof value === "string")',
    );
    for (const [name, texts] of sent) {
      assert.deepEqual(
        again.filter(([each]) => each === name).map(([, text]) => text),
        texts,
        name,
      );
    }
    assert.equal(await page.evaluate('document.querySelector("form").noValidate'), true);
    await page.context().close();
  });

  test('Tab reaches the errors first, then every question, and never the honeypot', async () => {
    const page = await open(pages.faulty, 390, 'light');
    await holds(async () => assert.equal(await page.evaluate('document.activeElement.className'), 'summary'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await holds(async () => assert.equal(await page.evaluate('document.activeElement.id'), 'field1'));
    const names = new Set<string>();
    for (let press = 0; press < 120; press += 1) {
      names.add(
        await page.evaluate<string>('document.activeElement.name || document.activeElement.type || ""'),
      );
      if (names.has('submit')) break;
      await page.keyboard.press('Tab');
    }
    for (const name of [
      'field2',
      'field8.country',
      'field12',
      'field12.other',
      'field15',
      'field18',
      'field22.2.0',
    ]) {
      assert.ok(names.has(name), name);
    }
    assert.ok(names.has('submit') && !names.has('_topic'));
    await page.context().close();
  });

  test('stars are chosen by the arrow keys', async () => {
    const page = await open(pages.empty, 390, 'light');
    await page.locator('#field15').focus();
    for (const key of ['Space', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    assert.equal(await page.evaluate('new FormData(document.querySelector("form")).get("field15")'), '3');
    await page.context().close();
  });
}
