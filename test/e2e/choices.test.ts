import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { FormDefinition } from '#form/definition/document.ts';
import { openVisit, type Visit } from '../page/visitor.ts';
import { holds } from '../support/eventually.ts';
import { describeInBrowser, filledIn, launchBrowser, liveViolations, visitPage } from './browserVisit.ts';
import { openLive } from './livePage.ts';

const words = (labels: string) => labels.split(' ').map((label) => ({ value: label.toLowerCase(), label }));
const rows = (labels: string) => labels.split(' ').map((label, index) => ({ id: `row${index + 1}`, label }));

const survey: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'nps', label: 'Recommend' },
        { id: 'field2', type: 'rating', label: 'Stars', step: 0.5 },
        { id: 'field3', type: 'slider', label: 'Workload', unit: 'h', step: 5 },
        {
          id: 'field4',
          type: 'table_entry',
          label: 'Agreement',
          required: true,
          columns: [
            {
              id: 'column1',
              label: 'Degree',
              type: 'choice',
              required: true,
              options: words('Never Rarely Often Always'),
            },
          ],
          rows: rows('Work Team Food'),
        },
        {
          id: 'field5',
          type: 'table_entry',
          label: 'Free time',
          columns: ['Mon', 'Tue'].map((label, index) => ({
            id: `column${index + 1}`,
            label,
            type: 'checkbox' as const,
          })),
          rows: rows('Morning Evening'),
        },
        {
          id: 'field6',
          type: 'multiple_choice',
          label: 'Course',
          options: words('Sailing Painting'),
          other: {},
        },
        {
          id: 'field7',
          type: 'dropdown',
          label: 'City',
          options: words('Aachen Berlin Bonn Bremen Dresden Essen Halle Kiel Köln Mainz Straßburg Ulm'),
        },
      ],
    },
  ],
};

const place: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'address', label: 'Address', parts: ['city', 'country'] },
        {
          id: 'field2',
          type: 'dropdown',
          label: 'Born in',
          options: 'AT BE CH DE DK ES FR GB IT NL PL'
            .split(' ')
            .map((value) => ({ value, label: `Land ${value}` })),
        },
      ],
    },
  ],
};

const phone = { width: 390, height: 800 };

describeInBrowser('choices, scales and matrices', suite);

