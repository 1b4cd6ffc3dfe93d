import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { holds } from '../../support/eventually.ts';
import { describeInBrowser } from '../browserVisit.ts';
import { beginJourney, type Journey } from './journey.ts';
import {
  auditLog,
  button,
  heading,
  invite,
  join,
  navigation,
  openSettings,
  setUp,
  told,
  undo,
} from './journeySteps.ts';

describeInBrowser('a team in the web app, from an empty folder', () => {
  let journey: Journey;
  let maya: Page;
  let jonas: Page;
  before(async () => {
    journey = await beginJourney({ empty: true });
    [maya, jonas] = await Promise.all([journey.visit(), journey.visit()]);
  });
  after(async () => await journey.end());

  test('the printed link makes the first owner, and the sample form takes a response', async () => {
    await maya.goto(journey.url);
    await heading(maya, 'Nobody has an account yet').waitFor();
    await setUp(maya, journey.setupLink);
    const opened = maya.context().waitForEvent('page');
    await button(maya, 'Open sample form').click();
    const form = await opened;
    await form.getByLabel('4 of 5').check();
    await form.getByRole('button', { name: 'Send' }).click();
    await form.getByRole('heading', { name: 'Thank you' }).waitFor();
    await form.close();
    await maya.reload();
    // Narrow screens show it elsewhere.
    const row = maya.getByRole('listitem').filter({ hasText: 'Feedback' });
    await row.getByText('1 response').first().waitFor();
  });

  test('the printed link works once', async () => {
    await jonas.goto(journey.setupLink);
    await heading(jonas, 'This set-up link does not work').waitFor();
    await jonas.getByRole('link', { name: 'Sign in', exact: true }).click();
    await heading(jonas, 'Sign in').waitFor();
  });

  test('a member joins by the copied link and sees the workspaces that are given', async () => {
    await openSettings(maya, 'Workspaces');
    await button(maya, 'Create workspace').first().click();
    const dialog = maya.getByRole('dialog', { name: 'New workspace' });
    await dialog.getByLabel('Name').fill('Education');
    await dialog.getByRole('button', { name: 'Create workspace' }).click();
    await told(maya, '“Education” is ready');
    const link = await invite(maya, 'jonas@example.org', ['Education']);
    assert.ok(link.startsWith(`${journey.url}/join/`), link);
    await join(jonas, link, 'Jonas Berg');
    await told(jonas, 'You have joined Harbour Museum');
    assert.deepEqual(await workspacesOf(jonas), ['Education']);
  });

  test('a workspace that is given and taken appears and disappears', async () => {
    await openSettings(maya, 'Workspaces');
    // Another person's change appears after a reload.
    await maya.reload();
    await maya.getByRole('button', { name: 'Only owners and admins can access “Forms”. Change it' }).click();
    const access = maya.getByRole('switch', { name: 'Jonas Berg' });
    await access.check();
    await maya.getByRole('status').filter({ hasText: 'Jonas Berg now has access to “Forms”' }).waitFor();
    await jonas.reload();
    await jonas.getByRole('link', { name: 'Feedback', exact: true }).waitFor();
    assert.deepEqual(await workspacesOf(jonas), ['Forms', 'Education']);
    await navigation(jonas).getByRole('link', { name: 'Forms 1' }).click();
    await heading(jonas, 'Forms').waitFor();
    await access.uncheck();
    await maya
      .getByRole('status')
      .filter({ hasText: 'Jonas Berg no longer has access to “Forms”' })
      .waitFor();
    await button(maya, 'Done').click();
    await jonas.reload();
    await heading(jonas, 'Page not found').waitFor();
    assert.deepEqual(await workspacesOf(jonas), ['Education']);
  });

  test('a role takes effect at once, and the last owner stays one', async () => {
    await openSettings(maya, 'Members');
    await chooseRole(maya, 'Jonas Berg', 'Admin');
    await told(maya, 'Jonas Berg is now an admin');
    await jonas.goto(`${journey.url}/app`);
    await navigation(jonas).getByRole('link', { name: 'Forms 1' }).waitFor();
    await openSettings(jonas, 'API keys');
    await undo(maya, 'Jonas Berg is now an admin');
    await told(maya, 'Change undone');
    await jonas.reload();
    await jonas.getByText('You do not have access to this page').waitFor();

    await maya.getByRole('button', { name: 'Role of Maya Lindqvist: Owner. Change it' }).click();
    await maya.getByText('You are the only owner. Make someone else an owner first.').waitFor();
    const member = maya.getByRole('menuitemradio', { name: /^Member/ });
    await holds(async () => assert.equal(await member.isDisabled(), true));
    await maya.keyboard.press('Escape');
    await openSettings(maya, 'General');
    await maya.getByText('Make another member an owner before you leave.').waitFor();
    await openSettings(maya, 'Members');
    await chooseRole(maya, 'Jonas Berg', 'Owner');
    await maya.getByText(/Jonas Berg will be able to .* remove any member \(including you\)/).waitFor();
    await button(maya, 'Cancel').click();
    await chooseRoleOf(maya, 'Jonas Berg', 'Owner');
    await openSettings(maya, 'General');
    await button(maya, 'Leave organisation').waitFor();
  });

  test('a person who becomes a member gets workspaces in the same step', async () => {
    await openSettings(maya, 'Members');
    await chooseRole(maya, 'Jonas Berg', 'Member');
    const asked = maya.getByRole('dialog', { name: 'Make Jonas Berg a member?' });
    await asked.getByRole('checkbox', { name: 'Education' }).check();
    await asked.getByRole('button', { name: 'Make member' }).click();
    await told(maya, 'Jonas Berg is now a member');
    await maya.getByRole('row', { name: 'Jonas Berg' }).getByText('Education').waitFor();
  });

  test('a removed member loses access at once, and no undo offers to change the role back', async () => {
    await chooseRoleOf(maya, 'Jonas Berg', 'Admin');
    await jonas.reload();
    await heading(jonas, 'API keys').waitFor();
    await maya.getByRole('button', { name: 'Actions for Jonas Berg' }).click();
    await maya.getByRole('menuitem', { name: 'Remove from organisation' }).click();
    await button(maya, 'Remove member').click();
    await told(maya, 'Removed Jonas Berg');
    assert.equal(await button(maya, 'Undo').count(), 0);
    await jonas.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Members' }).click();
    await heading(jonas, 'Page not found').waitFor();
    assert.equal(await navigation(jonas).count(), 0);
    await jonas.getByRole('link', { name: 'Back to home' }).click();
    await heading(jonas, 'You are not in an organisation').waitFor();
  });

  test('the audit log lists all of it', async () => {
    await openSettings(maya, 'Audit log');
    assert.deepEqual(await auditLog(maya), [
      'Maya Lindqvist removed Jonas Berg',
      'Maya Lindqvist changed the role and workspaces of Jonas Berg',
      'Maya Lindqvist changed the role and workspaces of Jonas Berg',
      'Maya Lindqvist changed the role and workspaces of Jonas Berg',
      'Maya Lindqvist changed the role and workspaces of Jonas Berg',
      'Maya Lindqvist changed the role and workspaces of Jonas Berg',
      'Maya Lindqvist removed Jonas Berg from the workspace “Forms”',
      'Maya Lindqvist gave Jonas Berg access to the workspace “Forms”',
      'Jonas Berg joined',
      'Maya Lindqvist invited jonas@example.org',
      'Maya Lindqvist created the workspace “Education”',
      'Maya Lindqvist published the form “Feedback”',
      'Maya Lindqvist created the form “Feedback”',
      'Maya Lindqvist joined',
      'Maya Lindqvist created the organisation “Harbour Museum”',
    ]);
  });
});

/** The workspaces in the sidebar, without their form counts. */
async function workspacesOf(page: Page): Promise<string[]> {
  const items = await navigation(page).getByRole('listitem').allInnerTexts();
  return items.map((text) => text.replace(/\s*\d+$/, ''));
}

async function chooseRole(page: Page, name: string, role: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Role of ${name}`) }).click();
  await page.getByRole('menuitemradio', { name: new RegExp(`^${role}`) }).click();
}

async function chooseRoleOf(page: Page, name: string, role: string): Promise<void> {
  await openSettings(page, 'Members');
  await chooseRole(page, name, role);
  if (role === 'Owner') await button(page, 'Make owner').click();
  await told(page, `${name} is now an ${role.toLowerCase()}`);
}
