import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { FormDefinition } from '#form/definition/document.ts';
import { openVisit, type Visit } from '../page/visitor.ts';
import { holds } from '../support/eventually.ts';
import { describeInBrowser, focused, launchBrowser, liveViolations, tabTo } from './browserVisit.ts';
import { openLive } from './livePage.ts';

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const form: FormDefinition = {
  format: 2,
  language: 'de',
  title: 'Schaden melden',
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'file_upload', label: 'Fotos', types: ['image', 'document'], max_count: 3 },
        { id: 'field2', type: 'file_upload', label: 'Vertrag', types: ['.pdf'] },
        { id: 'field3', type: 'one_line_input', label: 'Name' },
      ],
    },
  ],
};

describeInBrowser('files by drop, paste and camera', suite);

function suite() {
  let visit: Visit;
  let browser: Browser;
  before(async () => {
    [browser, visit] = await Promise.all([launchBrowser(), openVisit('sqlite')]);
    await visit.form('files002', form);
  });
  after(async () => {
    await browser?.close();
    await visit?.[Symbol.asyncDispose]();
  });

  const open = async (look: Parameters<typeof openLive>[2] = {}) =>
    await openLive(browser, `${visit.url}/f/files002`, { expected: /413|400/, ...look });
  const photos = (page: Page) => page.locator('[data-field=field1]');

  /** Dispatches an event with a file, as the browser does after a drop or paste. */
  const give = async (page: Page, selector: string, type: 'drop' | 'paste', name: string, media: string) =>
    await page.evaluate(`(() => {
      const bytes = Uint8Array.from(atob('${pixel}'), (sign) => sign.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], '${name}', { type: '${media}' }));
      const settings = { bubbles: true, cancelable: true };
      const event = '${type}' === 'drop'
        ? new DragEvent('drop', { ...settings, dataTransfer: data })
        : new ClipboardEvent('paste', { ...settings, clipboardData: data });
      document.querySelector('${selector}').dispatchEvent(event);
      return event.defaultPrevented;
    })()`);

  test('the button speaks the language of the page, and the file input under it takes the keys', async () => {
    const { page, leave } = await open();
    await holds(async () => assert.match(await photos(page).innerText(), /Bilder und Dokumente\. /));
    await holds(async () => assert.ok(await photos(page).getByText('Dateien auswählen').isVisible()));
    assert.equal(await page.getByRole('button', { name: 'Foto aufnehmen' }).count(), 0, 'no camera at hand');
    await tabTo(page, 'field1');
    const chooser = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    assert.equal((await chooser).isMultiple(), true);
    const box = await photos(page).locator('.drop').boundingBox();
    assert.ok(box);
    const byMouse = page.waitForEvent('filechooser');
    await page.mouse.click(box.x + box.width - 20, box.y + 10);
    await byMouse;
    assert.deepEqual(await liveViolations(page), []);
    await leave();
  });

  test('pictures are dropped and pasted, have a thumbnail and are sent', async () => {
    const { page, go, leave } = await open();
    assert.equal(await give(page, '[data-field=field1] .label', 'drop', 'roof.png', 'image/png'), true);
    await photos(page).locator('li canvas').waitFor();
    await page.locator('#field1').focus();
    assert.equal(await give(page, '#field1', 'paste', 'image.png', 'image/png'), true);
    await photos(page).getByRole('button', { name: 'image.png entfernen' }).waitFor();
    assert.equal(
      await give(page, '#field3', 'paste', 'lost.png', 'image/png'),
      false,
      'not for a text input',
    );
    assert.equal(await give(page, 'h1', 'drop', 'lost.png', 'image/png'), true, 'the page stays');
    await photos(page).locator('[name=field1]').nth(1).waitFor({ state: 'attached' });
    await holds(async () => assert.equal(await photos(page).locator('li').count(), 2));
    assert.deepEqual(await liveViolations(page), []);
    await go.click();
    await page.locator('main.status h1').waitFor();
    const { data } = await visit.api('/v2/forms/files002/responses');
    const names = data[0].response[0].value.map(({ name }: { name: string }) => name);
    assert.deepEqual(names, ['roof.png', 'image.png']);
    await leave();
  });

  test('a failed file is tried again, a refused one says why', async () => {
    const { page, leave } = await open();
    await page.route('**/files?**', (route) =>
      route.fulfill({ status: 400, json: { error: { code: 'odd' } } }),
    );
    await give(page, '[data-field=field2]', 'drop', 'paper.png', 'image/png');
    const paper = page.locator('[data-field=field2]');
    await paper.getByText('paper.png ist nicht angekommen.').waitFor();
    await page.unroute('**/files?**');
    await paper.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await paper.getByText('nicht angenommen: paper.png').waitFor();
    assert.equal(await paper.getByRole('button', { name: 'Noch einmal versuchen' }).count(), 0);
    assert.match((await focused(page)).kind, /clear/, 'the button that is left keeps the focus');
    await leave();
  });

  test('a phone offers its camera where pictures are accepted', async () => {
    const { page, leave } = await open({
      hasTouch: true,
      isMobile: true,
      viewport: { width: 390, height: 800 },
    });
    await holds(async () =>
      assert.equal(await page.getByRole('button', { name: 'Foto aufnehmen' }).count(), 1),
    );
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Foto aufnehmen' }).tap();
    const camera = await chooser;
    await holds(async () => assert.equal(await camera.element().getAttribute('capture'), 'environment'));
    await camera.setFiles({ name: 'shot.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') });
    await photos(page).getByRole('button', { name: 'shot.png entfernen' }).waitFor();
    await leave();
  });
}
