import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { describeInBrowser, liveViolations } from '../../browserVisit.ts';
import { type HoldingProxy, startHoldingProxy } from '../holdingProxy.ts';
import { beginJourney, type Journey, type Owned } from '../journey.ts';
import {
  button,
  copyBy,
  giveFirstStep,
  heading,
  invite,
  openAccount,
  openSettings,
  told,
} from '../journeySteps.ts';
import { owner, password } from '../ownedFolder.ts';

describeInBrowser('renewing the proof of identity, in several tabs', () => {
  let journey: Journey;
  let owned: Owned;
  let page: Page;
  before(async () => {
    journey = await beginJourney();
    owned = await journey.own();
    ({ page } = owned);
  });
  after(async () => await journey.end());

  test('the full export needs the password, and the download then starts automatically', async () => {
    await openSettings(page, 'Data');
    forgetProofs(journey);
    await button(page, 'Export all data').click();
    await refuse(page);
    await told(page, 'Nothing was changed, because you did not confirm your identity.');
    await button(page, 'Export all data').click();
    assert.deepEqual(await liveViolations(page), []);
    const [download] = await Promise.all([page.waitForEvent('download'), confirm(page)]);
    assert.match(download.suggestedFilename(), /\.tar\.gz$/);
  });

  test('so is the audit log', async () => {
    await openSettings(page, 'Audit log');
    forgetProofs(journey);
    await button(page, 'Export').click();
    await page.getByRole('menuitem', { name: 'As CSV' }).click();
    const [download] = await Promise.all([page.waitForEvent('download'), confirm(page)]);
    assert.match(download.suggestedFilename(), /^audit-log-.*\.csv$/);
  });

  test('copying the link of an invitation needs it too, and is logged', async () => {
    const link = await invite(page, 'petra@example.org');
    forgetProofs(journey);
    const copy = page.getByRole('button', { name: 'Copy link for petra@example.org' });
    await copy.click();
    await confirm(page);
    assert.equal(await copyBy(page, copy), link);
    await openSettings(page, 'Audit log');
    await page.getByText('copied the invitation link for petra@example.org').first().waitFor();
  });

  test('another password needs the present one, and the other tab goes on', async () => {
    const other = await page.context().newPage();
    await other.goto(`${journey.url}/app/o/${owned.organization}`);
    await heading(other, 'All forms').waitFor();
    await page.bringToFront();
    await openAccount(page, 'Security');
    await button(page, 'Change password').click();
    const dialog = page.getByRole('dialog', { name: 'Change password' });
    await dialog.getByLabel('New password', { exact: true }).fill('HarbourMuseum2026');
    await dialog.getByText('Too easy to guess').waitFor();
    await dialog.getByLabel('Current password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await dialog.getByText('This password is too easy to guess.').waitFor();
    await dialog.getByLabel('New password', { exact: true }).fill('nine calm otters');
    await dialog.getByText('Very hard to guess').waitFor();
    await dialog.getByLabel('Current password', { exact: true }).fill('not the password');
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await dialog.getByText('Wrong password.').waitFor();
    assert.deepEqual(await liveViolations(page), []);
    await dialog.getByLabel('Current password', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await told(page, 'Password changed');
    await openSettings(other, 'Members');
    await other.getByText(owner.email).first().waitFor();
    assert.equal(await other.getByRole('dialog', { name: 'Sign in again' }).count(), 0);
    await other.close();
  });
});

describeInBrowser('a token that is renewed in one tab while others work', () => {
  let journey: Journey;
  let proxy: HoldingProxy;
  let owned: Owned;
  before(async () => {
    let target = '';
    proxy = await startHoldingProxy(() => target);
    journey = await beginJourney({ allowed: [proxy.url] });
    owned = await journey.own();
    await owned.page.close();
    await journey.stop();
    await journey.start({ CANVASS_URL: proxy.url });
    target = journey.url;
  });
  after(async () => {
    await proxy.close();
    await journey.end();
  });

  for (const locks of ['with locks over all tabs', 'without'])
    test(`calls with the old token wait for the new one, and continue, ${locks}`, async () => {
      proxy.log.length = 0;
      const page = await journey.visit();
      if (locks === 'without') await page.context().addInitScript('delete Navigator.prototype.locks');
      await page.goto(`${proxy.url}/app/sign-in`);
      await giveFirstStep(page, owner.email);
      await heading(page, 'All forms').waitFor();
      const other = await page.context().newPage();
      await other.goto(`${proxy.url}/app/o/${owned.organization}/settings/general`);
      await heading(other, 'General').waitFor();

      await page.bringToFront();
      await openSettings(page, 'API keys');
      forgetProofs(journey);
      await button(page, 'Create key').first().click();
      const asked = page.getByRole('dialog', { name: 'New API key' });
      await asked.getByLabel('Name').fill('Nightly report');
      await asked.getByRole('button', { name: 'Create key' }).click();
      await page.getByRole('dialog', { name: 'Confirm your identity' }).waitFor();
      proxy.hold('/app/api/confirm');
      await confirm(page);
      await proxy.saw('answered 200 POST /app/api/confirm');
      // The service knows only the new token, and the browser only the old one.
      proxy.log.length = 0;
      const settings = other.getByRole('navigation', { name: 'Settings' });
      await settings.getByRole('link', { name: 'Members' }).click();
      const invitations = `/app/api/o/${owned.organization}/invitations`;
      await proxy.saw(`gave 401 GET ${invitations}`);
      proxy.release();

      await page.getByRole('dialog', { name: 'Your new key' }).waitFor();
      await proxy.saw(`gave 200 GET ${invitations}`);
      await other.getByRole('dialog', { name: 'Sign in again' }).waitFor({ state: 'detached' });
      await other.getByText(owner.email).first().waitFor();
      const given = proxy.log.indexOf('gave 200 POST /app/api/confirm');
      const read = proxy.log.indexOf('asked GET /app/api/start');
      assert.ok(read > given, proxy.log.join('\n'));
      await page.context().close();
    });
});

async function confirm(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm your identity' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click();
}

async function refuse(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm your identity' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
}

/** Backdates everyone's sign-in. */
function forgetProofs({ folder }: Journey): void {
  const database = new DatabaseSync(join(folder, 'canvass.db'), { timeout: 5_000 });
  database.exec('UPDATE app_session SET confirmed_at = 0');
  database.close();
}
