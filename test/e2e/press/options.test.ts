import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Locator, Page } from 'playwright-core';
import type { FormDefinition } from '#form/definition/document.ts';
import { openVisit, type Visit } from '../../page/visitor.ts';
import { describeInBrowser, launchBrowser } from '../browserVisit.ts';
import { openLive, wakePickers } from '../livePage.ts';
import { frames, middleOf, ways } from './pressing.ts';

const options = Array.from({ length: 40 }, (_, index) => ({ value: `o${index}`, label: `Option ${index}` }));

const lists: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'email', label: 'E-mail' },
        { id: 'field2', type: 'dropdown', label: 'Many', options },
        { id: 'field3', type: 'phone', label: 'Telephone' },
        { id: 'field4', type: 'time', label: 'Time', min: '09:00', max: '17:00', step: 30 },
        { id: 'field5', type: 'address', label: 'Home', parts: ['country'] },
      ],
    },
  ],
};

interface List {
  readonly id: string;
  /** The button or box that opens the list. */
  readonly opener: string;
  /** The option that is pressed. */
  readonly option: string;
  /** Where the answer is seen. */
  readonly box: string;
  readonly answer: string;
}

const cases: Readonly<Record<string, List>> = {
  dropdown: { id: 'field2', opener: 'input', option: 'Option 3', box: 'input', answer: 'Option 3' },
  'telephone prefix': {
    id: 'field3',
    opener: '.phone-country',
    option: 'Albania',
    box: 'input[type=tel]',
    answer: '+355',
  },
  time: { id: 'field4', opener: 'input', option: '12:30 PM', box: 'input', answer: '12:30 PM' },
};

describeInBrowser('presses on options of lists', suite);

function suite() {
  let visit: Visit;
  let browser: Browser;

  before(async () => {
    [browser, visit] = await Promise.all([launchBrowser(), openVisit('sqlite')]);
    await visit.form('lists001', lists);
  });
  after(async () => {
    await browser?.close();
    await visit?.[Symbol.asyncDispose]();
  });

  /** The list opens above nothing, so that any move brings other content under the pointer. */
  const moveDown = (by: number) => (page: Page) =>
    page.evaluate(`document.body.style.paddingTop = "${by}px"`);

  for (const way of ['mouse', 'finger'] as const)
    for (const [name, { id, opener, option, box, answer }] of Object.entries(cases))
      test(`a ${way} chooses the pressed option of a ${name} list, moved or not`, async () => {
        // A screen that is touched beside a mouse, where no native list takes the place of these.
        const look = { viewport: { width: 900, height: 1400 } };
        const { page, leave } = await openLive(browser, `${visit.url}/f/lists001`, look);
        await wakePickers(page);
        const field = page.locator(`[data-field=${id}]`);
        const pressed = field.getByRole('option', { name: option }).first();
        await field.locator(opener).first().and(page.locator(':not([type=time])')).waitFor();
        await page.evaluate(`globalThis.answers = 0;
          document.addEventListener('input', ({ target }) => { if (target.closest('[data-field]')) answers += 1; })`);
        let usual: unknown;
        const moves: Record<string, (page: Page, pressed: Locator) => Promise<unknown>> = {
          'not at all': async () => {},
          'away from the pointer': moveDown(200),
          'so that its box comes under the pointer': async (page, pressed) => {
            const [, y] = await middleOf(pressed);
            const [, boxAt] = await middleOf(field.locator(box).first());
            await moveDown(y - boxAt)(page);
          },
        };
        for (const [how, move] of Object.entries(moves)) {
          await field.locator(box).first().fill('');
          await page.locator('#field1').focus();
          await page.evaluate('answers = 0');
          await field.locator(opener).first().click();
          await pressed.scrollIntoViewIfNeeded();
          await ways[way](page, pressed, () => move(page, pressed));
          await page.evaluate(frames);
          assert.equal(await field.getByRole('option').count(), 0, `closed, moved ${how}`);
          assert.equal((await field.locator(box).first().inputValue()).replace(/\s/g, ' '), answer, how);
          usual ??= await page.evaluate('answers');
          assert.equal(await page.evaluate('answers'), usual, `chosen once, moved ${how}`);
          await page.evaluate('document.body.style.paddingTop = ""');
        }
        assert.ok(Number(usual) > 0);
        await leave();
      });
}
