import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { type AppClient, openClient } from '../../app/appClient.ts';
import { makePublishedForm } from '../../app/form/publishedForm.ts';
import { holds } from '../../support/eventually.ts';
import { describeInBrowser } from '../browserVisit.ts';
import { holdCalls } from './holdCalls.ts';
import { beginJourney, type Journey } from './journey.ts';
import { button, heading, navigation, openSettings, told } from './journeySteps.ts';
import { become } from './openScreen.ts';
import { password } from './ownedFolder.ts';
import { secretOf } from './showcase.ts';

describeInBrowser('races in the web app', () => {
  let journey: Journey;
  let page: Page;
  let maya: AppClient;
  let ines: AppClient;
  let organization: string;
  let list: string;
  before(async () => {
    journey = await beginJourney();
    ({ page, client: maya, organization } = await journey.own());
    list = `${journey.url}/app/o/${organization}`;
    const { id: workspace } = await maya.ask('createWorkspace', { organization }, { name: 'Education' });
    await maya.ask('createWorkspace', { organization }, { name: 'Front desk' });
    for (const name of ['Guided tour', 'School visit', 'Workshop'])
      await makePublishedForm(maya, organization, { workspace, name });
    await joinAs('Jonas Berg', 'member');
    await joinAs('Noor Haddad', 'member');
    ines = await joinAs('Ines Duarte', 'admin');
  });
  after(async () => await journey.end());

  test('forms that are deleted one after the other stay away while the service is slow', async () => {
    await page.goto(list);
    const held = await holdCalls(page, 'DELETE', '**/forms/*');
    await deleteForm('Guided tour');
    await deleteForm('School visit');
    await held.arrived(2);
    held.release();
    await told(page, 'Deleted “Guided tour”');
    assert.equal(await formRow('School visit').count(), 0);
    held.release();
    await told(page, 'Deleted “School visit”');
    assert.equal(await formRow('Guided tour').count(), 0);
    await held.end();
  });

  test('switches pressed while the service is slow keep the last state', async () => {
    await openSettings(page, 'Workspaces');
    await button(page, 'Only owners and admins can access “Education”. Change it').click();
    const held = await holdCalls(page, '*', '**/access/*');
    await press('Jonas Berg', true);
    await press('Noor Haddad', true);
    await held.arrived(2);
    held.release();
    await said('Jonas Berg now has access to “Education”');
    await holds(async () => assert.equal(await personSwitch('Noor Haddad').isChecked(), true));
    held.release();
    await said('Noor Haddad now has access to “Education”');

    await press('Jonas Berg', false);
    await press('Jonas Berg', true);
    await held.arrived(1);
    held.release();
    // The latest change is sent once the previous one is answered.
    await held.arrived(1);
    await holds(async () => assert.equal(await personSwitch('Jonas Berg').isChecked(), true));
    held.release();
    await said('Jonas Berg now has access to “Education”');
    await holds(async () => assert.equal(await personSwitch('Jonas Berg').isChecked(), true));
    await held.end();
    const { workspaces } = await maya.ask('workspaces', { organization });
    assert.equal(workspaces.find(({ name }) => name === 'Education')?.access.length, 2);
    await button(page, 'Done').click();
  });

  test('saving one setting does not revert a colleague’s change', async () => {
    await openSettings(page, 'General');
    await ines.ask('changeOrganization', { organization }, { name: 'Harbour House' });
    await comeBack(page);
    await navigation(page).getByText('Harbour House').waitFor();
    const name = page.getByRole('textbox', { name: 'Name' });
    await holds(async () => assert.equal(await name.inputValue(), 'Harbour House'));
    // It is focusable by keyboard but does nothing yet.
    await button(page, 'Save').press('Enter');
    await page.getByRole('button', { name: 'Save', exact: true, disabled: true }).waitFor();
    assert.equal(await page.getByText('Saved', { exact: true }).count(), 0);
    await page.getByLabel('Time zone').first().click();
    await page.getByPlaceholder('Search by city or region').fill('Lisbon');
    await page.getByPlaceholder('Search by city or region').press('Enter');
    await button(page, 'Save').click();
    await told(page, 'Saved');
    const saved = await maya.ask('organization', { organization });
    assert.equal(saved.name, 'Harbour House');
    assert.equal(saved.time_zone, 'Europe/Lisbon');
  });

  test('leaving the screen cancels the proof of identity and the action', async () => {
    await openSettings(page, 'API keys');
    forgetProofs(journey);
    await askForKey(page);
    const question = page.getByRole('dialog', { name: 'Confirm your identity' });
    await question.getByLabel('Password', { exact: true }).waitFor();
    await page.evaluate('history.back()');
    await heading(page, 'General').waitFor();
    await question.waitFor({ state: 'detached' });
    assert.equal((await ines.ask('keys', { organization })).keys.length, 0);
  });

  test('a new key stays on the screen until it is copied, however the person navigates', async () => {
    await openSettings(page, 'API keys');
    await askForKey(page);
    await page.getByLabel('Password', { exact: true }).fill(password);
    const held = await holdCalls(page, 'POST', '**/keys');
    await button(page, 'Confirm').click();
    await held.arrived(1);
    await page.evaluate('history.back()');
    held.release();
    const shown = page.getByRole('dialog', { name: 'Your new key' });
    await shown.waitFor();
    await held.end();
    await page.evaluate('history.back()');
    const question = page.getByRole('alertdialog', { name: 'Leave without the key?' });
    await question.getByRole('button', { name: 'Stay here' }).click();
    await page.waitForURL('**/settings/keys');
    await shown.getByRole('button', { name: 'I have copied it' }).click();
    await shown.waitFor({ state: 'detached' });
    await page.evaluate('history.back()');
    await heading(page, 'General').waitFor();
  });

  test('any search in the address of the form list is shown', async () => {
    await page.goto(`${list}?search=2024`);
    await page.getByText('No forms match “2024”').waitFor();
    await page.goto(`${list}?search=[1]`);
    await formRow('Workshop').waitFor();
  });

  test('a search in one workspace does not carry over to the next', async () => {
    await navigation(page).getByRole('link', { name: 'Education' }).click();
    await heading(page, 'Education').waitFor();
    await page.getByRole('searchbox', { name: 'Search forms' }).fill('work');
    await navigation(page)
      .getByRole('link', { name: /^Forms \d/ })
      .click();
    await heading(page, 'Forms').waitFor();
    await holds(async () =>
      assert.equal(await page.getByRole('searchbox', { name: 'Search forms' }).inputValue(), ''),
    );
    await formRow('Feedback').waitFor();
  });

  test('a new form of an empty workspace is in it', async () => {
    await navigation(page).getByRole('link', { name: 'Front desk' }).click();
    await heading(page, 'Front desk').waitFor();
    await page.getByRole('link', { name: 'New form' }).click();
    await heading(page, 'New form').waitFor();
    await page.getByLabel('Name').fill('Membership');
    await button(page, 'Create form').click();
    await heading(page, 'Membership').waitFor();
    await navigation(page).getByRole('link', { name: 'Front desk' }).click();
    await formRow('Membership').waitFor();
  });

  test('a deleted form waits in a list of its own, and comes back from there', async () => {
    await deleteForm('Membership');
    await page.getByRole('link', { name: 'Recently deleted' }).click();
    await page.locator('h1:focus', { hasText: 'Recently deleted' }).waitFor();
    await page.getByRole('row', { name: /^Membership/ }).waitFor();
    assert.equal(await page.getByText('School visit').count(), 0, 'it was in another workspace');
    await button(page, 'Restore “Membership”').click();
    await told(page, 'Restored “Membership”');
    await page.getByText('No forms deleted in the last 7 days').waitFor();
    await page.goBack();
    await formRow('Membership').waitFor();
  });

  test('on a phone the link to the current screen closes the navigation', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await button(page, 'Open navigation').click();
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    await drawer.getByRole('link', { name: 'Front desk' }).click();
    await drawer.waitFor({ state: 'detached' });
  });

  test('leaving an organisation discards its unsaved changes', async () => {
    await become(page.context(), ines, journey.url);
    await page.goto(`${list}/settings/general`);
    await page.getByRole('textbox', { name: 'Name' }).fill('Harbour Mansion');
    await button(page, 'Leave organisation').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave organisation' }).click();
    await heading(page, 'You are not in an organisation').waitFor();
    await told(page, 'You have left Harbour House');
  });

  async function joinAs(name: string, role: 'admin' | 'member'): Promise<AppClient> {
    const { link } = await maya.ask('invite', { organization }, { email: '', role, workspaces: [] });
    const client = openClient(journey.url);
    const email = `${name.split(' ')[0]}@example.org`;
    await client.ask('joinWithAccount', {}, { secret: secretOf('join', link), name, email, password });
    return client;
  }

  function formRow(name: string): Locator {
    return page.getByRole('link', { name, exact: true });
  }

  async function deleteForm(name: string): Promise<void> {
    await button(page, `Actions for “${name}”`).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await formRow(name).waitFor({ state: 'detached' });
  }

  function personSwitch(name: string): Locator {
    return page.getByRole('switch', { name });
  }

  async function press(name: string, checked: boolean): Promise<void> {
    await personSwitch(name).click();
    await page.getByRole('switch', { name, checked }).waitFor();
  }

  async function said(words: string): Promise<void> {
    await page.getByRole('status').filter({ hasText: words }).waitFor();
  }
});

/** Simulates a return to the window after a while. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate('((now) => { Date.now = () => now() + 60000 })(Date.now)');
  await page.evaluate('window.dispatchEvent(new Event("visibilitychange"))');
}

/** Backdates everyone's sign-in. */
function forgetProofs({ folder }: Journey): void {
  const database = new DatabaseSync(join(folder, 'canvass.db'), { timeout: 5_000 });
  database.exec('UPDATE app_session SET confirmed_at = 0');
  database.close();
}

async function askForKey(page: Page): Promise<void> {
  await button(page, 'Create key').first().click();
  const asked = page.getByRole('dialog', { name: 'New API key' });
  await asked.getByLabel('Name').fill('Nightly report');
  await asked.getByRole('button', { name: 'Create key' }).click();
}
