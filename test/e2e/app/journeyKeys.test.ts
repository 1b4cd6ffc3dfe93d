import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { holds } from '../../support/eventually.ts';
import { describeInBrowser } from '../browserVisit.ts';
import { beginJourney, type Journey } from './journey.ts';
import { auditLog, button, copyBy, openSettings, told } from './journeySteps.ts';

describeInBrowser('an API key of the web app, and what the audit log keeps', () => {
  let journey: Journey;
  let page: Page;
  let key: string;
  before(async () => {
    journey = await beginJourney();
    ({ page } = await journey.own());
  });
  after(async () => await journey.end());

  test('a key that is created and copied reads the API', async () => {
    await openSettings(page, 'API keys');
    await button(page, 'Create key').first().click();
    const asked = page.getByRole('dialog', { name: 'New API key' });
    await asked.getByLabel('Name').fill('Nightly report');
    await asked.getByRole('button', { name: 'Create key' }).click();
    const shown = page.getByRole('dialog', { name: 'Your new key' });
    key = await copyBy(page, shown.getByRole('button', { name: 'Copy' }));
    await shown.getByRole('button', { name: 'I have copied it' }).click();
    const answer = await readForms();
    assert.equal(answer.status, 200);
    assert.match(await answer.text(), /"Feedback"/);
  });

  test('the same is tried on the spot', async () => {
    await button(page, 'Run').click();
    await page.getByRole('status').filter({ hasText: 'Status 200' }).waitFor();
    await page.getByRole('region', { name: 'Answer' }).getByText('Feedback').waitFor();
    await page.getByText('2 of 10,000 requests this hour').first().waitFor();
    const command = page.getByRole('figure', { name: 'Command' });
    assert.equal((await command.innerText()).includes(key), false, 'it said that it is not shown again');
    assert.ok((await copyBy(page, command.getByRole('button'))).startsWith(`curl -u '${key}:' '`));
  });

  test('a key that is revoked opens nothing a second later', async () => {
    await button(page, 'Revoke Nightly report').click();
    await button(page, 'Revoke key').click();
    await told(page, 'Revoked “Nightly report”');
    const end = Date.now() + 1_000;
    while ((await readForms()).status !== 401 && Date.now() < end);
    assert.equal((await readForms()).status, 401);
    await page.getByText('Revoked keys (1)').waitFor();
    await page.getByText("curl -u '<your key>:'").waitFor();
    assert.equal(await button(page, 'Run').count(), 0);
  });

  test('the audit log is filtered by its address, which the back button and a reload keep', async () => {
    await openSettings(page, 'Audit log');
    assert.deepEqual((await auditLog(page)).slice(0, 2), [
      'Maya Lindqvist revoked the key “Nightly report”',
      'Maya Lindqvist created the key “Nightly report”',
    ]);
    const all = page.url();
    await page.getByLabel('What').selectOption('Key revoked');
    await page.getByText('1 entry').waitFor();
    assert.equal(page.url(), `${all}?action=key.revoked`);
    await page.reload();
    assert.deepEqual(await auditLog(page), ['Maya Lindqvist revoked the key “Nightly report”']);
    await button(page, 'Maya Lindqvist revoked the key “Nightly report”').press('Enter');
    await page.getByRole('definition').filter({ hasText: 'key.revoked' }).waitFor();
    await page.goBack();
    await page.getByText('6 entries').waitFor();
    await page.goto(`${all}?search=nightly`);
    await page.getByText('2 entries').waitFor();
    await holds(async () =>
      assert.equal(await page.getByRole('searchbox', { name: 'Search names' }).inputValue(), 'nightly'),
    );
  });

  test('the filtered entries are exported as CSV', async () => {
    await button(page, 'Export').click();
    const begun = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'As CSV' }).click();
    const download = await begun;
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    assert.match(download.suggestedFilename(), /\.csv$/);
    assert.match(lines[0] ?? '', /^"time","actor_kind",/);
    assert.match(lines[1] ?? '', /,"Maya Lindqvist","key\.revoked","key","\w+","Nightly report",/);
    assert.match(lines[2] ?? '', /,"Maya Lindqvist","key\.created","key","\w+","Nightly report",/);
    assert.equal(lines.length, 3);
    await button(page, 'Clear filters').click();
    await page.getByText('Maya Lindqvist exported the audit log').waitFor();
  });

  async function readForms(): Promise<Response> {
    const authorization = `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
    return await fetch(`${journey.url}/v2/forms`, { headers: { authorization } });
  }
});
