import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Browser, chromium } from 'playwright-core';
import { openVisit, type Visit } from '../page/visitor.ts';
import {
  args,
  canRun,
  executablePath,
  filledIn,
  focused,
  noBrowser,
  tabTo,
  violations,
  visitPage,
} from './browserVisit.ts';
import { fillInByMouse } from './fillInByMouse.ts';
import { booking, card, files, inV1, inV2, name, papers, stay, wishes } from './fillInForm.ts';

if (!canRun && process.env.CI === 'true') {
  test('filling in a form in a browser', () => {
    throw new Error(noBrowser);
  });
} else {
  describe('filling in a form in a browser without scripts', { skip: canRun ? false : noBrowser }, suite);
}

function suite() {
  let visit: Visit;
  let browser: Browser;

  before(async () => {
    const launched = chromium.launch({ executablePath, args });
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

  /** That the one response to a form is, in both APIs, what was filled in. */
  async function assertStored(form: string): Promise<void> {
    const v2 = await visit.api(`/v2/forms/${form}/responses`);
    assert.equal(v2.data.length, 1);
    const items: { field_id: string; value_type: string; value: unknown }[] = v2.data[0].response;
    const uploaded: { id: string; name: string; type: string; size: number }[] = [];
    const plain = items.map(({ field_id, value_type, value }) => {
      if (value_type === 'files' && Array.isArray(value)) uploaded.push(...value);
      return [field_id, value_type, value_type === 'files' ? uploaded.map((file) => file.name) : value];
    });
    assert.deepEqual(plain, inV2);
    for (const [place, { id, type, size }] of uploaded.entries()) {
      assert.deepEqual([type, size], ['text/plain', files[place]?.buffer.length]);
      assert.equal(await visit.api(`/v2/files/${id}/content`), files[place]?.buffer.toString());
    }
    const v1 = await visit.api(`/v1/form/${form}/responses`);
    assert.equal(v1.data.length, 1);
    const content: { id: string; label: string; answer: unknown; 'answer.value'?: string[] }[] =
      v1.data[0].content;
    const links = content.find(({ id }) => id === 'field19')?.['answer.value'] ?? [];
    const contents = await Promise.all(links.map(async (link) => await (await fetch(link)).text()));
    assert.deepEqual(
      contents,
      files.map(({ buffer }) => buffer.toString()),
    );
    assert.deepEqual(
      content.map(({ id, label, answer, 'answer.value': value }) => {
        const beside = id === 'field19' ? papers : value;
        return beside === undefined ? [id, label, answer] : [id, label, answer, beside];
      }),
      inV1,
    );
  }

  test('by the keyboard alone, with a question that an answer brings up', async () => {
    const { page, leave } = await visitPage(browser, `${visit.url}/f/keyboard?utm_source=poster+%26+co`);
    const { keyboard } = page;
    const press = async (...keys: string[]) => {
      for (const key of keys) await keyboard.press(key);
    };
    const type = async (control: string, text: string) => {
      await tabTo(page, control);
      await keyboard.type(text);
    };
    const chooseFiles = async () => {
      await tabTo(page, 'field19');
      const chooser = page.waitForEvent('filechooser');
      await press('Enter');
      await (await chooser).setFiles(files);
    };
    await type('field1', name);
    await type('field2', '3');
    await type('field3', wishes.join('\n'));
    await type('field4', 'zoe@example.org');
    await type('field5', '+49 30 / 9018-2000');
    await type('field6', '12242030');
    await type('field7', '0445PM');
    await type('field8.line1', 'Am See 1');
    await type('field8.postal_code', '50667');
    await type('field8.city', 'Köln');
    await type('field8.country', 'Germ');
    await tabTo(page, 'field12');
    await press('Space', 'ArrowDown', 'ArrowDown');
    await type('field12.other', 'Diving, deep');
    await tabTo(page, 'field13');
    await press('Space', 'Tab', 'Tab', 'Space');
    await tabTo(page, 'field14');
    await press('ArrowDown', 'ArrowDown');
    await tabTo(page, 'field15');
    await press('Space', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    await tabTo(page, 'field16');
    await press('Space', 'ArrowLeft', 'ArrowLeft');
    await tabTo(page, 'field17');
    await press('ArrowRight', 'ArrowUp');
    await type('field18', '120.5');
    await chooseFiles();
    await type('field20.0.0', 'Bo');
    await press('Tab', 'Space');
    await type('field20.1.0', 'Cy');
    await type('field21.0.0', 'L');
    await type('field21.1.0', 'F');
    await tabTo(page, 'field22');
    await keyboard.insertText(booking);
    const filled = await filledIn(page);
    await press('Tab', 'Enter');

    await page.locator('.notice').waitFor();
    assert.equal((await focused(page)).kind, 'summary notice');
    assert.deepEqual(
      (await filledIn(page)).filter(([control]) => control !== 'field23'),
      filled,
    );
    assert.equal(await page.locator('.field.text').innerText(), `${name} needs 6 beds.`);
    await press('Tab', 'Enter');
    assert.equal((await focused(page)).id, 'field23');
    await keyboard.type('Ana');
    await chooseFiles();
    await tabTo(page, 'field22');
    await press('Enter');
    await page.getByRole('heading', { name: 'See you' }).waitFor();
    assert.ok((await page.locator('main').innerText()).includes(`Until then, ${name}.`));
    await leave();
    await assertStored('keyboard');
  });

  test('by the mouse, with faults that come back with everything still filled in', async () => {
    const { page, leave } = await visitPage(
      browser,
      `${visit.url}/f/mouse001?utm_source=poster+%26+co&field23=Bob`,
    );
    const send = page.getByRole('button', { name: 'Send' });
    await fillInByMouse(page);
    await send.click();
    const appeared = page.getByLabel('Shared with');
    assert.equal(await appeared.inputValue(), 'Bob', 'the address also fills in what appears later');
    await appeared.fill('Ana');
    const filled = await filledIn(page);
    await send.click();

    await page.getByRole('heading', { name: 'Some answers need another look' }).waitFor();
    assert.match(await page.title(), /^Error: /);
    assert.deepEqual(await filledIn(page), filled);
    const links = page.locator('.summary a');
    const wrong = ['field1', 'field2', 'field4'];
    assert.equal(await links.count(), wrong.length);
    for (const [place, id] of wrong.entries()) {
      await links.nth(place).click();
      assert.equal((await focused(page)).id, id);
      assert.ok(await page.locator(`#${id}-error`).isVisible());
    }
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Guests').fill('3');
    await page.getByLabel('E-mail').fill('zoe@example.org');
    await page.getByLabel('Papers').setInputFiles(files);
    await send.click();
    await page.getByRole('heading', { name: 'See you' }).waitFor();
    await leave();
    await assertStored('mouse001');
  });

  test('from right to left in Arabic, also where something is wrong', async () => {
    const { page, leave } = await visitPage(browser, `${visit.url}/f/arabic01?lang=ar`);
    assert.deepEqual(await violations(browser, page), []);
    const send = page.getByRole('button', { name: 'إرسال' });
    for (const heading of ['إقامة عند البحيرة', 'بعض الإجابات تحتاج إلى مراجعة']) {
      await page.getByRole('heading', { name: heading }).waitFor();
      assert.equal(await page.locator('html').getAttribute('dir'), 'rtl');
      assert.equal(await page.locator('html').getAttribute('lang'), 'ar');
      await send.click();
    }
    await page.locator('#field1').fill('زوي');
    await page.locator('#field4').fill('zoe@example.org');
    await page.getByText('رسم', { exact: true }).click();
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
    assert.match(await note.innerText(), /Payments are not set up on this server/);
    await leave();
  });
}
