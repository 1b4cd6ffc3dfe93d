import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { FormDefinition } from '#form/definition/document.ts';
import { openVisit, type Visit } from '../page/visitor.ts';
import { holds } from '../support/eventually.ts';
import { describeInBrowser, filledIn, focused, launchBrowser, liveViolations } from './browserVisit.ts';
import { openLive, wakePickers } from './livePage.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const;

const form: FormDefinition = {
  format: 2,
  title: 'Visit us',
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        {
          id: 'field1',
          type: 'date',
          label: 'Day',
          min: '2031-01-08',
          max: '2031-12-24',
          weekdays: [...weekdays],
        },
        { id: 'field2', type: 'time', label: 'Time', min: '09:00', max: '17:00', step: 30 },
        { id: 'field3', type: 'phone', label: 'Telephone' },
        { id: 'field4', type: 'date', label: 'Born' },
        { id: 'field5', type: 'phone', label: 'Alpine', countries: ['AT', 'CH'] },
      ],
    },
  ],
};

describeInBrowser('pickers of days, times and countries', suite);

function suite() {
  let visit: Visit;
  let browser: Browser;
  before(async () => {
    [browser, visit] = await Promise.all([launchBrowser(), openVisit('sqlite')]);
    await visit.form('picker01', form);
    await visit.form('picker02', { ...form, language: 'ar' });
    await visit.form('picker03', {
      format: 2,
      pages: [
        {
          id: 'page1',
          label: '',
          fields: [
            { id: 'field1', type: 'phone', label: 'Telephone' },
            { id: 'field2', type: 'address', label: 'Home', parts: ['city', 'country'] },
          ],
        },
      ],
    });
  });
  after(async () => {
    await browser?.close();
    await visit?.[Symbol.asyncDispose]();
  });

  const open = async (look: Parameters<typeof openLive>[2] = {}, id = 'picker01') => {
    const opened = await openLive(browser, `${visit.url}/f/${id}`, look);
    await wakePickers(opened.page);
    await opened.page.locator('.phone-box').nth(1).waitFor();
    if (look?.hasTouch !== true) await opened.page.locator('.picked').nth(2).waitFor();
    return opened;
  };
  const press = async (page: Page, ...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  const sent = async (page: Page) => Object.fromEntries(await filledIn(page));
  const day = async (page: Page) => await page.evaluate('document.activeElement.dataset.day');

  test('a picker that comes after its field was left takes its place', async () => {
    const { page, leave } = await openLive(browser, `${visit.url}/f/picker01`);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/dateBox-*', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByLabel('Born').focus();
    await page.keyboard.type('02011970');
    await page.getByLabel('Telephone').focus();
    release();
    await page.locator('[data-field=field4] .picked').waitFor();
    await holds(async () => assert.equal(await page.getByLabel('Born').inputValue(), '02/01/1970'));
    await leave();
  });

  test('pickers load when a field is used; what is typed meanwhile stays', async () => {
    const { page, leave } = await openLive(browser, `${visit.url}/f/picker01`);
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    assert.equal(await page.locator('.picked,.phone-box').count(), 0);
    await page.getByLabel('Telephone').focus();
    await page.locator('[data-field=field3] .phone-box').waitFor();
    assert.equal(await page.locator('.picked').count(), 0, 'other fields keep their control');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/dateBox-*', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByLabel('Born').focus();
    await page.keyboard.type('02011970');
    release();
    await page.waitForResponse(/dateBox-/);
    assert.equal((await sent(page)).field4, '1970-02-01');
    await page.getByLabel('Telephone').focus();
    await page.locator('[data-field=field4] .picked').waitFor();
    await holds(async () => assert.equal(await page.getByLabel('Born').inputValue(), '02/01/1970'));
    assert.ok(loaded.some((path) => /phoneBox-/.test(path)));
    assert.ok(!loaded.some((path) => /timeBox-|calendar-/.test(path)), 'nothing else is loaded');
    await leave();
  });

  test('a day is typed in the visitor’s format, and what cannot be read is refused', async () => {
    const { page, errorOf, leave } = await open({ locale: 'en-GB' });
    const box = page.getByLabel('Born');
    await holds(async () => assert.equal(await box.getAttribute('placeholder'), 'dd/mm/yyyy'));
    await box.fill('1.2.70');
    await press(page, 'Tab');
    await holds(async () => assert.equal(await box.inputValue(), '01/02/1970'));
    assert.equal((await sent(page)).field4, '1970-02-01');
    await box.fill('soon');
    await page.getByLabel('Day', { exact: true }).focus();
    await errorOf('field4').waitFor();
    await holds(async () => assert.equal(await box.getAttribute('aria-invalid'), 'true'));
    await holds(async () => assert.equal(await box.inputValue(), 'soon'));
    await page.reload();
    await page.locator('.picked').waitFor();
    await holds(async () =>
      assert.equal(await page.getByLabel('Born').inputValue(), 'soon', 'stored as it was typed'),
    );
    await leave();
  });

  test('the calendar is used by the keyboard, and greys out what is not allowed', async () => {
    const { page, leave } = await open();
    const button = page.locator('[data-field=field1]').getByRole('button', { name: 'Open the calendar' });
    await button.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Day' });
    await dialog.waitFor();
    assert.equal(await day(page), '2031-01-08', 'the first day that is allowed');
    assert.deepEqual(await liveViolations(page), []);
    await press(page, 'ArrowLeft');
    assert.equal(await day(page), '2031-01-08', 'nothing is before it');
    await press(page, 'End', 'ArrowRight', 'ArrowDown');
    assert.equal(await day(page), '2031-01-19', 'a week begins on Sunday here');
    assert.equal((await focused(page)).text, '19');
    await press(page, 'Enter');
    await holds(async () => assert.ok(await dialog.isVisible(), 'a Sunday cannot be chosen'));
    await press(page, 'PageDown', 'Home', 'ArrowRight');
    assert.equal(await day(page), '2031-02-17');
    await press(page, 'Shift+PageDown');
    assert.equal(await day(page), '2031-12-24', 'nothing is after it');
    await press(page, 'Tab', 'Tab');
    await holds(async () => assert.equal(await page.evaluate('document.activeElement.localName'), 'select'));
    await page.getByRole('combobox', { name: 'month' }).selectOption('March');
    await press(page, 'Shift+Tab', 'Shift+Tab', 'Space');
    await dialog.waitFor({ state: 'detached' });
    await holds(async () =>
      assert.equal(await page.getByLabel('Day', { exact: true }).inputValue(), '03/24/2031'),
    );
    assert.equal((await sent(page)).field1, '2031-03-24');
    assert.match((await focused(page)).kind, /open/);
    await press(page, 'Enter');
    await holds(async () =>
      assert.equal(await page.getByRole('gridcell', { selected: true }).innerText(), '24'),
    );
    await press(page, 'Escape');
    await dialog.waitFor({ state: 'detached' });
    assert.equal((await sent(page)).field1, '2031-03-24');
    await leave();
  });

  test('from right to left, arrows go where they point and the week begins where it does', async () => {
    const { page, leave } = await open({}, 'picker02');
    await page.locator('[data-field=field1] .open').click();
    await page.getByRole('dialog').waitFor();
    await press(page, 'ArrowLeft');
    assert.equal(await day(page), '2031-01-09');
    await holds(async () =>
      assert.equal(await page.locator('.calendar-box th').first().getAttribute('abbr'), 'السبت'),
    );
    assert.deepEqual(await liveViolations(page), []);
    await page.getByRole('gridcell', { name: /10/ }).click();
    assert.equal((await sent(page)).field1, '2031-01-10');
    await leave();
  });

  test('a time is typed or chosen from the allowed ones', async () => {
    const { page, errorOf, leave } = await open();
    const box = page.getByRole('combobox', { name: 'Time' });
    await box.click();
    await holds(async () =>
      assert.deepEqual((await page.getByRole('option').allInnerTexts()).slice(0, 2), ['9:00 AM', '9:30 AM']),
    );
    await holds(async () => assert.equal(await page.getByRole('option').count(), 17));
    await press(page, 'ArrowDown', 'ArrowDown', 'Enter');
    await holds(async () => assert.equal(await box.inputValue(), '1:00 PM'));
    assert.equal((await sent(page)).field2, '13:00');
    await box.fill('3');
    await holds(async () => assert.equal(await box.getAttribute('aria-expanded'), 'true'));
    await box.fill('330p');
    await holds(async () =>
      assert.equal(await box.getAttribute('aria-expanded'), 'false', 'a complete time needs no list'),
    );
    assert.equal((await sent(page)).field2, '15:30');
    assert.deepEqual(await liveViolations(page), []);
    await press(page, 'Tab');
    await holds(async () => assert.equal(await box.inputValue(), '3:30 PM'));
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
    await box.fill('3:20 pm');
    await page.getByLabel('Born').focus();
    await errorOf('field2').waitFor();
    await leave();
  });

  test('the country of an address stands in its field, beside a telephone number with a country', async () => {
    const { page, leave } = await openLive(browser, `${visit.url}/f/picker03`);
    await wakePickers(page);
    await page.locator('.phone-country').waitFor();
    const heightOf = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? 0;
    assert.ok((await heightOf('[name="field2.country"]')) > (await heightOf('[data-field=field2]')));
    await leave();
  });

  test('a number gets the visitor’s country and groups, without moving the caret wrongly', async () => {
    const { page, leave } = await open({ locale: 'de-DE' });
    const box = page.getByLabel('Telephone');
    const country = page.locator('[data-field=field3] .phone-country');
    await holds(async () =>
      assert.equal(await country.getAttribute('aria-label'), 'Country code: DE, Germany +49'),
    );
    await box.pressSequentially('030901820');
    await holds(async () => assert.equal(await box.inputValue(), '030 901820'));
    await press(page, 'Tab');
    await holds(async () => assert.equal(await box.inputValue(), '+49 30 901820'));
    await box.focus();
    await page.evaluate('document.activeElement.setSelectionRange(8, 8)');
    await page.keyboard.type('55');
    await holds(async () => assert.equal(await box.inputValue(), '+49 30 95501820'));
    await press(page, 'Backspace');
    await press(page, 'Backspace');
    await holds(async () => assert.equal(await box.inputValue(), '+49 30 901820'));
    await holds(async () => assert.equal(await page.evaluate('document.activeElement.selectionStart'), 8));
    await box.fill('+33123456789');
    await holds(async () => assert.equal(await box.inputValue(), '+33 1 23 45 67 89'));
    await holds(async () =>
      assert.equal(await country.innerText(), 'FR', 'a pasted number tells its country'),
    );
    await leave();
  });

  test('the country is searched by name or code, and only accepted ones are offered', async () => {
    const { page, go, leave } = await open({ locale: 'de-DE' });
    const box = page.getByLabel('Telephone');
    await box.fill('030901820');
    await page.locator('[data-field=field3] .phone-country').press('Enter');
    const search = page.getByRole('combobox', { name: 'Country code' });
    await search.waitFor();
    await holds(async () =>
      assert.match(
        await page.getByRole('option').first().innerText(),
        /Germany/,
        'the likely one comes first',
      ),
    );
    await page.keyboard.type('swit');
    assert.deepEqual(await liveViolations(page), []);
    await press(page, 'Enter');
    await holds(async () => assert.equal(await box.inputValue(), '+41 30 901 82 0'));
    assert.equal((await focused(page)).id, 'field3');
    await page.locator('[data-field=field3] .phone-country').click();
    await search.waitFor();
    await page.keyboard.type('Untied Kingdm');
    // Typos are forgiven.
    await page.getByRole('option', { name: 'United Kingdom' }).waitFor();
    await holds(async () =>
      assert.match(await page.getByRole('option').first().innerText(), /United Kingdom/),
    );
    await search.fill('+44');
    await page.getByRole('option', { name: 'United Kingdom' }).click();
    await holds(async () =>
      assert.equal(await page.locator('[data-field=field3] .phone-country').innerText(), 'GB'),
    );
    await page.locator('[data-field=field3] .phone-country').click();
    await search.waitFor();
    await press(page, 'Escape');
    assert.equal((await focused(page)).kind, 'phone-country');
    const alpine = page.locator('[data-field=field5] .phone-country');
    await holds(async () => assert.equal(await alpine.innerText(), '+', 'Germany is not accepted'));
    await alpine.click();
    await page.getByRole('option').first().waitFor();
    await holds(async () => assert.equal(await page.getByRole('option').count(), 2));
    await page.getByRole('option', { name: 'Austria' }).click();
    await holds(async () => assert.equal(await page.getByLabel('Alpine').inputValue(), '+43'));
    await press(page, 'Tab');
    await holds(async () =>
      assert.equal(await page.getByLabel('Alpine').inputValue(), '', 'a code alone is no number'),
    );
    await box.fill('02079460000');
    await box.press('Enter');
    await page.locator('main.status h1').waitFor();
    assert.equal(await go.count(), 0);
    const { data } = await visit.api('/v2/forms/picker01/responses');
    assert.equal(data[0].response[0].value, '+442079460000');
    await leave();
  });

  test('a touch device keeps its own pickers unless they cannot show what is allowed', async () => {
    const { page, leave } = await open({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 800 },
    });
    await page.locator('.picked').nth(1).waitFor();
    const types = await page.evaluate(
      '["field1", "field2", "field4"].map((id) => document.getElementById(id).type)',
    );
    assert.deepEqual(types, ['text', 'text', 'date']);
    await leave();
  });
}
