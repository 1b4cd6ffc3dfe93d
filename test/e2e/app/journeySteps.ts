import type { Locator, Page } from 'playwright-core';
import { owner, password } from './ownedFolder.ts';

/** Recurring steps in the app. Everything is located by its visible or accessible name. */

/** Completes the form behind the set-up link, and ends on the list of forms. */
export async function setUp(page: Page, link: string) {
  await page.goto(link);
  await page.getByLabel('Your name').fill(owner.name);
  await page.getByLabel('Mail address').fill(owner.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Organisation name').fill('Harbour Museum');
  await button(page, 'Set up Canvass').click();
  await heading(page, 'All forms').waitFor();
}

/** Creates an account through an invitation, and ends on the list of forms. */
export async function join(page: Page, link: string, name: string, email?: string) {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  if (email !== undefined) await page.getByLabel('Mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Create account and join').click();
  await heading(page, 'All forms').waitFor();
}

/** Submits mail address and password; the caller handles what follows. */
export async function giveFirstStep(page: Page, email: string, secret = password) {
  await page.getByLabel('Mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await button(page, 'Sign in').click();
}

/** Completes the login of the test provider. */
export async function signInAtProvider(page: Page, login: string) {
  await page.getByLabel('Login').fill(login);
  await button(page, 'Continue').click();
}

export async function signOut(page: Page) {
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await heading(page, 'Sign in').waitFor();
}

/** Opens a settings page by its links. */
export async function openSettings(page: Page, name: string) {
  await navigation(page).getByRole('link', { name: 'Settings' }).click();
  // The name of one link also contains the number of waiting mails.
  const link = { name: new RegExp(`^${name}`) };
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', link).click();
  await heading(page, name).waitFor();
}

/** Opens an account page by its links. */
export async function openAccount(page: Page, tab: string) {
  await accountMenu(page).click();
  await page.getByRole('menuitem', { name: 'Account' }).click();
  await heading(page, 'Your account').waitFor();
  await page.getByRole('link', { name: tab }).click();
}

/** Invites a person and returns the link from the copy button. */
export async function invite(page: Page, email: string, workspaces: readonly string[] = []): Promise<string> {
  await openSettings(page, 'Members');
  await button(page, 'Invite people').first().click();
  await page.getByLabel('Mail address (optional)').fill(email);
  for (const name of workspaces) await page.getByRole('checkbox', { name }).check();
  await button(page, 'Create invitation').click();
  const dialog = page.getByRole('dialog', { name: 'The invitation is ready' });
  const link = await copyBy(page, dialog.getByRole('button', { name: 'Copy' }));
  await dialog.getByRole('button', { name: 'Done' }).click();
  return link;
}

/** Presses a copy button and returns the clipboard. */
export async function copyBy(page: Page, copy: Locator): Promise<string> {
  await copy.click();
  await page.getByRole('status').filter({ hasText: 'Copied' }).waitFor();
  return await page.evaluate<string>('navigator.clipboard.readText()');
}

/** Waits for a toast. */
export async function told(page: Page, words: string) {
  await message(page, words).waitFor();
}

/** Presses undo in a toast. */
export async function undo(page: Page, words: string) {
  await message(page, words).getByRole('button', { name: 'Undo' }).click();
}

function message(page: Page, words: string): Locator {
  const all = page.getByRole('region', { name: 'Notifications' }).getByRole('dialog');
  return all.filter({ hasText: words }).first();
}

/** The button of the account menu, named after the person. */
export function accountMenu(page: Page, name = ''): Locator {
  return navigation(page).getByRole('button', { name: new RegExp(`${name} ?Account$`) });
}

export function navigation(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Navigation' });
}

export function heading(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, name });
}

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

/** The entries of the open audit log, newest first. */
export async function auditLog(page: Page): Promise<string[]> {
  await page.getByText(/^\d+ entr(y|ies)$/).waitFor();
  return await page.getByRole('main').locator('.audit-sentence').allInnerTexts();
}
