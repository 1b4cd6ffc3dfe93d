import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, describe, test } from 'node:test';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { patience } from '../support/eventually.ts';
import { isFullRun } from '../support/fullRun.ts';

const executablePath = process.env.CANVASS_TEST_CHROMIUM || '/usr/bin/chromium';
export const noBrowser = `there is no browser at ${executablePath}; CANVASS_TEST_CHROMIUM names one`;
export const canRun = existsSync(executablePath);
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
// Glyphs as wide as the fonts say, as on devices with dense screens.
args.push('--font-render-hinting=none');
args.push('--disable-component-update', '--disable-sync', '--no-first-run', '--lang=en-US');

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/**
 * The target size of 24 pixels (WCAG 2.5.8) is an opt-in rule of axe. Frames are checked on their own: axe would send
 * messages into sandboxed ones, which browsers refuse with an error. One rule asks for the style of every element that has a style of its own,
 * which takes a fifth of the time, and finds only `!important` in such a style: full runs look for it.
 */
const asked = JSON.stringify({
  iframes: false,
  resultTypes: ['violations'],
  rules: { 'target-size': { enabled: true }, 'avoid-inline-spacing': { enabled: isFullRun } },
});

/** A suite that needs a browser: skipped without one when run by hand, failing in CI. */
export function describeInBrowser(name: string, suite: () => void): void {
  if (canRun || process.env.CI !== 'true') describe(name, { skip: canRun ? false : noBrowser }, suite);
  else
    test(name, () => {
      throw new Error(noBrowser);
    });
}

/** One browser for all tests of this process: starting it takes longer than most of them. */
let shared: Promise<Browser> | undefined;

after(async () => {
  await (await shared)?.close();
});

/** A browser whose `close` ends only the contexts that were opened through it. */
export async function launchBrowser(): Promise<Browser> {
  shared ??= chromium.launch({ executablePath, args });
  const browser = await shared;
  const contexts = new Set<BrowserContext>();
  const newContext: Browser['newContext'] = async (options) => {
    const context = await browser.newContext(options);
    context.setDefaultTimeout(patience);
    contexts.add(context);
    context.on('close', () => contexts.delete(context));
    return context;
  };
  const own = {
    newContext,
    newPage: async (options) => {
      const context = await newContext(options);
      const page = await context.newPage();
      page.on('close', () => void context.close());
      return page;
    },
    contexts: () => [...contexts],
    close: async () => {
      await Promise.all([...contexts].map((context) => context.close()));
    },
  } satisfies Partial<Browser>;
  return new Proxy(browser, {
    get: (target, name) => Reflect.get(name in own ? own : target, name),
  });
}

interface Look extends BrowserContextOptions {
  /** Whether the browser runs scripts. */
  readonly script?: boolean;
  /** Errors that the test expects. */
  readonly expected?: RegExp;
}

/** Opens an address in a fresh browser; `leave` fails on unexpected errors. */
export async function visitPage(browser: Browser, address: string, look: Look = {}) {
  const { script = false, expected, ...options } = look;
  const context = await browser.newContext({
    viewport: { width: 700, height: 500 },
    locale: 'en-US',
    reducedMotion: 'reduce',
    javaScriptEnabled: script,
    ...options,
  });
  const complaints: string[] = [];
  const complain = (text: string) => {
    // The browser logs a response like 422 as an error; the test caused it on purpose.
    const isAnswer = text.startsWith('Failed to load resource: the server responded');
    if (!isAnswer && expected?.test(text) !== true) complaints.push(text);
  };
  context.on('weberror', (error) => complain(error.error().message));
  context.on('console', (message) => {
    if (message.type() === 'error') complain(message.text());
  });
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== new URL(address).origin && protocol !== 'data:') complain(request.url());
  });
  const page = await context.newPage();
  // Intercepts file choosers from the start, because enabling it later could miss one that opens meanwhile.
  page.on('filechooser', () => {});
  await page.goto(address);
  return {
    page,
    context,
    async leave() {
      assert.deepEqual(complaints, []);
      assert.deepEqual(await context.cookies(), []);
      await context.close();
    },
  };
}

/** Presses Tab until the control with this name or id has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    const { name: reached, id } = await focused(page);
    if ((reached || id) === name) return;
  }
  assert.fail(`${name} is not reached, but ${JSON.stringify(await focused(page))}`);
}

export async function focused(page: Page): Promise<{ id: string; name: string; kind: string; text: string }> {
  return await page.evaluate(
    '(({ id, name = "", className, textContent }) => ({ id, name, kind: className, text: textContent }))(document.activeElement)',
  );
}

/** Waits for a condition by polling, because the page's policy forbids Playwright's own waiting. */
export async function until(page: Page, condition: string): Promise<void> {
  while (!(await page.evaluate<boolean>(condition))) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** The values the browser would send now, except files and the page's own inputs. */
export async function filledIn(page: Page): Promise<[string, string][]> {
  return await page.evaluate(
    '[...new FormData(document.querySelector("form"))].filter(([name, value]) => typeof value === "string" && !name.startsWith("_"))',
  );
}

/**
 * The violations that axe finds on a page without scripts. axe itself needs scripts, so it checks the same
 * HTML in a separate context.
 */
export async function violations(browser: Browser, shown: Page): Promise<string[]> {
  const page = await browser.newPage({ viewport: { width: 900, height: 900 }, reducedMotion: 'reduce' });
  await page.setContent(await shown.content());
  const found = await liveViolations(page);
  await page.close();
  return found;
}

/**
 * The violations that axe finds on the current page, in a frame of it, or in the parts that a selector names, but for
 * those that another excludes.
 */
export async function liveViolations(
  page: Pick<Page, 'evaluate'>,
  within = 'html',
  without?: string,
): Promise<string[]> {
  // A page that was resized has it already; reading half a megabyte of script again takes as long as the check.
  if (!(await page.evaluate<boolean>('"axe" in globalThis'))) await page.evaluate(axe);
  const context = { include: [within], ...(without !== undefined && { exclude: [without] }) };
  const found = await page.evaluate<{ id: string; nodes: { html: string; failureSummary: string }[] }[]>(
    `axe.run(${JSON.stringify(context)}, ${asked}).then(({ violations }) => violations)`,
  );
  return found.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html + node.failureSummary).join(' ')}`,
  );
}
