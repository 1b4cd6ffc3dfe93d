import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { openClient } from '../../app/appClient.ts';
import { holds } from '../../support/eventually.ts';
import { describeInBrowser } from '../browserVisit.ts';
import { beginJourney, type Journey, type Owned } from './journey.ts';
import { button, heading, openAccount, openSettings, told, undo } from './journeySteps.ts';
import { become } from './openScreen.ts';
import { password } from './ownedFolder.ts';
import { secretOf } from './showcase.ts';

describeInBrowser('keys and refusals everywhere in the web app', () => {
  let journey: Journey;
  let owned: Owned;
  let page: Page;
  before(async () => {
    journey = await beginJourney();
    owned = await journey.own();
    ({ page } = owned);
  });
  after(async () => await journey.end());

  const palette = (of: Page) => of.getByRole('dialog', { name: 'Command palette' });
  const sheet = (of: Page) => of.getByRole('dialog', { name: 'Keyboard shortcuts' });

  test('the keys of every screen work on those of one’s own account', async () => {
    await openAccount(page, 'Security');
    await page.keyboard.press('Control+k');
    await palette(page).getByRole('combobox').fill('audit');
    await palette(page).getByRole('option', { name: 'Audit log' }).waitFor();
    await page.keyboard.press('Escape');
    await palette(page).waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await sheet(page).getByText('Go to members').waitFor();
    await sheet(page).getByText('Add a field').waitFor();
    await sheet(page).getByText('Next response').waitFor();
    await page.keyboard.press('Escape');
    await sheet(page).waitFor({ state: 'detached' });
    await page.keyboard.press('g');
    await page.keyboard.press('m');
    await heading(page, 'Members').waitFor();
  });

  test('commands are found by synonyms too, and run from anywhere', async () => {
    const choose = async (typed: string, name: RegExp) => {
      // A closing dialog would still receive the keys.
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.keyboard.press('Control+k');
      await palette(page).getByRole('combobox').fill(typed);
      await palette(page).getByRole('option', { name }).waitFor();
    };
    const expected: [typed: string, name: RegExp][] = [
      ['security', /^Security/],
      ['2fa', /^Security/],
      ['password', /^Security/],
      ['team', /^Members/],
      ['users', /^Members/],
      ['export', /^Data/],
      ['logo', /^Branding/],
      ['share', /^All forms/],
      ['auidt', /^Audit log/],
    ];
    for (const [typed, name] of expected) {
      await choose(typed, name);
      await page.keyboard.press('Escape');
    }
    await choose('key', /^API keys/);
    await holds(async () =>
      assert.match(
        await palette(page).getByRole('option').first().innerText(),
        /^API keys\s+Settings\s+G\s+K$/,
      ),
    );
    await page.keyboard.press('Escape');
    await choose('help', /^API reference/);
    await page.keyboard.press('Escape');
    await choose('create', /^Create workspace/);
    await palette(page).getByRole('option', { name: 'Create workspace' }).click();
    const dialog = page.getByRole('dialog', { name: 'New workspace' });
    await dialog.getByLabel('Name').and(page.locator(':focus')).waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.waitFor({ state: 'detached' });
    assert.match(page.url(), /\/settings\/workspaces$/);
    await choose('invite', /^Invite people/);
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog', { name: 'Invite someone' })
      .getByRole('button', { name: 'Cancel' })
      .click();
    await choose('language', /^Deutsch/);
    await palette(page)
      .getByRole('option', { name: /^Deutsch/ })
      .click();
    await heading(page, 'Mitglieder').waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('English');
    await page.getByRole('combobox').press('Enter');
    await heading(page, 'Members').waitFor();
  });

  test('a member sees no links that would be refused, and without a workspace no new form', async () => {
    const { client, organization } = owned;
    const { link } = await client.ask(
      'invite',
      { organization },
      { email: '', role: 'member', workspaces: [] },
    );
    const jonas = openClient(journey.url);
    const account = { name: 'Jonas Berg', email: 'jonas@example.org', password };
    await jonas.ask('joinWithAccount', {}, { secret: secretOf('join', link), ...account });
    const member = await journey.visit();
    await become(member.context(), jonas, journey.url);
    await member.goto(`${journey.url}/app/o/${organization}?new=true`);
    await member.getByText('No forms yet').waitFor();
    await member.keyboard.press('Control+k');
    await palette(member).getByRole('option', { name: 'All forms' }).waitFor();
    await palette(member).getByRole('combobox').fill('new form');
    await palette(member).getByText('No matches. Try another word.').waitFor();
    await palette(member).getByRole('combobox').fill('create');
    await palette(member).getByText('No matches. Try another word.').waitFor();
    await member.keyboard.press('Escape');
    await palette(member).waitFor({ state: 'detached' });
    await member.keyboard.press('?');
    await sheet(member).getByText('Go to settings').waitFor();
    assert.equal(await sheet(member).getByText('Go to members').count(), 0);
    assert.equal(await sheet(member).getByText('New form').count(), 0);
    assert.equal(await member.getByRole('dialog', { name: 'New form' }).count(), 0);
    await member.keyboard.press('Escape');
    await member.close();
  });

  test('a refused export is reported on the page', async () => {
    await openSettings(page, 'Data');
    await page.route(/\/export\/check$/, async (route) => {
      await route.fulfill({ status: 409, json: { error: { code: 'export_running' } } });
    });
    await button(page, 'Export all data').click();
    await told(page, 'An export of this organisation is already running. Wait for it to finish.');
    await page.unroute(/\/export\/check$/);
    const begun = page.waitForEvent('download');
    await button(page, 'Export all data').click();
    assert.match((await begun).suggestedFilename(), /^Harbour-Museum-.*\.tar\.gz$/);

    await openSettings(page, 'Audit log');
    await page.getByText(/^\d+ entr(y|ies)$/).waitFor();
    await page.route(/\/audit\/export\/check$/, async (route) => {
      await route.fulfill({ status: 403, json: { error: { code: 'role_insufficient' } } });
    });
    await button(page, 'Export').click();
    await page.getByRole('menuitem', { name: 'As CSV' }).click();
    await told(page, 'Your role does not allow this. Ask an owner of the organisation.');
    await page.unroute(/\/audit\/export\/check$/);
  });

  test('undoing says why it cannot', async () => {
    const { client, organization } = owned;
    await page.goto(`${journey.url}/app/o/${organization}`);
    await page.getByRole('button', { name: 'Actions for “Feedback”' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await told(page, 'Deleted “Feedback”');
    const { workspaces } = await client.ask('organization', { organization });
    const [{ id: workspace, name } = { id: '', name: '' }] = workspaces;
    await client.ask('deleteWorkspace', { organization, workspace }, { name });
    await undo(page, 'Deleted “Feedback”');
    await told(page, 'The form’s workspace has been deleted, so the form cannot be restored.');
  });

  test('an unknown problem leaves the sign-in screen as it is', async () => {
    const visitor = await journey.visit();
    const answer = await visitor.goto(`${journey.url}/app/sign-in?problem=__proto__`);
    const headers = answer?.headers() ?? {};
    assert.equal(headers['cross-origin-opener-policy'], 'same-origin');
    assert.doesNotMatch(headers['content-security-policy'] ?? '', /blob:|manifest-src/);
    await heading(visitor, 'Sign in').waitFor();
    await visitor.getByText(/^Could not reach the provider/).waitFor();
  });
});
