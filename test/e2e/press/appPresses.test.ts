import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { beginJourney, type Journey, type Owned } from '../app/journey.ts';
import { describeInBrowser } from '../browserVisit.ts';
import { frames, ways } from './pressing.ts';

/** A message above the items of a menu, as high as one of them, so that another one comes under the pointer. */
const message = `{ const late = document.createElement('p');
  late.style.height = '36px';
  document.querySelector('[role=menu]').prepend(late); }`;

/** The whole of a menu or dialog moves, so that the pointer is beside it at the release. */
const away = (role: 'menu' | 'dialog') =>
  `document.querySelector('[role=${role}]').style.marginTop = '400px'`;

/** An error of the field that has the focus, once the focus leaves it. */
const errorOnBlur = `document.activeElement.addEventListener('blur', ({ target }) => {
  const late = document.createElement('p');
  late.style.height = '60px';
  target.parentElement.append(late);
})`;

describeInBrowser('presses in dialogs and menus of the app', () => {
  let journey: Journey;
  let owned: Owned;
  before(async () => {
    journey = await beginJourney();
    owned = await journey.own();
  });
  after(async () => await journey.end());

  for (const way of ['mouse', 'finger'] as const) {
    const pressing = ways[way];
    const open = async (item: string, move: (page: Page) => Promise<unknown> = async () => {}) => {
      const { page, organization } = owned;
      await page.goto(`${journey.url}/app/o/${organization}/settings/workspaces`);
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      const pressed = page.getByRole('menuitem', { name: item });
      await still(pressed);
      await pressing(page, pressed, () => move(page));
      await page.getByRole('menu').waitFor({ state: 'detached' });
      await page.evaluate(frames);
      // Not by its role, which the message of what was done has too.
      const dialog = page.locator('.ui-dialog');
      await dialog.first().waitFor();
      assert.equal(await dialog.count(), 1);
      return { page, dialog };
    };

    test(`a ${way} chooses the pressed item of a menu that moves, or in which another comes to its place`, async () => {
      for (const move of [message, away('menu')])
        for (const [item, title] of [
          ['Rename', /^Rename/],
          ['Who has access', /access/],
          ['Delete', /^Delete/],
        ] as const) {
          const { dialog } = await open(item, (page) => page.evaluate(move));
          assert.match(await dialog.getByRole('heading').first().innerText(), title);
        }
    });

    test(`a ${way} presses a button of a dialog that moves`, async () => {
      const { page, dialog } = await open('Rename');
      await dialog.getByRole('textbox').fill(`Name by ${way}, moved`);
      const button = dialog.getByRole('button', { name: 'Rename', exact: true });
      await still(button);
      await pressing(page, button, () => page.evaluate(away('dialog')));
      await page
        .getByRole('cell', { name: `Name by ${way}, moved` })
        .first()
        .waitFor();
      await dialog.waitFor({ state: 'detached' });
    });

    test(`a ${way} presses a button of a dialog below an error that appears on leaving its field`, async () => {
      for (const name of ['Rename', 'Cancel']) {
        const { page, dialog } = await open('Rename');
        const field = dialog.getByRole('textbox');
        await field.fill(`Name by ${way} and ${name}`);
        const button = dialog.getByRole('button', { name, exact: true });
        await still(button);
        const asked: string[] = [];
        page.on('request', (request) => request.method() === 'GET' || asked.push(request.url()));
        await page.evaluate(errorOnBlur);
        const first = await button.boundingBox();
        let moved = 0;
        await pressing(page, button, async () => {
          // A finger leaves the field at its release only.
          if (way === 'finger') await page.evaluate('document.activeElement.blur()');
          moved = ((await button.boundingBox())?.y ?? 0) - (first?.y ?? 0);
        });
        assert.ok(moved > 50, `${moved}`);
        await dialog.waitFor({ state: 'detached' });
        await page.evaluate(frames);
        assert.equal(asked.length, name === 'Rename' ? 1 : 0, asked.join());
        page.removeAllListeners('request');
      }
    });
  }
});

/** Waits until a target no longer moves by itself, as what has just opened does. */
async function still(target: Locator): Promise<void> {
  await target.click({ trial: true });
}
