import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { TOTP } from 'otpauth';
import type { Page, Request } from 'playwright-core';
import { openClient } from '../../../app/appClient.ts';
import { describeInBrowser, liveViolations } from '../../browserVisit.ts';
import { holdCalls } from '../holdCalls.ts';
import { beginJourney, type Journey, type Owned } from '../journey.ts';
import {
  auditLog,
  button,
  giveFirstStep,
  heading,
  invite,
  join,
  openAccount,
  openSettings,
  told,
} from '../journeySteps.ts';
import { password } from '../ownedFolder.ts';
import { secretOf } from '../showcase.ts';

const renewed = 'a lantern for every harbour';
const jonas = { name: 'Jonas Berg', email: 'jonas@example.org' };

describeInBrowser('an organisation that requires a second factor, and sessions that an owner ends', () => {
  let journey: Journey;
  let owned: Owned;
  /** The owner's browser, and the member's. */
  let page: Page;
  let member: Page;
  before(async () => {
    journey = await beginJourney();
    owned = await journey.own();
    ({ page } = owned);
    member = await journey.visit();
    await join(member, await invite(page, jonas.email), jonas.name);
    // The owner has seen the invitation link, so only after a reset by the operator may this account join
    // elsewhere without further proof.
    const printed = await journey.command('users', 'reset-password', jonas.email);
    await openClient(journey.url).ask(
      'resetPassword',
      {},
      { secret: secretOf('reset', printed), password: renewed },
    );
    await member.goto(`${journey.url}/app/sign-in`);
    await giveFirstStep(member, jonas.email, renewed);
    await heading(member, 'All forms').waitFor();
  });
  after(async () => await journey.end());

  test('an owner without one sets up their own first', async () => {
    await openSettings(page, 'General');
    await page.getByText('Set up your own first').waitFor();
    await page.getByRole('link', { name: 'Go to Security' }).click();
    await turnOn(page);
    await page.goto(`${journey.url}/app/o/${owned.organization}/settings/general`);
  });

  test('the owner sees whom it affects, and requires it', async () => {
    await button(page, 'Require for everyone').click();
    const question = page.getByRole('alertdialog', { name: 'Require a second factor for everyone?' });
    await question.getByText('1 member does not have one yet.').waitFor();
    assert.deepEqual(await liveViolations(page), []);
    await question.getByRole('button', { name: 'Require for everyone' }).click();
    await told(page, 'A second factor is now required');
    await page.getByText('Required for everyone.').waitFor();
  });

  test('a working member is guided through the set-up, and continues where they were', async () => {
    // Simulates a return to the window after a while.
    await member.evaluate('((now) => { Date.now = () => now() + 60000 })(Date.now)');
    await member.evaluate('window.dispatchEvent(new Event("visibilitychange"))');
    await heading(member, 'Harbour Museum requires a second factor').waitFor();
    assert.deepEqual(await liveViolations(member), []);
    await turnOn(member);
    await member.getByText('Your second factor is set up.').waitFor();
    await button(member, 'Continue to Harbour Museum').click();
    await heading(member, 'All forms').waitFor();
  });

  test('their last one stays as long as it is required', async () => {
    await openAccount(member, 'Security');
    await member.getByText('Required by Harbour Museum').waitFor();
    await button(member, 'Turn off').click();
    const question = member.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Turn off' }).click();
    await question.getByText('This is your only second factor').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
  });

  test('the owner ends the sessions of a member of several organisations, who signs in again', async () => {
    const printed = await journey.command('setup-link');
    const client = openClient(journey.url);
    await client.ask(
      'setUp',
      {},
      {
        secret: secretOf('setup', printed.trim()),
        name: 'Ida Holm',
        email: 'ida@example.org',
        password,
        organization: 'Riverside Library',
        sample: false,
      },
    );
    const { organizations } = await client.ask('start', {});
    const library = organizations[0]?.id ?? '';
    const body = { email: '', role: 'member', workspaces: [] } as const;
    const { link } = await client.ask('invite', { organization: library }, { ...body, workspaces: [] });
    await member.goto(link);
    await button(member, `Join as ${jonas.name}`).click();
    await heading(member, 'All forms').waitFor();

    await openSettings(page, 'Members');
    await button(page, `Actions for ${jonas.name}`).click();
    await page.getByRole('menuitem', { name: 'End sessions' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'End sessions' }).click();
    await told(page, `${jonas.name} will have to sign in again`);

    await member.reload();
    await heading(member, 'All forms').waitFor();
    const settings = `${journey.url}/app/o/${owned.organization}/settings/general`;
    await member.goto(settings);
    await heading(member, 'Sign in again to open Harbour Museum').waitFor();
    assert.deepEqual(await liveViolations(member), []);
    await button(member, 'Sign in again').click();
    await giveFirstStep(member, jonas.email, renewed);
    const attempts: string[] = [];
    const count = (request: Request) => {
      if (request.url().endsWith('/sign-in/second-factor')) attempts.push(request.postData() ?? '');
    };
    member.on('request', count);
    const code = member.getByLabel('Code', { exact: true });
    const right = apps.get(member)?.next() ?? '';
    await code.fill(String((Number(right) + 1) % 1_000_000).padStart(6, '0'));
    await member.getByText('The code is wrong, already used or expired.').waitFor();
    await member.keyboard.press('Enter');
    await code.fill(right);
    await heading(member, 'General').waitFor();
    member.off('request', count);
    assert.equal(attempts.length, 2, 'an Enter after a wrong code is no second attempt');
    assert.equal(member.url(), settings);
  });

  test('the log lists all of it', async () => {
    await openSettings(page, 'Audit log');
    const log = await auditLog(page);
    assert.ok(
      log.some((line) => line.includes('ended the sessions of Jonas Berg')),
      log.join('\n'),
    );
    assert.ok(log.some((line) => line.includes('made a second factor mandatory')));
  });

  /** Authenticator apps by browser. */
  const apps = new Map<Page, { next(): string }>();

  async function turnOn(browser: Page): Promise<void> {
    await button(browser, 'Turn on').click();
    const secret = await browser.getByLabel('Or enter this key in the app').inputValue();
    const app = new TOTP({ secret: secret.replaceAll(' ', '') });
    const calls = await holdCalls(browser, '*', '**/account/totp/confirm');
    const code = browser.getByLabel('Code from the app');
    // Typing the last digit submits; an extra Enter must do nothing, neither before nor after the response.
    await code.fill(wrongCode(app));
    await calls.arrived(1);
    await browser.keyboard.press('Enter');
    calls.release();
    await browser.getByText('That code is wrong').waitFor();
    await browser.keyboard.press('Enter');
    await code.fill(app.generate());
    await calls.arrived(1);
    await browser.keyboard.press('Enter');
    calls.release();
    await browser.getByRole('list', { name: 'Recovery codes' }).and(browser.locator(':focus')).waitFor();
    await browser.keyboard.press('Enter');
    await calls.end();
    await browser
      .getByLabel('I have saved them')
      .and(browser.locator(':not([aria-invalid="true"])'))
      .waitFor();
    assert.equal(await browser.getByText('Save the codes first, then tick this box.').count(), 0);
    await browser.getByLabel('I have saved them').check();
    await button(browser, 'Done').click();
    await told(browser, 'Authenticator app turned on');
    // A code is accepted only once, but the next one is already valid.
    apps.set(browser, { next: () => app.generate({ timestamp: Date.now() + 30_000 }) });
  }
});

/** A six-digit code that is valid neither now nor in the adjacent time windows. */
function wrongCode(app: TOTP): string {
  const right = [-30_000, 0, 30_000].map((shift) => app.generate({ timestamp: Date.now() + shift }));
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? '';
}
