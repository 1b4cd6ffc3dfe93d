import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { isFullRun } from '../../support/fullRun.ts';
import { oppositeLooks as looks } from '../../support/windowLooks.ts';
import { describeInBrowser, launchBrowser, liveViolations } from '../browserVisit.ts';
import { type AppScreen, appScreens } from './appScreens.ts';
import { builderScreens } from './builderScreens.ts';
import { lasts, openScreen, settled, showScreen, tooWide } from './openScreen.ts';
import { openShowcase, type Showcase } from './showcase.ts';

/** Runs if a text becomes markup, a script or an address. */
const attack = `'"><img src=x onerror=top.ran=1><svg onload=top.ran=1>{{7*7}}javascript:top.ran=1`;

/** Each screen's script is named after it. */
const screenNames = globSync('web/admin/{screen/**,shell/entry}/*Screen.tsx', {
  cwd: join(import.meta.dirname, '../../..'),
}).map((file) => basename(file, '.tsx'));

/** Where the builder has one column and the rest of the app still has its side bar. */
const between = { width: 1024, colorScheme: 'light' } as const;

/** Several tests, because a slow machine needs minutes for all screens. */
const parts = 6;

describeInBrowser('every screen of the web app, with an attack in every text', () => {
  let browser: Browser;
  let showcase: Showcase;
  let page: Page;
  let complaints: string[];
  const unseen = new Set(screenNames);
  before(async () => {
    browser = await launchBrowser();
    showcase = await openShowcase({ write: (words) => `${words.slice(0, 18)} ${attack}`, forms: 6 });
    const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB' });
    complaints = await watch(context, showcase.url);
    page = await context.newPage();
    page.on('response', (answer) => unseen.delete(/\/(\w+)-[\w-]+\.js$/.exec(answer.url())?.[1] ?? ''));
  });
  after(async () => {
    await browser.close();
    await showcase[Symbol.asyncDispose]();
  });

  for (let part = 1; part <= parts; part += 1)
    test(`in the light and wide, in the dark and narrow: axe finds nothing, nothing runs, nothing leaves, nothing is cut off (${part} of ${parts})`, async () => {
      const ofBuilder = builderScreens(showcase);
      const all = [...appScreens(showcase), ...ofBuilder];
      // Neighbours in one part, because many share an address.
      const from = (share: number) => Math.floor((all.length * share) / parts);
      for (let index = from(part - 1); index < from(part); index += 1) {
        const screen = all[index];
        if (screen === undefined) continue;
        const isFirst = index === from(part - 1);
        await reach(screen, isFirst ? undefined : all[index - 1]);
        await examine(screen, ofBuilder.includes(screen), looksOfAxe(screen, index), isFullRun || isFirst);
      }
      assert.deepEqual(complaints.splice(0), []);
    });

  test('every screen was opened', () => {
    assert.deepEqual([...unseen], []);
  });

  /** An address that is open, with nothing done to it yet, needs no loading, which takes longer than looking at it. */
  async function reach(screen: AppScreen, before: AppScreen | undefined): Promise<void> {
    await look(page, looks[0]);
    const isOpen =
      !isFullRun && before?.act === undefined && before?.path === screen.path && before.as === screen.as;
    await (isOpen ? showScreen(page, screen) : openScreen(page, showcase, screen));
  }

  async function examine(
    screen: AppScreen,
    isOfBuilder: boolean,
    withAxe: readonly (typeof looks)[number][],
    withFrame: boolean,
  ): Promise<void> {
    for (const each of looks) {
      await look(page, each);
      const isLaidOut = screen.alike === true && each !== looks[0];
      const found = isLaidOut ? [] : await complaintsAbout(page, withAxe.includes(each), withFrame);
      if (isOfBuilder) found.push(...(await outsideOf(page)));
      complaints.push(...found.map((text) => `${screen.name} at ${each.width}: ${text}`));
    }
    if (!isOfBuilder) return;
    await look(page, between);
    for (const text of await outsideOf(page)) complaints.push(`${screen.name} at ${between.width}: ${text}`);
  }
});

