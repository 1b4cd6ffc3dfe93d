import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser } from 'playwright-core';
import { openVisit, type Visit } from '../../page/visitor.ts';
import { holds } from '../../support/eventually.ts';
import {
  describeInBrowser,
  filledIn,
  focused,
  launchBrowser,
  violations,
  visitPage,
} from '../browserVisit.ts';
import { fillInFirstByKeyboard, fillInSecondByKeyboard } from './fillInByKeyboard.ts';
import { fillInFirstByMouse, fillInSecondByMouse } from './fillInByMouse.ts';
import { card, name, stay } from './fillInForm.ts';
import { assertStored } from './fillInStored.ts';

describeInBrowser('filling in a form in a browser without scripts', suite);

function suite() {
  let visit: Visit;
  let browser: Browser;

  before(async () => {
    const launched = launchBrowser();
    visit = await openVisit('sqlite');
    await visit.form('keyboard', stay);
    await visit.form('mouse001', stay);
    await visit.form('arabic01', stay);
    await visit.form('card0001', card);
    browser = await launched;
  });
  after(async () => {
    await browser?.close();
    await visit?.[Symbol.asyncDispose]();
  });

  test('by the keyboard alone, with a question that an answer brings up', async () => {
    const { page, leave } = await visitPage(browser, `${visit.url}/f/keyboard?utm_source=poster+%26+co`);
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await fillInFirstByKeyboard(page);
    await fillInSecondByKeyboard(page);
    const filled = await filledIn(page);
    await press('Tab', 'Enter');

    await page.locator('.notice').waitFor();
    assert.equal((await focused(page)).kind, 'summary notice');
    const files = (await filledIn(page)).filter(([control]) => control === 'field19');
    assert.equal(files.length, 2, 'files that have arrived need not be chosen again');
    assert.deepEqual(
      (await filledIn(page)).filter(([control]) => control !== 'field19'),
      filled,
    );
    await holds(async () =>
      assert.equal(await page.locator('.field.text').innerText(), `${name} needs 6 beds.`),
    );
    await press('Tab', 'Enter');
    assert.equal((await focused(page)).id, 'field23');
    await page.keyboard.type('Ana');
    await press('Enter');
    await page.getByRole('heading', { name: 'See you' }).waitFor();
    assert.ok((await page.locator('main').innerText()).includes(`Until then, ${name}.`));
    await leave();
    await assertStored(visit, 'keyboard');
  });

  test('by the mouse, with faults that come back with everything still filled in', async () => {
    const { page, leave } = await visitPage(
      browser,
      `${visit.url}/f/mouse001?utm_source=poster+%26+co&field23=Bob`,
    );
    const send = page.getByRole('button', { name: 'Send' });
    await fillInFirstByMouse(page);
    await fillInSecondByMouse(page);
    await send.click();
    const appeared = page.getByLabel('Shared with');
    await holds(async () =>
      assert.equal(await appeared.inputValue(), 'Bob', 'the address also fills in what appears later'),
    );
    await appeared.fill('Ana');
    const filled = await filledIn(page);
    await send.click();

    await page.getByRole('heading', { name: 'Some answers need another look' }).waitFor();
    await holds(async () => assert.match(await page.title(), /^Error: /));
    assert.deepEqual(await filledIn(page), filled);
    const links = page.locator('.summary a');
    const wrong = ['field1', 'field2', 'field4'];
    await holds(async () => assert.equal(await links.count(), wrong.length));
    for (const [index, id] of wrong.entries()) {
      await links.nth(index).click();
      assert.equal((await focused(page)).id, id);
      await holds(async () => assert.ok(await page.locator(`#${id}-error`).isVisible()));
    }
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Guests').fill('3');
    await page.getByLabel('E-mail').fill('zoe@example.org');
    await send.click();
    const text = page.getByRole('link', { name: `${name} needs 6 beds.` });
    await text.click();
    assert.equal(
      (await focused(page)).id,
      'field11',
      'what the answers have changed is shown before it is sent',
    );
    await send.click();
    await page.getByRole('heading', { name: 'See you' }).waitFor();
    await leave();
    await assertStored(visit, 'mouse001');
  });

  test('from right to left in Arabic, also where something is wrong', async () => {
    const { page, leave } = await visitPage(browser, `${visit.url}/f/arabic01?lang=ar`);
    assert.deepEqual(await violations(browser, page), []);
    const send = page.getByRole('button', { name: 'إرسال' });
    for (const heading of ['إقامة عند البحيرة', 'بعض الإجابات تحتاج إلى مراجعة']) {
      await page.getByRole('heading', { name: heading }).waitFor();
      await holds(async () => assert.equal(await page.locator('html').getAttribute('dir'), 'rtl'));
      await holds(async () => assert.equal(await page.locator('html').getAttribute('lang'), 'ar'));
      await send.click();
    }
    await page.locator('#field1').fill('زوي');
    await page.locator('#field4').fill('zoe@example.org');
    await page.getByText('رسم', { exact: true }).click();
    await send.click();
    await page.getByText('غيّرت إجاباتك ما تقوله الصفحة').waitFor();
    await send.click();
    await page.getByRole('heading', { name: 'إلى اللقاء' }).waitFor();
    await leave();
    const { data } = await visit.api('/v2/forms/arabic01/responses');
    const answers = data[0].response.map(({ value }: { value: unknown }) => value);
    assert.ok(answers.includes('زوي'));
    assert.deepEqual(
      answers.at(-2),
      [{ label: 'Painting', value: 'paint' }],
      'in the words of the form itself',
    );
  });

  test('a form that asks for a payment says that payments are not set up', async () => {
    const { page, leave } = await visitPage(browser, `${visit.url}/f/card0001`);
    const note = page.getByRole('group', { name: 'Deposit' });
    await holds(async () => assert.match(await note.innerText(), /Payments are not set up on this server/));
    await leave();
  });
}
