import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { booking, files, wishes } from './fillInForm.ts';

/** Fills in the first page, some of it wrong. */
export async function fillInFirstByMouse(page: Page): Promise<void> {
  await write(page, 'Guests', '30');
  await write(page, 'Wishes', wishes.join('\n'));
  await page.getByLabel('E-mail').click();
  await page.keyboard.type('zoe@');
  await write(page, 'Telephone', '+49 30 / 9018-2000');
  await page.getByLabel('Arrival').fill('2030-12-24');
  await page.locator('#field7').fill('16:45');
  await write(page, 'Street address', 'Am See 1');
  await page.locator('[name="field8.postal_code"]').fill('50667');
  await page.locator('[name="field8.city"]').fill('Köln');
  await page.locator('[name="field8.country"]').selectOption({ label: 'Germany' });
}

/** Fills in the second page. */
export async function fillInSecondByMouse(page: Page): Promise<void> {
  await page.getByText('Another', { exact: true }).click();
  await page.locator('[name="field12.other"]').fill('Diving, deep');
  for (const meal of ['Breakfast', 'Dinner']) await page.getByText(meal, { exact: true }).click();
  await page.getByLabel('Room').selectOption({ label: 'Double' });
  await page.locator('label:has([name=field15][value="4"])').click();
  await page.locator('label:has([name=field16][value="9"])').click();
  await page.getByLabel('Sleep').scrollIntoViewIfNeeded();
  const line = await page.getByLabel('Sleep').boundingBox();
  assert.ok(line);
  await page.mouse.click(line.x + (line.width * 8) / 12, line.y + line.height / 2);
  await page.locator('[name=field18]').click();
  await page.keyboard.type('120.5');
  await page.getByLabel('Papers').setInputFiles(files);
  await page.locator('[name="field20.0.0"]').fill('Bo');
  await page.locator('[name="field20.0.1"]').click();
  await page.locator('[name="field20.1.0"]').fill('Cy');
  for (const [day, choice] of [
    ['Monday', 'Lake'],
    ['Tuesday', 'Free'],
  ])
    await page.locator(`[aria-labelledby]:has-text("${day}") label:has-text("${choice}")`).click();
  await page.locator('[name=field22]').fill(booking);
}

async function write(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).click();
  await page.keyboard.type(text);
}
