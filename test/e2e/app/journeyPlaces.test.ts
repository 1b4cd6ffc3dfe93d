import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../browserVisit.ts';
import { beginJourney, type Journey } from './journey.ts';
import { auditLog, button, giveFirstStep, heading, openSettings, signOut } from './journeySteps.ts';
import { owner } from './ownedFolder.ts';

describeInBrowser('places in the web app: organisations, tabs, addresses', () => {
  let journey: Journey;
  /** Two tabs of one browser. */
  let page: Page;
  let other: Page;
  before(async () => {
    journey = await beginJourney();
    ({ page } = await journey.own());
  });
  after(async () => await journey.end());

  test('a signed-in person becomes an owner of a second organisation through a link from the command line', async () => {
    await journey.command('organizations', 'create', 'Riverside Library');
    const printed = await journey.command('setup-link', '--organization', 'Riverside Library');
    await page.goto(/http:\S+\/setup\/\S+/.exec(printed)?.[0] ?? '');
    await heading(page, 'Become an owner of Riverside Library').waitFor();
    await page.getByText('You are signed in as Maya Lindqvist (maya@example.org).').waitFor();
    await button(page, 'Become owner').click();
    await switcher(page, 'Riverside Library').waitFor();
    await page.getByText('No forms yet').waitFor();
  });

  test('switching organisations affects only the current tab', async () => {
    await switchTo(page, 'Riverside Library', 'Harbour Museum');
    await page.getByRole('link', { name: 'Feedback', exact: true }).waitFor();
    const harbour = page.url();
    other = await page.context().newPage();
    await other.goto(`${journey.url}/app`);
    await switchTo(other, 'Harbour Museum', 'Riverside Library');
    await openSettings(other, 'Members');
    // A background tab rarely renders, which would slow down every step.
    await page.bringToFront();
    await openSettings(page, 'API keys');
    assert.equal(page.url(), `${harbour}/settings/keys`);
    await page.reload();
    await heading(page, 'API keys').waitFor();
    await switcher(page, 'Harbour Museum').waitFor();
    await other.reload();
    await heading(other, 'Members').waitFor();
    await switcher(other, 'Riverside Library').waitFor();
    assert.notEqual(new URL(other.url()).pathname.split('/')[3], new URL(page.url()).pathname.split('/')[3]);
  });

  test('back and forward return to earlier screens', async () => {
    await openSettings(page, 'Branding');
    await page.goBack();
    await heading(page, 'General').waitFor();
    await page.goBack();
    await heading(page, 'API keys').waitFor();
    await page.goForward();
    await heading(page, 'General').waitFor();
    await page.reload();
    await heading(page, 'General').waitFor();
    await page.goBack();
    await heading(page, 'API keys').waitFor();
  });

  test('an unknown address still shows the navigation', async () => {
    const here = page.url();
    await page.goto(here.replace(/settings\/keys$/, 'nothing'));
    await heading(page, 'Page not found').waitFor();
    await openSettings(page, 'API keys');
    assert.equal(page.url(), here);
  });

  test('signing out in one tab is seen in the other, and signing in leads both back to their places', async () => {
    const [here, there] = [page.url(), other.url()];
    await signOut(page);
    await heading(other, 'Sign in').waitFor();
    await page.goto(here);
    await heading(page, 'Sign in').waitFor();
    await giveFirstStep(page, owner.email);
    await heading(page, 'API keys').waitFor();
    assert.equal(page.url(), here);
    await heading(other, 'Members').waitFor();
    assert.equal(other.url(), there);
  });

  test('the audit log of each organisation tells what concerns it', async () => {
    await openSettings(page, 'Audit log');
    assert.deepEqual(await auditLog(page), [
      'Maya Lindqvist signed in',
      'Maya Lindqvist signed out',
      'Maya Lindqvist published the form “Feedback”',
      'Maya Lindqvist created the form “Feedback”',
      'Maya Lindqvist joined',
      'Maya Lindqvist created the organisation “Harbour Museum”',
    ]);
    await other.bringToFront();
    await openSettings(other, 'Audit log');
    assert.deepEqual(await auditLog(other), [
      'Maya Lindqvist signed in',
      'Maya Lindqvist signed out',
      'Maya Lindqvist joined',
      'The command line created the organisation “Riverside Library”',
    ]);
  });
});

function switcher(page: Page, name: string) {
  return page.getByRole('button', { name: new RegExp(`^${name} ?Switch organisation$`) });
}

async function switchTo(page: Page, from: string, to: string): Promise<void> {
  await switcher(page, from).click();
  await page.getByRole('menuitemradio', { name: from, checked: true }).waitFor();
  await page.getByRole('menuitemradio', { name: to, checked: false }).click();
  await switcher(page, to).waitFor();
}
