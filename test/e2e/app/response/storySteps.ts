import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import type { AppClient } from '../../../app/appClient.ts';

/** Presses Tab, or Shift and Tab, until the control has the focus. */
export async function tabUntil(
  page: Page,
  control: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await control.waitFor();
  for (let press = 0; press < 80; press += 1) {
    if ((await control.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press(key);
  }
  assert.fail(`the keyboard does not reach ${control}`);
}

/** Moves the focus to a control and presses Enter. */
export async function pressEnter(
  page: Page,
  control: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await tabUntil(page, control, key);
  await page.keyboard.press('Enter');
}

/** Sends the page of a form with all of its hidden inputs, also the one that only robots fill in. */
export async function sendAsRobot(url: string, form: string, answers: Record<string, string>): Promise<void> {
  const html = await (await fetch(`${url}/f/${form}`)).text();
  const own = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)">/g)];
  const body = new URLSearchParams(own.map(([, key = '', value = '']) => [key, value]));
  for (const [name, value] of Object.entries({ ...answers, _topic: 'cheap' })) body.set(name, value);
  const response = await fetch(`${url}/f/${form}`, { method: 'POST', body, redirect: 'manual' });
  assert.ok(response.status < 400, `${response.status}: ${await response.text()}`);
}

/** The content of the file that an action downloads. */
export async function downloaded(page: Page, act: () => Promise<void>): Promise<Buffer> {
  const started = page.waitForEvent('download');
  await act();
  return await readFile(await (await started).path());
}

/**
 * Lets the first page of a search end after so many responses, as it does when a form has many, and holds the next page
 * until `release`.
 */
export async function slowSearch(
  page: Page,
  client: AppClient,
  params: { organization: string; form: string },
): Promise<{ release(): Promise<void> }> {
  const { next, about, watermark, sort } = await client.ask('responses', params);
  const address = /\/app\/api\/.*\/responses\?.*query=/;
  await page.route(address, async (route) => {
    const isFirst = !new URL(route.request().url()).searchParams.has('after');
    const early = { rows: [], next, scanned: 50, about, preparing: null, sort, watermark };
    // The next page is never answered: the person stops the search.
    if (isFirst) await route.fulfill({ json: early });
  });
  return { release: async () => await page.unroute(address) };
}
