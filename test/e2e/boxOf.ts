import type { Locator } from 'playwright-core';
import { eventually } from '../support/eventually.ts';

/** Where an element is. One that is drawn anew at this moment has no place, so it is looked at again. */
export async function boxOf(element: Locator) {
  await element.waitFor();
  return await eventually(
    async () => (await element.boundingBox()) ?? undefined,
    () => `${element} is not shown`,
  );
}
