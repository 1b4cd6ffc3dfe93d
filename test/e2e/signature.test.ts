import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { FormDefinition } from '#form/definition/document.ts';
import { openVisit, type Visit } from '../page/visitor.ts';
import { holds } from '../support/eventually.ts';
import {
  describeInBrowser,
  focused,
  launchBrowser,
  liveViolations,
  tabTo,
  until,
  violations,
  visitPage,
} from './browserVisit.ts';
import { openLive } from './livePage.ts';

const form: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'one_line_input', label: 'Name' },
        { id: 'field2', type: 'file_upload', label: 'Signature', signature: true, required: true },
      ],
    },
  ],
};

/** A photograph of a signature, as far as the service can tell. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describeInBrowser('signatures', suite);

function suite() {
  let visit: Visit;
  let browser: Browser;
  before(async () => {
    [browser, visit] = await Promise.all([launchBrowser(), openVisit('sqlite')]);
    for (const id of ['drawn001', 'typed001', 'photo001', 'again001']) await visit.form(id, form);
  });
  after(async () => {
    await browser?.close();
    await visit?.[Symbol.asyncDispose]();
  });

  const open = async (id: string, look: Parameters<typeof openLive>[2] = {}) =>
    await openLive(browser, `${visit.url}/f/${id}`, look);
  const arrived = async (page: Page) =>
    await page.getByText('Your signature is ready to be sent.').waitFor({ state: 'attached' });

  const draw = async (page: Page) => {
    const canvas = page.locator('.pad canvas');
    await canvas.scrollIntoViewIfNeeded();
    const box = await canvas.boundingBox();
    assert.ok(box);
    await page.mouse.move(box.x + 60, box.y + 100);
    await page.mouse.down();
    for (let step = 1; step <= 12; step += 1)
      await page.mouse.move(box.x + 60 + 15 * step, box.y + 100 - 40 * Math.sin(step));
    await page.mouse.up();
  };

  /** The stored picture: its size, and the colours at its corner and of its darkest point. */
  const stored = async (page: Page, id: string) => {
    const { data } = await visit.api(`/v2/forms/${id}/responses`);
    const [file] = data[0].response.find(({ field_id }: { field_id: string }) => field_id === 'field2').value;
    const { storage_key } = await visit.data.store.read
      .selectFrom('file')
      .select('storage_key')
      .where('id', '=', file.id)
      .executeTakeFirstOrThrow();
    const chunks: Buffer[] = [];
    for await (const chunk of visit.data.files.read(storage_key ?? '')) chunks.push(chunk);
    const content = Buffer.concat(chunks);
    const colours = await page.evaluate(`(async () => {
      const bytes = Uint8Array.from(atob('${content.toString('base64')}'), (sign) => sign.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const ink = canvas.getContext('2d');
      ink.drawImage(bitmap, 0, 0);
      const { data } = ink.getImageData(0, 0, bitmap.width, bitmap.height);
      let darkest = 765;
      for (let at = 0; at < data.length; at += 4) darkest = Math.min(darkest, data[at] + data[at + 1] + data[at + 2]);
      return { width: bitmap.width, corner: [...data.slice(0, 4)], darkest };
    })()`);
    return { ...file, ...(colours as { width: number; corner: number[]; darkest: number }) };
  };

  test('a drawn signature is stored as a picture, dark on white, also from a dark page', async () => {
    const { page, go, errorOf, leave } = await open('drawn001', { colorScheme: 'dark' });
    await go.click();
    await errorOf('field2').waitFor();
    await holds(async () => assert.match(await errorOf('field2').innerText(), /Draw your signature\./));
    await draw(page);
    await arrived(page);
    await errorOf('field2').waitFor({ state: 'detached' });
    assert.deepEqual(await liveViolations(page), []);
    await go.click();
    await page.locator('main.status h1').waitFor();
    const { name, type, width, corner, darkest } = await stored(page, 'drawn001');
    assert.deepEqual([name, type], ['signature.png', 'image/png']);
    assert.deepEqual(corner, [255, 255, 255, 255]);
    assert.ok(darkest < 150, `${darkest}`);
    assert.ok(width > 400, `${width}`);
    await leave();
  });

  test('lines are undone and cleared, and the answer with them', async () => {
    const { page, go, errorOf, leave } = await open('drawn001');
    await draw(page);
    await arrived(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await holds(async () => assert.equal(await page.locator('[type=hidden][name=field2]').inputValue(), ''));
    await draw(page);
    await draw(page);
    await page.getByRole('button', { name: 'Clear' }).click();
    await go.click();
    await errorOf('field2').waitFor();
    assert.equal((await focused(page)).id, 'field2');
    await leave();
  });

  test('by keyboard a typed name is drawn', async () => {
    const { page, leave } = await open('typed001');
    await tabTo(page, 'field2');
    const input = page.getByRole('textbox', { name: 'Signature' });
    await holds(async () =>
      assert.ok(await input.evaluate((box) => box === box.ownerDocument.activeElement)),
    );
    await holds(async () =>
      assert.match(await page.locator('#field2-help').innerText(), /Draw in the box, or type your name\./),
    );
    await page.keyboard.type('Ada Lovelace');
    await arrived(page);
    await page.keyboard.press('Enter');
    await page.locator('main.status h1').waitFor();
    const { name, darkest } = await stored(page, 'typed001');
    assert.equal(name, 'signature.png');
    assert.ok(darkest < 300, `${darkest}`);
    await leave();
  });

  test('a signature survives a reload, and can be drawn again', async () => {
    const { page, ready, leave } = await open('again001');
    await draw(page);
    await arrived(page);
    await until(page, 'localStorage.getItem("canvass:again001")?.includes("signature.png")');
    await page.reload();
    await ready();
    await page.locator('.files').getByText('signature.png').waitFor();
    await holds(async () => assert.ok(await page.locator('.pad').isHidden()));
    assert.deepEqual(await liveViolations(page), []);
    await page.getByRole('button', { name: 'Remove signature.png' }).click();
    assert.equal((await focused(page)).id, 'field2');
    await draw(page);
    await arrived(page);
    await leave();
  });

  test('without a script a picture of the signature is chosen', async () => {
    const { page, leave } = await visitPage(browser, `${visit.url}/f/photo001`);
    const help = 'Send a picture of your signature, such as a photo of it on paper. One file, up to 10 MB.';
    assert.equal((await page.locator('#field2-help').innerText()).trim(), help);
    await holds(async () => assert.equal(await page.locator('#field2').getAttribute('accept'), 'image/*'));
    assert.deepEqual(await violations(browser, page), []);
    const send = page.getByRole('button', { name: 'Send' });
    await page
      .locator('#field2')
      .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('Ada') });
    await send.click();
    await page.locator('#field2-error').waitFor();
    await page.locator('#field2').setInputFiles({ name: 'ada.png', mimeType: 'image/png', buffer: picture });
    await send.click();
    await page.locator('main.status h1').waitFor();
    const { data } = await visit.api('/v2/forms/photo001/responses');
    assert.equal(data[0].response[0].value[0].name, 'ada.png');
    await leave();
  });
}