/** Opens a screen once and then resizes it: reloading takes as long as the check itself. */
async function look(
  page: Page,
  { width, colorScheme }: { readonly width: number; readonly colorScheme: 'light' | 'dark' },
): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  await toTop(page);
}

/** A window that became narrower may be scrolled, with a control half below the bar of the app. */
async function toTop(page: Page): Promise<void> {
  await page.evaluate('scrollTo(0, 0)');
  await settled(page);
}

/**
 * axe takes longer than all the rest, so only full runs have it look twice. Neighbours in the list have much in common and are looked at
 * differently.
 */
function looksOfAxe({ alike }: AppScreen, index: number): readonly (typeof looks)[number][] {
  if (alike === true) return [looks[0]];
  return isFullRun ? looks : [looks[index % 2 === 0 ? 0 : 1]];
}

/** Around every screen of an organisation. */
const frame = '.frame-side, .frame-top';

async function complaintsAbout(page: Page, withAxe: boolean, withFrame: boolean): Promise<string[]> {
  const look = () => liveViolations(page, 'html', withFrame ? undefined : frame);
  let found = withAxe ? await look() : [];
  if (found.length > 0) {
    // The builder scrolls to what is selected once it has its new size, which may be after the window is at its top.
    await toTop(page);
    found = await look();
  }
  if (await page.evaluate('top.ran === 1')) found.push('the attack ran');
  if (await lasts(page, tooWide)) found.push('wider than the window');
  if (await lasts(page, isTallerThanWindow)) found.push('the page scrolls besides its tab');
  for (const part of await page.locator('.ui-dialog-title, .ui-dialog .ui-form-actions--end > *').all())
    if (!(await isInSight(page, part))) found.push(`out of sight in the dialog: ${await part.innerText()}`);
  if (/undefined|\[object/.test(await page.locator('body').innerText())) found.push('words are missing');
  return found;
}

/** In the wide, a tab of a form scrolls inside its frame. Texts for screen readers are placed, and may lengthen the page. */
const isTallerThanWindow = `innerWidth > 820 && document.querySelector('.place-tab') !== null &&
  document.scrollingElement.scrollHeight > innerHeight`;

/** Controls and texts beside the window, unless they are in a part that scrolls sideways. */
const outside = `[...document.querySelectorAll('button,a,input,select,textarea,h1,h2,h3,p,label')]
  .filter((each) => {
    const { left, right, width } = each.getBoundingClientRect();
    if (width < 2 || (left >= -1 && right <= innerWidth + 1) || !each.checkVisibility()) return false;
    for (let part = each; part !== null; part = part.parentElement)
      if (part.matches('.ui-hidden, [inert]') || /auto|scroll|hidden|clip/.test(getComputedStyle(part).overflowX)) return false;
    return true;
  })
  .map((each) => 'beside the window: ' + each.outerHTML.slice(0, 200))`;

async function outsideOf(page: Page): Promise<string[]> {
  const found = (await lasts(page, tooWide)) ? ['wider than the window'] : [];
  return [...found, ...(await page.evaluate<string[]>(outside))];
}

/** Whether it is visible without scrolling. */
async function isInSight(page: Page, part: Locator): Promise<boolean> {
  const box = await part.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}

/** Script errors, policy violations and requests to other origins, as they happen. */
async function watch(context: BrowserContext, url: string): Promise<string[]> {
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(error.error().stack ?? error.error().message));
  context.on('console', (message) => {
    if (/Content Security Policy|Uncaught/.test(message.text())) complaints.push(message.text());
  });
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== new URL(url).origin && !['data:', 'blob:'].includes(protocol))
      complaints.push(`asks ${request.url()}`);
  });
  return complaints;
}
