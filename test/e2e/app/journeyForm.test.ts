import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import type { AppClient } from '../../app/appClient.ts';
import { holds } from '../../support/eventually.ts';
import { describeInBrowser, liveViolations } from '../browserVisit.ts';
import { beginJourney, type Journey } from './journey.ts';
import { auditLog, button, heading, navigation, openSettings, told, undo } from './journeySteps.ts';

describeInBrowser('a form from the idea to its versions', () => {
  let journey: Journey;
  let page: Page;
  let maya: AppClient;
  let organization: string;
  let form: string;

  before(async () => {
    journey = await beginJourney();
    ({ page, client: maya, organization } = await journey.own());
  });
  after(async () => await journey.end());

  const state = () => page.locator('.place-status');
  const idInUrl = () => /\/f\/([^/?]+)/.exec(page.url())?.[1] ?? '';
  const publicStatus = async () => (await fetch(`${journey.url}/f/${form}`)).status;
  const draftOf = async () => JSON.stringify((await maya.ask('form', { organization, form })).definition);
  const saveLabel = async (label: string) => {
    const { revision, definition } = await maya.ask('form', { organization, form });
    const text = JSON.stringify(definition).replace('"label":"Name"', `"label":"${label}"`);
    await maya.ask('saveDraft', { organization, form }, { revision, definition: JSON.parse(text) });
    await page.reload();
    await heading(page, 'Open day').waitFor();
  };

  test('questions are typed, their kinds guessed and corrected, and become a draft', async () => {
    await page.getByRole('link', { name: 'New form' }).click();
    await heading(page, 'New form').waitFor();
    await page.getByRole('link', { name: 'Typed questions' }).click();
    await button(page, 'Create form').click();
    await page.getByText('Type at least one question.').waitFor();
    await page.getByLabel('Questions, one per line').fill('Name\nEmail *\nMeal? - Fish - Pasta\nShoe size');
    await page.getByText('4 questions').waitFor();
    const kindOf = (label: string) => page.getByLabel(`Kind of “${label}”`);
    await holds(async () => assert.equal(await kindOf('Email').inputValue(), 'email'));
    await holds(async () => assert.equal(await kindOf('Meal?').inputValue(), 'multiple_choice'));
    await holds(async () => assert.equal(await kindOf('Shoe size').inputValue(), 'one_line_input'));
    await kindOf('Shoe size').selectOption('number');
    await page.getByLabel('Name', { exact: true }).fill('Visit');
    await button(page, 'Create form').click();
    await heading(page, 'Visit').waitFor();
    form = idInUrl();
    await state().getByText('Draft').waitFor();
    assert.equal(await publicStatus(), 404);
    assert.match(await draftOf(), /"type":"email".*"required":true.*"accepts":"number"/);
  });

  test('it is renamed where its name stands', async () => {
    await button(page, 'Visit').click();
    await page.getByLabel('Name of the form').fill('Nonsense');
    await page.keyboard.press('Escape');
    await heading(page, 'Visit').waitFor();
    await button(page, 'Visit').click();
    await page.getByLabel('Name of the form').fill('Open day');
    await page.getByLabel('Name of the form').press('Enter');
    await heading(page, 'Open day').waitFor();
    await page.locator('button:focus', { hasText: 'Open day' }).waitFor();
    await page.reload();
    await heading(page, 'Open day').waitFor();
  });

  test('the preview shows the draft, which nobody else can open', async () => {
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Preview' }).click();
    const preview = await opened;
    await preview.getByLabel('Shoe size').waitFor();
    await preview.close();
  });

  test('the address comes with publishing, to copy and to scan', async () => {
    assert.equal(await button(page, 'Link and QR code').count(), 0);
    await page
      .getByRole('navigation', { name: 'Parts of the form' })
      .getByRole('link', { name: 'Share' })
      .click();
    await page.getByRole('heading', { name: 'The link comes with publishing' }).waitFor();
    assert.equal(await page.getByRole('button', { name: 'Copy' }).count(), 0);
    await page.getByRole('main').getByRole('button', { name: 'Publish', exact: true }).last().click();
    const dialog = page.getByRole('dialog', { name: 'Publish the form' });
    await dialog.getByText('You get the link as soon as it is published.').waitFor();
    assert.ok(!(await dialog.innerHTML()).includes('/f/'));
    await dialog.getByRole('button', { name: 'Publish' }).click();
    const link = page.getByRole('dialog', { name: 'Your form is live' });
    await link.getByRole('status').getByText('Your form is live').waitFor();
    await link.getByRole('button', { name: 'Copy' }).and(page.locator(':focus')).waitFor();
    assert.equal(await publicStatus(), 200);
    assert.equal(await link.getByLabel('Address').inputValue(), `${journey.url}/f/${form}`);
    await link.getByText('Only you can open this link').waitFor();
    const way = link.getByRole('link', { name: 'How to make it reachable' });
    const told = await fetch(new URL((await way.getAttribute('href')) ?? '', journey.url));
    assert.match(await told.text(), /Make your forms reachable/);
    await page.frameLocator('.live-picture iframe').getByText('Shoe size').waitFor();
    assert.deepEqual(await liveViolations(page), []);
    const code = link.getByRole('img', { name: 'QR code with the link to “Open day”' });
    await page.evaluate('document.querySelector(".live-code img").decode()');
    await holds(async () => assert.ok(await code.isVisible()));
    assert.deepEqual(
      await Promise.all(
        ['Save as SVG', 'Save as PNG'].map((name) => link.getByRole('link', { name }).getAttribute('href')),
      ),
      ['svg', 'png'].map((kind) => `${journey.url}/f/${form}/qr.${kind}?size=1024`),
    );
  });

  test('the button is quiet until something changes; the publication can be taken back and repeated', async () => {
    await page.keyboard.press('Escape');
    await state().getByText('Live', { exact: true }).waitFor();
    await button(page, 'Published').click();
    const link = page.getByRole('dialog', { name: 'Your form is live' });
    await link.getByRole('button', { name: 'Undo publishing' }).click();
    await told(page, '“Open day” is switched off');
    await state().getByText('Switched off').waitFor();
    await button(page, 'Published').click();
    const off = page.getByRole('dialog', { name: 'Link to the form' });
    await off.getByRole('button', { name: 'Switch on' }).click();
    await link.getByRole('link', { name: 'Open the public page' }).waitFor();
    assert.equal(await link.getByRole('button', { name: 'Undo publishing' }).count(), 0);
    await link.getByRole('link', { name: 'Share' }).click();
    await link.waitFor({ state: 'detached' });
    await page.getByLabel('Address of the form').waitFor();
    await page
      .getByRole('navigation', { name: 'Parts of the form' })
      .getByRole('link', { name: 'Build' })
      .click();
  });

  test('a change is told in words before it is published, and publishing is taken back', async () => {
    await saveLabel('Your full name');
    await state().getByText('Edited', { exact: true }).waitFor();
    await button(page, 'Publish').click();
    const dialog = page.getByRole('dialog', { name: 'Publish the changes' });
    await dialog.getByText('“Name” becomes “Your full name”').waitFor();
    await dialog.getByText('Earlier responses keep the question they answered.').waitFor();
    assert.deepEqual(await liveViolations(page), []);
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await told(page, 'Published version 2');
    await state().getByText('Live', { exact: true }).waitFor();
    await undo(page, 'Published version 2');
    await told(page, 'Visitors see version 1 again');
    await state().getByText('Edited', { exact: true }).waitFor();
    const shown = await (await fetch(`${journey.url}/f/${form}`)).text();
    assert.ok(!shown.includes('Your full name'));
  });

  test('versions are compared and restored as a draft, which undo takes back', async () => {
    await button(page, 'More actions').click();
    await page.getByRole('menuitem', { name: 'Versions' }).click();
    await page.getByRole('heading', { name: 'Versions' }).waitFor();
    await page.getByText('by Maya Lindqvist').first().waitFor();
    await holds(async () => assert.equal(await page.locator('.versions-row').count(), 3));
    const shown = page.locator('.versions-row', { hasText: 'Visitors see this one' });
    await shown.getByText('Version 3', { exact: true }).waitFor();
    await shown.getByText('Same as version 1').waitFor();
    await page.getByLabel('From', { exact: true }).selectOption('1');
    await page.getByLabel('To', { exact: true }).selectOption('2');
    await page.getByText('“Name” becomes “Your full name”').waitFor();
    await page.getByRole('button', { name: 'Compare: Version 3' }).click();
    await page.locator('h3:focus', { hasText: 'Compare' }).waitFor();
    await page.getByText('“Name” becomes “Your full name”').waitFor();
    await page.getByRole('button', { name: 'Restore as draft: Version 1' }).click();
    await told(page, 'The draft is version 1 again.');
    await page.getByText('The two are the same.').waitFor();
    await undo(page, 'The draft is version 1 again.');
    await page.getByText('“Name” becomes “Your full name”').waitFor();
    assert.deepEqual(await liveViolations(page), []);
  });

  test('the side bar folds, and stays so', async () => {
    const unfold = navigation(page).getByRole('button', { name: 'Unfold the side bar' });
    await unfold.click();
    await navigation(page).getByRole('button', { name: 'Fold the side bar' }).waitFor();
    await page.reload();
    await navigation(page).getByRole('button', { name: 'Fold the side bar' }).click();
    await unfold.waitFor();
    await navigation(page).getByRole('link', { name: 'All forms' }).click();
    await heading(page, 'All forms').waitFor();
    await navigation(page).getByRole('button', { name: 'Fold the side bar' }).waitFor();
  });

  test('a form is copied, and the list is sorted', async () => {
    await page.getByRole('button', { name: 'Actions for “Open day”' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await told(page, 'Created “Open day (copy)” as a draft');
    const names = async () => await page.locator('.forms-name').allInnerTexts();
    await page.getByRole('link', { name: 'Open day (copy)' }).waitFor();
    await page.getByLabel('Sort by').selectOption('name');
    await page.waitForURL(/sort=name/);
    assert.deepEqual(await names(), ['Feedback', 'Open day', 'Open day (copy)']);
    await page.getByRole('link', { name: 'Open day (copy)' }).click();
    await heading(page, 'Open day (copy)').waitFor();
    await state().getByText('Draft').waitFor();
  });

  test('a file becomes a form; what is wrong in it is told with its line', async () => {
    await page.goto(`${journey.url}/app/o/${organization}/new?from=file`);
    const choose = async (name: string, text: string) => {
      const buffer = Buffer.from(text);
      await page.getByLabel('Form file').setInputFiles({ name, mimeType: 'text/yaml', buffer });
      await page.getByText(`“${name}” is chosen`).waitFor();
    };
    const good =
      'name: Guided tour\nfields:\n  - id: field1\n    label: Your name\n    type: one_line_input\n';
    await choose('broken.yaml', good.replace('one_line_input', 'nothing_known\n    max: x'));
    await button(page, 'Create form').click();
    await page
      .getByText(/^Line \d+$/)
      .first()
      .waitFor();
    assert.deepEqual(await liveViolations(page), []);
    await choose('tour.yaml', good.replace('Guided tour', '>-\n  Evening\n  tour'));
    await button(page, 'Create form').click();
    await heading(page, 'Evening tour').waitFor();
    await page.goto(`${journey.url}/app/o/${organization}/new?from=file`);
    const name = page.getByLabel('Name', { exact: true });
    const line = JSON.stringify({ format: 2, name: 'Guided tour', fields: [] });
    await choose('tour.json', line);
    await holds(async () => assert.equal(await name.inputValue(), 'Guided tour'));
    await choose('tour.yaml', good);
    await button(page, 'Create form').click();
    await heading(page, 'Guided tour').waitFor();
  });

  test('a template is chosen by its page; a blank form cannot be published yet', async () => {
    await page.goto(`${journey.url}/app/o/${organization}/new`);
    await page.locator('label', { hasText: 'Sign-up with topics' }).click();
    const frame = page.frameLocator('iframe[title="Preview of “Newsletter”"]:not(.new-form-thumbnail)');
    await frame.getByRole('textbox').first().waitFor();
    await holds(async () =>
      assert.equal(await page.getByLabel('Name', { exact: true }).inputValue(), 'Newsletter'),
    );
    await page.locator('label', { hasText: 'An empty page' }).click();
    await button(page, 'Create form').click();
    await heading(page, 'Untitled form').waitFor();
    await button(page, 'Publish').click();
    const dialog = page.getByRole('dialog', { name: 'Publish the form' });
    await dialog.getByText('One error prevents publishing').waitFor();
    assert.equal(await dialog.getByRole('button', { name: 'Publish' }).count(), 0);
    await page.keyboard.press('Escape');
  });

  test('the palette and the audit log lead to the form', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Open day');
    await page
      .getByRole('option', { name: /^Open day/ })
      .first()
      .waitFor();
    await page.keyboard.press('Enter');
    await heading(page, /^Open day/).waitFor();
    await openSettings(page, 'Audit log');
    await auditLog(page);
    await page.getByRole('link', { name: 'Guided tour' }).first().click();
    await heading(page, 'Guided tour').waitFor();
  });
});
