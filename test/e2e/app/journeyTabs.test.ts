import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openClient } from '../../app/appClient.ts';
import { holds } from '../../support/eventually.ts';
import { describeInBrowser, liveViolations } from '../browserVisit.ts';
import { beginJourney, type Journey, type Owned } from './journey.ts';
import { accountMenu, button, giveFirstStep, heading, openSettings, signOut, told } from './journeySteps.ts';
import { owner, password } from './ownedFolder.ts';
import { secretOf } from './showcase.ts';

/** The owner's password after a reset. */
const renewed = 'a lantern for every harbour';
const jonas = { name: 'Jonas Berg', email: 'jonas@example.org', password };

describeInBrowser('the web app when another person signs in, or a session ends', () => {
  let journey: Journey;
  let owned: Owned;
  let library: string;
  /** Two tabs of one browser. */
  let page: Page;
  let other: Page;
  before(async () => {
    journey = await beginJourney();
    owned = await journey.own();
    ({ page } = owned);
    await journey.command('organizations', 'create', 'Riverside Library');
    const printed = await journey.command('setup-link', '--organization', 'Riverside Library');
    const secret = secretOf('setup', printed.trim());
    ({ organization: library } = await openClient(journey.url).ask(
      'setUp',
      {},
      { ...jonas, secret, sample: false },
    ));
    other = await page.context().newPage();
  });
  after(async () => await journey.end());

  test('one person’s data is not shown to the next, in any tab', async () => {
    await other.goto(`${journey.url}/app/o/${owned.organization}/settings/members`);
    await other.getByText(owner.email).first().waitFor();
    await page.bringToFront();
    await button(page, 'Actions for “Feedback”').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await told(page, 'Deleted “Feedback”');
    await signOut(page);
    assert.equal(await button(page, 'Undo').count(), 0);
    await heading(other, 'Sign in').waitFor();
    await giveFirstStep(page, jonas.email);
    await heading(page, 'All forms').waitFor();
    await heading(other, 'Page not found').waitFor();
    assert.equal(await other.getByText(owner.email).count(), 0);
  });

  test('a tab follows to the home of the person who sets a password in another', async () => {
    await other.goto(`${journey.url}/app/o/${library}/settings/members`);
    await other.getByText(jonas.email).first().waitFor();
    const printed = await journey.command('users', 'reset-password', owner.email);
    await page.goto(/http:\S+\/reset\/\S+/.exec(printed)?.[0] ?? '');
    await page.getByLabel('New password', { exact: true }).fill(renewed);
    await button(page, 'Set password').click();
    await heading(page, 'All forms').waitFor();
    await heading(other, 'All forms').waitFor();
    await accountMenu(other, owner.name).waitFor();
    assert.equal(new URL(other.url()).pathname, `/app/o/${owned.organization}`);
    await other.close();
  });

  test('after a session ends, signing in over the screen resumes the pending action', async () => {
    await openSettings(page, 'Members');
    await button(page, 'Invite people').first().click();
    await page.getByLabel('Mail address (optional)').fill('petra@example.org');
    await endSessions();
    await button(page, 'Create invitation').click();
    const again = page.getByRole('dialog', { name: 'Sign in again' });
    await holds(async () => assert.equal(await again.getByLabel('Mail address').inputValue(), owner.email));
    assert.deepEqual(await liveViolations(page), []);
    await again.getByLabel('Password', { exact: true }).fill(renewed);
    await again.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('dialog', { name: 'The invitation is ready' }).waitFor();
    await button(page, 'Done').click();
    await page.getByText('petra@example.org').first().waitFor();
  });

  test('signing in over the screen as another person opens their home, and sends nothing', async () => {
    await button(page, 'Invite people').first().click();
    await page.getByLabel('Mail address (optional)').fill('secret@example.org');
    await endSessions();
    await button(page, 'Create invitation').click();
    const again = page.getByRole('dialog', { name: 'Sign in again' });
    await again.getByLabel('Mail address').fill(jonas.email);
    await again.getByLabel('Password', { exact: true }).fill(password);
    await again.getByRole('button', { name: 'Sign in', exact: true }).click();
    await heading(page, 'All forms').waitFor();
    assert.equal(new URL(page.url()).pathname, `/app/o/${library}`);
    assert.equal(await page.getByRole('dialog').count(), 0);
    const client = await signedIn();
    const { invitations } = await client.ask('invitations', { organization: owned.organization });
    assert.deepEqual(
      invitations.map(({ email }) => email),
      ['petra@example.org'],
    );
  });

  test('a new key of one organisation is not shown in another', async () => {
    const printed = await journey.command('setup-link', '--organization', 'Harbour Museum');
    const client = openClient(journey.url);
    await client.ask('signIn', {}, { email: jonas.email, password });
    await client.ask('setUp', {}, { secret: secretOf('setup', printed.trim()), sample: false });
    await openSettings(page, 'API keys');
    await page.reload();
    await page.getByRole('button', { name: /^Riverside Library/ }).click();
    await page.getByRole('menuitemradio', { name: 'Harbour Museum' }).click();
    await openSettings(page, 'API keys');
    await button(page, 'Create key').first().click();
    await page.getByLabel('Name').fill('Nightly report');
    await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
    await button(page, 'I have copied it').click();
    await button(page, 'Run').waitFor();
    await page.evaluate('history.go(-3)');
    await page.getByRole('button', { name: /^Riverside Library/ }).waitFor();
    await heading(page, 'API keys').waitFor();
    await page.getByText('<your key>').first().waitFor();
    assert.equal(await button(page, 'Run').count(), 0);
  });

  test('leaving an organisation in one tab removes it in the others', async () => {
    other = await page.context().newPage();
    await other.goto(`${journey.url}/app/o/${owned.organization}/settings/members`);
    await other.getByText(owner.email).first().waitFor();
    await page.bringToFront();
    await page.goto(`${journey.url}/app/o/${owned.organization}/settings/general`);
    await button(page, 'Leave organisation').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave organisation' }).click();
    await told(page, 'You have left Harbour Museum');
    assert.equal(new URL(page.url()).pathname, `/app/o/${library}`);
    await heading(other, 'Page not found').waitFor();
    assert.equal(await other.getByText(owner.email).count(), 0);
    await other.close();
  });

  test('signing out asks before it discards unsaved changes', async () => {
    await openSettings(page, 'General');
    await page.getByLabel('Name').fill('Riverside Libraries');
    await accountMenu(page).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await button(page, 'Stay here').click();
    await holds(async () => assert.equal(await page.getByLabel('Name').inputValue(), 'Riverside Libraries'));
    await accountMenu(page).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await button(page, 'Leave').click();
    await heading(page, 'Sign in').waitFor();
  });

  test('a completed sign-in opens the app, even if its first request fails', async () => {
    const refusal = { status: 404, json: { error: { code: 'not_found' } } };
    await page.route('**/app/api/start', (route) => route.fulfill(refusal), { times: 1 });
    await giveFirstStep(page, jonas.email);
    await heading(page, 'All forms').waitFor();
  });

  async function signedIn() {
    const client = openClient(journey.url);
    await client.ask('signIn', {}, { email: owner.email, password: renewed });
    return client;
  }

  async function endSessions(): Promise<void> {
    await (await signedIn()).ask('endOtherSessions', {});
  }
});
