import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../browserVisit.ts';
import { beginJourney, type Journey } from './journey.ts';
import { button, heading, openSettings, told } from './journeySteps.ts';

describeInBrowser('the web app with failures', () => {
  let journey: Journey;
  let page: Page;
  before(async () => {
    // The browser logs each failed request.
    journey = await beginJourney({ expected: /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|FAILED)/ });
    ({ page } = await journey.own());
  });
  after(async () => await journey.end());

  const unreachable = 'Cannot reach the server. Check your connection and try again.';
  const unanswering =
    'The server is not responding. This page may be out of date, and changes cannot be saved.';
  const offline = 'You are offline. This page may be out of date, and changes cannot be saved.';

  test('it reports the lost network, shows cached data, and recovers', async () => {
    await heading(page, 'All forms').waitFor();
    await page.context().setOffline(true);
    await page.getByRole('status').filter({ hasText: offline }).waitFor();
    await page.getByRole('link', { name: 'Feedback', exact: true }).waitFor();
    const account = await page.getByRole('button', { name: 'Account' }).boundingBox();
    assert.ok(account !== null && account.y + account.height <= (page.viewportSize()?.height ?? 0));
    await page
      .getByRole('navigation', { name: 'Navigation' })
      .getByRole('link', { name: 'Settings' })
      .click();
    await heading(page, 'This screen failed to load').waitFor();
    await page.context().setOffline(false);
    await page.getByText(offline).waitFor({ state: 'detached' });
    await heading(page, 'General').waitFor();
  });

  test('a dialog that cannot be loaded leaves the screen as it is', async () => {
    await page.goto(`${journey.url}/app`);
    await heading(page, 'All forms').waitFor();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Command palette' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Actions for “Feedback”' }).click();
    await page.getByRole('menuitem', { name: 'Use the API' }).click();
    await told(page, unreachable);
    await heading(page, 'All forms').waitFor();
    await page.context().setOffline(false);
  });

  test('it reports that the service has been updated', async () => {
    await page.route(/formCommandsDialog/, async (route) => await route.fulfill({ status: 404 }));
    await page.getByRole('button', { name: 'Actions for “Feedback”' }).click();
    await page.getByRole('menuitem', { name: 'Use the API' }).click();
    await told(page, 'Canvass has been updated. Reload the page to continue.');
    await page.unroute(/formCommandsDialog/);
    await button(page, 'Reload').click();
    await page.getByRole('button', { name: 'Actions for “Feedback”' }).click();
    await page.getByRole('menuitem', { name: 'Use the API' }).click();
    await page.getByRole('dialog', { name: 'Read the responses to “Feedback”' }).waitFor();
    await page.keyboard.press('Escape');
  });

  test('it reports a failed call, and retries on request and automatically', async () => {
    await openSettings(page, 'General');
    await page.route(/\/keys$/, async (route) => await route.abort());
    await page.getByRole('link', { name: 'API keys', exact: true }).click();
    await page.getByText(unreachable).waitFor();
    assert.equal(await page.getByText(unanswering).count(), 0, 'the service itself answers');
    await page.unroute(/\/keys$/);
    await button(page, 'Try again').click();
    await page.getByText('No API keys yet').waitFor();
    await page.route(/\/branding$/, async (route) => await route.abort());
    await page.getByRole('link', { name: 'Branding', exact: true }).click();
    await page.getByText(unreachable).waitFor();
    await page.unroute(/\/branding$/);
    await page.getByLabel('Accent colour').first().waitFor();
  });

  test('it reports an unreachable service above cached data, and recovers automatically', async () => {
    const script = page.waitForResponse(/auditScreen/);
    await page.getByRole('link', { name: 'Audit log', exact: true }).hover();
    await (await script).finished();
    await journey.stop();
    await page.getByRole('link', { name: 'Audit log', exact: true }).click();
    await page.getByRole('status').filter({ hasText: unanswering }).waitFor();
    await heading(page, 'Audit log').waitFor();
    await journey.start();
    await page.getByText(unanswering).waitFor({ state: 'detached' });
    await page.getByText(/^\d+ entr(y|ies)$/).waitFor();
  });
});
