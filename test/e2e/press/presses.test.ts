import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { Field, FormDefinition } from '#form/definition/document.ts';
import { everyField } from '#render/testing/everyField.ts';
import { openVisit, type Visit } from '../../page/visitor.ts';
import { holds } from '../../support/eventually.ts';
import { describeInBrowser, launchBrowser } from '../browserVisit.ts';
import { openLive } from '../livePage.ts';
import { frames, middleOf, press, ways } from './pressing.ts';

describeInBrowser('presses on a page whose content moves', suite);

/** Without what decides whether the form can be sent: nothing is required, and there is no payment. */
const kinds = everyField.pages
  .flatMap(({ fields }) => fields)
  .filter(({ type }) => type !== 'credit_card' && type !== 'hidden' && type !== 'rich_text');

function long(count: number): FormDefinition {
  const fields = Array.from({ length: count }, (_, index) => {
    return { ...kinds[index % kinds.length], id: `field${index + 1}`, required: false } as Field;
  });
  return { format: 2, title: 'Long', pages: [{ id: 'page1', label: '', fields }] };
}

const short: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'email', label: 'E-mail' },
        {
          id: 'field2',
          type: 'multiple_choice',
          label: 'Size',
          layout: 'list',
          options: ['Small', 'Middle', 'Large'].map((label) => ({ value: label.toLowerCase(), label })),
        },
      ],
    },
  ],
};

/** Fields that change their height while the form is used. */
const moving: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Again' },
        { id: 'field2', type: 'comment', label: 'More' },
        { id: 'field3', type: 'file_upload', label: 'File' },
        { id: 'field4', type: 'date', label: 'Day' },
      ],
    },
  ],
  logic: [
    { when: { field: 'field1', operator: 'is', value: 'yes' }, do: [{ action: 'show', field: 'field2' }] },
  ],
};

/** The places of all fields and of the buttons on the screen. */
const places = `[...document.querySelectorAll('[data-field],.foot button:not([hidden])')].map((element) => element.getBoundingClientRect().top)`;

