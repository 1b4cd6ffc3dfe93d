import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { FormDefinition } from '#form/definition/document.ts';
import { openVisit, type Visit } from '../page/visitor.ts';
import { eventually, holds } from '../support/eventually.ts';
import { canRun, launchBrowser, noBrowser } from './browserVisit.ts';
import { type Guest, visitHost } from './guest.ts';
import { example, type Host, openHost } from './hostPage.ts';

if (!canRun && process.env.CI === 'true') {
  test('forms inside other pages', () => {
    throw new Error(noBrowser);
  });
} else {
  describe('forms inside pages of another origin', { skip: canRun ? false : noBrowser }, suite);
}

const order: FormDefinition = {
  format: 2,
  title: 'Order',
  pages: [
    {
      id: 'page1',
      label: 'You',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Name', required: true },
        { id: 'field2', type: 'hidden', label: 'Source', parameter: 'utm_source' },
      ],
    },
    {
      id: 'page2',
      label: 'Cake',
      fields: [
        {
          id: 'field3',
          type: 'multiple_choice',
          label: 'Which?',
          options: ['Plum', 'Apple', 'Cheese', 'Lemon', 'Carrot', 'None'].map((label) => ({
            value: label,
            label,
          })),
        },
        { id: 'field4', type: 'comment', label: 'Wishes' },
      ],
    },
  ],
  ending: { title: 'Ordered', message: 'Until soon.' },
};

