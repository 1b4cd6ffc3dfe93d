import type { Locator } from 'playwright-core';
import { boxOf } from '../../boxOf.ts';
import { liveViolations } from '../../browserVisit.ts';
import type { Builder } from './openBuilder.ts';

/** The complaints of axe about the app and about the frame. */
export async function complaints({ page }: Pick<Builder, 'page'>): Promise<string[]> {
  const frames = page.frames().filter((frame) => frame.url().endsWith('/preview'));
  const found = await Promise.all(frames.map((frame) => liveViolations(frame)));
  return [...(await liveViolations(page)), ...found.flat()];
}

export async function status(page: Builder['page'], words: string): Promise<void> {
  await page.locator('[role=status]', { hasText: words }).first().waitFor({ state: 'attached' });
}

export async function replaceText(page: Builder['page'], place: Locator, words: string): Promise<void> {
  await place.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
}

/** Drags with the mouse to a share of the target's height, where the line appears. */
export async function drag(
  page: Builder['page'],
  from: Locator,
  to: Locator,
  share: number,
  line: Locator,
): Promise<void> {
  const [start, end] = [await boxOf(from), await boxOf(to)];
  const target = { x: end.x + end.width / 2, y: end.y + end.height * share };
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  // In small steps: the pointer is captured by the first that is still on the element.
  await page.mouse.move(target.x, target.y - 40, { steps: 40 });
  await page.mouse.move(target.x, target.y, { steps: 4 });
  await line.waitFor();
  await page.mouse.up();
}