function suite() {
  let visit: Visit;
  let browser: Browser;

  before(async () => {
    const launched = launchBrowser();
    visit = await openVisit('sqlite');
    await visit.form('survey01', survey);
    await visit.form('place001', place);
    browser = await launched;
  });
  after(async () => {
    await browser?.close();
    await visit?.[Symbol.asyncDispose]();
  });

  const at = (path: string) => `${visit.url}/f/${path}`;
  const sent = async (page: Page, name: string) =>
    (await filledIn(page)).filter(([each]) => each === name || each.startsWith(`${name}.`));
  const inRow = (page: Page, row: string, choice: string) =>
    page.getByRole('radiogroup', { name: row }).getByRole('radio', { name: choice });

  test('on a phone all eleven steps are in one row between their labels, large enough to press', async () => {
    for (const width of [320, 390]) {
      const { page, leave } = await openLive(browser, at('survey01'), { viewport: { width, height: 800 } });
      const boxes = await page.evaluate<{ x: number; y: number; width: number; height: number }[]>(
        '[...document.querySelectorAll("[data-field=field1] .step")].map((step) => step.getBoundingClientRect().toJSON())',
      );
      assert.equal(boxes.length, 11);
      assert.equal(new Set(boxes.map(({ y }) => y)).size, 1);
      for (const box of boxes) assert.ok(box.width >= 24 && box.height >= 44, JSON.stringify(box));
      const wide = await page.evaluate<number>('document.documentElement.scrollWidth');
      assert.equal(wide, width);
      await leave();
    }
  });

  test('the keyboard alone answers scales, matrices and a slider, which has no answer before', async () => {
    const { page, go, errorOf, leave } = await openLive(browser, at('survey01'), { viewport: phone });
    const { keyboard } = page;
    // The first key loads the script for digits, which handles all that are typed until it is there.
    const typed = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await typed.promise;
      await route.continue();
    });
    await page.locator('#field1').focus();
    await keyboard.type('10');
    assert.deepEqual(await sent(page, 'field1'), []);
    typed.resolve();
    await page.locator('[name=field1][value="10"]:checked').waitFor({ state: 'attached' });
    assert.deepEqual(await sent(page, 'field1'), [['field1', '10']]);
    await keyboard.press('7');
    assert.deepEqual(await sent(page, 'field1'), [['field1', '7']]);
    await keyboard.type('10');
    assert.deepEqual(await sent(page, 'field1'), [['field1', '10']]);

    await page.locator('#field2').focus();
    for (const key of ['Space', 'ArrowRight', 'ArrowRight']) await keyboard.press(key);
    assert.deepEqual(await sent(page, 'field2'), [['field2', '1.5']]);
    await holds(async () =>
      assert.equal(await page.getByRole('radio', { name: '1.5 of 5' }).isChecked(), true),
    );

    const line = page.getByRole('slider', { name: 'Workload' });
    await holds(async () => assert.equal(await line.getAttribute('aria-valuetext'), 'No value yet'));
    assert.deepEqual(await sent(page, 'field3'), [['field3', '']]);
    await line.press('ArrowRight');
    assert.deepEqual(await sent(page, 'field3'), [['field3', '55']]);
    await holds(async () => assert.equal(await line.getAttribute('aria-valuetext'), '55 h'));
    await page.locator('[data-field=field3] .clear').press('Enter');
    assert.deepEqual(await sent(page, 'field3'), [['field3', '']]);
    await line.press('Space');
    assert.deepEqual(await sent(page, 'field3'), [['field3', '50']]);

    await inRow(page, 'Work', 'Never').focus();
    for (const key of ['Space', 'ArrowRight', 'ArrowRight']) await keyboard.press(key);
    await inRow(page, 'Food', 'Rarely').focus();
    await keyboard.press('Space');
    assert.deepEqual(await sent(page, 'field4'), [
      ['field4.0.0', 'often'],
      ['field4.2.0', 'rarely'],
    ]);
    await page.getByRole('group', { name: 'Evening' }).getByLabel('Tue').press('Space');

    await go.press('Enter');
    await errorOf('field4').waitFor();
    const team = page.getByRole('radiogroup', { name: 'Team' });
    await holds(async () => assert.equal(await team.getAttribute('aria-invalid'), 'true'));
    await holds(async () => assert.equal(await page.locator('.line[aria-invalid]').count(), 1));
    await holds(async () => assert.equal(await page.evaluate('document.activeElement.name'), 'field4.1.0'));
    await keyboard.press('Space');
    await holds(async () => assert.equal(await team.getAttribute('aria-invalid'), null));
    assert.deepEqual(await liveViolations(page), []);
    await go.press('Enter');
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    await leave();
    assert.deepEqual(await stored(), {
      field1: 10,
      field2: 1.5,
      field3: 50,
      field4: {
        headers: ['', 'Degree'],
        rows: [
          ['Work', 'Often'],
          ['Team', 'Never'],
          ['Food', 'Rarely'],
        ],
      },
      field5: {
        headers: ['', 'Mon', 'Tue'],
        rows: [
          ['Morning', '', ''],
          ['Evening', '', 'yes'],
        ],
      },
    });
  });

  test('on a desktop the choices of a matrix stand below their headings, and the pointer previews a rating', async () => {
    const look = { viewport: { width: 1000, height: 900 }, colorScheme: 'dark' } as const;
    const { page, leave } = await openLive(browser, at('survey01'), look);
    const [heads, radios] = await page.evaluate<[number[], number[]]>(
      `(() => {
        const middle = (element) => { const { x, width } = element.getBoundingClientRect(); return Math.round(x + width / 2); };
        const of = (selector) => [...document.querySelectorAll('[data-field=field4] ' + selector)].map(middle);
        return [of('.heads span:not(:first-child)'), of('.line:last-child input')];
      })()`,
    );
    assert.equal(heads.length, 4);
    assert.deepEqual(radios, heads);
    const fills = async () =>
      await page.evaluate<number>(
        '[...document.querySelectorAll("[data-field=field2] svg")].filter((svg) => getComputedStyle(svg).fill !== "none").length',
      );
    await page.locator('[name=field2][value="4"]').hover({ force: true });
    assert.equal(await fills(), 8);
    await page.locator('[name=field2][value="2.5"]').click({ force: true });
    await page.mouse.move(0, 0);
    assert.equal(await fills(), 5);
    assert.deepEqual(await liveViolations(page), []);
    await leave();
  });

  test('without a script everything can be answered, and the text of "Other" shows with its option', async () => {
    const { page, leave } = await visitPage(browser, at('survey01'), { viewport: phone });
    const text = page.locator('[name="field6.other"]');
    assert.equal(await text.isVisible(), false);
    await page.getByText('Other', { exact: true }).click();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Diving');
    await page.getByLabel('Workload').fill('35');
    await page.locator('label:has([name=field2][value="4.5"])').click();
    for (const [row, choice] of ['Always', 'Often', 'Never'].entries())
      await page.locator(`label:has([name="field4.${row}.0"]):has-text("${choice}")`).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    await leave();
    const { field2, field3, field4, field6 } = await stored();
    assert.deepEqual([field2, field3], [4.5, 35]);
    assert.match(JSON.stringify(field4), /"Work","Always".*"Team","Often".*"Food","Never"/);
    assert.deepEqual(field6, [{ label: 'Other', value: 'Diving' }]);
  });

  test('a search forgives typos, lists the best match first and counts', async () => {
    const { page, leave } = await openLive(browser, at('survey01'), {
      viewport: { width: 900, height: 900 },
    });
    const box = page.locator('input[role=combobox]');
    await box.waitFor();
    const found = async (typed: string) => {
      await box.fill(typed);
      return await page.getByRole('option').allInnerTexts();
    };
    assert.deepEqual(await found('en'), ['Bremen', 'Dresden', 'Essen', 'Aachen'].toSorted());
    assert.deepEqual(await found('ess'), ['Essen']);
    assert.deepEqual(await found('Brelin'), ['Berlin', 'Bremen']);
    assert.deepEqual(await found('strasburg'), ['Straßburg']);
    assert.deepEqual(await found('b'), ['Berlin', 'Bonn', 'Bremen', 'Straßburg']);
    await holds(async () =>
      assert.equal(await page.locator('.search [role=status]').textContent(), 'Options found: 4'),
    );
    await page.keyboard.press('Enter');
    assert.deepEqual(await sent(page, 'field7'), [['field7', 'berlin']]);
    await leave();
  });

  test('the likely country comes first in lists of countries, and is not chosen', async () => {
    const { page, leave } = await openLive(browser, at('place001'), {
      viewport: { width: 900, height: 900 },
      locale: 'de-AT',
    });
    const country = page.locator('[name="field1.country"]');
    await holds(async () => assert.equal(await country.inputValue(), ''));
    await holds(async () => assert.equal(await country.locator('option').nth(1).innerText(), 'Austria'));
    await holds(async () => assert.equal(await country.locator('option+hr').count(), 1));
    const box = page.locator('input[role=combobox]');
    await box.click();
    const shown = await page.locator('[role=option]').allInnerTexts();
    assert.deepEqual(shown.slice(0, 3), ['Land AT', 'Land AT', 'Land BE']);
    await box.fill('land at');
    await holds(async () =>
      assert.deepEqual(await page.locator('[role=option]').allInnerTexts(), ['Land AT']),
    );
    await page.keyboard.press('Escape');
    assert.deepEqual(
      (await filledIn(page)).map(([, value]) => value).filter((value) => value !== ''),
      [],
    );
    await leave();
  });

  /** The answers of the last response, by field. */
  async function stored(): Promise<Record<string, unknown>> {
    const { data } = await visit.api('/v2/forms/survey01/responses');
    return Object.fromEntries(
      data[0].response.map(({ field_id, value }: { field_id: string; value: unknown }) => [field_id, value]),
    );
  }
}
