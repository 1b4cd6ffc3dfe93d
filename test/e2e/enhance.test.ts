import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { FormDefinition } from '#form/definition/document.ts';
import { openVisit, type Visit } from '../page/visitor.ts';
import { eventually, holds } from '../support/eventually.ts';
import { describeInBrowser, filledIn, launchBrowser, violations } from './browserVisit.ts';

const uri = 'https://api.calendly.com/scheduled_events/GBGBDCAADAEDCRZ2';
const letters = [...'abcdefghijkl'].map((value) => ({ value, label: `Option ${value.toUpperCase()}` }));

const form: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        {
          id: 'field1',
          type: 'table_entry',
          label: 'Guests',
          min_rows: 2,
          max_rows: 4,
          add_label: 'Add a guest',
          columns: [
            { id: 'column1', label: 'Name' },
            { id: 'column2', label: 'Vegan', type: 'checkbox' },
          ],
        },
        { id: 'field2', type: 'slider', label: 'Sleep', max: 12, default: 8, unit: 'h' },
        { id: 'field3', type: 'slider', label: 'Way', max: 200 },
        { id: 'field4', type: 'rating', label: 'Stars' },
        { id: 'field5', type: 'nps', label: 'Friends', required: true },
        {
          id: 'field6',
          type: 'multiple_choice',
          label: 'Course',
          options: letters.slice(0, 8),
          other: {},
          shuffle: true,
        },
        {
          id: 'field7',
          type: 'multiple_choice',
          label: 'Meals',
          options: letters.slice(0, 4),
          multiple: true,
          max: 2,
        },
        {
          id: 'field8',
          type: 'dropdown',
          label: 'City',
          options: [...letters, { value: 'koeln', label: 'Köln' }],
        },
        { id: 'field9', type: 'comment', label: 'Remarks', max_length: 20 },
        {
          id: 'field10',
          type: 'calendly',
          label: 'A call',
          url: 'https://calendly.com/anna/30min',
          opens: 'frame',
        },
      ],
    },
  ],
};

describeInBrowser('what the script adds to fields', suite);

