import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { patience } from '../../support/eventually.ts';
import { untilChanged } from '../fillIn/untilChanged.ts';
import type { Control, Plausible } from './plausibleAnswers.ts';

interface Focused extends Control {
  readonly value: string;
  readonly isEmpty: boolean;
  /** Whether it is the button that goes on. */
  readonly isButton: boolean;
  readonly faults: readonly string[];
}

/** The control with the focus. A text box with a picker stands before the input that is sent. */
const focusedControl = `(() => {
  const element = document.activeElement;
  const field = element.closest('[data-field]');
  const sent = element.closest('.picked')?.nextElementSibling ?? element;
  const name = sent.name || field?.dataset.field || '';
  const group = [...document.querySelectorAll('[name="' + CSS.escape(name) + '"]')];
  const isBox = element.type === 'radio' || element.type === 'checkbox';
  return {
    field: field?.dataset.field ?? '',
    name,
    kind:
      element.localName === 'input' ? (element.role === 'combobox' && !element.closest('.picked') ? 'combobox' : element.type)
      : ['select', 'textarea'].includes(element.localName) ? element.localName
      : 'other',
    accept: element.accept ?? '',
    value: element.value ?? '',
    isEmpty:
      isBox ? !group.some(({ checked }) => checked)
      : element.type === 'file' ? field.querySelector('.files li') === null
      : element.type === 'range' ? element.matches('.untouched')
      : element.value === '',
    isButton: element === document.querySelector('.foot button[type=submit]'),
    faults: [...document.querySelectorAll('.error')].filter((each) => each.checkVisibility()).map((each) => each.textContent),
  };
})()`;

/** Fills in a form and sends it with nothing but keys; `isOver` tells that the last page is there. */
export async function fillInByKeyboard(
  page: Page,
  plausible: Plausible,
  isOver: () => Promise<boolean>,
): Promise<void> {
  for (let press = 0; press < 400; press += 1) {
    const focused = await page.evaluate<Focused>(focusedControl);
    if (focused.isButton) {
      // Waits for the observer first: a key may overtake a command of the debugger.
      await page.evaluate(`void (globalThis.changed = ${untilChanged})`);
      await page.keyboard.press('Enter');
      const changed = page.evaluate('globalThis.changed').catch(() => page.waitForLoadState());
      const late = setTimeout(patience, 'late', { ref: false });
      if ((await Promise.race([changed, late])) === 'late')
        assert.fail(`the button does nothing on: ${await page.locator('main').innerText()}`);
      if (await isOver()) return;
      const { faults } = await page.evaluate<Focused>(focusedControl);
      assert.deepEqual(faults, [], 'every answer is accepted');
      continue;
    }
    if (focused.field !== '' && focused.isEmpty) await answer(page, focused, plausible);
    await page.keyboard.press('Tab');
  }
  assert.fail('the keyboard does not lead to the end');
}

async function answer(page: Page, control: Focused, plausible: Plausible): Promise<void> {
  const { keyboard } = page;
  const text = () => plausible.textFor(control);
  switch (plausible.kindOf(control)) {
    case 'radio':
      await keyboard.press('Space');
      await moveToOption(page, plausible.optionFor(control));
      return;
    case 'checkbox':
      // Each box is reached by Tab; the others wait for their turn.
      if ((plausible.optionFor(control) ?? control.value) === control.value) await keyboard.press('Space');
      return;
    case 'select':
    case 'choice':
      await keyboard.press('ArrowDown');
      return;
    case 'range':
      await keyboard.press('ArrowRight');
      return;
    case 'combobox':
      for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await keyboard.press(key);
      return;
    case 'file': {
      const chooser = page.waitForEvent('filechooser');
      await keyboard.press('Enter');
      await (await chooser).setFiles(plausible.fileFor(control));
      return;
    }
    case 'date': {
      const [year = '', month = '', day = ''] = text().split('-');
      await keyboard.type(`${month}${day}${year}`);
      return;
    }
    case 'time':
      await keyboard.type('0730PM');
      return;
    case 'other':
      return;
    default:
      await keyboard.type(text());
  }
}

/** Chooses among radios with the arrow keys, because their order may be random. */
async function moveToOption(page: Page, wanted: string | undefined): Promise<void> {
  if (wanted === undefined) return;
  for (let press = 0; press < 20; press += 1) {
    const { value } = await page.evaluate<Focused>(focusedControl);
    if (value === wanted) return;
    await page.keyboard.press('ArrowDown');
  }
  assert.fail(`the arrow keys do not lead to the option ${wanted}`);
}
