import type { Browser, Page } from 'playwright-core';
import { visitPage } from './browserVisit.ts';

type Look = NonNullable<Parameters<typeof visitPage>[2]>;

/** Loads the pickers of all fields, as a visitor does who comes to each of them. */
export async function wakePickers(page: Page): Promise<void> {
  await page.evaluate(
    'for (const field of document.querySelectorAll("[data-field]")) field.dispatchEvent(new PointerEvent("pointerenter"))',
  );
}

/** Opens a form in a browser with scripts, and waits until the script has taken over. */
export async function openLive(browser: Browser, address: string, look: Look = {}) {
  const opened = await visitPage(browser, address, { ...look, script: true });
  const { page } = opened;
  const ready = async () => await page.locator('.sending').waitFor({ state: 'attached' });
  await ready();
  return {
    ...opened,
    ready,
    /** The button that continues or sends, whatever its label. */
    go: page.locator('.foot button[type=submit]').first(),
    errorOf: (id: string) => page.locator(`[id="${id}-error"]`),
    progress: async () =>
      await page.evaluate<number[]>(
        '(({ value, max, hidden }) => (hidden ? [] : [value, max]))(document.querySelector("progress"))',
      ),
    /** The visible fields, in order. */
    shown: async () =>
      await page.evaluate<string[]>(
        '[...document.querySelectorAll("[data-field]")].filter((field) => field.checkVisibility()).map((field) => field.dataset.field)',
      ),
  };
}
