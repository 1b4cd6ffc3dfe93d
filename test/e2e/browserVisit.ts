import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, Page } from 'playwright-core';

export const executablePath = process.env.CANVASS_TEST_CHROMIUM || '/usr/bin/chromium';
export const noBrowser = `there is no browser at ${executablePath}; CANVASS_TEST_CHROMIUM names one`;
export const canRun = existsSync(executablePath);
export const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
args.push('--disable-component-update', '--disable-sync', '--no-first-run', '--lang=en-US');

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Opens an address as somebody whose browser runs no script; `leave` says what should not have happened. */
export async function visitPage(browser: Browser, address: string) {
  const context = await browser.newContext({
    viewport: { width: 700, height: 500 },
    locale: 'en-US',
    reducedMotion: 'reduce',
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // The browser itself notes an answer like 422 as an error; that one was asked for.
    const isAnswer = message.text().startsWith('Failed to load resource: the server responded');
    if (message.type() === 'error' && !isAnswer) complaints.push(message.text());
  });
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== new URL(address).origin && protocol !== 'data:') complaints.push(request.url());
  });
  // Choosers are caught from the beginning: one that opens while that is only being asked for would be missed.
  page.on('filechooser', () => {});
  await page.goto(address);
  return {
    page,
    async leave() {
      assert.deepEqual(complaints, []);
      assert.deepEqual(await context.cookies(), []);
      await context.close();
    },
  };
}

/** Goes on with the Tab key until the control with this name is reached, as long as a person would. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page)).name === name) return;
  }
  assert.fail(`${name} is not reached, but ${JSON.stringify(await focused(page))}`);
}

export async function focused(page: Page): Promise<{ id: string; name: string; kind: string }> {
  return await page.evaluate(
    '(({ id, name = "", className }) => ({ id, name, kind: className }))(document.activeElement)',
  );
}

/** What the browser would send now, but for files and what the page itself sends along. */
export async function filledIn(page: Page): Promise<[string, string][]> {
  return await page.evaluate(
    '[...new FormData(document.querySelector("form"))].filter(([name, value]) => typeof value === "string" && !name.startsWith("_"))',
  );
}

/** What axe finds on the page as it stands. It needs a script, so it looks at the same text in a context of its own. */
export async function violations(browser: Browser, shown: Page): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 900, height: 900 }, reducedMotion: 'reduce' });
  await page.setContent(await shown.content());
  await page.evaluate(axe);
  const found = await page.evaluate<{ id: string; nodes: { html: string; failureSummary: string }[] }[]>(
    'axe.run().then(({ violations }) => violations)',
  );
  await page.close();
  return found.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html + node.failureSummary).join(' ')}`,
  );
}
