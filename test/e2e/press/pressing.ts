import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';

type Press = (page: Page, target: Locator, meanwhile: () => Promise<unknown>) => Promise<void>;

/** The answers of two frames, after which the browser has drawn what a jump brought into view. */
export const frames =
  'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))))';

/** Presses the mouse, does what moves the page, and releases it at the same place; returns how far the target moved. */
export async function press(page: Page, target: Locator, meanwhile = async () => {}): Promise<number> {
  const [x, y, top] = await middleOf(target);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await meanwhile();
  await page.evaluate(frames);
  // Before the release, after which the target may be gone.
  const [, , now] = await middleOf(target);
  await page.mouse.up();
  return Math.abs(now - top);
}

/** Presses a target, does what moves it, and releases it at the same place. */
export const ways: Readonly<Record<'mouse' | 'finger' | 'key', Press>> = {
  mouse: async (page, target, meanwhile) => {
    await press(page, target, async () => void (await meanwhile()));
  },
  finger: async (page, target, meanwhile) => {
    const [x, y] = await middleOf(target);
    const session = await page.context().newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await meanwhile();
    await page.evaluate(frames);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  },
  key: async (page, target, meanwhile) => {
    await target.focus();
    await page.keyboard.down('Space');
    await meanwhile();
    await page.keyboard.up('Space');
  },
};

export async function middleOf(target: Locator): Promise<[x: number, y: number, top: number]> {
  const box = await target.boundingBox();
  assert.ok(box);
  return [box.x + box.width / 2, box.y + box.height / 2, box.y];
}
