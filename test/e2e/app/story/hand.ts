import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';

/** A person at mouse and keyboard, whose clicks and keys are counted. Letters of the form's own words are not: every product needs them. */
export class Hand {
  readonly page: Page;
  clicks = 0;
  keys = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async click(target: Locator): Promise<void> {
    this.clicks += 1;
    await target.click();
  }

  /** A key, or a chord such as `Control+v`, which counts once. */
  async press(key: string): Promise<void> {
    this.keys += 1;
    await this.page.keyboard.press(key);
  }

  async type(words: string): Promise<void> {
    await this.page.keyboard.type(words);
  }

  /** Presses Tab, or Shift+Tab, until the control has the focus. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await target.waitFor();
    for (let count = 0; count < 60; count += 1) {
      await this.press(key);
      if (await isFocused(target)) return;
    }
    assert.fail(`the keyboard does not reach ${target}`);
  }

  get total(): number {
    return this.clicks + this.keys;
  }
}

export async function isFocused(target: Locator): Promise<boolean> {
  return await target.evaluate((element) => element === element.ownerDocument.activeElement);
}