function suite() {
  let visit: Visit;
  let browser: Browser;
  let host: Host;

  before(async () => {
    const launched = launchBrowser();
    visit = await openVisit('sqlite');
    for (const id of ['inline01', 'popup001', 'tab00001', 'calls001']) await visit.form(id, order);
    host = await openHost(visit.url);
    browser = await launched;
  });
  after(async () => {
    await browser?.close();
    await host?.close();
    await visit?.[Symbol.asyncDispose]();
  });

  const shown = (name: string, form: string) => example(name, visit.url, form);
  const open = async (address: string): Promise<Guest> => await visitHost(browser, address, visit.url);

  /** Waits until the frame is as high as its form: nothing is cut off, and nothing is empty below it. */
  async function fits(page: Page, moreThan = 0): Promise<number> {
    const look = async () => {
      const box = await page.locator('iframe').boundingBox();
      const inside = await page
        .frames()[1]
        ?.evaluate('Math.ceil(document.documentElement.getBoundingClientRect().height)');
      return box !== null && box.height === inside && box.height > moreThan && box.height;
    };
    return await eventually(look, () => 'the frame is not as high as the form');
  }

  test('inline: as high as the form, prefilled by attributes, sent, with events to the page', async () => {
    const { page, heard, events, violations, leave } = await open(
      `${host.add('/order', `${shown('inline', 'inline01')}<p>After it</p>`)}?private=1`,
    );
    const frame = page.frameLocator('iframe');
    const name = frame.getByLabel('Name');
    await holds(async () => assert.equal(await name.inputValue(), 'Ana'));
    const attributes = ['title', 'loading', 'referrerpolicy', 'allow'];
    const element = page.locator('iframe');
    await holds(async () =>
      assert.deepEqual(await Promise.all(attributes.map((each) => element.getAttribute(each))), [
        'Write to us',
        'lazy',
        'strict-origin',
        null,
      ]),
    );
    assert.equal(
      await page.locator('[data-canvass] a').count(),
      0,
      'the link was for those without a script',
    );
    assert.deepEqual(await violations(), []);
    const first = await fits(page);
    assert.equal(
      await page.frames()[1]?.evaluate('getComputedStyle(document.body).color'),
      'rgb(22, 24, 29)',
      'light on a page that is light, on a device that prefers the dark',
    );

    await name.press('End');
    await name.pressSequentially(' B');
    await frame.getByRole('button', { name: 'Next' }).click();
    await frame.getByText('Apple', { exact: true }).click();
    assert.deepEqual(await heard('page'), { form: 'inline01', page: 'page2' });
    await fits(page, first);
    await frame.getByRole('button', { name: 'Send' }).click();
    await frame.getByRole('heading', { name: 'Ordered' }).waitFor();
    const { form, submission_id, ...more } = await heard('submitted');
    assert.equal(form, 'inline01');
    assert.match(String(submission_id), /^[0-9a-f-]{36}$/);
    assert.deepEqual(more, {}, 'no answer is told');
    assert.deepEqual(events(), ['DIV ready', 'DIV start', 'DIV page', 'DIV submitted']);
    await leave();

    const { data } = await visit.api('/v2/forms/inline01/responses');
    assert.equal(data.length, 1);
    assert.equal(data[0].response[0].value, 'Ana B');
    assert.equal(data[0].visitor.url, `${host.url}/order`, 'without the query of the page');
  });

  test('in a dialog: by the keyboard alone, closed and opened again with what was filled in', async () => {
    const { page, heard, events, focused, violations, leave } = await open(
      host.add('/popup', shown('popup', 'popup001')),
    );
    const { keyboard } = page;
    const dialog = page.getByRole('dialog', { name: 'Write to us' });
    const inForm = page.frameLocator('iframe');
    const name = inForm.getByLabel('Name');
    await page.locator('[aria-haspopup=dialog]').waitFor();
    await keyboard.press('Tab');
    await holds(async () => assert.equal(await focused(), 'Write to us'));
    await keyboard.press('Enter');
    await dialog.waitFor();
    await holds(async () => assert.equal(await focused(), 'Close'));
    await fits(page);
    assert.equal(
      await page.frames()[1]?.evaluate('getComputedStyle(document.body).color'),
      'rgb(22, 24, 29)',
      'light like its page, on a device that prefers the dark',
    );
    assert.deepEqual(await violations(), []);
    await keyboard.press('Tab');
    // The form is in another process: keys typed before it has the focus are lost.
    await inForm.locator('input:focus').waitFor();
    await keyboard.type('Bo');
    await holds(async () => assert.equal(await name.inputValue(), 'Bo'));
    await keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await holds(async () => assert.equal(await focused(), 'Write to us', 'the focus is back where it was'));

    await keyboard.press('Enter');
    await holds(async () => assert.equal(await name.inputValue(), 'Bo'));
    await keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await keyboard.press('Enter');
    await dialog.waitFor();
    await holds(async () => assert.equal(await focused(), 'Close'));
    await keyboard.press('Tab');
    await inForm.locator('input:focus').waitFor();
    await keyboard.press('Tab');
    await inForm.locator('button:focus').waitFor();
    await keyboard.press('Enter');
    await heard('page');
    await page.frameLocator('iframe').getByRole('button', { name: 'Send' }).click();
    await heard('submitted');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await heard('closed', 3);
    assert.deepEqual(events(), [
      'BUTTON ready',
      'BUTTON start',
      'BUTTON closed',
      'BUTTON closed',
      'BUTTON page',
      'BUTTON submitted',
      'BUTTON closed',
    ]);
    await page.getByRole('button', { name: 'Write to us' }).click();
    await name.waitFor();
    await holds(async () =>
      assert.equal(await name.inputValue(), '', 'after it was sent the next one finds an empty form'),
    );
    await leave();
    assert.equal((await visit.api('/v2/forms/popup001/responses')).data.length, 1);
  });

  test('at the side, which is the left one where the page is written from right to left', async () => {
    const { page, heard, focused, violations, leave } = await open(
      host.add('/tab', shown('tab', 'tab00001'), 'rtl'),
    );
    const button = page.getByRole('button', { name: 'Feedback' });
    await button.waitFor();
    assert.equal((await button.boundingBox())?.x, 0);
    assert.deepEqual(await violations(), []);
    await button.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Form' });
    await page.frameLocator('iframe').getByLabel('Name').fill('Cy');
    await holds(async () =>
      assert.deepEqual(await panel.boundingBox(), { x: 0, y: 0, width: 420, height: 700 }),
    );
    assert.deepEqual(await violations(), []);
    await panel.getByRole('button', { name: 'Close' }).press('Escape');
    await heard('closed');
    await holds(async () => assert.equal(await focused(), 'Feedback'));
    await leave();
  });

  test('dialog and side panel follow the colours of the page around them', async () => {
    const form = `${visit.url}/f/calls001`;
    const looks = {
      light: { scheme: 'light', text: 'rgb(22, 24, 29)', panel: 'rgb(255, 255, 255)' },
      dark: { scheme: 'light dark', text: 'rgb(242, 243, 239)', panel: 'rgb(18, 18, 18)' },
    };
    for (const [name, { scheme, text, panel }] of Object.entries(looks)) {
      const { page, heard, leave } = await open(host.add(`/colours-${name}`, shown('popup', 'calls001')));
      await page.locator('[data-canvass-popup][aria-haspopup]').waitFor();
      await page.evaluate(`document.documentElement.style.colorScheme = '${scheme}';
        document.body.insertAdjacentHTML('beforeend', '<div data-canvass-tab="${form}" data-label="Side"></div>');
        Canvass.scan()`);
      const colours = async () => ({
        text: await page.frames().at(-1)?.evaluate('getComputedStyle(document.body).color'),
        panel: await page
          .getByRole('dialog')
          .evaluate((dialog) => dialog.ownerDocument.defaultView?.getComputedStyle(dialog).backgroundColor),
      });
      await page.evaluate(`Canvass.open('${form}')`);
      await heard('ready');
      assert.deepEqual(await colours(), { text, panel }, `the dialog on a ${name} page`);
      await page.evaluate('Canvass.close()');
      await page.getByRole('button', { name: 'Side' }).click();
      await heard('ready', 2);
      assert.deepEqual(await colours(), { text, panel }, `the panel on a ${name} page`);
      await leave();
    }
  });

  test('a scan follows changed addresses and options, and ends what is gone', async () => {
    const form = `${visit.url}/f/calls001`;
    const html = `<div id="inline" data-canvass="${form}"></div><a id="link" href="${form}" data-canvass-popup>Open</a>
      <div id="side" data-canvass-tab="${form}" data-label="Side"></div>
      <script src="${visit.url}/embed.js" async></script>`;
    const { page, heard, leave } = await open(host.add('/changed', html));
    const name = page.locator('#inline iframe').contentFrame().getByLabel('Name');
    await holds(async () => assert.equal(await name.inputValue(), ''));
    await page.evaluate(
      `inline.dataset.canvass = '${form}?field1=Ana'; link.href = '${form}?field1=Ben'; Canvass.scan()`,
    );
    await holds(async () => assert.equal(await name.inputValue(), 'Ana'));
    assert.equal(await page.locator('#inline iframe').count(), 1);
    const before = page.frames().length;
    await page.evaluate('Canvass.scan()');
    assert.equal(page.frames().length, before, 'what did not change stays');
    await page
      .getByRole('button', { name: 'Open' })
      .or(page.getByRole('link', { name: 'Open' }))
      .click();
    const inDialog = page.getByRole('dialog').locator('iframe').contentFrame().getByLabel('Name');
    await holds(async () => assert.equal(await inDialog.inputValue(), 'Ben'));
    await page.evaluate(`link.href = '${form}?field1=Cleo'; Canvass.scan()`);
    await heard('closed');
    await page.locator('#link').click();
    await holds(async () => assert.equal(await inDialog.inputValue(), 'Cleo'));
    await page.evaluate(
      "for (const id of ['inline', 'link', 'side']) document.getElementById(id).remove(); Canvass.scan()",
    );
    await holds(async () => assert.equal(await page.locator('iframe, [data-canvass-host]').count(), 0));
    await leave();
  });

  test('by calls, several on one page, with the script there twice and elements that came later', async () => {
    const form = `${visit.url}/f/calls001`;
    const { page, heard, events, leave } = await open(
      host.add('/calls', `${shown('inline', 'calls001')}${shown('popup', 'calls001')}<p id="later"></p>`),
    );
    await page.locator('[data-canvass-popup][aria-haspopup]').waitFor();
    await page.evaluate(`later.innerHTML = '<div id="added" data-canvass="${form}" data-values=\\'{"field1":"Di"}\\'></div>'
      + '<div data-canvass="javascript:alert(1)">nothing</div>'`);
    await page.evaluate('Canvass.scan(); Canvass.scan()');
    await holds(async () => assert.equal(await page.locator('iframe').count(), 2));
    const added = page.locator('#added iframe');
    await added.scrollIntoViewIfNeeded();
    await holds(async () => assert.equal(await added.contentFrame().getByLabel('Name').inputValue(), 'Di'));

    await page.evaluate(`window.said = []; window.off = Canvass.on('closed', () => said.push('closed'));
      Canvass.open('${form}?utm_source=shop', { values: { field1: 'Eve' }, title: 'Cake' })`);
    const dialog = page.getByRole('dialog', { name: 'Cake' });
    await holds(async () =>
      assert.equal(await dialog.locator('iframe').contentFrame().getByLabel('Name').inputValue(), 'Eve'),
    );
    await page.evaluate('Canvass.close()');
    await heard('closed');
    await page.evaluate('off(); postMessage({ canvass: 1, event: "submitted", form: "calls001" }, "*")');
    await page.evaluate(`new Promise((resolve) => setTimeout(resolve))`);
    assert.deepEqual(await page.evaluate('said'), ['closed']);
    assert.ok(!events().some((event) => event.endsWith('submitted')), 'only the form itself is believed');
    await leave();
  });

  test('without the script for embedding the frame of the guide shows the bare form', async () => {
    const { page, leave } = await open(host.add('/frame', shown('frame', 'calls001')));
    await page.frameLocator('iframe').getByLabel('Name').waitFor();
    assert.equal(
      await page.frames()[1]?.evaluate('getComputedStyle(document.body).backgroundColor'),
      'rgba(0, 0, 0, 0)',
    );
    await leave();
  });
}
