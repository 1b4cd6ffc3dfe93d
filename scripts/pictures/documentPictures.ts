import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { become, settled } from '../../test/e2e/app/openScreen.ts';
import { openShowcase, type Showcase } from '../../test/e2e/app/showcase.ts';
import { provideChromium } from '../chromium.ts';
import { say } from '../say.ts';

/**
 * The pictures of the builder in README.md and docs/, into `docs/images/`:
 *
 *   node bin/runtime.cjs scripts/pictures/documentPictures.ts          all of them
 *   node bin/runtime.cjs scripts/pictures/documentPictures.ts logic    one or some, by name
 */
const root = join(import.meta.dirname, '../..');
const folder = join(root, 'docs', 'images');
const viewport = { width: 1440, height: 900 };
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];
/** In bytes; a picture that is larger makes the documents slow to open. */
const largest = 150_000;
const wanted = process.argv.slice(2);

const found = await provideChromium(root);
if (found.value === undefined) {
  say('There is no Chromium to take pictures with; CANVASS_TEST_CHROMIUM names one.');
  process.exitCode = 1;
} else {
  const browser = await chromium.launch({ executablePath: found.value, args });
  await using showcase = await openShowcase({ forms: 4 });
  await correctForm(showcase);
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'en-GB' });
  await become(context, showcase.owner, showcase.url);
  const page = await context.newPage();
  const { url, organization, builtForm } = showcase;
  const form = `${url}/app/o/${organization}/f/${builtForm}`;
  const canvas = page.frameLocator('.canvas-frame');

  await page.goto(`${url}/app/o/${organization}/new?from=lines`);
  await page.getByRole('button', { name: 'Try an example' }).click();
  await page.getByText('6 questions').waitFor();
  await take(page, 'new-form');

  await page.goto(form);
  await canvas.locator('.field', { hasText: 'Who comes?' }).waitFor();
  await page.getByRole('button', { name: 'Outline' }).click();
  await page.getByRole('treeitem', { name: 'Who comes?' }).click();
  await canvas.locator('[data-selected]').waitFor();
  await take(page, 'build');

  await page.setViewportSize({ ...viewport, height: 600 });
  await page.goto(`${form}/logic`);
  await page.getByRole('button', { name: /^Rule 1:/ }).waitFor();
  await page.getByText('No problems').first().waitFor();
  await take(page, 'logic');

  await page.setViewportSize(viewport);
  await page.goto(`${form}/design`);
  await page.frameLocator('iframe').getByText('Your group').first().waitFor();
  await take(page, 'design');
  await browser.close();
}

/** The tests need a form with a mistake and missing translations, the pictures one without. */
async function correctForm({ owner, organization, builtForm: form }: Showcase): Promise<void> {
  const { revision, definition } = await owner.ask('form', { organization, form });
  const corrected = JSON.parse(JSON.stringify(definition).replace(' + visitors', ''));
  delete corrected.translations;
  await owner.ask('saveDraft', { organization, form }, { revision, definition: corrected });
}

/** WebP, which the driver itself does not offer. */
async function take(page: Page, name: string): Promise<void> {
  if (wanted.length > 0 && !wanted.includes(name)) return;
  await page.getByText('Checking the draft').first().waitFor({ state: 'detached' });
  await settled(page);
  await page.evaluate('document.fonts.ready');
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 });
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length > largest) throw new Error(`${name} has ${bytes.length} bytes`);
  writeFileSync(join(folder, `${name}.webp`), bytes);
  say(`${name}.webp: ${bytes.length} bytes`);
  await session.detach();
}
