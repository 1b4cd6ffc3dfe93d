import type { Page } from 'playwright-core';
import type { Showcase } from './showcase.ts';

/** One screen of the app and how to reach it. */
export interface AppScreen {
  readonly name: string;
  readonly path: string;
  /** The person who looks at it; signed out by default. */
  readonly as?: 'owner' | 'member' | 'guarded' | 'barred';
  /** Whether a narrow window shows nothing that a wide one does not: then axe looks at the wide one only. */
  readonly alike?: boolean;
  /** Steps before the check, such as opening a dialog. */
  readonly act?: (page: Page) => Promise<void>;
}

/** Every screen, and every dialog or state that fills a screen. */
export function appScreens({
  organization,
  shut,
  workspace,
  changedForm,
  response,
  draftForm,
  links,
  password,
}: Showcase): readonly AppScreen[] {
  const inside = `/app/o/${organization}`;
  const settings = `${inside}/settings`;
  const form = `${inside}/f/${changedForm}`;
  const draft = `${inside}/f/${draftForm}`;
  const press = (name: string | RegExp) => async (page: Page) =>
    await page.getByRole('button', { name }).first().click();
  const dialog = async (page: Page) =>
    await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();
  const opened = (name: string | RegExp) => async (page: Page) => {
    await press(name)(page);
    await dialog(page);
  };
  const opens = (keys: string) => async (page: Page) => {
    await page.keyboard.press(keys);
    await dialog(page);
  };
  const chosen = (name: RegExp, item: string) => async (page: Page) => {
    await press(name)(page);
    await page.getByRole('menuitem', { name: item }).click();
    await dialog(page);
  };
  const signIn = async (page: Page, email: string, given: string) => {
    await page.getByLabel('Mail address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(given);
    await page.getByLabel('Password', { exact: true }).press('Enter');
  };
  return [
    { name: 'setup', path: `/setup/${links.setup}` },
    { name: 'setup-used', path: `/setup/${links.usedSetup}` },
    { name: 'sign-in', path: '/app/sign-in' },
    {
      name: 'sign-in-wrong',
      path: '/app/sign-in',
      act: async (page) => {
        await signIn(page, 'nobody@example.org', 'wrong password');
        await page.getByRole('alert').first().waitFor();
      },
    },
    {
      name: 'sign-in-second-step',
      path: '/app/sign-in',
      act: async (page) => {
        await signIn(page, 'guarded@example.org', password);
        await page.getByLabel('Code', { exact: true }).waitFor();
      },
    },
    { name: 'sign-in-after-deletion', path: '/app/sign-in?deleted=true' },
    { name: 'forgot', path: '/app/forgot' },
    { name: 'join', path: `/join/${links.join}` },
    { name: 'join-new-password', path: `/join/${links.join}`, as: 'guarded' },
    { name: 'join-ended', path: '/app/join' },
    { name: 'reset', path: `/reset/${links.reset}` },
    { name: 'confirm-email', path: `/confirm-email/${links.usedSetup}`, as: 'owner' },
    { name: 'confirm-email-ended', path: `/confirm-email/${links.usedSetup}` },
    { name: 'people', path: `${inside}/people`, as: 'owner' },
    { name: 'home-without-organisation', path: '/app', as: 'guarded' },
    { name: 'second-factor-needed', path: `/app/o/${shut.factor}`, as: 'barred' },
    { name: 'sessions-ended', path: `/app/o/${shut.ended}`, as: 'barred' },
    { name: 'not-found', path: '/app/o/nothing', as: 'owner' },
    { name: 'forms', path: inside, as: 'owner' },
    { name: 'forms-new', path: `${inside}/new`, as: 'owner' },
    {
      name: 'forms-new-template',
      path: `${inside}/new`,
      as: 'owner',
      act: async (page) => await page.locator('label', { hasText: 'Two questions' }).click(),
    },
    {
      name: 'forms-new-lines',
      path: `${inside}/new?from=lines`,
      as: 'owner',
      act: async (page) => {
        await press('Try an example')(page);
        await page.getByText('6 questions').waitFor();
      },
    },
    { name: 'forms-new-file', path: `${inside}/new?from=file`, as: 'owner' },
    { name: 'form-build', path: form, as: 'owner' },
    { name: 'form-logic', path: `${form}/logic`, as: 'owner' },
    { name: 'form-code', path: `${form}/code`, as: 'owner' },
    { name: 'form-design', path: `${form}/design`, as: 'owner' },
    {
      name: 'form-design-picture',
      path: `${form}/design`,
      as: 'owner',
      act: async (page) => {
        await page.getByRole('heading', { name: 'Logo and pictures' }).click();
        await opened('Choose “Cover”')(page);
      },
    },
    { name: 'form-texts', path: `${form}/texts`, as: 'owner' },
    { name: 'form-texts-add', path: `${form}/texts`, as: 'owner', act: opened('Add a language') },
    { name: 'form-workflows', path: `${form}/workflows`, as: 'owner' },
    {
      name: 'form-workflows-add',
      path: `${form}/workflows`,
      as: 'owner',
      act: async (page) => {
        await press(/^Call a webhook/)(page);
        await dialog(page);
      },
    },
    { name: 'form-workflows-history', path: `${form}/workflows/runs`, as: 'owner' },
    { name: 'form-share', path: `${form}/share`, as: 'owner' },
    { name: 'form-share-draft', path: `${draft}/share`, as: 'owner' },
    { name: 'form-settings', path: `${form}/settings`, as: 'owner' },
    { name: 'form-versions', path: `${form}/versions`, as: 'owner' },
    { name: 'form-responses', path: `${form}/responses`, as: 'owner' },
    { name: 'form-responses-deleted', path: `${form}/responses?deleted=true`, as: 'owner' },
    { name: 'form-responses-none', path: `${draft}/responses`, as: 'owner' },
    { name: 'form-response', path: `${form}/responses/${response}`, as: 'owner' },
    { name: 'form-exports', path: `${form}/exports`, as: 'owner' },
    { name: 'form-live', path: form, as: 'owner', act: opened('Link and QR code') },
    { name: 'form-publish', path: form, as: 'owner', act: opened('Publish') },
    { name: 'form-draft-publish', path: draft, as: 'owner', act: opened('Publish') },
    { name: 'forms-workspace', path: `${inside}/w/${workspace}`, as: 'owner' },
    { name: 'forms-deleted', path: `${inside}?deleted=true`, as: 'owner' },
    {
      name: 'forms-nothing-found',
      path: inside,
      as: 'owner',
      act: async (page) => await page.getByRole('searchbox').fill('zebra'),
    },
    { name: 'forms-menu', path: inside, as: 'owner', act: press(/^Actions for/) },
    {
      name: 'palette',
      path: inside,
      as: 'owner',
      act: opens('Control+k'),
    },
    { name: 'shortcuts', path: inside, as: 'owner', act: opens('?') },
    { name: 'connections', path: `${inside}/connections`, as: 'owner' },
    {
      name: 'connections-new',
      path: `${inside}/connections`,
      as: 'owner',
      act: opened('New connection'),
    },
    { name: 'connections-member', path: `${inside}/connections`, as: 'member' },
    { name: 'forms-member', path: inside, as: 'member' },
    { name: 'settings-general', path: `${settings}/general`, as: 'owner' },
    { name: 'settings-general-member', path: `${settings}/general`, as: 'member' },
    { name: 'settings-refused', path: `${settings}/keys`, as: 'member' },
    { name: 'settings-members', path: `${settings}/members`, as: 'owner' },
    { name: 'settings-members-invite', path: `${settings}/members`, as: 'owner', act: opened(/^Invite/) },
    {
      name: 'settings-members-reset',
      path: `${settings}/members`,
      as: 'owner',
      act: chosen(/^Actions for Jonas/, 'Create reset link'),
    },
    {
      name: 'settings-members-sessions',
      path: `${settings}/members`,
      as: 'owner',
      act: chosen(/^Actions for Jonas/, 'End sessions'),
    },
    { name: 'settings-workspaces', path: `${settings}/workspaces`, as: 'owner' },
    {
      name: 'settings-workspaces-access',
      path: `${settings}/workspaces`,
      as: 'owner',
      act: chosen(/^Actions for Education/, 'Who has access'),
    },
    {
      name: 'settings-workspaces-delete',
      path: `${settings}/workspaces`,
      as: 'owner',
      act: chosen(/^Actions for Education/, 'Delete'),
    },
    { name: 'settings-keys', path: `${settings}/keys`, as: 'owner' },
    { name: 'settings-keys-create', path: `${settings}/keys`, as: 'owner', act: opened('Create key') },
    {
      name: 'settings-keys-shown',
      path: `${settings}/keys`,
      as: 'owner',
      act: async (page) => {
        await opened('Create key')(page);
        await page.getByRole('dialog').getByLabel('Name').fill('Shown once');
        await page.getByRole('dialog').getByLabel('Name').press('Enter');
        await page.getByRole('dialog', { name: 'Your new key' }).waitFor();
      },
    },
    { name: 'settings-mail', path: `${settings}/mail`, as: 'owner' },
    { name: 'settings-branding', path: `${settings}/branding`, as: 'owner' },
    { name: 'settings-data', path: `${settings}/data`, as: 'owner' },
    {
      name: 'settings-data-delete',
      path: `${settings}/data`,
      as: 'owner',
      act: opened('Delete organisation'),
    },
    { name: 'settings-audit', path: `${settings}/audit`, as: 'owner' },
    { name: 'account-profile', path: '/app/account', as: 'owner' },
    { name: 'account-profile-delete', path: '/app/account', as: 'owner', act: opened('Delete account') },
    { name: 'account-security', path: '/app/account/security', as: 'owner' },
    {
      name: 'account-security-turn-on',
      path: '/app/account/security',
      as: 'owner',
      act: opened('Turn on'),
    },
    {
      name: 'account-security-codes',
      path: '/app/account/security',
      as: 'guarded',
      act: async (page) => {
        await opened('Create new recovery codes')(page);
        await press('Create new codes')(page);
        await page.getByRole('list', { name: 'Recovery codes' }).waitFor();
      },
    },
    {
      name: 'account-security-password',
      path: '/app/account/security',
      as: 'owner',
      act: opened('Change password'),
    },
    { name: 'account-sessions', path: '/app/account/sessions', as: 'owner' },
  ];
}
