import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { createOrganization } from '#service/organization/createOrganization.ts';
import { createApiKey } from '#service/organization/key/createApiKey.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { engine, type TestData } from '../support/engines.ts';
import { holds } from '../support/eventually.ts';
import { isFullRun } from '../support/fullRun.ts';
import { type RunningService, startService } from '../support/startService.ts';
import { windowLooks } from '../support/windowLooks.ts';
import { describeInBrowser, launchBrowser, liveViolations, visitPage } from './browserVisit.ts';

const hostile = `<img src=x onerror="document.title='hacked'"></pre><script>document.title='hacked'</script>`;

/** Most of the page is samples and tables that are made alike for every operation. Only full runs have axe look at all of them. */
const shortened = `for (const kind of ['figure.code', 'table', 'ul.fields'])
  for (const each of [...document.querySelectorAll(kind)].slice(12)) each.remove()`;

describeInBrowser('the reference page in a browser', referenceSuite);

function referenceSuite() {
  let data: TestData;
  let service: RunningService;
  let browser: Browser;
  let key: string;

  before(async () => {
    data = await engine('sqlite').open();
    const organization = await createOrganization(data.store, hostile, Date.now());
    key = (await createApiKey(operatorWrites(data.store, organization), 'reference', Date.now())).key;
    service = await startService(data.env);
    browser = await launchBrowser();
  });

  after(async () => {
    await browser?.close();
    await service?.stop();
    await data?.close();
  });

  async function open(look: { width: number; scheme: 'light' | 'dark'; script?: boolean }) {
    const { width, scheme, script = true } = look;
    const viewport = { width, height: 900 };
    return await visitPage(browser, `${service.url}/docs`, { viewport, colorScheme: scheme, script });
  }

  for (const { width, colorScheme: scheme } of windowLooks)
    test(`${width} wide and ${scheme}: accessible, self-contained, nothing cut off`, async () => {
      const { page, leave } = await open({ width, scheme });
      await send(page, 'v2-ping', key);
      await outcome(page, 'v2-ping', '200');
      await send(page, 'v2-form', 'wrong', 'k3x9m2ab');
      await outcome(page, 'v2-form', '401');
      await page.evaluate('for (const each of document.querySelectorAll("details")) each.open = true');
      const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      assert.equal(overflow, 0);
      if (!isFullRun) await page.evaluate(shortened);
      assert.deepEqual(await liveViolations(page), []);
      await leave();
    });

  test('a wrong key shows the 401 and its body, and no dialog of the browser', async () => {
    const { page, leave } = await open({ width: 1440, scheme: 'light' });
    await send(page, 'v2-forms', 'wrong');
    await outcome(page, 'v2-forms', '401');
    assert.match(await bodyOf(page, 'v2-forms'), /"code": "key_invalid"/);
    await leave();
  });

  test('hostile text in an answer is shown as text', async () => {
    const { page, leave } = await open({ width: 1440, scheme: 'light' });
    await send(page, 'v2-ping', key);
    await outcome(page, 'v2-ping', '200');
    assert.deepEqual(JSON.parse(await bodyOf(page, 'v2-ping')), { organization_name: hostile });
    assert.equal(await page.locator('img').count(), 0);
    await holds(async () => assert.equal(await page.title(), 'Canvass API'));
    await leave();
  });

  test('parameters are sent as typed, and an id is asked for before sending', async () => {
    const { page, leave } = await open({ width: 1440, scheme: 'light' });
    await send(page, 'v2-responses', key, '');
    await outcome(page, 'v2-responses', 'Enter an id');
    await page.locator('#v2-responses-try-after').fill('2026-01-31T11:30:00+02:00');
    const asked = page.waitForRequest((request) => request.url().includes('/responses'));
    await send(page, 'v2-responses', key, 'a/b?c');
    assert.equal(
      (await asked).url(),
      `${service.url}/v2/forms/a%2Fb%3Fc/responses?after=2026-01-31T11%3A30%3A00%2B02%3A00`,
    );
    await outcome(page, 'v2-responses', '404');
    await leave();
  });

  test('the key is in all forms, hidden until shown, and gone after a reload', async () => {
    const { page, leave } = await open({ width: 1440, scheme: 'light' });
    const field = page.locator('#v2-files-try-key');
    await page.locator('#v2-ping-try-key').fill('cv_secret');
    await holds(async () => assert.equal(await field.inputValue(), 'cv_secret'));
    await holds(async () => assert.equal(await field.getAttribute('type'), 'password'));
    await page.locator('#v2-files').getByRole('button', { name: 'Show key' }).click();
    await holds(async () => assert.equal(await field.getAttribute('type'), 'text'));
    const stored = 'localStorage.length + sessionStorage.length + document.cookie.length';
    assert.equal(await page.evaluate(stored), 0);
    await page.reload();
    await holds(async () => assert.equal(await field.inputValue(), ''));
    await leave();
  });

  test('a sample is copied, and selected where the browser refuses the clipboard', async () => {
    const { page, leave } = await open({ width: 1440, scheme: 'light' });
    const sample = page.locator('#v2-ping figure.code').first();
    const code = (await sample.locator('code').textContent()) ?? '';
    const copy = sample.getByRole('button', { name: 'Copy: ' });
    await page.evaluate('navigator.clipboard.writeText = async (text) => { window.copied = text; }');
    await copy.click();
    await page.locator('.announcement').filter({ hasText: 'Copied' }).waitFor();
    assert.equal(await page.evaluate('copied'), code);
    await page.evaluate('navigator.clipboard.writeText = () => Promise.reject(new Error("refused"))');
    await copy.click();
    await page.locator('.announcement').filter({ hasText: 'Selected' }).waitFor();
    assert.equal(await page.evaluate('getSelection().toString()'), code);
    await leave();
  });

  test('the keyboard reaches the content, and the contents on a small screen', async () => {
    const { page, leave } = await open({ width: 390, scheme: 'light' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await holds(async () => assert.equal(await page.evaluate('document.activeElement.id'), 'content'));
    const list = page.getByRole('navigation', { name: 'Contents' });
    assert.equal(await list.isVisible(), false);
    await page.getByRole('button', { name: 'Contents' }).press('Enter');
    await list.getByRole('link', { name: 'Errors' }).press('Enter');
    await holds(async () => assert.equal(await list.isVisible(), false));
    await page.locator('nav a[href="#errors"][aria-current]').waitFor({ state: 'attached' });
    await leave();
  });

  test('without a script it is a page to read, with nothing that does not work', async () => {
    const { page, leave } = await open({ width: 390, scheme: 'light', script: false });
    await holds(async () =>
      assert.equal(await page.getByRole('navigation', { name: 'Contents' }).isVisible(), true),
    );
    await holds(async () => assert.equal(await page.locator('#v2-responses').isVisible(), true));
    assert.equal(await page.locator('button:visible, input:visible').count(), 0);
    await leave();
  });
}

async function send(page: Page, anchor: string, key: string, id?: string): Promise<void> {
  const section = page.locator(`#${anchor}`);
  await section.locator('input.key').fill(key);
  if (id !== undefined) await section.locator('[data-in="path"]').fill(id);
  await section.getByRole('button', { name: 'Send' }).click();
}

async function outcome(page: Page, anchor: string, text: string): Promise<void> {
  await page.locator(`#${anchor} .outcome`).filter({ hasText: text }).waitFor();
}

async function bodyOf(page: Page, anchor: string): Promise<string> {
  return (await page.locator(`#${anchor} .answer-body`).textContent()) ?? '';
}
