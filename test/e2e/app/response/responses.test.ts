import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { writeQuery } from '#contract/app/response/filter.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import type { ResponseQuery } from '#form/query/responseQuery.ts';
import type { AppClient } from '../../../app/appClient.ts';
import { holds } from '../../../support/eventually.ts';
import { describeInBrowser, liveViolations } from '../../browserVisit.ts';
import { beginJourney, type Journey, type Owned } from '../journey.ts';
import { become, settled } from '../openScreen.ts';
import { openDemo } from './demoSurvey.ts';
import { publishForm, send } from './responseForm.ts';

const rating = 'How was your visit as a whole?';

describeInBrowser('the table of responses', () => {
  let journey: Journey;
  let owned: Owned;
  let client: AppClient;
  let page: Page;
  let organization: string;
  let form: string;
  let total: number;
  let place: string;

  before(async () => {
    journey = await beginJourney();
    owned = await journey.own();
    ({ organization, client, form, total } = await openDemo(journey, 600));
    assert.ok(total > 300);
    place = `${journey.url}/app/o/${organization}/f/${form}/responses`;
    page = await journey.visit();
    await page.setViewportSize({ width: 1440, height: 900 });
    await become(page.context(), client, journey.url);
  });
  after(async () => await journey.end());

  const grid = () => page.getByRole('grid', { name: 'Responses' });
  const row = (index: number) => grid().locator(`[aria-rowindex="${index + 1}"]`);
  const header = (name: string) => grid().getByRole('columnheader', { name });
  const line = () => page.locator('.responses-progress');
  const choose = async (column: string, item: string) => {
    await header(column).getByRole('button').click();
    await page.getByRole('menuitem', { name: item }).click();
    await page.getByRole('menu').waitFor({ state: 'detached' });
  };
  const open = async (search = '') => {
    await page.goto(`${place}${search}`);
    await row(1).waitFor();
    await settled(page);
  };
  /** Waits until the table says how many it has, which it knows once all of them are loaded. */
  const saysCount = async (count: number) => {
    await grid()
      .and(page.locator('[aria-rowcount="-1"]'))
      .or(grid().and(page.locator(`[aria-rowcount="${count + 1}"]`)))
      .waitFor();
    while ((await line().innerText()) !== `${count} responses`) {
      await grid().evaluate((element) => {
        element.scrollTop = element.scrollHeight;
      });
      await page.waitForTimeout(50);
    }
  };
  /** How many responses the query has, counted page by page. */
  const countOf = async (query: Partial<ResponseQuery>) => {
    let count = 0;
    let next: string | null = '';
    while (next !== null) {
      const read: AnswerOf<'responses'> = await client.ask('responses', { organization, form }, undefined, {
        query: { query: writeQuery(query), ...(next === '' ? {} : { after: next }) },
      });
      count += read.rows.length;
      next = read.next;
    }
    return count;
  };

  test('the list of forms leads to it, and it shows how many there are', async () => {
    await page.goto(`${journey.url}/app/o/${organization}`);
    await page.getByRole('button', { name: 'Actions for “Visitor survey”' }).click();
    await page.getByRole('menuitem', { name: 'Responses' }).click();
    await row(1).waitFor();
    await holds(async () => assert.equal(await grid().getAttribute('aria-rowcount'), String(total + 1)));
    await line().getByText(`${total} responses`).waitFor();
    await row(1)
      .getByRole('gridcell', { name: /^\d of 5$/ })
      .waitFor();
    await settled(page);
    assert.deepEqual(await liveViolations(page), []);
  });

  test('scrolling to the end shows the oldest, with few rows in the page', async () => {
    const shown = async () => await grid().getByRole('row').count();
    while ((await row(total).count()) === 0) {
      await grid().evaluate((element) => {
        element.scrollTop = element.scrollHeight;
      });
      await page.waitForTimeout(50);
    }
    assert.ok((await shown()) < 80);
  });

  test('a search finds words in the answers', async () => {
    await open();
    await page.keyboard.press('/');
    await page.keyboard.type('workshop');
    const found = await countOf({ search: 'workshop' });
    assert.ok(found > 0 && found < total);
    await saysCount(found);
    await page.getByRole('searchbox', { name: 'Search answers' }).fill('xyzzyx');
    await page.getByRole('heading', { name: 'No response matches' }).waitFor();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await line().getByText(`${total} responses`).waitFor();
  });

  test('a filter is a sentence, and a view keeps it under its own address', async () => {
    await open();
    await page.getByRole('button', { name: 'Filter by: Filter' }).click();
    await page.keyboard.type('as a whole');
    await page.keyboard.press('Enter');
    await page.getByLabel('Comparison').selectOption('is_over');
    await page.getByLabel('Value').fill('3');
    await page.getByLabel('Value').press('Enter');
    const pill = page.getByRole('button', { name: `Change filter: ${rating} is more than 3` });
    await pill.waitFor();
    const [{ id: field = '' } = {}] = (
      await client.ask('responseColumns', { organization, form })
    ).columns.filter(({ label }) => label === rating);
    const happy = await countOf({ filters: [{ on: 'field', field, operator: 'is_over', value: 3 }] });
    assert.ok(happy > 0 && happy < total);
    await saysCount(happy);
    await settled(page);
    assert.deepEqual(await liveViolations(page), []);
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByRole('dialog', { name: 'Save view' }).getByLabel('Name').fill('Happy visitors');
    await page.getByLabel('Share with the workspace').check();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\?view=/);
    const address = page.url();
    await page.goto(place);
    await line().getByText(`${total} responses`).waitFor();
    await page.goto(address);
    await pill.waitFor();
    await page.getByRole('button', { name: 'View: Happy visitors' }).waitFor();
    await saysCount(happy);
  });

  test('a view is changed, renamed and deleted', async () => {
    await page.getByRole('button', { name: `Remove filter: ${rating} is more than 3` }).click();
    await page.getByRole('button', { name: 'View: All responses' }).waitFor();
    await page.getByRole('button', { name: 'View: All responses' }).click();
    await page.getByRole('menuitemradio', { name: 'Happy visitors' }).click();
    await page.getByRole('button', { name: 'View: Happy visitors' }).click();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
    await page.getByRole('dialog', { name: 'Rename view' }).getByLabel('Name').fill('Very happy');
    await page.getByRole('dialog', { name: 'Rename view' }).getByLabel('Name').press('Enter');
    await page.getByRole('button', { name: 'View: Very happy' }).click();
    await page.getByRole('menuitem', { name: 'Delete view' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete view' }).click();
    await page.getByRole('button', { name: 'View: All responses' }).waitFor();
    assert.deepEqual((await client.ask('responseViews', { organization, form })).views, []);
  });

  test('a column sorts the rows, in its menu', async () => {
    await open();
    await choose(rating, 'Sort descending');
    await header(rating).and(page.locator('[aria-sort="descending"]')).waitFor();
    await row(1).getByRole('gridcell', { name: '5 of 5' }).waitFor();
    await choose(rating, 'Sort ascending');
    await row(1)
      .getByRole('gridcell', { name: /^1 of 5$/ })
      .waitFor();
  });

  test('columns are hidden and moved, and stay so for this person', async () => {
    await open();
    await header('E-mail').waitFor();
    await page.getByRole('button', { name: 'Columns' }).click();
    const dialog = page.getByRole('dialog', { name: 'Columns' });
    await dialog.getByRole('checkbox', { name: 'E-mail' }).uncheck();
    await dialog.getByRole('button', { name: 'Move What may we call you?' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const { columns } = await client.ask('responseColumns', { organization, form });
    const day = columns.find(({ label }) => label === 'Day of your visit')?.id;
    for (let first: string | undefined; first !== day; await page.waitForTimeout(50)) {
      const saved = await client.ask('responseColumnSettings', { organization, form });
      // After the date and the number.
      first = saved.columns.filter(({ hidden }) => hidden !== true)[2]?.id;
    }
    await dialog.getByRole('button', { name: 'Done' }).click();
    await header('E-mail').waitFor({ state: 'detached' });
    await page.reload();
    await row(1).waitFor();
    assert.equal(await header('E-mail').count(), 0);
    const first = grid().getByRole('columnheader').nth(3);
    await holds(async () => assert.match(await first.innerText(), /^Day of your visit/));
  });

  test('everything works with the keyboard alone', async () => {
    await open();
    await page.getByRole('button', { name: 'Filter by: Filter' }).focus();
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await holds(async () => assert.equal(await focused.getAttribute('data-row'), '0'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('PageDown');
    await holds(async () => assert.ok(Number(await focused.getAttribute('data-row')) > 10));
    await page.keyboard.press('Control+Home');
    await holds(async () => assert.equal(await focused.getAttribute('data-row'), '0'));
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press(' ');
    await page.getByText('1 selected').waitFor();
    await holds(async () => assert.equal(await row(2).getAttribute('aria-selected'), 'true'));
    await page.keyboard.press(' ');
    await page.getByText('1 selected').waitFor({ state: 'detached' });
    await page.keyboard.press('Enter');
    await page.waitForURL(/response=/);
    await page.locator('.response-panel h2:focus').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[role="gridcell"][data-row="1"]:focus').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    const heading = grid().getByRole('columnheader').nth(1);
    const width = async () => (await heading.boundingBox())?.width ?? 0;
    const before = await width();
    await page.keyboard.press('Shift+ArrowRight');
    await holds(async () => assert.equal(await width(), before + 16));
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Sort ascending' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await heading.getByRole('button').and(page.locator(':focus')).waitFor();
  });

  test('a new response arrives by itself, and does not move what somebody reads', async () => {
    const { organization: museum, client: maya } = owned;
    const watched = await publishForm(maya, museum, 'Live survey');
    await send(journey.url, watched, { field101: 'First' });
    const other = owned.page;
    await other.goto(`${journey.url}/app/o/${museum}/f/${watched}/responses`);
    const cells = other.getByRole('grid');
    await cells.getByText('First').waitFor();
    await send(journey.url, watched, { field101: 'Second' });
    await cells.getByText('Second').waitFor();
    await cells.getByText('First').click();
    await other.locator('.response-panel h2:focus').waitFor();
    await other.keyboard.press('Escape');
    await cells.locator('[role="gridcell"]:focus').waitFor();
    await send(journey.url, watched, { field101: 'Third' });
    await cells.locator('[aria-rowindex="4"]').getByText('First').waitFor();
    await holds(async () =>
      assert.equal(await cells.locator('[role="gridcell"]:focus').getAttribute('data-row'), '2'),
    );
    // There is room for all three, so nothing is out of sight.
    assert.equal(await other.getByText('1 new response').count(), 0);
    // Many at once: the row that is read would leave what is rendered.
    const numbers = Array.from({ length: 27 }, (_, index) => index + 4);
    await Promise.all(numbers.map((each) => send(journey.url, watched, { field101: `Visitor ${each}` })));
    await cells.and(other.locator('[aria-rowcount="31"]')).waitFor();
    await cells.locator('[role="gridcell"]:focus').getByText('First').waitFor();
    await other.getByRole('button', { name: /\d+ new responses?$/ }).click();
    await cells.locator('[aria-rowindex="2"]').getByText('Visitor').waitFor();
    await other.getByRole('button', { name: /\d+ new responses?$/ }).waitFor({ state: 'detached' });
  });

  test('unfinished answers come and go by themselves', async () => {
    const { organization: museum, client: maya, page: other } = owned;
    const kept = await publishForm(maya, museum, 'Kept answers');
    const params = { organization: museum, form: kept };
    await maya.ask('changeFormSettings', params, { settings: { partial: true } });
    await other.goto(`${journey.url}/app/o/${museum}/f/${kept}/responses`);
    await other.getByRole('link', { name: /^Partial/ }).click();
    await other.getByRole('link', { name: 'Partial 0' }).waitFor();
    const visitor = await journey.visit();
    await visitor.goto(`${journey.url}/f/${kept}`);
    // From here on the page sends what is typed.
    await visitor.getByText('Your answers are kept as you go, before you send them.').waitFor();
    await visitor.getByLabel('Your name').fill('Ada');
    const row = other.getByRole('grid').getByText('Ada');
    await row.waitFor();
    await other.getByRole('link', { name: 'Partial 1' }).waitFor();
    await send(journey.url, kept, { field101: 'Grace' });
    await other.getByRole('link', { name: 'Live 1' }).waitFor();
    await visitor.getByRole('button', { name: 'Next' }).click();
    await visitor.getByRole('button', { name: 'Send' }).click();
    await row.waitFor({ state: 'detached' });
    await other.getByRole('link', { name: 'Live 2' }).waitFor();
  });

  test('on a phone the table scrolls inside the page, and a response covers it', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open();
    assert.deepEqual(await liveViolations(page), []);
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    assert.ok(Number(overflow) <= 0);
    await row(2).click({ position: { x: 120, y: 12 } });
    const panel = page.locator('.response-panel');
    await panel.waitFor();
    await settled(page);
    // Without the scroll bar of the page.
    assert.ok(((await panel.boundingBox())?.width ?? 0) >= 370);
    assert.deepEqual(await liveViolations(page), []);
  });
});
