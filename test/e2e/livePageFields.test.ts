import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { everyField } from '#render/testing/everyField.ts';
import { openVisit, type Visit } from '../page/visitor.ts';
import { holds } from '../support/eventually.ts';
import { describeInBrowser, focused, launchBrowser, liveViolations } from './browserVisit.ts';
import { fillInFirstByKeyboard, fillInSecondByKeyboard } from './fillIn/fillInByKeyboard.ts';
import { fillInFirstByMouse, fillInSecondByMouse } from './fillIn/fillInByMouse.ts';
import { name, stay } from './fillIn/fillInForm.ts';
import { assertStored } from './fillIn/fillInStored.ts';
import { openLive } from './livePage.ts';

describeInBrowser('filling in every field with the script of the page', suite);

/** Values in most fields, many of them wrong. */
const wrong = new URLSearchParams({
  field2: 'abc',
  field3: 'x@',
  'field8.line1': 'Main Street 1',
  field12: 'other',
  field15: '3',
  field17: '7',
  field19: '99999',
  'field22.0.1': '2020-01-01',
  field24: 'x',
});

const words = { ar: { title: 'المدرسة الصيفية' } };

function suite() {
  let visit: Visit;
  let browser: Browser;

  before(async () => {
    // Without Stripe a form with a payment cannot be sent.
    const settings = { STRIPE_SECRET_KEY: 'sk_test_nobody' };
    [browser, visit] = await Promise.all([launchBrowser(), openVisit('sqlite', settings)]);
    for (const id of ['keyboard', 'mouse001', 'arabic01']) await visit.form(id, stay);
    await visit.form('looks001', { ...everyField, display: 'all_at_once', translations: words });
    await visit.form('single01', { ...everyField, display: 'one_question', translations: words });
  });
  after(async () => {
    await browser?.close();
    await visit?.[Symbol.asyncDispose]();
  });

  const press = async (page: Page, ...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };

  async function byKeyboard(form: string, query: string): Promise<void> {
    const { page, go, leave } = await openLive(
      browser,
      `${visit.url}/f/${form}?utm_source=poster+%26+co${query}`,
    );
    await fillInFirstByKeyboard(page);
    assert.ok((await page.locator('.field.text').innerText()).includes(name));
    await press(page, 'Tab');
    assert.equal((await focused(page)).text, await go.innerText());
    await press(page, 'Enter');
    assert.equal((await focused(page)).kind, 'page', 'reading goes on at the beginning of the page');
    await fillInSecondByKeyboard(page, 'Ana');
    await press(page, 'Tab');
    assert.equal((await focused(page)).text, await go.innerText());
    await press(page, 'Enter');
    await page.locator('main.status h1').waitFor();
    assert.equal((await focused(page)).text, await page.locator('h1').innerText());
    await holds(async () =>
      assert.match(await page.locator('main').innerText(), new RegExp(`${name.slice(0, 3)}.*\\.`)),
    );
    await leave();
    await assertStored(visit, form);
  }

  test('by the keyboard alone', async () => await byKeyboard('keyboard', ''));

  test('by the keyboard from right to left', async () => await byKeyboard('arabic01', '&lang=ar'));

  test('by the mouse, with faults that are shown at once and mended', async () => {
    const { page, go, errorOf, leave } = await openLive(
      browser,
      `${visit.url}/f/mouse001?utm_source=poster+%26+co&field23=Bob`,
    );
    await fillInFirstByMouse(page);
    assert.equal(await errorOf('field1').count(), 0, 'what is empty may be filled in later');
    for (const id of ['field2', 'field4']) assert.ok(await errorOf(id).isVisible(), `${id} was left`);
    assert.equal(await errorOf('field8').count(), 0);
    await go.click();
    await holds(async () => assert.ok(await errorOf('field1').isVisible()));
    assert.equal((await focused(page)).id, 'field1');
    await holds(async () =>
      assert.equal(await page.locator('#field1').getAttribute('aria-describedby'), 'field1-error'),
    );
    await page.keyboard.type(name);
    await holds(async () =>
      assert.equal(await errorOf('field1').count(), 0, 'a fault goes when it is mended'),
    );
    await holds(async () => assert.equal(await page.locator('#field1').getAttribute('aria-invalid'), null));
    await go.click();
    assert.equal((await focused(page)).id, 'field2');
    await page.getByLabel('Guests').fill('3');
    await page.getByLabel('E-mail').fill('zoe@example.org');
    await go.click();
    await page.getByRole('heading', { name: 'Your stay' }).waitFor();
    await fillInSecondByMouse(page);
    const appeared = page.getByLabel('Shared with');
    await holds(async () =>
      assert.equal(await appeared.inputValue(), 'Bob', 'the address also fills in what appears later'),
    );
    await appeared.fill('Ana');
    await go.click();
    await page.getByRole('heading', { name: 'See you' }).waitFor();
    await leave();
    await assertStored(visit, 'mouse001');
  });

  const wide = { viewport: { width: 900, height: 900 } };

  test('axe passes: fresh, filled in, wrong, and in dark mode', async () => {
    const { page, leave } = await openLive(browser, `${visit.url}/f/looks001`, wide);
    assert.deepEqual(await liveViolations(page), [], 'fresh');
    await leave();
    const filled = await openLive(browser, `${visit.url}/f/looks001?${wrong}`, {
      ...wide,
      colorScheme: 'dark',
    });
    assert.deepEqual(await liveViolations(filled.page), [], 'filled in, dark');
    await filled.go.click();
    await holds(async () => assert.ok((await filled.page.locator('.error').count()) > 8));
    assert.deepEqual(await liveViolations(filled.page), [], 'wrong, dark');
    await filled.leave();
  });

  test('axe passes: question by question, from right to left, with faults and at the end', async () => {
    const { page, go, leave } = await openLive(browser, `${visit.url}/f/single01?lang=ar&test=true`, wide);
    await go.click();
    await page.locator('.error').waitFor();
    assert.deepEqual(await liveViolations(page), []);
    await leave();
    const ended = await openLive(browser, `${visit.url}/f/arabic01?lang=ar&test=true`, wide);
    await ended.page.locator('#field1').fill('زوي');
    await ended.page.locator('#field4').fill('zoe@example.org');
    await ended.go.click();
    await ended.page.locator('#field12').waitFor();
    await ended.go.click();
    await ended.page.locator('main.status h1').waitFor();
    assert.deepEqual(await liveViolations(ended.page), []);
    await ended.leave();
  });

  test('reduced motion and forced colours are respected', async () => {
    const { page, go, leave } = await openLive(browser, `${visit.url}/f/looks001?${wrong}`, {
      forcedColors: 'active',
    });
    await go.click();
    const moving = await page.evaluate(`[...document.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after', '::-webkit-progress-value'].map((part) => getComputedStyle(element, part))
        .filter(({ transitionDuration, animationName }) => !/^0s(, 0s)*$/.test(transitionDuration) || animationName !== 'none')
        .map(() => element.outerHTML.slice(0, 80)))`);
    assert.deepEqual(moving, []);
    await leave();
  });
}
