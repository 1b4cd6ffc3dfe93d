import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { FrameLocator, Page } from 'playwright-core';
import type { FormDefinition } from '#form/definition/document.ts';
import type { AppClient } from '../../../app/appClient.ts';
import { holds } from '../../../support/eventually.ts';
import { isFullRun } from '../../../support/fullRun.ts';
import { describeInBrowser } from '../../browserVisit.ts';
import { beginJourney, type Journey } from '../journey.ts';
import { button, copyBy, heading, told } from '../journeySteps.ts';
import { Hand } from './hand.ts';
import { storedDraft } from './storedDraft.ts';
import { textOf, typeNames } from './typeNames.ts';

/** Ten questions; the fourth decides about the fifth. */
const lines = [
  'Name *',
  'Email *',
  'How many people come with you?',
  'Will you eat with us? - Yes - No',
  'Which dish? - Fish - Pasta - Salad',
  'Which day suits you?',
  'How did you hear of us? - Friend - Search - Other',
  'Phone',
  'Your website',
  'Anything else?',
];

/** The same ten, one by one: type and words. Two are texts, so that no options have to be written. */
const questions = [
  ['Short text', 'Name'],
  ['E-mail', 'Email'],
  ['Short text', 'How many people come with you?'],
  ['Yes or no', 'Will you eat with us?'],
  ['Short text', 'Which dish?'],
  ['Date', 'Which day suits you?'],
  ['Short text', 'How did you hear of us?'],
  ['Telephone', 'Phone'],
  ['Short text', 'Your website'],
  ['Long text', 'Anything else?'],
] as const;

const isShort = isFullRun ? false : 'in full runs';

