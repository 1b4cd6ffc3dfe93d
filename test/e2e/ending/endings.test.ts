import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { FormDefinition } from '#form/definition/document.ts';
import { openVisit, type Visit } from '../../page/visitor.ts';
import { holds } from '../../support/eventually.ts';
import { describeInBrowser, launchBrowser, liveViolations, violations, visitPage } from '../browserVisit.ts';
import { openLive, wakePickers } from '../livePage.ts';

const pages: FormDefinition['pages'] = [
  {
    id: 'page1',
    label: 'You',
    description: 'We answer **within three days**. See our [prices](https://example.org/prices).',
    fields: [
      {
        id: 'field1',
        type: 'one_line_input',
        label: 'Name',
        required: true,
        description: 'As on your *card*',
      },
      {
        id: 'field2',
        type: 'multiple_choice',
        label: 'Ticket',
        options: [
          { value: 'adult', label: 'An **adult**' },
          { value: 'child', label: 'A child' },
        ],
      },
    ],
  },
  {
    id: 'page2',
    label: 'Your visit',
    fields: [
      { id: 'field3', type: 'date', label: 'Day' },
      { id: 'field4', type: 'hidden', label: 'Campaign', default: 'spring' },
      {
        id: 'field5',
        type: 'rich_text',
        label: '',
        text: '[field2] on [field3] for [fixed(12.5, 2)] euros',
      },
    ],
  },
];

const full: FormDefinition = {
  format: 2,
  title: 'Tickets',
  pages,
  ending: {
    title: 'See you, [field1]',
    message: 'We confirm **[field3]**. Read [how to find us](https://example.org/way).',
    summary: true,
    button: { label: 'The programme', url: 'https://example.org/programme' },
    again: true,
    share: true,
  },
  translations: { de: { fields: { field2: { options: { adult: 'Ein **Erwachsener**' } } } } },
};

