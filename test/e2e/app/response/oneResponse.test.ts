import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { extractText } from 'unpdf';
import type { AppClient } from '../../../app/appClient.ts';
import { holds } from '../../../support/eventually.ts';
import { windowLooks } from '../../../support/windowLooks.ts';
import { describeInBrowser, liveViolations } from '../../browserVisit.ts';
import { beginJourney, type Journey } from '../journey.ts';
import { button, heading, told, undo } from '../journeySteps.ts';
import { password } from '../ownedFolder.ts';
import {
  attack,
  definition,
  publishForm,
  saveAndPublish,
  send,
  sendSpam,
  uploadFiles,
} from './responseForm.ts';

describeInBrowser('one response, and the work with it', () => {
  let journey: Journey;
  let page: Page;
  let maya: AppClient;
  let organization: string;
  let form: string;
  /** Oldest first. */
  let ids: number[];

  before(async () => {
    journey = await beginJourney();
    ({ page, client: maya, organization } = await journey.own());
    page.on('dialog', (dialog) => assert.fail(`ran ${dialog.message()}`));
    form = await publishForm(maya, organization, 'Visit survey');
    const { url } = journey;
    const files = await uploadFiles(url, form);
    await send(url, form, { field101: 'Per', field104: 2 });
    await send(url, form, {
      field101: `Ana ${attack}`,
      field102: 'ana@example.org',
      field103: { line1: 'Storgatan 12', city: 'Malmö', postal_code: '211 34', country: 'SE' },
      field104: 4,
      field105: 9,
      field106: ['ships', { other: `The cat ${attack}` }],
      field107: {
        rows: [
          ['Lo', '7'],
          [attack, '41'],
        ],
      },
      field108: `Two\nlines ${attack}`,
      field109: files,
    });
    await send(url, form, { field101: 'Lo', field102: 'lo@example.org' });
    const { rows } = await maya.ask('responses', { organization, form });
    ids = rows.map(({ id }) => id).toReversed();
    assert.equal(ids.length, 3);
  });
  after(async () => await journey.end());

  const address = (id: number) => `${journey.url}/app/o/${organization}/f/${form}/responses/${id}`;
  const response = () => page.getByRole('article');
  const title = (id: number) => page.getByRole('heading', { name: `Response ${ids.indexOf(id) + 1}` });
  const question = (label: string): Locator =>
    page.locator('.response-question', { has: page.getByRole('heading', { name: label }) });
  const open = async (id: number) => {
    await page.goto(address(id));
    await title(id).waitFor();
    await question('Your name').waitFor();
  };
  const answerOf = async (id: number, field: string) => {
    const { answers } = await maya.ask('responseAnswers', { organization, form, response: String(id) });
    return answers[field];
  };

  test('answers are shown by their kind, and nothing in them runs', async () => {
    const [, ana = 0] = ids;
    await open(ana);
    await question('Your name').getByText(`Ana ${attack}`).waitFor();
    await question('E-mail address').getByRole('link', { name: 'ana@example.org' }).waitFor();
    await question('Where do you live?').getByText('Sweden').waitFor();
    await question('How was it?').getByText('4 of 5').waitFor();
    await question('Would you recommend us?').getByText('9 of 10').waitFor();
    await question('What did you see?').getByText(`The cat ${attack}`).waitFor();
    await question('Who came with you?').getByRole('cell', { name: attack }).waitFor();
    await question('Anything else?').getByText('Two').waitFor();
    await question('Score').getByText('8', { exact: true }).waitFor();
    await response().getByText('https://museum.example.org/visit').waitFor();
    assert.equal(await page.locator('img[src="x"]').count(), 0);
  });

  test('a picture is previewed, and everything else is a download', async () => {
    const files = question('Photos');
    const preview = files.getByRole('img', { name: 'Preview of harbour.png' });
    await preview.waitFor();
    await page.evaluate('document.querySelector(".answer-file-picture").decode()');
    await holds(async () => assert.equal(await files.getByRole('img').count(), 1));
    const started = page.waitForEvent('download');
    await files.getByRole('link', { name: 'Download page.html' }).click();
    assert.equal((await started).suggestedFilename(), 'page.html');
  });

  test('the response is saved as a PDF, by keyboard', async () => {
    await response().getByLabel('More actions').press('Enter');
    const item = page.getByRole('menuitem', { name: 'Download PDF' });
    await item.waitFor();
    const started = page.waitForEvent('download');
    await item.press('Enter');
    const saved = await started;
    assert.equal(saved.suggestedFilename(), 'Visit-survey-2.pdf');
    const bytes = new Uint8Array(await readFile(await saved.path()));
    const { text } = await extractText(bytes, { mergePages: true });
    for (const part of ['Visit survey', 'Response 2', 'Your name', 'ana@example.org', 'harbour.png'])
      assert.ok(text.includes(part), `${part} in ${text}`);
  });

  test('a question that was renamed since says both', async () => {
    const renamed = JSON.stringify(definition).replace('"How was it?"', '"How was your day?"');
    await saveAndPublish(maya, organization, form, JSON.parse(renamed));
    await page.reload();
    await question('How was it?').getByText('changed since').waitFor();
    await question('How was it?').getByText('Now: How was your day?').waitFor();
    await response().getByText('1, now 2').waitFor();
  });

  test('questions without an answer are shown on request', async () => {
    await open(ids[0] ?? 0);
    assert.equal(await question('E-mail address').count(), 0);
    await page.getByRole('button', { name: /^Show \d+ questions without an answer$/ }).click();
    await question('E-mail address').getByText('No answer').waitFor();
  });

  test('an answer is edited where it stands, and the history keeps the old one', async () => {
    const [, ana = 0] = ids;
    await open(ana);
    await button(page, 'Edit: How was it?').click();
    await page.getByRole('radio', { name: '5' }).check();
    await button(page, 'Save').click();
    await told(page, 'Answer saved');
    await question('How was it?').getByText('5 of 5').waitFor();
    // A formula follows its fields.
    await question('Score').getByText('10', { exact: true }).waitFor();
    await page.locator('button:focus').and(button(page, 'Edit: How was it?')).waitFor();
    assert.equal(await answerOf(ana, 'field104'), 5);
    const history = page.locator('.response-history');
    await history.getByText('by Maya Lindqvist').waitFor();
    await history.getByText('4 of 5').waitFor();
  });

  test('the service refuses what the form would refuse, at the field', async () => {
    const [, ana = 0] = ids;
    await button(page, 'Edit: E-mail address').click();
    await page.getByRole('textbox', { name: 'E-mail address' }).fill('nobody');
    await page.getByRole('textbox', { name: 'E-mail address' }).press('Enter');
    await question('E-mail address').locator('.ui-field-error').waitFor();
    await holds(async () => assert.equal(await page.locator('[aria-invalid="true"]').count(), 1));
    await page.keyboard.press('Escape');
    await button(page, 'Edit: E-mail address').waitFor();
    await title(ana).waitFor();
    assert.equal(await answerOf(ana, 'field102'), 'ana@example.org');
  });

  test('an edit after somebody else’s begins with the current answer', async () => {
    const [, ana = 0] = ids;
    await button(page, 'Edit: Anything else?').click();
    const field = page.getByRole('textbox', { name: 'Anything else?' });
    await field.fill('mine');
    const params = { organization, form, response: String(ana) };
    const { updated_at } = await maya.ask('responseAnswers', params);
    await maya.ask('editResponse', params, { updated_at, answers: { field108: 'theirs' } });
    // Back in the window, the app reads the answers again.
    const read = page.waitForResponse((each) => each.url().endsWith(`/responses/${ana}/answers`));
    await page.evaluate('window.dispatchEvent(new Event("visibilitychange"))');
    await (await read).finished();
    await holds(async () => assert.equal(await field.inputValue(), 'mine'));
    await button(page, 'Save').click();
    await page.getByText('The response was changed in the meantime.').waitFor();
    await holds(async () => assert.equal(await field.inputValue(), 'theirs'));
    assert.equal(await answerOf(ana, 'field108'), 'theirs');
    await button(page, 'Cancel').click();
  });

  test('an answer is saved once its files are sent, as it is then', async () => {
    const [, ana = 0] = ids;
    const reached = Promise.withResolvers<void>();
    const mayGo = Promise.withResolvers<void>();
    await page.route(/name=note\.txt/, async (route) => {
      reached.resolve();
      await mayGo.promise;
      await route.continue();
    });
    await button(page, 'Edit: Photos').click();
    const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello') };
    await page.getByLabel('Add files').setInputFiles(note);
    await reached.promise;
    await page.getByText('You can save once all files are sent.').waitFor();
    await holds(async () => assert.equal(await button(page, 'Save').getAttribute('aria-disabled'), 'true'));
    await button(page, 'Remove page.html').click();
    mayGo.resolve();
    await button(page, 'Remove note.txt').waitFor();
    await button(page, 'Keep page.html').waitFor();
    await button(page, 'Save').click();
    await question('Photos').getByText('note.txt').waitFor();
    await button(page, 'Save').waitFor({ state: 'detached' });
    const saved = await answerOf(ana, 'field109');
    assert.ok(Array.isArray(saved));
    assert.equal(saved.length, 2);
    assert.equal(await question('Photos').getByText('page.html').count(), 0);
    await page.unroute(/name=note\.txt/);
  });

  test('tags are completed, added and removed', async () => {
    const [, ana = 0, lo = 0] = ids;
    const input = page.getByRole('combobox', { name: 'Add a tag' });
    for (const tag of ['press', attack]) {
      await input.fill(tag);
      await input.press('Enter');
      await button(page, `Remove the tag ${tag}`).waitFor();
    }
    await open(lo);
    await page.locator('datalist option[value="press"]').waitFor({ state: 'attached' });
    await open(ana);
    await button(page, 'Remove the tag press').click();
    await button(page, 'Remove the tag press').waitFor({ state: 'detached' });
    await button(page, `Remove the tag ${attack}`).waitFor();
  });

  test('notes are written, changed and deleted', async () => {
    await button(page, 'Add a note').click();
    await page.getByRole('textbox', { name: 'Note' }).fill(`Call back ${attack}`);
    await button(page, 'Save note').click();
    const note = page.locator('.response-note');
    await note.getByText(`Call back ${attack}`).waitFor();
    await note.getByText('Maya Lindqvist').waitFor();
    await button(page, 'Edit note').click();
    await page.getByRole('textbox', { name: 'Note' }).fill('Called');
    await page.keyboard.press('Control+Enter');
    await note.getByText('Called').waitFor();
    await button(page, 'Delete note').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete note' }).click();
    await note.waitFor({ state: 'detached' });
  });

  test('the next and the previous one are a key away', async () => {
    const [per = 0, ana = 0, lo = 0] = ids;
    await open(lo);
    // Known as soon as the service has said which ones are beside it.
    await page.getByRole('button', { name: 'Next response', disabled: false }).waitFor();
    await page.keyboard.press('j');
    await title(ana).waitFor();
    await page.keyboard.press('ArrowRight');
    await title(per).waitFor();
    await page.keyboard.press('k');
    await title(ana).waitFor();
    await question('Your name').waitFor();
    // Letters in a field are text.
    await page.getByRole('combobox', { name: 'Add a tag' }).pressSequentially('jk');
    await title(ana).waitFor();
    await page.getByRole('combobox', { name: 'Add a tag' }).fill('');
    await page.keyboard.press('ArrowLeft');
    await title(ana).waitFor();
  });

  test('deleting shows the next one, and undo brings it back', async () => {
    const [, ana = 0, lo = 0] = ids;
    await open(lo);
    await page.getByRole('button', { name: 'Next response', disabled: false }).waitFor();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await title(ana).waitFor();
    await told(page, 'Deleted the response of Lo');
    assert.equal((await maya.call('response', { organization, form, response: String(lo) })).status, 404);
    await undo(page, 'Deleted the response of Lo');
    await title(lo).waitFor();
    await question('Your name').getByText('Lo').waitFor();
  });

  test('paper shows the response alone', async () => {
    await open(ids[1] ?? 0);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await holds(async () => assert.ok(await page.locator('.response-printed').isVisible()));
    await question('Your name').waitFor();
    for (const hidden of [
      '.frame-side',
      '.place-top',
      '.response-head',
      '.response-edit',
      '.response-history',
    ])
      assert.equal(await page.locator(hidden).first().isVisible(), false, hidden);
    const pdf = await page.pdf({ format: 'A4' });
    assert.ok(pdf.length > 10_000);
    await page.emulateMedia({ media: null, colorScheme: null });
  });

  test('it is accessible at both widths, light and dark', async () => {
    for (const { width, colorScheme } of windowLooks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await open(ids[1] ?? 0);
      assert.deepEqual(await liveViolations(page), []);
      await holds(async () =>
        assert.equal(await page.evaluate('document.documentElement.scrollWidth <= innerWidth'), true),
      );
      await button(page, 'Edit: Who came with you?').click();
      await page.locator('.answer-editor').waitFor();
      // The page was scrolled to the editor, perhaps with the pencil of another answer half below the bar.
      await page.evaluate(`scrollTo(0, 0); document.querySelector('.place-tab').scrollTo(0, 0)`);
      assert.deepEqual(await liveViolations(page), []);
      await page.keyboard.press('Escape');
    }
    await page.emulateMedia({ colorScheme: null });
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  test('erasing is confirmed and final', async () => {
    const [per = 0] = ids;
    await open(per);
    await button(page, 'More actions').last().click();
    await page.getByRole('menuitem', { name: 'Erase at once' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Erase at once' }).click();
    await proveIdentity();
    await told(page, 'Response erased');
    await page.goto(address(per));
    await page.getByText('This response is not here').waitFor();
  });

  test('a response in quarantine is released, another discarded', async () => {
    await sendSpam(journey.url, form, 'Not spam');
    await sendSpam(journey.url, form, 'Cheap watches');
    const query = Buffer.from(JSON.stringify({ tab: 'spam' })).toString('base64url');
    const list = async () =>
      (await maya.ask('responses', { organization, form }, undefined, { query: { query } })).rows;
    const [second, first] = await list();
    await page.goto(address(first?.id ?? 0));
    await page.getByText('It filled in a field that people do not see.').waitFor();
    await button(page, 'Release').click();
    await told(page, 'Released from quarantine');
    await page.goto(address(second?.id ?? 0));
    await button(page, 'Discard').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await told(page, 'Response discarded');
    assert.deepEqual(await list(), []);
    const { rows } = await maya.ask('responses', { organization, form });
    assert.equal(rows[0]?.items[0]?.value, 'Not spam');
  });

  test('a person is found over all forms, exported and erased', async () => {
    const other = await publishForm(maya, organization, 'Newsletter');
    await send(journey.url, other, { field101: 'Ana', field102: 'ana@example.org' });
    await page.getByRole('navigation').getByRole('link', { name: 'People' }).click();
    await heading(page, 'People').waitFor();
    assert.deepEqual(await liveViolations(page), []);
    await page.getByLabel('E-mail address or any answer').fill('ANA@example.org');
    await page.getByLabel('E-mail address or any answer').press('Enter');
    await page.getByRole('heading', { name: 'Found 2 responses in 2 forms' }).waitFor();
    await page.getByRole('heading', { name: 'Newsletter' }).waitFor();
    assert.deepEqual(await liveViolations(page), []);
    const started = page.waitForEvent('download');
    await button(page, 'Export').click();
    const path = await (await started).path();
    const exported = JSON.parse(await readFile(path, 'utf8'));
    assert.equal(exported.responses.length, 2);
    assert.match(JSON.stringify(exported), /Malmö/);
    await button(page, 'Erase').click();
    await page.getByLabel('Type ANA@example.org to confirm').fill('ANA@example.org');
    await button(page, 'Erase for ever').click();
    await proveIdentity();
    await page.getByRole('heading', { name: 'Erasure report' }).waitFor();
    await page.getByText('Responses erased').waitFor();
    assert.deepEqual(await liveViolations(page), []);
    await page.getByLabel('E-mail address or any answer').fill('ana@example.org');
    await button(page, 'Find').click();
    await page.getByText('Nothing found').waitFor();
  });

  /** Actions that cannot be undone ask for the password, unless it was given just before. */
  async function proveIdentity(): Promise<void> {
    const field = page.getByRole('dialog').getByLabel('Password', { exact: true });
    const isAsked = await Promise.race([
      field.waitFor().then(
        () => true,
        () => false,
      ),
      page
        .getByText(/^(Response erased|Erasure report)$/)
        .first()
        .waitFor()
        .then(
          () => false,
          () => false,
        ),
    ]);
    if (!isAsked) return;
    await field.fill(password);
    await field.press('Enter');
  }
});
