import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { untilChanged } from './untilChanged.ts';

/** The outcome of a form: sent with this heading, a disabled button, or faults. */
export type Outcome =
  | { readonly state: 'sent'; readonly title: string }
  | { readonly state: 'disabled' }
  | { readonly state: 'faulty'; readonly faults: readonly string[] };

interface Control {
  readonly name: string;
  readonly kind: string;
  readonly value: string;
  readonly options: readonly string[];
  /** The accept attribute of a file input. */
  readonly accept: string;
}

/** Completes any form step by step like a visitor with a script: fills in everything that is empty and continues. */
export async function fillInAnything(page: Page): Promise<Outcome> {
  const go = page.locator('.foot button[type=submit]').first();
  for (let step = 0; step < 30; step += 1) {
    const filledIn = await fillInStep(page);
    if (await go.isDisabled()) return { state: 'disabled' };
    const wrong = await faultsIn(page);
    if (wrong.length > 0) return { state: 'faulty', faults: wrong };
    // Rejects if the server responds with a new page instead.
    const changed = page.evaluate(untilChanged).catch(() => page.waitForLoadState());
    await go.click();
    const isOver = await Promise.race([changed, setTimeout(60_000, 'over', { ref: false })]);
    if (isOver === 'over')
      throw new Error(`nothing came of step ${step}: ${await page.locator('main').innerText()}`);
    const faults = await faultsIn(page);
    // A choice may have gone on to the next question before the click, which then finds it empty.
    const hasMoved = (await page.evaluate<string>(shownFields)) !== filledIn;
    if (faults.length > 0 && !hasMoved) return { state: 'faulty', faults };
    if ((await page.locator('form').count()) === 0)
      return { state: 'sent', title: await page.locator('h1').innerText() };
  }
  throw new Error('the form has more steps than anybody would go');
}

async function faultsIn(page: Page): Promise<string[]> {
  return await page.locator('.field:visible', { has: page.locator('.error') }).allInnerTexts();
}

/** Returns the fields that were shown when all had been filled in. */
async function fillInStep(page: Page): Promise<string> {
  // Also fills in fields that an answer reveals.
  for (let round = 0; ; round += 1) {
    const [controls, shown] = await page.evaluate<[Control[], string]>(`[${emptyControls}, ${shownFields}]`);
    if (controls.length === 0 || round === 3) return shown;
    for (const control of controls) await fillIn(page, control);
  }
}

/** The ids of the visible fields. */
const shownFields = `[...document.querySelectorAll('[data-field]')]
  .filter((each) => each.checkVisibility()).map((each) => each.dataset.field).join(' ')`;

/** Each group of radios or checkboxes once; no text inputs beside "Other". */
const emptyControls = `(() => {
  const form = document.querySelector('form');
  if (form === null) return [];
  const seen = new Set();
  // The script removes the name of a file input.
  const nameOf = ({ name, id }) => name || id;
  return [...form.querySelectorAll('[data-field] :is(input,select,textarea):is([name],[type=file])')]
    .filter((each) => each.closest('[data-field]').checkVisibility() && !each.disabled && !each.name.endsWith('.other'))
    .filter((each) => !seen.has(nameOf(each)) && seen.add(nameOf(each)))
    .filter((each) => !new FormData(form).getAll(nameOf(each)).some((value) => value !== '' && !(value instanceof File && value.name === '')))
    .filter((each) => each.type !== 'file' || each.closest('[data-field]').querySelector('.files li') === null)
    .map((each) => ({
      name: nameOf(each),
      kind:
        each.localName === 'select' ? 'select'
        : each.inputMode === 'decimal' ? 'number'
        // A text box with a calendar or a list stands in for a date or a time.
        : each.type === 'hidden' && each.closest('[data-field]').querySelector('.sign-name') ? 'signature'
        : each.type === 'hidden' ? (each.parentElement.querySelector('[aria-haspopup=dialog]') ? 'date' : 'time')
        : each.type,
      value: each.value,
      accept: each.accept ?? '',
      options: [...(each.options ?? [])].map(({ value }) => value).filter((value) => value !== ''),
    }));
})()`;

async function fillIn(page: Page, { name, kind, value, options, accept }: Control): Promise<void> {
  const control = page.locator(kind === 'file' ? `[type=file][id="${name}"]` : `[name="${name}"]`).first();
  switch (kind) {
    case 'radio':
    case 'checkbox':
      await page.locator(`[name="${name}"][value="${value}"]`).first().check({ force: true });
      return;
    case 'select':
      // A searchable list replaces the select, which is set as its script does.
      await control.evaluate((element, chosen) => {
        Object.assign(element, { value: chosen });
        element.dispatchEvent(new Event('input', { bubbles: true }));
      }, options[0] ?? '');
      return;
    case 'signature':
      await page.locator(`[id="${name}"]`).fill('Ada Lovelace');
      return;
    case 'file':
      await control.setInputFiles(accept === '' || accept.includes('.pdf') ? document : picture);
      return;
    case 'date':
    case 'time':
      // A picker may take the place of the control at any moment, and then sets it like this.
      await control.evaluate((element, value) => {
        // Some days lie in the past, such as a birthday.
        const latest = element.getAttribute('max') ?? value;
        Object.assign(element, { value: value < latest ? value : latest });
        element.dispatchEvent(new Event('input', { bubbles: true }));
      }, samples[kind]?.() ?? '');
      return;
    default:
      await control.fill(samples[kind]?.() ?? 'Lantern');
  }
}

const document = {
  name: 'proof.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
};
const picture = {
  name: 'proof.png',
  mimeType: 'image/png',
  buffer: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
};

const samples: Readonly<Record<string, () => string>> = {
  number: () => '10',
  email: () => 'ana@example.org',
  tel: () => '+4930901820',
  url: () => 'https://api.calendly.com/scheduled_events/1b8d9b5e-8c0f-4a39-9a5f-0a2f4c1f6f01',
  date: nextWednesday,
  time: () => '12:00',
};

/** Two weeks ahead or a little less: a day on which most places are open. */
function nextWednesday(): string {
  const day = new Date(Date.now() + 14 * 86_400_000);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 4) % 7));
  return day.toISOString().slice(0, 10);
}