describeInBrowser('endings, saved answers and texts', () => {
  let visit: Visit;
  let browser: Browser;

  before(async () => {
    [browser, visit] = await Promise.all([launchBrowser(), openVisit('sqlite')]);
    await visit.form('ending01', full);
    const redirect = `${visit.url}/f/ending01?field1=Back`;
    await visit.form('leaving1', {
      ...full,
      ending: { title: 'Goodbye', redirect, redirect_after: 1 },
    });
    await visit.form('staying1', {
      ...full,
      ending: { title: 'Goodbye', redirect, redirect_after: 60 },
    });
    await visit.form('resume01', { ...full, resume: { link: true } });
  });
  after(async () => {
    await browser?.close();
    await visit?.[Symbol.asyncDispose]();
  });

  const at = (path: string) => `${visit.url}/f/${path}`;
  /** The public address is another name of the same host. */
  const here = (link: string) => `${visit.url}${new URL(link).pathname}${new URL(link).search}`;

  /** Waits for the picker first: it comes when the pointer or the focus does, and replaces the control. */
  async function fillInDay(page: Page, day: string) {
    await wakePickers(page);
    await page.locator('.picked').waitFor();
    await page.getByLabel('Day').fill(day);
  }

  async function fillIn(page: Page, go: { click(): Promise<void> }) {
    await page.getByLabel('Name').fill('Ada & <b>');
    await page.locator('[value=adult]').check();
    await go.click();
    await fillInDay(page, '2026-12-01');
    await go.click();
  }

  test('with the script the ending takes the place of the form, with the answers and ways on', async () => {
    const { page, go, leave } = await openLive(browser, at('ending01'));
    await holds(async () =>
      assert.equal(await page.locator('.intro strong').textContent(), 'within three days'),
    );
    await holds(async () =>
      assert.equal(
        await page.getByRole('link', { name: 'prices' }).getAttribute('rel'),
        'noopener noreferrer',
      ),
    );
    await page.getByLabel('Name').fill('Ada');
    await page.locator('[value=adult]').check();
    await go.click();
    await fillInDay(page, '2026-12-01');
    await page.getByText('An adult on December 1, 2026 for 12.50 euros').waitFor();
    await go.click();
    const heading = page.getByRole('heading', { name: 'See you, Ada' });
    await heading.waitFor();
    await holds(async () => assert.equal(await page.title(), 'See you, Ada'));
    await holds(async () =>
      assert.equal(await page.evaluate('document.activeElement?.textContent'), 'See you, Ada'),
    );
    await holds(async () =>
      assert.equal(
        await page.locator('.status > p').first().innerText(),
        'We confirm December 1, 2026. Read how to find us.',
      ),
    );
    await holds(async () =>
      assert.deepEqual(await page.locator('dt, dd').allInnerTexts(), [
        'Name',
        'Ada',
        'Ticket',
        'An adult',
        'Day',
        'December 1, 2026',
      ]),
    );
    assert.equal(await page.evaluate('getComputedStyle(document.querySelector(".mark")).width'), '64px');
    assert.deepEqual(await liveViolations(page), []);
    // Copying falls back to the selection where the clipboard is closed.
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('button', { name: 'Link copied' }).waitFor();
    await page.getByRole('link', { name: 'Answer again' }).click();
    await page.getByLabel('Name').waitFor();
    await holds(async () => assert.equal(await page.getByLabel('Name').inputValue(), ''));
    await leave();
  });

  test('without the script it is the same page', async () => {
    const { page, leave } = await visitPage(browser, at('ending01'));
    const go = page.locator('.foot button');
    await page.getByLabel('Name').fill('Ada');
    await page.locator('[value=adult]').check();
    await page.getByLabel('Day').fill('2026-12-01');
    await go.click();
    // The text of field5 has changed, so the page is shown once more.
    await page.locator('.notice').waitFor();
    await go.click();
    await page.getByRole('heading', { name: 'See you, Ada' }).waitFor();
    await holds(async () => assert.equal(await page.locator('dd').count(), 3));
    await holds(async () => assert.equal(await page.getByText('/f/ending01').isVisible(), true));
    assert.equal(await page.locator('[data-do=copy]').isVisible(), false);
    assert.deepEqual(await violations(browser, page), []);
    await leave();
  });

  test('a redirect with time to read says where it leads, and can be stopped', async () => {
    const leaving = await openLive(browser, at('leaving1'));
    await fillIn(leaving.page, leaving.go);
    await leaving.page.getByText(`You will be taken to ${new URL(visit.url).host}`).waitFor();
    await leaving.page.waitForURL('**/f/ending01?field1=Back');
    await leaving.leave();

    const staying = await openLive(browser, at('staying1'));
    await fillIn(staying.page, staying.go);
    await staying.page.getByRole('button', { name: 'Stay on this page' }).click();
    await staying.page.getByText(/You will be taken/).waitFor({ state: 'detached' });
    await staying.page.getByRole('link', { name: `Continue to ${new URL(visit.url).host}` }).click();
    await staying.page.waitForURL('**/f/ending01?field1=Back');
    await staying.leave();
  });

  test('answers are saved in place under one link, and another device goes on at the same step', async () => {
    const { page, go, context, leave } = await openLive(browser, at('resume01'), {
      expected: /ERR_INTERNET_DISCONNECTED/,
    });
    const save = page.getByRole('button', { name: 'Save for later' });
    await page.getByLabel('Name').fill('Ada');
    await go.click();
    await fillInDay(page, '2026-12-01');
    await save.click();
    await page.getByRole('heading', { name: 'Your answers are saved' }).waitFor();
    const link = (await page.locator('.link').textContent()) ?? '';
    assert.match(link, /\?resume=[\w-]{43}$/);
    await holds(async () => assert.equal(await page.locator('.saved svg[role=img]').count(), 1));
    assert.match((await page.locator('a[href^="mailto:"]').getAttribute('href')) ?? '', /resume%3D/);
    assert.deepEqual(await liveViolations(page), []);
    await page.getByRole('link', { name: 'Continue filling in the form' }).click();
    await holds(async () => assert.equal(await page.locator('.saved').isVisible(), false));

    // Without a connection it waits, and saves when it is back.
    await context.setOffline(true);
    await fillInDay(page, '2026-12-02');
    await save.click();
    await page.getByText(/There is no connection\. Your answers stay/).waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { name: 'Your answers are saved' }).waitFor();
    await holds(async () => assert.equal(await page.locator('.link').textContent(), link));

    const other = await openLive(browser, here(link));
    await other.page.getByText('Your saved answers are back.').waitFor();
    await holds(async () =>
      assert.equal(await other.page.locator('[name=field3]').inputValue(), '2026-12-02'),
    );
    assert.deepEqual(await other.progress(), [2, 2]);
    await fillInDay(other.page, '2026-12-03');
    await other.page.getByRole('button', { name: 'Save for later' }).click();
    await other.page.getByRole('heading', { name: 'Your answers are saved' }).waitFor();
    await holds(async () => assert.equal(await other.page.locator('.link').textContent(), link));
    await other.leave();

    // The first browser has the same answers from before; those of the link are newer.
    await page.goto(here(link));
    await page.locator('.sending').waitFor({ state: 'attached' });
    await holds(async () => assert.equal(await page.locator('[name=field3]').inputValue(), '2026-12-03'));
    await leave();
  });

  test('without the script saving twice gives the same link', async () => {
    const { page, leave } = await visitPage(browser, at('resume01'));
    await page.getByLabel('Name').fill('Ada');
    const save = async () => {
      await page.getByRole('button', { name: 'Save for later' }).click();
      await page.getByRole('heading', { name: 'Your answers are saved' }).waitFor();
    };
    const saved = async () => (await page.locator('.link').textContent()) ?? '';
    await save();
    const link = await saved();
    assert.deepEqual(await violations(browser, page), []);
    await page.reload();
    assert.equal(await saved(), link);
    await page.goto(here(link));
    await page.getByText('Your saved answers are back.').waitFor();
    await holds(async () => assert.equal(await page.getByLabel('Name').inputValue(), 'Ada'));
    await page.getByLabel('Day').fill('2026-12-02');
    await save();
    assert.equal(await saved(), link);
    await leave();
  });
});