function suite() {
  let visit: Visit;
  let browser: Browser;

  before(async () => {
    [browser, visit] = await Promise.all([launchBrowser(), openVisit('sqlite')]);
    await visit.form('fields26', long(26));
    await visit.form('fields90', long(90));
    await visit.form('short001', short);
    await visit.form('moving01', moving);
  });
  after(async () => {
    await browser?.close();
    await visit?.[Symbol.asyncDispose]();
  });

  for (const width of [390, 900])
    for (const count of [26, 90])
      test(`${count} fields of all types, ${width} wide: nothing moves after a jump, and Send is pressed`, async () => {
        const viewport = { width, height: 800 };
        const { page, go, leave } = await openLive(browser, `${visit.url}/f/fields${count}`, { viewport });
        const targets = '[...document.querySelectorAll("[data-field],.foot button:not([hidden])")]';
        const moved: string[] = [];
        const total = await page.evaluate<number>(`${targets}.length`);
        for (const index of [total - 1, Math.floor(total / 2), 3, total - 5, Math.floor(total / 3)]) {
          await page.evaluate(`${targets}[${index}].scrollIntoView({ block: 'center' })`);
          const landed = await page.evaluate<number[]>(places);
          await page.evaluate(frames);
          const later = await page.evaluate<number[]>(places);
          const most = Math.max(...landed.map((top, each) => Math.abs(top - (later[each] ?? 0))));
          if (most > 8) moved.push(`${index}: ${most}`);
        }
        assert.deepEqual(moved, []);
        await page.evaluate('scrollTo(0, 0)');
        await go.scrollIntoViewIfNeeded();
        const [x, y] = await middleOf(go);
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.evaluate(frames);
        await page.mouse.up();
        await page.locator('main.status h1').waitFor();
        await leave();
      });

  const moveDown = (page: Page) => async () => {
    await page.evaluate('document.body.style.paddingTop = "200px"');
  };

  test('an error that appears on leaving a field does not swallow the press on an option or a button', async () => {
    for (const hasTouch of [false, true]) {
      const look = { hasTouch, isMobile: hasTouch, viewport: { width: 390, height: 900 } };
      const { page, errorOf, leave } = await openLive(browser, `${visit.url}/f/short001`, look);
      const middle = page.locator('label', { hasText: 'Middle' });
      await page.locator('#field1').fill('nobody@');
      // At the upper edge of the option, which the error moves away.
      const box = await middle.boundingBox();
      assert.ok(box);
      const point = [box.x + 20, box.y + 2] as const;
      if (hasTouch) await page.touchscreen.tap(...point);
      else await page.mouse.click(...point);
      await holds(async () => assert.ok(await errorOf('field1').isVisible()));
      assert.ok(((await middle.boundingBox())?.y ?? 0) > point[1], 'the option has moved away');
      assert.equal(await page.getByLabel('Middle').isChecked(), true);
      await leave();
    }
  });

  test('whatever moves a button, its press counts once, and dragging off it counts not at all', async () => {
    const viewport = { width: 700, height: 900 };
    const { page, go, leave } = await openLive(browser, `${visit.url}/f/short001`, { viewport });
    const small = page.locator('label', { hasText: 'Small' });
    const moved = await press(page, small, moveDown(page));
    assert.ok(moved > 100, `${moved}`);
    assert.equal(await page.getByLabel('Small').isChecked(), true);
    await page.evaluate('document.body.style.paddingTop = ""');
    const [x, y] = await middleOf(page.locator('label', { hasText: 'Large' }));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 150);
    await page.mouse.up();
    assert.equal(await page.getByLabel('Small').isChecked(), true);
    await press(page, go, moveDown(page));
    await page.locator('main.status h1').waitFor();
    await leave();
    assert.equal((await visit.api('/v2/forms/short001/responses')).data.length, 1);
  });

  for (const way of ['mouse', 'finger', 'key'] as const)
    test(`a rule, an upload or a cover while a ${way} presses: it counts once, for what was pressed`, async () => {
      const look = { hasTouch: way === 'finger', viewport: { width: 700, height: 1400 } };
      const { page, leave } = await openLive(browser, `${visit.url}/f/moving01`, look);
      await page.evaluate(`globalThis.presses = [];
        for (const name of ['One', 'Two', 'Three']) {
          const button = Object.assign(document.createElement('button'), { type: 'button', textContent: name });
          button.style.cssText = 'display:block;height:60px;width:200px';
          button.onclick = () => presses.push(name);
          document.querySelector('.foot').before(button);
        }`);
      const counts = async (what: string) => {
        await holds(async () => assert.deepEqual(await page.evaluate('presses'), ['Two'], what));
        await page.evaluate(frames);
        assert.deepEqual(await page.evaluate('presses.splice(0)'), ['Two'], what);
      };
      const two = page.getByRole('button', { name: 'Two' });
      const pressing = ways[way];

      await pressing(page, two, async () => {
        await page.evaluate(`const more = document.querySelector('[name=field1]');
          more.value = 'yes'; more.dispatchEvent(new Event('input', { bubbles: true }));`);
        await page.getByLabel('More').waitFor();
      });
      await counts('a rule shows a field');
      await pressing(page, two, async () => {
        await page.evaluate(`{ const more = document.querySelector('[name=field1]');
          more.value = ''; more.dispatchEvent(new Event('input', { bubbles: true })); }`);
        await page.getByLabel('More').waitFor({ state: 'hidden' });
      });
      await counts('a rule hides a field');

      const held = Promise.withResolvers<void>();
      await page.route(/\/files/, async (route) => {
        await held.promise;
        await route.continue();
      });
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('text') });
      await page.locator('.files progress').waitFor();
      await pressing(page, two, async () => {
        held.resolve();
        await page.locator('.files progress').waitFor({ state: 'detached' });
      });
      await counts('an upload ends');
      await page.unroute(/\/files/);

      await page.evaluate('document.activeElement.blur()');
      await pressing(page, two, async () => {
        await page.evaluate(`{ const cover = document.createElement('div');
          cover.id = 'cover';
          cover.style.cssText = 'position:fixed;inset:0;z-index:9';
          document.body.append(cover); }`);
      });
      await counts('something covers it');
      await page.evaluate('document.getElementById("cover").remove()');

      if (way === 'mouse') {
        const [x, y] = await middleOf(two);
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.evaluate("document.querySelectorAll('.page~button')[1].hidden = true");
        await page.mouse.up();
        await page.evaluate("document.querySelectorAll('.page~button')[1].hidden = false");
        assert.deepEqual(await page.evaluate('presses'), [], 'what has gone is not pressed');
      }

      await leave();
    });

  test('the web app keeps presses too', async () => {
    const page = await browser.newPage({ viewport: { width: 700, height: 900 } });
    await page.goto(`${visit.url}/app`);
    await page.locator('h1').waitFor();
    await page.evaluate(`document.body.insertAdjacentHTML('afterbegin', '<button>Save</button>');
      document.querySelector('button').onclick = ({ currentTarget }) => { currentTarget.textContent += '!' }`);
    const save = page.getByRole('button', { name: 'Save' });
    assert.equal(await press(page, save, moveDown(page)), 200);
    assert.equal(await save.textContent(), 'Save!');
    await page.close();
  });
}
