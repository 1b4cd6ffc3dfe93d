import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import type { FormDefinition } from '#form/definition/document.ts';
import { openVisit, type Visit } from '../page/visitor.ts';
import { holds } from '../support/eventually.ts';
import { describeInBrowser, launchBrowser } from './browserVisit.ts';
import { openLive } from './livePage.ts';

const form: FormDefinition = {
  format: 2,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [
        { id: 'field1', type: 'file_upload', label: 'Photograph' },
        { id: 'field2', type: 'file_upload', label: 'Papers', max_count: 2, max_size: 1000 },
        { id: 'field3', type: 'one_line_input', label: 'Name', width: 'half' },
        { id: 'field4', type: 'email', label: 'E-mail', width: 'half', description: 'For the answer.' },
      ],
    },
  ],
};

const file = (name: string, text = name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

describeInBrowser('files that are chosen, and fields in a row', suite);

function suite() {
  let visit: Visit;
  let browser: Browser;
  before(async () => {
    const launched = launchBrowser();
    visit = await openVisit('sqlite');
    await visit.form('files001', form);
    browser = await launched;
  });
  after(async () => {
    await browser?.close();
    await visit?.[Symbol.asyncDispose]();
  });

  const open = async () =>
    await openLive(browser, `${visit.url}/f/files001`, { expected: /ERR_INTERNET_DISCONNECTED|413|429/ });
  const papers = (page: Page) => page.locator('[data-field=field2]');

  test('a single-file field offers no more until the file is removed', async () => {
    const { page, leave } = await open();
    const input = page.locator('#field1');
    await input.focus();
    await input.setInputFiles(file('face.txt'));
    const remove = page.getByRole('button', { name: 'Remove face.txt' });
    await input.waitFor({ state: 'hidden' });
    await holds(async () =>
      assert.ok(await remove.evaluate((button) => button === button.ownerDocument.activeElement)),
    );
    await remove.click();
    await input.waitFor();
    assert.equal(await page.locator('.files li').count(), 0);
    await leave();
  });

  test('too many and too large files are reported at once, in the texts of the page', async () => {
    const { page, errorOf, leave } = await open();
    await page.locator('#field2').setInputFiles([file('a.txt'), file('b.txt'), file('c.txt')]);
    await errorOf('field2').waitFor();
    await holds(async () => assert.match(await errorOf('field2').innerText(), /Choose at most 2 files\./));
    await page.getByRole('button', { name: 'Remove b.txt' }).click();
    await errorOf('field2').waitFor({ state: 'detached' });
    await page.locator('#field2').setInputFiles(file('large.txt', 'x'.repeat(1001)));
    await papers(page).getByText('The file is too large: large.txt. The limit is 1 kB.').waitFor();
    await leave();
  });

  test('a waiting file says so, and resumes automatically', async () => {
    const { page, leave } = await open();
    await page.context().setOffline(true);
    await page.locator('#field2').setInputFiles(file('a.txt'));
    await papers(page).getByText('Waiting for the server…').waitFor();
    await page.context().setOffline(false);
    await papers(page).getByText('5 bytes').waitFor();
    await leave();
  });

  test('a file refused because too many are on their way waits, and arrives', async () => {
    const { page, leave } = await open();
    await page.route('**/files?**', (route) =>
      route.fulfill({
        status: 429,
        json: { error: { code: 'too_many_uploads', message: 'Too many files are on their way.' } },
      }),
    );
    await page.locator('#field2').setInputFiles(file('a.txt'));
    await papers(page).getByText('Waiting for the server…').waitFor();
    await page.unroute('**/files?**');
    await papers(page).getByText('5 bytes').waitFor();
    await leave();
  });

  test('fields beside each other have their boxes in one line, also where one has help or an error', async () => {
    const { page, go, errorOf, leave } = await open();
    const top = async (id: string) => (await page.locator(`#${id}`).boundingBox())?.y;
    assert.equal(await top('field3'), await top('field4'));
    await page.locator('#field4').fill('nobody');
    await go.click();
    await errorOf('field4').waitFor();
    assert.equal(await top('field3'), await top('field4'));
    await leave();
  });
}
