import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FrameLocator, Page } from 'playwright-core';
import type { FormDefinition } from '#form/definition/document.ts';
import type { AppClient } from '../../../app/appClient.ts';
import { eventually, holds } from '../../../support/eventually.ts';
import { describeInBrowser, liveViolations } from '../../browserVisit.ts';
import { beginJourney, type Journey } from '../journey.ts';
import { button } from '../journeySteps.ts';
import { settled } from '../openScreen.ts';

/** One red pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const definition: FormDefinition = {
  format: 2,
  title: 'Open day',
  pages: [
    {
      id: 'page1',
      label: 'About you',
      fields: [
        { id: 'field21', type: 'one_line_input', label: 'Your name', required: true },
        { id: 'field22', type: 'comment', label: 'What would you like to see, [field21]?' },
      ],
    },
  ],
};

describeInBrowser('the look of a form and its languages', () => {
  let journey: Journey;
  let page: Page;
  let client: AppClient;
  let params: { organization: string; form: string };
  let preview: FrameLocator;
  before(async () => {
    journey = await beginJourney();
    const owned = await journey.own();
    ({ page, client } = owned);
    const { organization } = owned;
    const [workspace] = (await client.ask('organization', { organization })).workspaces;
    const wanted = { workspace: workspace?.id ?? '', name: 'Open day', template: null };
    const { id: form } = await client.ask('createForm', { organization }, wanted);
    params = { organization, form };
    const { revision } = await client.ask('form', params);
    await client.ask('saveDraft', params, { revision, definition });
    await client.ask('changeBranding', { organization }, { accent: '#7a1f5c' });
    preview = page.frameLocator('iframe');
    await page.goto(`${journey.url}/app/o/${organization}/f/${form}/design`);
  });
  after(async () => await journey.end());

  /** The draft as the server has it. */
  const stored = async () => (await client.ask('form', params)).definition as FormDefinition;

  test('a preset is chosen by a click and by arrow keys, and the preview follows', async () => {
    await page.getByText('The organisation’s colour, #7a1f5c, is used.').waitFor();
    await page.getByRole('radio', { name: /^Harbour:/ }).click();
    await eventually(async () => /Figtree/.test(await fontOf(preview)));
    await page.keyboard.press('ArrowRight');
    await holds(async () =>
      assert.equal(await page.getByRole('radio', { name: /^Meadow:/ }).isChecked(), true),
    );
    await eventually(async () => /Nunito/.test(await fontOf(preview)));
    await eventually(async () => (await stored()).theme?.preset === 'meadow');
  });

  test('a colour that is hard to read is named with its contrast and mended by one click', async () => {
    const accent = page.getByRole('textbox', { name: 'Accent', exact: true });
    await accent.fill('#ffcc00');
    const warning = page.getByText('has a contrast of 1.51 to 1');
    await warning.waitFor();
    await settled(page);
    assert.deepEqual(await liveViolations(page), []);
    await page.getByRole('button', { name: /^Use #/ }).click();
    await warning.waitFor({ state: 'detached' });
    const readable = await accent.inputValue();
    assert.match(readable, /^#[0-9a-f]{6}$/);
    await eventually(async () => (await stored()).theme?.accent === readable);
    await button(page, 'Use the organisation’s colour').click();
    await holds(async () => assert.equal(await accent.inputValue(), '#7a1f5c'));
    await accent.fill('red');
    await accent.blur();
    await page.getByText('Enter a six-digit hex code').waitFor();
    await accent.fill('#7a1f5c');
  });

  test('a logo is uploaded, described and shown; another file is refused in words', async () => {
    await page.getByRole('heading', { name: 'Logo and pictures' }).click();
    await button(page, 'Choose “Logo”').click();
    const input = page.locator('input[type=file]');
    await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await page.getByText('This file is not a PNG, JPEG, WebP or GIF picture.').waitFor();
    await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: pixel });
    await page.getByLabel('What the picture shows').fill('Harbour Museum');
    await preview.locator('img.logo[alt="Harbour Museum"]').waitFor();
    await eventually(async () => (await stored()).theme?.logo?.alternative === 'Harbour Museum');
    assert.match((await stored()).theme?.logo?.source ?? '', /^data:image\/png;base64,/);
  });

  test('a background picture that comes with the service is chosen from thumbnails', async () => {
    await page.getByRole('heading', { name: 'Background' }).click();
    await page.getByRole('radio', { name: 'Picture' }).click();
    await button(page, 'Change “Background picture”').click();
    await settled(page);
    assert.deepEqual(await liveViolations(page), []);
    await button(page, 'Waves').click();
    await eventually(async () => (await stored()).theme?.background_image?.source === 'picture:waves');
  });

  test('Arabic is added; two texts are translated, and the preview runs from right to left', async () => {
    await page.getByRole('link', { name: 'Texts and languages' }).click();
    await button(page, 'Add a language').click();
    await page.getByRole('searchbox', { name: 'Search languages' }).fill('arabic');
    await page.getByRole('searchbox', { name: 'Search languages' }).press('Enter');
    await page.getByText('5 texts are missing').waitFor();
    await translation(page, 'Open day').fill('يوم مفتوح');
    await translation(page, 'Your name').fill('اسمك');
    await page.getByText('3 texts are missing').waitFor();
    await preview.locator('html[dir=rtl]').waitFor({ state: 'attached' });
    await preview.getByText('يوم مفتوح').first().waitFor();
    await page.keyboard.press('Control+Enter');
    await holds(async () =>
      assert.equal(await isFocused(page, 'What would you like to see, ‹Your name›?'), true),
    );
    await page.keyboard.press('Control+Enter');
    await holds(async () =>
      assert.equal(await isFocused(page, 'Harbour Museum'), true, 'from the top again, with the logo'),
    );
  });

  test('a translation that loses an inserted answer is marked, and gets it back by a click', async () => {
    const question = translation(page, 'What would you like to see, ‹Your name›?');
    await question.fill('ماذا تريد أن ترى؟');
    await page.getByText('The inserted answer ‹Your name› is missing.').waitFor();
    await settled(page);
    assert.deepEqual(await liveViolations(page), []);
    await page.getByRole('radio', { name: 'Marked' }).click();
    await holds(async () =>
      assert.equal(await page.getByRole('textbox', { name: /, in العربية$/ }).count(), 1),
    );
    await button(page, 'Insert ‹Your name›').click();
    await holds(async () => assert.match((await question.textContent()) ?? '', /Your name$/));
    assert.equal(await question.locator('[data-inserted="field21"]').innerText(), 'Your name');
    await page.getByRole('radio', { name: 'All texts' }).click();
    await page.getByLabel('Button that sends, in the original').fill('Join us');
    await page.getByText('3 texts are missing').waitFor();
    await button(page, 'Copy missing texts from the original').click();
    await page.getByText('Every text is translated').waitFor();
  });

  test('a removed language comes back by undo, and a reload shows everything', async () => {
    await button(page, 'Remove العربية').click();
    await page.getByText('Add a language, and every text').waitFor();
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await page.getByText('Every text is translated').waitFor();
    await eventually(async () => (await stored()).translations?.ar?.texts?.submit === 'Join us');
    await page.reload();
    await page.getByText('Every text is translated').waitFor();
    await holds(async () => assert.equal(await translation(page, 'Your name').innerText(), 'اسمك'));
    await preview.locator('html[dir=rtl]').waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'Look' }).click();
    await holds(async () =>
      assert.equal(await page.getByRole('radio', { name: /^Meadow:/ }).isChecked(), true),
    );
    await holds(async () =>
      assert.equal(await page.getByRole('textbox', { name: 'Accent', exact: true }).inputValue(), '#7a1f5c'),
    );
    await preview.locator('img.logo[alt="Harbour Museum"]').waitFor();
  });

  test('on a phone the settings and the preview take turns', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await preview.locator('body').waitFor({ state: 'hidden' });
    await page.getByRole('radio', { name: 'Preview' }).click();
    await preview.locator('img.logo').waitFor();
    await settled(page);
    assert.deepEqual(await liveViolations(page), []);
  });
});

function translation(page: Page, original: string) {
  return page.getByRole('textbox', { name: `${original}, in العربية`, exact: true });
}

async function isFocused(page: Page, original: string): Promise<boolean> {
  await eventually(
    async () =>
      await page.evaluate(
        'document.activeElement.role === "textbox" || document.activeElement.tagName === "TEXTAREA"',
      ),
  );
  return await translation(page, original).evaluate((box) => box === box.ownerDocument.activeElement);
}

async function fontOf(preview: FrameLocator): Promise<string> {
  return await preview
    .locator('body')
    .evaluate((body) => body.ownerDocument.defaultView?.getComputedStyle(body).fontFamily ?? '');
}
