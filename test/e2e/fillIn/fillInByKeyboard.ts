import type { Page } from 'playwright-core';
import { tabTo } from '../browserVisit.ts';
import { booking, files, name, wishes } from './fillInForm.ts';

/** Fills in the first page of the stay from the top, with keys that work in both text directions. */
export async function fillInFirstByKeyboard(page: Page): Promise<void> {
  const { press, type } = keysOf(page);
  await type('field1', name);
  await type('field2', '3');
  await type('field3', wishes.join('\n'));
  await type('field4', 'zoe@example.org');
  await type('field5', '+49 30 / 9018-2000');
  await type('field6', '12242030');
  await type('field7', '0445PM');
  await type('field8.line1', 'Am See 1');
  await type('field8.postal_code', '50667');
  await type('field8.city', 'Köln');
  await tabTo(page, 'field8.country');
  const country = page.locator('[name="field8.country"]');
  for (let look = 0; look < 9 && (await country.inputValue()) !== 'DE'; look += 1) await press('ArrowDown');
}

/** Fills in the second page; `appeared` is the question that a double room reveals. */
export async function fillInSecondByKeyboard(page: Page, appeared?: string): Promise<void> {
  const { press, type } = keysOf(page);
  await tabTo(page, 'field12');
  await press('Space', 'ArrowDown', 'ArrowDown');
  await type('field12.other', 'Diving, deep');
  await tabTo(page, 'field13');
  await press('Space', 'Tab', 'Tab', 'Space');
  await tabTo(page, 'field14');
  await press('ArrowDown', 'ArrowDown');
  if (appeared !== undefined) await type('field23', appeared);
  await tabTo(page, 'field15');
  await press('Space', 'ArrowDown', 'ArrowDown', 'ArrowDown');
  await tabTo(page, 'field16');
  await press('Space', 'ArrowUp', 'ArrowUp');
  await tabTo(page, 'field17');
  await press('ArrowUp', 'ArrowUp');
  await type('field18', '120.5');
  await tabTo(page, 'field19');
  const chooser = page.waitForEvent('filechooser');
  await press('Enter');
  await (await chooser).setFiles(files);
  await type('field20.0.0', 'Bo');
  await press('Tab', 'Space');
  await type('field20.1.0', 'Cy');
  await tabTo(page, 'field21.0.0');
  await press('Space');
  await tabTo(page, 'field21.1.0');
  await press('ArrowDown');
  await tabTo(page, 'field22');
  await page.keyboard.insertText(booking);
}

function keysOf(page: Page) {
  const { keyboard } = page;
  return {
    press: async (...keys: string[]) => {
      for (const key of keys) await keyboard.press(key);
    },
    type: async (control: string, text: string) => {
      await tabTo(page, control);
      await keyboard.type(text);
    },
  };
}
