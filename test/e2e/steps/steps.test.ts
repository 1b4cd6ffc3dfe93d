import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { openVisit, type Visit } from '../../page/visitor.ts';
import { holds } from '../../support/eventually.ts';
import { describeInBrowser, focused, launchBrowser, liveViolations } from '../browserVisit.ts';
import { openLive } from '../livePage.ts';
import { visit as form, longForm } from './stepsForm.ts';

describeInBrowser('one question at a time', suite);

function suite() {
  let service: Visit;
  let browser: Browser;

  before(async () => {
    [browser, service] = await Promise.all([launchBrowser(), openVisit('sqlite')]);
    await service.form('visit001', form);
    await service.form('visit002', { ...form, advance: false });
    await service.form('long0001', longForm);
  });
  after(async () => {
    await browser?.close();
    await service?.[Symbol.asyncDispose]();
  });

  const open = (path: string, look: Parameters<typeof openLive>[2] = {}) =>
    openLive(browser, `${service.url}/f/${path}`, look);
  const question = async (page: Page, name: string) =>
    await page.getByRole('heading', { name }).waitFor({ state: 'visible' });

  test('the first question has the focus, except on touch devices and in other pages', async () => {
    const { page, leave } = await open('visit001');
    assert.equal((await focused(page)).name, 'field1');
    await leave();
    for (const [path, look] of [
      ['visit001', { hasTouch: true, isMobile: true }],
      ['visit001?embed=inline', {}],
    ] as const) {
      const other = await open(path, look);
      await holds(async () =>
        assert.equal(await other.page.evaluate('document.activeElement === document.body'), true, path),
      );
      await other.leave();
    }
  });

  test('by keyboard: letters and digits choose, Enter goes on, arrows and Page keys move', async () => {
    // Page keys scroll where there is something to scroll.
    const viewport = { width: 700, height: 1000 };
    const { page, shown, errorOf, leave } = await open('visit001', { viewport });
    const { keyboard } = page;
    await holds(async () => assert.deepEqual(await shown(), ['field1']));
    await holds(async () => assert.ok(await page.getByText('Takes about 1 minute').isVisible()));
    await page.getByLabel('A tour').focus();
    await keyboard.press('Enter');
    await holds(async () => assert.equal(await errorOf('field1').textContent(), 'Error: Choose one.'));
    await keyboard.press('b');
    await question(page, 'Your name');
    assert.equal((await focused(page)).id, 'field2');
    assert.equal(await page.getByText('Takes about 1 minute').isVisible(), false);
    assert.equal(
      (await page.locator('.previous').textContent())?.replace('Back: ', ''),
      'Why did you come? The café',
    );
    // Letters are text here, and arrows belong to the caret.
    await keyboard.type('abc');
    await keyboard.press('ArrowUp');
    await holds(async () =>
      assert.deepEqual([await page.getByLabel('Your name').inputValue(), await shown()], ['abc', ['field2']]),
    );
    await keyboard.press('Alt+ArrowUp');
    await question(page, 'Why did you come?');
    await holds(async () => assert.equal(await page.getByLabel('The café').isChecked(), true));
    assert.equal((await focused(page)).name, 'field1');
    await keyboard.press('PageDown');
    await question(page, 'Your name');
    await page.goBack();
    await question(page, 'Why did you come?');
    await page.goForward();
    await question(page, 'Your name');
    await keyboard.press('Enter');
    await question(page, 'The rooms');
    await keyboard.press('a');
    await keyboard.press('c');
    await holds(async () => assert.deepEqual(await shown(), ['field3'], 'several choices wait for Enter'));
    await keyboard.press('Enter');
    await question(page, 'How likely?');
    await keyboard.press('1');
    await keyboard.press('0');
    await question(page, 'More');
    await holds(async () => assert.match(await page.locator('.previous').innerText(), /10/));
    await keyboard.type('One line');
    await keyboard.press('Enter');
    await keyboard.type('another');
    await keyboard.press('Control+Enter');
    await question(page, 'Again?');
    await keyboard.press('a');
    await holds(async () => assert.ok(await page.getByLabel('Yes').isChecked()));
    await holds(async () => assert.deepEqual(await shown(), ['field6'], 'the last choice sends nothing'));
    await keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    await leave();
    const { data } = await service.api('/v2/forms/visit001/responses');
    const answers = Object.fromEntries(
      data[0].response.map(({ field_id, value }: { field_id: string; value: unknown }) => [field_id, value]),
    );
    assert.deepEqual([answers.field2, answers.field4, answers.field5], ['abc', 10, 'One line\nanother']);
  });

  test('a press on an option goes on, Back undoes it, and arrow keys only choose', async () => {
    const { page, shown, go, leave } = await open('visit001');
    await page.getByText('The café').click();
    await question(page, 'Your name');
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await question(page, 'Why did you come?');
    await holds(async () => assert.equal(await page.getByLabel('The café').isChecked(), true));
    await page.keyboard.press('ArrowUp');
    await holds(async () => assert.equal(await page.getByLabel('A tour').isChecked(), true));
    // The same option again goes on as well.
    await page.getByText('A tour').click();
    await question(page, 'Your name');
    await page.locator('.previous').click();
    await question(page, 'Why did you come?');
    await page.getByText('Something else').click();
    await page.getByRole('textbox').fill('Rain');
    await go.click();
    await question(page, 'Your name');
    await holds(async () => assert.deepEqual(await shown(), ['field2']));
    await leave();
  });

  test('with `advance: false` a choice waits for the button', async () => {
    const { page, shown, go, leave } = await open('visit002');
    await page.getByText('The café').click();
    await page.keyboard.press('a');
    await holds(async () => assert.equal(await page.getByLabel('A tour').isChecked(), true));
    await holds(async () => assert.deepEqual(await shown(), ['field1']));
    await holds(async () =>
      assert.equal(await page.locator('[data-field=field1]').getAttribute('aria-describedby'), null),
    );
    await go.click();
    await question(page, 'Your name');
    await leave();
  });

  test('a swipe goes back, the other way in right-to-left', async () => {
    for (const [path, back] of [
      ['visit001', 1],
      ['visit001?lang=ar', -1],
    ] as const) {
      const { page, shown, leave } = await open(path, { hasTouch: true, isMobile: true });
      await page.locator('.option').first().tap();
      await page.locator('[data-field=field2]').waitFor();
      await swipe(page, 150 * back);
      await page.locator('[data-field=field1]').waitFor();
      await swipe(page, -150 * back);
      await page.locator('[data-field=field2]').waitFor();
      // Too short, and not across.
      await swipe(page, 30 * back);
      await swipe(page, 70 * back, 200);
      await holds(async () => assert.deepEqual(await shown(), ['field2']));
      await leave();
    }
  });

  test('inside another page it works the same, without the history of that page', async () => {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await page.setContent(
      `<iframe src="${service.url}/f/visit001?embed=inline" width="600" height="800"></iframe>`,
    );
    const frame = page.frameLocator('iframe');
    const before = await page.evaluate<number>('history.length');
    await frame.locator('.sending').waitFor({ state: 'attached' });
    await frame.getByText('A tour').click();
    await frame.getByRole('heading', { name: 'Your name' }).waitFor();
    await page.keyboard.type('Ana');
    await page.keyboard.press('Enter');
    await frame.getByRole('heading', { name: 'The rooms' }).waitFor();
    await page.keyboard.press('Alt+ArrowUp');
    await frame.getByRole('heading', { name: 'Your name' }).waitFor();
    assert.equal(await page.evaluate('history.length'), before);
    // A frame takes its height from the content, which must not take its own from the frame.
    const { height } = (await frame.locator('html').boundingBox()) ?? {};
    assert.ok(height !== undefined && height < 600, `${height} pixels`);
    await page.close();
  });

  test('a long form is enhanced in several tasks and can be sent before the last', async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.addInitScript(`new MutationObserver((_, observer) => {
      if (!document.querySelector('.sending')) return;
      observer.disconnect();
      window.early = document.querySelectorAll('.left:not(:empty)').length;
      document.querySelector('.foot button').click();
    }).observe(document, { childList: true, subtree: true })`);
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/long0001'),
    );
    await page.goto(`${service.url}/f/long0001`);
    await sent;
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    assert.equal(await page.evaluate('window.early'), 20);
    const unhurried = await context.newPage();
    await unhurried.goto(`${service.url}/f/long0001`);
    await unhurried.locator('.left:not(:empty)').nth(44).waitFor({ state: 'attached' });
    await context.close();
  });

  test('fields of a long form that are far away are found and reached', async () => {
    const { page, errorOf, leave } = await open('long0001');
    assert.equal(await page.evaluate('window.find("Question 44")'), true);
    await page.locator('[name=field40]').fill('a'.repeat(101));
    await page.evaluate('scrollTo(0, 0)');
    await page.locator('[name=field1]').focus();
    await page.keyboard.press('Tab');
    assert.equal((await focused(page)).name, 'field2');
    await page.evaluate('document.querySelector(".foot button").click()');
    await errorOf('field40').waitFor();
    assert.equal((await focused(page)).name, 'field40');
    const { y = -1 } = (await page.locator('[name=field40]').boundingBox()) ?? {};
    assert.ok(y > 0 && y < 500, `${y}`);
    assert.deepEqual(await liveViolations(page), []);
    await leave();
  });

  test('every question is a heading that a screen reader finds, and nothing offends axe', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, go, leave } = await open('visit001', { colorScheme });
      assert.deepEqual(await liveViolations(page), []);
      await holds(async () =>
        assert.match(
          await page.evaluate<string>(
            '(document.querySelector("[role=radiogroup]").getAttribute("aria-describedby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent).join(" ")',
          ),
          /Choosing an answer goes on/,
        ),
      );
      await page.getByText('A tour').click();
      await question(page, 'Your name');
      await go.click();
      assert.deepEqual(await liveViolations(page), []);
      const levels = await page.evaluate<string[]>(
        '[...document.querySelectorAll("h1,h2,[role=heading]")].filter((each) => each.checkVisibility()).map((each) => each.ariaLevel ?? each.localName)',
      );
      assert.deepEqual(levels, ['h1', 'h2', '3']);
      await leave();
    }
  });
}

/** A finger that moves across, and down where told. */
async function swipe(page: Page, across: number, down = 0): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const [x, y] = [350, 60];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchMove',
    touchPoints: [{ x: x + across, y: y + down }],
  });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
