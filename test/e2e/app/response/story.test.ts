import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { writeQuery } from '#contract/app/response/filter.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import type { ResponseQuery } from '#form/query/responseQuery.ts';
import { readExport, readManifest, type TableFormat } from '../../../response/everywhere/readExport.ts';
import { onSqlite, type TestLocation } from '../../../support/engines.ts';
import { holds, patience } from '../../../support/eventually.ts';
import { isFullRun } from '../../../support/fullRun.ts';
import { describeInBrowser, liveViolations } from '../../browserVisit.ts';
import { holdCalls } from '../holdCalls.ts';
import { beginJourney, type Journey } from '../journey.ts';
import { button, told } from '../journeySteps.ts';
import { become, settled } from '../openScreen.ts';
import { password } from '../ownedFolder.ts';
import { type DemoSurvey, openDemo } from './demoSurvey.ts';
import { send } from './responseForm.ts';
import { downloaded, pressEnter, sendAsRobot, slowSearch, tabUntil } from './storySteps.ts';

/** Responses of the whole demo; the survey has about half of them. */
const responses = Number(process.env.CANVASS_TEST_RESPONSES || 500);
const isLong = responses >= 100_000;
/** Most of the story is told by the tests beside it, too, on a small table. */
const isShort =
  isFullRun || process.env.CANVASS_TEST_RESPONSES !== undefined
    ? false
    : 'in full runs, and told by others on a small table';
/** Only against hanging: a long story is as slow as the machine. */
const timeout = 480_000 + responses * 20;
const rating = 'How was your visit as a whole?';
const nameOf = 'What may we call you?';
const answers = { field3: '2026-11-10', field5: ['library'], field6: 4 };

