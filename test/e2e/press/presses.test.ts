import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import type { Field, FormDefinition } from '#form/definition/document.ts';
import { everyField } from '#render/testing/everyField.ts';
import { openVisit, type Visit } from '../../page/visitor.ts';
import { holds } from '../../support/eventually.ts';
import { describeInBrowser, launchBrowser } from '../browserVisit.ts';
import { openLive } from '../livePage.ts';

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

/** The places of all fields and of the buttons on the screen. */
const places = `[...document.querySelectorAll('[data-field],.foot button:not([hidden])')].map((element) => element.getBoundingClientRect().top)`;

/** The answers of two frames, after which the browser has drawn what a jump brought into view. */
const frames =
  'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))';

function suite() {
  let visit: Visit;
  let browser: Browser;

  before(async () => {
    [browser, visit] = await Promise.all([launchBrowser(), openVisit('sqlite')]);
    await visit.form('fields26', long(26));
    await visit.form('fields90', long(90));
    await visit.form('short001', short);
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

  /** Presses the mouse, does what moves the page, and releases it at the same place. */
  async function press(page: Page, target: Locator, meanwhile = async () => {}): Promise<number> {
    const [x, y, top] = await middleOf(target);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await meanwhile();
    await page.evaluate(frames);
    await page.mouse.up();
    const now = await target.boundingBox();
    return Math.abs((now?.y ?? Number.POSITIVE_INFINITY) - top);
  }

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

async function middleOf(target: Locator): Promise<[x: number, y: number, top: number]> {
  const box = await target.boundingBox();
  assert.ok(box);
  return [box.x + box.width / 2, box.y + box.height / 2, box.y];
}
