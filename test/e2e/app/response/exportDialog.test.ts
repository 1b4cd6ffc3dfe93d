import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { readZip } from '../../../response/everywhere/readExport.ts';
import { isFullRun } from '../../../support/fullRun.ts';
import { windowLooks } from '../../../support/windowLooks.ts';
import { describeInBrowser, liveViolations } from '../../browserVisit.ts';
import { beginJourney, type Journey } from '../journey.ts';
import { become, settled } from '../openScreen.ts';
import { type DemoSurvey, openDemo } from './demoSurvey.ts';
import { downloaded } from './storySteps.ts';

describeInBrowser('the dialog of exports', () => {
  let journey: Journey;
  let demo: DemoSurvey;
  let page: Page;

  before(async () => {
    journey = await beginJourney();
    demo = await openDemo(journey, 100);
    page = await journey.visit();
    await become(page.context(), demo.client, journey.url);
  });
  after(async () => await journey.end());

  const openDialog = async () => {
    await page.goto(`${journey.url}/app/o/${demo.organization}/f/${demo.form}/responses`);
    await page.getByRole('button', { name: exportButton }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'CSV' }).waitFor();
    return dialog;
  };
  const exportButton = /^(Export|Exportieren|Exporter|Exportar)$/;

  test('a script comes with the CSV, and both hold every response', async () => {
    const dialog = await openDialog();
    await dialog.getByLabel('Script that reads the file').selectOption('python');
    await dialog.getByText('Details', { exact: true }).click();
    assert.equal(await dialog.getByLabel('Chosen options').inputValue(), 'codes');
    await dialog.getByText('Details', { exact: true }).click();
    const archive = await downloaded(page, () => dialog.getByRole('button', { name: 'Export' }).click());
    const entries = readZip(archive);
    assert.deepEqual([...entries.keys()], ['responses.csv', 'responses.py']);
    assert.ok(String(entries.get('responses.csv')).trimEnd().split('\r\n').length > demo.total);
  });

  test('a day limits the export to what changed since, and must be chosen', async () => {
    const dialog = await openDialog();
    await dialog.getByRole('radio', { name: 'New or changed since a day' }).check();
    await dialog.getByLabel(/^Since/).fill('');
    await dialog.getByRole('button', { name: 'Export' }).click();
    await dialog.getByText('Choose a day.').waitFor();
    await dialog.getByLabel(/^Since/).fill('2999-12-31');
    const csv = await downloaded(page, () => dialog.getByRole('button', { name: 'Export' }).click());
    assert.equal(csv.toString().trimEnd().split('\r\n').length, 1);
  });

  const openEverything = async (language: 'en' | 'de' | 'fr' | 'es') => {
    await demo.client.ask('changeAccount', {}, { language });
    const dialog = await openDialog();
    await dialog.locator('select[name="script"]').selectOption('r');
    await dialog.locator('input[name="scope"][value="since"]').check();
    await dialog.locator('summary').click();
  };

  test('it is accessible, wide and light, narrow and dark', async () => {
    await openEverything('en');
    for (const { width, colorScheme } of windowLooks) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      assert.deepEqual(await liveViolations(page), [], `${colorScheme}, ${width} pixels wide`);
    }
  });

  // Colours and roles are those of English. Words may be missing or too long, German ones most of all, and the
  // narrow window has least room. Full runs look at all.
  for (const language of isFullRun ? (['de', 'fr', 'es'] as const) : (['de'] as const))
    test(`it is accessible in ${language}, narrow`, async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 390, height: 900 });
      await openEverything(language);
      await settled(page);
      assert.deepEqual(await liveViolations(page), []);
    });
});