describeInBrowser('the story of a table of responses', () => {
  onSqlite((engine) => {
    let location: TestLocation | undefined;
    let journey: Journey;
    let page: Page;
    let demo: DemoSurvey;
    let address: string;

    before(
      async () => {
        location = engine.name === 'postgres' ? await engine.location() : undefined;
        journey = await beginJourney({ settings: { DATABASE_URL: location?.config.databaseUrl } });
        demo = await openDemo(journey, responses);
        address = `${journey.url}/app/o/${demo.organization}/f/${demo.form}/responses`;
        page = await journey.visit();
        page.setDefaultTimeout(isLong ? timeout : patience);
        await page.setViewportSize({ width: 1440, height: 900 });
        await become(page.context(), demo.client, journey.url);
      },
      { timeout },
    );
    after(async () => {
      await journey.end();
      await location?.remove();
    });

    const params = () => ({ organization: demo.organization, form: demo.form });
    const grid = () => page.getByRole('grid', { name: 'Responses' });
    const row = (text: string) => grid().getByRole('row').filter({ hasText: text });
    const first = () => grid().locator('[aria-rowindex="2"]');
    const line = () => page.locator('.responses-progress');
    const panel = () => page.getByRole('complementary', { name: 'Response' });
    const bar = () => page.getByRole('region', { name: 'Actions for selected responses' });
    const toast = () => page.getByRole('region', { name: 'Notifications' });
    const open = async (query: Partial<ResponseQuery> = {}) => {
      const written = writeQuery(query);
      await page.goto(written === '' ? address : `${address}?query=${written}`);
      await first().waitFor();
      await settled(page);
    };
    /** The ids of the responses of a query, page by page. */
    const idsOf = async (query: Partial<ResponseQuery> = {}) => {
      const ids: number[] = [];
      for (let after: string | null = ''; after !== null; ) {
        const read: AnswerOf<'responses'> = await demo.client.ask('responses', params(), undefined, {
          query: { query: writeQuery(query), limit: '200', ...(after === '' ? {} : { after }) },
        });
        ids.push(...read.rows.map(({ id }) => id));
        after = read.next;
      }
      return ids;
    };
    /** The store changes nothing in the page, so one of them is enough. */
    const isAccessible = async () => {
      if (engine.name !== 'sqlite') return;
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await settled(page);
        assert.deepEqual(await liveViolations(page), [], `${width} pixels wide`);
      }
    };

    test('search, filter and save the view by keyboard alone', { skip: isShort, timeout }, async () => {
      await open();
      await isAccessible();
      await page.keyboard.press('/');
      await page.keyboard.type('workshop');
      await line()
        .getByText(/responses$/)
        .waitFor();
      const found = await idsOf({ search: 'workshop' });
      assert.ok(found.length > 0 && found.length < demo.total);
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      await line()
        .getByText(`${demo.total.toLocaleString('en-GB')} responses`)
        .waitFor();
      await pressEnter(page, page.getByRole('button', { name: 'Filter by: Filter' }));
      await page.getByRole('combobox').and(page.locator(':focus')).waitFor();
      await page.keyboard.type('as a whole');
      await page.keyboard.press('Enter');
      const comparison = page.getByLabel('Comparison');
      await tabUntil(page, comparison, 'Shift+Tab');
      await comparison.selectOption('is_over');
      await tabUntil(page, page.getByLabel('Value'));
      await page.keyboard.type('3');
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: `Change filter: ${rating} is more than 3` }).waitFor();
      await settled(page);
      await isAccessible();
      await pressEnter(page, page.getByRole('button', { name: 'Save view' }), 'Shift+Tab');
      const dialog = page.getByRole('dialog', { name: 'Save view' });
      await tabUntil(page, page.getByLabel('Share with the workspace'));
      await page.keyboard.press(' ');
      await isAccessible();
      await tabUntil(page, dialog.getByLabel('Name'), 'Shift+Tab');
      await page.keyboard.type('Happy visitors');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\?view=/);
      await page.getByRole('button', { name: 'View: Happy visitors' }).waitFor();
      const { views } = await demo.client.ask('responseViews', params());
      assert.deepEqual(
        views.map(({ name, shared }) => [name, shared]),
        [['Happy visitors', true]],
      );
    });

    test('a slow filter says how far it got, stops and goes on', { timeout }, async () => {
      const filter = { on: 'field', field: 'field1', operator: 'is', value: 'Nobody of this name' } as const;
      const slow = isLong ? undefined : await slowSearch(page, demo.client, params());
      await page.goto(`${address}?query=${writeQuery({ filters: [filter] })}`);
      await line()
        .getByText(/^Looked at [\d,]+ of about [\d,]+ responses · 0 responses found$/)
        .waitFor();
      await line().getByRole('button', { name: 'Stop' }).click();
      await line()
        .getByText(/^Stopped · Looked at [\d,]+ of about/)
        .waitFor();
      await slow?.release();
      await line().getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('heading', { name: 'No response matches' }).waitFor();
    });

    test('a new response arrives by itself; it is edited, tagged, deleted and restored by keyboard alone', {
      skip: isShort,
      timeout,
    }, async () => {
      await open();
      await send(journey.url, demo.form, {
        ...answers,
        field1: 'Erika Anfang',
        field2: 'erika@story.example',
      });
      await row('Erika Anfang').waitFor();
      await page.getByRole('button', { name: 'Filter by: Filter' }).focus();
      await page.keyboard.press('Tab');
      await grid().locator('[role="gridcell"]:focus').waitFor();
      await page.keyboard.press('Control+Home');
      await row('Erika Anfang').locator(':focus').waitFor();
      await page.keyboard.press('Enter');
      await panel().locator('h2:focus').waitFor();
      await panel().locator('.response-answers').getByText('Erika Anfang').waitFor();
      await isAccessible();
      await pressEnter(page, panel().getByRole('button', { name: `Edit: ${nameOf}` }));
      const field = panel().getByRole('textbox', { name: nameOf });
      await field.and(page.locator(':focus')).waitFor();
      await page.keyboard.press('Control+a');
      await page.keyboard.type('Erika Musterfrau');
      await page.keyboard.press('Enter');
      await row('Erika Musterfrau').waitFor();
      await tabUntil(page, panel().getByRole('combobox', { name: 'Add a tag' }));
      await page.keyboard.type('story');
      await page.keyboard.press('Enter');
      await panel().getByRole('button', { name: 'Remove the tag story' }).waitFor();
      await pressEnter(page, panel().getByRole('button', { name: 'Delete', exact: true }), 'Shift+Tab');
      await row('Erika Musterfrau').waitFor({ state: 'detached' });
      await told(page, 'Deleted the response of Erika Musterfrau');
      // With the focus in it the notification stays, however long the search takes.
      await page.keyboard.press('F6');
      await toast().and(page.locator(':focus')).waitFor();
      assert.deepEqual(await idsOf({ search: 'musterfrau' }), []);
      await pressEnter(page, toast().getByRole('button', { name: 'Undo' }));
      await row('Erika Musterfrau').waitFor();
      const [id] = await idsOf({ search: 'musterfrau' });
      const { entries } = await demo.client.ask('responseHistory', { ...params(), response: String(id) });
      assert.deepEqual(
        entries.map(({ kind }) => kind),
        ['restored', 'deleted', 'tag_added', 'edited', 'received'],
      );
      assert.deepEqual(await idsOf({ filters: [{ on: 'tag', operator: 'is', values: ['story'] }] }), [id]);
    });

    test('one is released from quarantine, and printed', { skip: isShort, timeout }, async () => {
      const robot = {
        field1: 'Erika Spam',
        field2: 'erika@story.example',
        field3: '2026-11-10',
        field5: 'library',
        field6: '4',
      };
      await sendAsRobot(journey.url, demo.form, robot);
      await sendAsRobot(journey.url, demo.form, { ...robot, field1: 'Erika Wartend' });
      await open({ tab: 'spam' });
      await row('Erika Spam').getByRole('checkbox').check();
      await isAccessible();
      await bar().getByRole('button', { name: 'Release' }).click();
      await told(page, 'Released 1 response');
      await row('Erika Spam').waitFor({ state: 'detached' });
      const [id] = await idsOf({ search: 'erika spam' });
      await page.goto(`${address}/${id}`);
      await page.locator('.response-question').getByText('Erika Spam').waitFor();
      await page.emulateMedia({ media: 'print' });
      await holds(async () => assert.ok(await page.locator('.response-printed').isVisible()));
      assert.equal(await page.locator('.frame-side').first().isVisible(), false);
      assert.ok((await page.pdf({ format: 'A4' })).length > 10_000);
      await page.emulateMedia({ media: null });
    });

    test('an action on all that match shows how far it got', { timeout }, async () => {
      const query = { filters: [{ on: 'field', field: 'field6', operator: 'is_over', value: 4 }] } as const;
      const matching = await idsOf(query);
      await open(query);
      await first().getByRole('checkbox').check();
      await button(page, 'Select all that match').click();
      await bar().getByRole('button', { name: 'Tag' }).click();
      const tag = page.getByRole('dialog').getByLabel('Tag', { exact: true });
      await tag.fill('happy');
      const held = await holdCalls(page, 'POST', '**/responses/changes');
      await tag.press('Enter');
      await held.arrived(1);
      await bar().getByRole('progressbar', { name: 'Adding the tag' }).waitFor();
      await bar()
        .getByText(/^[\d,]+ (of [\d,]+|done)$/)
        .waitFor();
      await isAccessible();
      held.release();
      await held.end();
      await told(page, `Tagged ${matching.length.toLocaleString('en-GB')} responses`);
      assert.deepEqual(
        await idsOf({ filters: [{ on: 'tag', operator: 'is', values: ['happy'] }] }),
        matching,
      );
    });

    const chooseExport = async (format: string) => {
      await button(page, 'Export').click();
      const dialog = page.getByRole('dialog', { name: 'Export responses' });
      await dialog.getByRole('radio', { name: format }).check();
      const background = dialog.getByLabel('Make the file in the background');
      return { dialog, background, start: () => dialog.getByRole('button', { name: 'Export' }).click() };
    };

    test('every format holds the same responses, read by programs that are not ours', {
      skip: isShort,
      timeout,
    }, async () => {
      await open();
      const wanted = (await idsOf()).sort((one, other) => one - other);
      const formats: [TableFormat, string][] = [
        ['csv', 'CSV'],
        ['xlsx', 'Excel (XLSX)'],
        ['jsonl', 'JSON Lines'],
        ['parquet', 'Parquet'],
        ['sav', 'SPSS (SAV)'],
      ];
      for (const [format, name] of formats) {
        const { dialog, background, start } = await chooseExport(name);
        if (format === 'csv') await isAccessible();
        if (format === 'csv' || format === 'xlsx') await dialog.getByText('Details', { exact: true }).click();
        if (format === 'csv' || format === 'xlsx')
          await dialog.getByLabel('First line').selectOption('names');
        if (format === 'csv') {
          await dialog.getByLabel('Chosen options').selectOption('values');
          await dialog.getByLabel('Where several options can be chosen').selectOption('joined');
        }
        await background.uncheck();
        const rows = await readExport(format, await downloaded(page, start));
        await dialog.getByText('The download is complete.').waitFor();
        await dialog.getByRole('button', { name: 'Close' }).last().click();
        await dialog.waitFor({ state: 'detached' });
        if (rows === undefined) continue;
        assert.deepEqual(
          rows.map(({ id }) => Number(id)),
          wanted,
          format,
        );
        const erika = rows.filter(({ field2 }) => field2 === 'erika@story.example');
        assert.deepEqual(
          erika.map(({ field1 }) => field1),
          ['Erika Musterfrau', 'Erika Spam'],
          format,
        );
        if (format === 'csv') assert.equal(erika[0]?.field5, 'library');
      }
    });

    test('files come as a ZIP, and a large export is made in the background', {
      skip: isShort,
      timeout,
    }, async () => {
      const place = `${journey.url}/app/o/${demo.organization}/f/${demo.repairs}`;
      await page.goto(`${place}/responses`);
      await first().waitFor();
      const zip = await chooseExport('Uploaded files (ZIP)');
      await zip.background.uncheck();
      const listed = readManifest(await downloaded(page, zip.start));
      assert.ok(listed.length > 0);
      await zip.dialog.getByRole('button', { name: 'Close' }).last().click();
      await zip.dialog.waitFor({ state: 'detached' });
      const csv = await chooseExport('CSV');
      await csv.background.check();
      // No mail server is set up, so no mail is promised.
      await csv.dialog.getByText('The file appears among your exports and stays for 24 hours.').waitFor();
      await csv.start();
      await csv.dialog.getByText('The file is being made. It appears among your exports.').waitFor();
      assert.equal(await csv.dialog.getByText('e-mail').count(), 0);
      await csv.dialog.getByRole('link', { name: 'Show your exports' }).click();
      await page.getByText('Ready', { exact: true }).waitFor();
      await isAccessible();
      const content = await downloaded(page, () => button(page, 'Download').click());
      const { live } = await demo.client.ask('responseExports', { ...params(), form: demo.repairs });
      assert.equal((await readExport('csv', content))?.length, live);
    });

    test('a person is erased everywhere', { skip: isShort, timeout }, async () => {
      await page.goto(`${journey.url}/app/o/${demo.organization}/people`);
      await page.getByLabel('E-mail address or any answer').fill('erika@story.example');
      await page.getByLabel('E-mail address or any answer').press('Enter');
      await page.getByRole('heading', { name: 'Found 3 responses in 1 form' }).waitFor();
      await isAccessible();
      await button(page, 'Erase').click();
      await page.getByLabel('Type erika@story.example to confirm').fill('erika@story.example');
      await button(page, 'Erase for ever').click();
      await proveIdentity();
      await page.getByRole('heading', { name: 'Erasure report' }).waitFor();
      await isAccessible();
      assert.deepEqual(await idsOf({ search: 'erika' }).then((ids) => ids.length), 0);
      assert.deepEqual(await idsOf({ tab: 'spam' }), []);
      assert.equal((await idsOf()).length, demo.total);
    });

    /** Erasing asks for the password, unless it was given just before. */
    async function proveIdentity(): Promise<void> {
      const field = page.getByRole('dialog').getByLabel('Password', { exact: true });
      const report = page.getByRole('heading', { name: 'Erasure report' });
      await field.or(report).first().waitFor();
      if ((await field.count()) === 0) return;
      await field.fill(password);
      await field.press('Enter');
    }
  });
});