function suite() {
  let visit: Visit;
  let browser: Browser;
  /** Shared by most of the tests: each checks different fields. */
  let page: Page;

  before(async () => {
    const launched = launchBrowser();
    visit = await openVisit('sqlite');
    await visit.form('enhanced', form);
    browser = await launched;
    page = await open();
  });
  after(async () => {
    await browser?.close();
    await visit?.[Symbol.asyncDispose]();
  });

  /** The form in a fresh browser. */
  async function open(): Promise<Page> {
    const opened = await browser.newPage({ viewport: { width: 900, height: 900 }, reducedMotion: 'reduce' });
    await opened.goto(`${visit.url}/f/enhanced`);
    await opened.getByRole('combobox', { name: 'City' }).waitFor();
    return opened;
  }

  const sent = async (page: Page, begin: string) =>
    (await filledIn(page)).filter(([name]) => name === begin || name.startsWith(`${begin}.`));

  test('rows are added and removed, and sent in their visible order', async () => {
    const add = page.getByRole('button', { name: 'Add a guest' });
    const remove = page.getByRole('button', { name: /^Remove row/ });
    assert.equal(await remove.count(), 0, 'as many rows as there must be stay');
    await page.getByLabel('Name, Row 1').fill('Ada');
    await page.getByLabel('Name, Row 2').fill('Bob');
    await add.click();
    await page.keyboard.type('Cy');
    await page.getByLabel('Vegan, Row 3').check();
    await add.click();
    assert.equal(await add.count(), 0, 'and there are no more than may be');
    await page.keyboard.type('Di');
    await page.getByRole('button', { name: 'Remove row 2' }).press('Enter');
    await holds(async () => assert.equal(await page.evaluate('document.activeElement.value'), 'Cy'));
    assert.deepEqual(await sent(page, 'field1'), [
      ['field1.0.0', 'Ada'],
      ['field1.1.0', 'Cy'],
      ['field1.1.1', 'yes'],
      ['field1.2.0', 'Di'],
    ]);
    await holds(async () => assert.equal(await page.getByLabel('Name, Row 3').inputValue(), 'Di'));
    await holds(async () => assert.equal(await page.locator('[id="field1"]').count(), 1));
  });

  test('sliders show their value, and one without an answer has none until it is touched', async () => {
    await page.getByLabel('Sleep').press('ArrowRight');
    await holds(async () => assert.equal(await page.locator('output').innerText(), '9\u00a0h'));
    assert.deepEqual(await sent(page, 'field3'), [['field3', '']]);
    const line = page.locator('[data-field=field3] input[type=range]');
    assert.match((await line.getAttribute('class')) ?? '', /untouched/);
    await line.click();
    assert.deepEqual(await sent(page, 'field3'), [['field3', '100']]);
    await page.locator('[name=field3]').fill('');
    assert.match((await line.getAttribute('class')) ?? '', /untouched/);
    assert.deepEqual(await sent(page, 'field3'), [['field3', '']]);
  });

  test('a choice that need not be made can be taken back', async () => {
    const clear = page.locator('[data-field=field4]').getByRole('button', { name: 'Clear' });
    assert.equal(await clear.isVisible(), false);
    await page.locator('#field4').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await clear.press('Enter');
    assert.deepEqual(await sent(page, 'field4'), []);
    await holds(async () => assert.equal(await page.evaluate('document.activeElement.name'), 'field4'));
    await page.locator('#field5').check({ force: true });
    assert.equal(await page.locator('[data-field=field5] .clear').isVisible(), false);
  });

  const order = async (shown: Page) =>
    await shown.evaluate<string[]>(
      '[...document.querySelectorAll("input[name=field6]")].map(({ value }) => value)',
    );

  test('options are shuffled per visitor, "Other" last, and its text shows when it is chosen', async () => {
    const drawn = await order(page);
    const another = await open();
    assert.notDeepEqual(await order(another), drawn);
    assert.deepEqual(drawn.toSorted(), [...letters.slice(0, 8).map(({ value }) => value), 'other']);
    assert.equal(drawn.at(-1), 'other');
    assert.equal(await another.locator('[name="field6.other"]').isVisible(), false);
    await another.getByLabel('Other', { exact: true }).click();
    await holds(async () =>
      assert.equal(await another.evaluate('document.activeElement.name'), 'field6.other'),
    );
    await another.close();
    await page.getByLabel('Other', { exact: true }).check();
    await page.getByLabel('Your own words').fill('Diving');
    assert.deepEqual(await sent(page, 'field6'), [
      ['field6', 'other'],
      ['field6.other', 'Diving'],
    ]);
  });

  test('the number of choices and the remaining characters are shown', async () => {
    const status = page.locator('[data-field=field7] [role=status]');
    for (const name of ['Option A', 'Option B']) {
      await page.locator('[data-field=field7]').getByLabel(name).check();
    }
    await holds(async () => assert.equal(await status.innerText(), 'Chosen: 2 of 2'));
    await page.getByLabel('Remarks').fill('Twelve signs 😀');
    await holds(async () =>
      assert.equal(await page.locator('[data-field=field9] .left').innerText(), 'Characters left: 6'),
    );
  });

  test('a long list is searched by the keyboard, and what is sent is the list', async () => {
    const box = page.getByRole('combobox', { name: 'City' });
    await box.fill('nowhere');
    await holds(async () =>
      assert.deepEqual(await page.getByRole('option').allInnerTexts(), ['Nothing found']),
    );
    await box.fill('');
    await page.keyboard.type('koln');
    await holds(async () => assert.deepEqual(await page.getByRole('option').allInnerTexts(), ['Köln']));
    await holds(async () => assert.equal(await box.getAttribute('aria-expanded'), 'true'));
    await page.keyboard.press('Enter');
    await holds(async () => assert.equal(await box.inputValue(), 'Köln'));
    assert.deepEqual(await sent(page, 'field8'), [['field8', 'koeln']]);
    await page.keyboard.press('ArrowDown');
    await holds(async () =>
      assert.equal(await page.getByRole('option', { selected: true }).innerText(), 'Köln'),
    );
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    assert.deepEqual(await sent(page, 'field8'), [['field8', 'l']]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'hidden' });
    await box.fill('');
    await page.keyboard.press('Tab');
    assert.deepEqual(await sent(page, 'field8'), [['field8', '']]);
    await box.click();
    await page.getByRole('option', { name: 'Option C' }).click();
    assert.deepEqual(await sent(page, 'field8'), [['field8', 'c']]);
  });

  test('a calendar opens in the page on a click, and only Calendly can say that a time is booked', async () => {
    const asked: string[] = [];
    await page.route('https://calendly.com/**', async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<p>A calendar</p>' });
    });
    const told = { event: 'calendly.event_scheduled', payload: { event: { uri } } };
    assert.deepEqual(asked, []);
    await page.getByRole('link', { name: 'Choose a time on Calendly' }).click();
    await page.frameLocator('iframe').getByText('A calendar').waitFor();
    const frame = page.frame({ url: /calendly/ });
    assert.match(asked[0] ?? '', /^https:\/\/calendly\.com\/anna\/30min\?embed_domain=.*embed_type=Inline/);
    await page.evaluate(`postMessage(${JSON.stringify(told)}, '*')`);
    await holds(async () => assert.equal(await page.locator('#field10').inputValue(), ''));
    await frame?.evaluate(`parent.postMessage(${JSON.stringify(told)}, '*')`);
    await page.getByText('Your time is booked').waitFor({ state: 'attached' });
    await holds(async () => assert.equal(await page.locator('#field10').inputValue(), uri));
  });

  test('saved answers return in the same order and with all rows, and are stored unchanged', async () => {
    const drawn = await order(page);
    const filled = await filledIn(page);
    const isKept = async () =>
      await page.evaluate<boolean>(`(localStorage.getItem('canvass:enhanced') ?? '').includes('${uri}')`);
    await eventually(isKept);
    await page.reload();
    // Until the script has loaded there is a native select, which is a combobox as well.
    await page.locator('input[role=combobox]').first().waitFor();
    assert.deepEqual(await order(page), drawn);
    assert.deepEqual(await filledIn(page), filled);
    await holds(async () =>
      assert.equal(await page.getByRole('combobox', { name: 'City' }).inputValue(), 'Option C'),
    );
    await holds(async () => assert.equal(await page.locator('output').innerText(), '9\u00a0h'));
    await page.getByRole('combobox', { name: 'City' }).click();
    assert.deepEqual(await violations(browser, page), []);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    const { data } = await visit.api('/v2/forms/enhanced/responses');
    const values = new Map<string, unknown>(
      data[0].response.map(({ field_id, value }: { field_id: string; value: unknown }) => [field_id, value]),
    );
    assert.match(JSON.stringify(values.get('field1')), /Ada.*Cy.*Di/);
    assert.deepEqual([values.get('field2'), values.has('field3'), values.has('field4')], [9, false, false]);
    assert.equal(values.get('field10'), uri);
  });
}