describeInBrowser('a form from the idea to its answers and its next version', () => {
  let journey: Journey;
  let page: Page;
  let client: AppClient;
  let organization: string;
  let canvas: FrameLocator;
  /** The form made of pasted lines, and its shared link. */
  let form: string;
  let link: string;
  const counted = new Map<string, Hand>();

  before(async () => {
    journey = await beginJourney();
    ({ page, client, organization } = await journey.own());
    // Wide enough that the form is shown unscaled, because the browser driver ignores the scale of frames.
    await page.setViewportSize({ width: 1700, height: 1200 });
    canvas = page.frameLocator('.canvas-frame');
  });
  after(async () => await journey.end());

  const formInAddress = () => /\/f\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  const tab = (name: string) =>
    page.getByRole('navigation', { name: 'Parts of the form' }).getByRole('link', { name, exact: true });
  const stored = async (fits: (draft: FormDefinition) => boolean) =>
    await storedDraft(client, { organization, form: formInAddress() }, fits);
  const begin = async () => {
    await page.goto(`${journey.url}/app/o/${organization}`);
    await heading(page, 'All forms').waitFor();
    return new Hand(page);
  };
  /** Where the focus goes on a new page, a moment after the page is shown; keys are counted from there. */
  const focusedMain = () => page.locator('main:focus');
  const dialog = () => page.getByRole('dialog', { name: 'Publish the form' });
  const live = () => page.getByRole('dialog', { name: 'Your form is live' });

  /** Publishes by mouse, and copies the link. */
  async function share(hand: Hand): Promise<string> {
    await hand.click(button(page, 'Publish'));
    await hand.click(dialog().getByRole('button', { name: 'Publish' }));
    await hand.click(live().getByRole('button', { name: 'Copy' }));
    await page.locator('.place-status').getByText('Live', { exact: true }).waitFor();
    const copied = await page.evaluate<string>('navigator.clipboard.readText()');
    assert.equal((await fetch(copied)).status, 200);
    return copied;
  }

  /** Runs a command of the palette by its name. */
  async function command(hand: Hand, name: string): Promise<void> {
    await hand.press('Control+k');
    await page.locator('[role=dialog] [role=combobox]:focus').waitFor();
    await hand.type(name);
    await page.getByRole('option', { name, exact: true }).and(page.locator('[aria-selected=true]')).waitFor();
    await hand.press('Enter');
  }

  test('from pasted lines to a shared link', async () => {
    const hand = await begin();
    await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(lines.join('\n'))})`);
    await hand.click(page.getByRole('link', { name: 'New form' }));
    await hand.click(page.getByRole('link', { name: 'Typed questions' }));
    await hand.click(page.getByLabel('Questions, one per line'));
    await hand.press('Control+v');
    await page.getByText('10 questions').waitFor();
    await hand.click(button(page, 'Create form'));
    await hand.click(tab('Logic'));
    await hand.click(button(page, 'Insert this rule'));
    await page.getByRole('button', { name: /When Will you eat with us\? is Yes, show Which dish/ }).waitFor();
    link = await share(hand);
    form = formInAddress();
    counted.set('pasted lines', hand);
  });

  // Templates are in the journey of a form, and the steps by mouse in those of the builder.
  test('from a template to a shared link', { skip: isShort }, async () => {
    const hand = await begin();
    await hand.click(page.getByRole('link', { name: 'New form' }));
    await hand.click(page.locator('label', { hasText: 'Support request' }));
    await hand.click(button(page, 'Create form'));
    await heading(page, 'Support request').waitFor();
    await share(hand);
    const { pages, logic } = await stored(() => true);
    assert.equal(pages.flatMap(({ fields }) => fields).length, 10);
    assert.ok((logic?.length ?? 0) > 0);
    counted.set('template', hand);
  });

  test('from a blank page to a shared link, by mouse', { skip: isShort }, async () => {
    const hand = await begin();
    await hand.click(page.getByRole('link', { name: 'New form' }));
    await hand.click(button(page, 'Create form'));
    for (const [type, words] of questions) {
      await hand.click(page.locator('.palette-name').getByText(type, { exact: true }));
      await canvas.locator('[contenteditable]').waitFor();
      await hand.type(words);
      await canvas.locator('.field', { hasText: words }).waitFor();
    }
    await hand.click(tab('Logic'));
    await hand.click(button(page, 'Insert this rule'));
    await page.getByRole('button', { name: /When Will you eat with us\? is .*, show Which dish/ }).waitFor();
    await share(hand);
    counted.set('blank, by mouse', hand);
  });

  test('from a blank page to a shared link, by keys', async () => {
    const hand = await begin();
    await hand.press('n');
    await heading(page, 'New form').waitFor();
    await focusedMain().waitFor();
    await hand.tabTo(button(page, 'Create form'));
    await hand.press('Enter');
    await canvas.locator('main.sheet').waitFor();
    for (const [index, [type, words]] of questions.entries()) {
      await hand.press(index === 0 ? '/' : 'Enter');
      await page.locator('.insert-menu [role=combobox]:focus').waitFor();
      await hand.type(type);
      await hand.press('Enter');
      await canvas.locator('[contenteditable]').waitFor();
      await hand.type(words);
      await hand.press('Enter');
      await canvas.locator('.field:focus', { hasText: words }).waitFor();
    }
    await command(hand, 'Logic');
    await tab('Logic').and(page.locator('[aria-current=page]')).waitFor();
    await focusedMain().waitFor();
    await hand.tabTo(button(page, 'Insert this rule'));
    await hand.press('Enter');
    await page.getByRole('button', { name: /When Will you eat with us\? is .*, show Which dish/ }).waitFor();
    await command(hand, 'Publish');
    const publish = dialog().getByRole('button', { name: 'Publish' });
    await dialog().locator(':focus').waitFor();
    await hand.tabTo(publish);
    await hand.press('Enter');
    await live().getByRole('button', { name: 'Copy' }).and(page.locator(':focus')).waitFor();
    await hand.press('Enter');
    await page.locator('.place-status').getByText('Live', { exact: true }).waitFor();
    assert.equal(hand.clicks, 0);
    counted.set('blank, by keys', hand);
  });

  test('the documented counts are these', async () => {
    const text = await readFile(join(import.meta.dirname, '../../../../docs/contributing/clicks.md'), 'utf8');
    for (const [way, hand] of counted)
      assert.ok(text.includes(`| ${way} | ${hand.total} |`), `| ${way} | ${hand.total} |`);
  });

  test('a formula, a look and a language from right to left', async () => {
    await page.goto(`${journey.url}/app/o/${organization}/f/${form}`);
    await canvas.locator('.field', { hasText: 'Anything else?' }).waitFor();
    await page.locator('.palette-name').getByText('Hidden value', { exact: true }).click();
    await canvas.locator('[contenteditable]').waitFor();
    await page.keyboard.type('Price');
    await page.getByRole('textbox', { name: 'Formula' }).click();
    await page.keyboard.type('field3 * 12');
    await stored((draft) => JSON.stringify(draft).includes('"field3 * 12"'));
    await tab('Design').click();
    await page.getByRole('radio', { name: /^Harbour:/ }).click();
    await stored(({ theme }) => theme?.preset === 'harbour');
    await page.getByRole('link', { name: 'Texts and languages' }).click();
    await button(page, 'Add a language').click();
    await page.getByRole('searchbox', { name: 'Search languages' }).fill('arabic');
    await page.getByRole('searchbox', { name: 'Search languages' }).press('Enter');
    await page.getByRole('textbox', { name: 'Name, in العربية', exact: true }).fill('الاسم');
    await page.frameLocator('iframe').locator('html[dir=rtl]').waitFor({ state: 'attached' });
    await page.frameLocator('iframe').getByText('الاسم').first().waitFor();
    await stored(({ translations }) => JSON.stringify(translations ?? {}).includes('الاسم'));
  });

  test('the draft is tried out with made-up answers, and nothing is stored', async () => {
    await tab('Build').click();
    await button(page, 'Try out').click();
    await button(page, 'Fill in').click();
    await canvas.locator('input[name=field1]:not([value=""])').waitFor();
    await canvas.getByRole('button', { name: 'Send' }).click();
    await canvas.getByText('nothing was stored').waitFor();
    assert.equal((await client.ask('form', { organization, form })).responses, 0);
  });

  test('a visitor with a phone answers the published form', async () => {
    await publishAgain('Published version 2');
    await tab('Share').click();
    const address = page.getByLabel('Address of the form');
    await holds(async () => assert.equal(await address.inputValue(), link));
    const copy = page.locator('.ui-copy-field', { has: address }).getByRole('button', { name: 'Copy' });
    assert.equal(await copyBy(page, copy), link);
    const arabic = await (await fetch(`${link}?lang=ar`)).text();
    assert.match(arabic, /<html[^>]* dir="?rtl/);
    assert.ok(arabic.includes('الاسم'));
    const phone = await journey.visit();
    await phone.setViewportSize({ width: 390, height: 844 });
    await phone.goto(link);
    // The script of the page has taken over.
    await phone.locator('.sending').waitFor({ state: 'attached' });
    await phone.getByLabel('Name').fill('Ada');
    await phone.getByLabel('Email').fill('ada@example.org');
    await phone.getByLabel('How many people come with you?').fill('3');
    const dish = phone.getByText('Which dish?');
    await dish.waitFor({ state: 'hidden' });
    await phone.getByText('Yes', { exact: true }).click();
    await dish.waitFor();
    await phone.getByText('Pasta', { exact: true }).click();
    await phone.getByLabel('Anything else?').fill('A seat by the window');
    await holds(async () =>
      assert.equal(await phone.evaluate('document.documentElement.scrollWidth > innerWidth'), false),
    );
    await phone.getByRole('button', { name: 'Send' }).click();
    await phone.getByRole('heading', { name: 'Thank you' }).waitFor();
    await phone.context().close();
  });

  test('after a question changed, the first response still shows what was asked', async () => {
    await tab('Build').click();
    await canvas.getByText('Anything else?', { exact: true }).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Do you have a wish?');
    await page.keyboard.press('Enter');
    await stored((draft) => JSON.stringify(draft).includes('Do you have a wish?'));
    await publishAgain('Published version 3', '“Anything else?” becomes “Do you have a wish?”');
    const { rows } = await client.ask('responses', { organization, form });
    await page.goto(`${journey.url}/app/o/${organization}/f/${form}/responses/${rows[0]?.id}`);
    const question = (label: string) =>
      page.locator('.response-question', { has: page.getByRole('heading', { name: label }) });
    await question('Anything else?').getByText('A seat by the window').waitFor();
    await question('Anything else?').getByText('Now: Do you have a wish?').waitFor();
    await question('Which dish?').getByText('Pasta').waitFor();
    await question('Price').getByText('36', { exact: true }).waitFor();
  });

  test('versions are compared, and an old one is restored as the draft', async () => {
    await page.goto(`${journey.url}/app/o/${organization}/f/${form}/versions`);
    await page.getByRole('button', { name: 'Compare: Version 1' }).click();
    await page.getByLabel('To', { exact: true }).selectOption('3');
    await page.getByText('“Anything else?” becomes “Do you have a wish?”').waitFor();
    await page.getByText('New question: “Price”').waitFor();
    await page.getByRole('button', { name: 'Restore as draft: Version 2' }).click();
    await told(page, 'The draft is version 2 again.');
    await stored((draft) => JSON.stringify(draft).includes('Anything else?'));
    const shown = await (await fetch(link)).text();
    assert.ok(shown.includes('Do you have a wish?'), 'visitors still see the published version');
  });

  test('every field type is added and set, by pointer and by keys alone', async () => {
    const hand = new Hand(page);
    const panel = page.locator('.panel');
    const required = panel.getByRole('switch', { name: 'Required', exact: true });
    // Some types, and both ways by turns, because each takes seconds and the steps are the same for all. Full runs go each way with every type.
    const chosen = Object.entries(typeNames).filter((_, index) => isFullRun || index % 4 === 0);
    const passes = isFullRun ? ([['pointer'], ['keys']] as const) : ([['pointer', 'keys']] as const);
    for (const ways of passes) {
      await openBlank();
      for (const [index, [type, shown]] of chosen.entries()) {
        const way = ways[index % ways.length];
        if (way === 'pointer') await page.locator('.palette-name').getByText(shown, { exact: true }).click();
        else {
          await page.keyboard.press('/');
          await page.locator('.insert-menu [role=combobox]:focus').waitFor();
          await page.keyboard.type(shown);
          await page.keyboard.press('Enter');
        }
        await canvas.locator('[contenteditable]').waitFor();
        await page.keyboard.type(`My ${shown}`);
        await page.keyboard.press('Escape');
        await canvas.locator('.field:focus', { hasText: `My ${shown}` }).waitFor();
        await panel.getByRole('heading', { name: shown, exact: true }).waitFor();
        const text = textOf[type];
        const control = text === undefined ? required : panel.getByLabel(text, { exact: true });
        if (way === 'pointer') await control.click();
        else await hand.tabTo(control);
        if (text !== undefined) {
          await page.keyboard.press('Control+a');
          await page.keyboard.type('Set');
          await page.keyboard.press('Tab');
        } else if (way === 'keys') await page.keyboard.press('Space');
      }
      const draft = await stored(
        ({ pages: [first] }) =>
          first?.fields.length === chosen.length && first.fields.at(-1)?.label === 'Set',
      );
      const fields = draft.pages.flatMap((each) => each.fields);
      assert.deepEqual(
        fields.map((field) => [field.type, field.type in textOf ? field.label : field.required]),
        chosen.map(([type]) => [type, type in textOf ? 'Set' : true]),
      );
    }
  });

  /** A form without fields, open in the builder. */
  async function openBlank(): Promise<void> {
    const { workspaces } = await client.ask('organization', { organization });
    const wanted = { workspace: workspaces[0]?.id ?? '', name: 'Every type', template: null };
    const { id } = await client.ask('createForm', { organization }, wanted);
    await page.goto(`${journey.url}/app/o/${organization}/f/${id}`);
    await canvas.locator('main.sheet').waitFor();
  }

  async function publishAgain(words: string, change?: string): Promise<void> {
    await button(page, 'Publish').click();
    const again = page.getByRole('dialog', { name: 'Publish the changes' });
    if (change !== undefined) await again.getByText(change).waitFor();
    await again.getByRole('button', { name: 'Publish' }).click();
    await told(page, words);
  }
});
