import type { BrowserContext, Page } from 'playwright-core';
import type { AppClient } from '../../app/appClient.ts';
import { eventually } from '../../support/eventually.ts';
import type { AppScreen } from './appScreens.ts';
import type { Showcase } from './showcase.ts';

/** Signs the browser in as the screen's viewer. */
export async function become(
  context: BrowserContext,
  client: AppClient | undefined,
  url: string,
): Promise<void> {
  await context.clearCookies();
  if (client === undefined) return;
  const cookies = [...client.cookies].map(([name, value]) => ({ name, value, url, httpOnly: true }));
  await context.addCookies(cookies);
}

/** Opens a screen and waits for its main content. */
export async function openScreen(page: Page, showcase: Showcase, screen: AppScreen): Promise<void> {
  const { url } = showcase;
  const client = screen.as === undefined ? undefined : showcase[screen.as];
  await become(page.context(), client, url);
  await page.goto(`${url}${screen.path}`);
  await showScreen(page, screen);
}

/** Waits for the main content of a screen whose address is open, and takes its steps. */
export async function showScreen(page: Page, screen: AppScreen): Promise<void> {
  await page.locator('h1').first().waitFor();
  await settled(page);
  await screen.act?.(page);
  await settled(page);
}

const isSettled = `document.querySelector('[aria-busy="true"]') === null &&
  document.getAnimations().every(({ playState, effect }) =>
    playState === 'finished' || effect?.getComputedTiming().iterations === Infinity)`;

/** Waits until nothing loads or moves. Polls, because the page's Content-Security-Policy forbids injected code. */
export async function settled(page: Page): Promise<void> {
  await eventually(
    async () => await page.evaluate<boolean>(isSettled),
    () => `${page.url()} does not come to rest`,
  );
}

export const tooWide = 'document.documentElement.scrollWidth > innerWidth';

/** Whether a fault is still there after a second of frames: a resized window places its menus anew within a few. */
export async function lasts(page: Page, fault: string): Promise<boolean> {
  for (let frames = 0; frames < 60; frames += 1) {
    if (!(await page.evaluate<boolean>(fault))) return false;
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(drawn))');
  }
  return true;
}
