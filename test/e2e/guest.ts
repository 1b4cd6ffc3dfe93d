import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';
import { patience } from '../support/eventually.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Records every event that a page can receive, before anything else runs in it. */
const listening = `for (const event of ['ready', 'start', 'page', 'submitted', 'height', 'closed'])
  document.addEventListener('canvass:' + event, ({ detail, target }) => {
    hostHears({ event, detail, at: target.nodeName });
  });`;

interface Heard {
  event: string;
  detail: Record<string, unknown>;
  at: string;
}

/** A visitor on a page that embeds forms; `leave` fails on unexpected errors. */
export async function visitHost(browser: Browser, address: string, service: string) {
  const context = await browser.newContext({
    viewport: { width: 800, height: 700 },
    locale: 'en-US',
    reducedMotion: 'reduce',
    colorScheme: 'dark',
  });
  const page = await context.newPage();
  const heardOf: Heard[] = [];
  const ears = new EventEmitter();
  await page.exposeFunction('hostHears', (heard: Heard) => {
    heardOf.push(heard);
    ears.emit(heard.event);
  });
  await page.addInitScript(listening);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const own = [new URL(address).origin, service];
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (!own.includes(origin) && protocol !== 'data:') complaints.push(request.url());
  });
  await page.goto(address);

  return {
    page,

    /** The last event of that name, once there are this many. */
    async heard(event: string, times = 1): Promise<Record<string, unknown>> {
      const all = () => heardOf.filter((each) => each.event === event);
      while (all().length < times) await once(ears, event, { signal: AbortSignal.timeout(patience) });
      return all().at(-1)?.detail ?? {};
    },

    /** All events except height, each with its target element. */
    events(): string[] {
      return heardOf.flatMap(({ event, at }) => (event === 'height' ? [] : [`${at} ${event}`]));
    },

    /** The focused element, also inside the script's shadow DOM. */
    async focused(): Promise<string> {
      return await page.evaluate(`(() => {
        let element = document.activeElement;
        while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
        return element.getAttribute('aria-label') || element.title || element.textContent;
      })()`);
    },

    /** The violations that axe finds on the page around the frame. */
    async violations(): Promise<string[]> {
      await page.evaluate(axe);
      return await page.evaluate(
        `axe.run(document, { iframes: false, rules: { 'target-size': { enabled: true } } }).then(({ violations }) =>
          violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))`,
      );
    },

    async leave() {
      assert.deepEqual(complaints, []);
      assert.deepEqual(await context.cookies(), []);
      await context.close();
    },
  };
}

export type Guest = Awaited<ReturnType<typeof visitHost>>;
