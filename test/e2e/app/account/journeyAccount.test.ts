import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { describeInBrowser } from '../../browserVisit.ts';
import { beginJourney, type Journey } from '../journey.ts';
import {
  auditLog,
  button,
  giveFirstStep,
  heading,
  openAccount,
  openSettings,
  signOut,
  told,
} from '../journeySteps.ts';
import { owner } from '../ownedFolder.ts';

describeInBrowser('signing in to the web app with more than a password', () => {
  let journey: Journey;
  let page: Page;
  before(async () => {
    journey = await beginJourney();
    ({ page } = await journey.own());
  });
  after(async () => await journey.end());

  let codes: readonly string[] = [];
  let app: TOTP;
  let used: string;
  test('an authenticator app is turned on by the key on the screen', async () => {
    await openAccount(page, 'Security');
    await section('Authenticator app').getByRole('button', { name: 'Turn on' }).click();
    const secret = await page.getByLabel('Or enter this key in the app').inputValue();
    app = new TOTP({ secret: secret.replaceAll(' ', '') });
    used = app.generate();
    await page.getByLabel('Code from the app').fill(used);
    const list = page.getByRole('list', { name: 'Recovery codes' });
    await list.waitFor();
    codes = await list.getByRole('listitem').allInnerTexts();
    await page.evaluate('history.back()');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving the codes?' });
    await question.getByRole('button', { name: 'Stay here' }).click();
    await question.waitFor({ state: 'detached' });
    const unload = "window.dispatchEvent(new Event('beforeunload', { cancelable: true }))";
    assert.equal(await page.evaluate(unload), false, 'the browser asks too');
    await button(page, 'Done').click();
    await page.getByText('Save the codes first, then tick this box.').waitFor();
    await page.getByLabel('I have saved them').check();
    await button(page, 'Done').click();
    await told(page, 'Authenticator app turned on');
    await page.getByText(`${codes.length} recovery codes are left.`).waitFor();
  });

  test('then a code of the app lets in, and each code only once', async () => {
    await leaveAccount();
    await giveFirstStep(page, owner.email);
    await heading(page, 'Second step').waitFor();
    await page.getByLabel('Code', { exact: true }).fill(used);
    await page.getByText('The code is wrong, already used or expired.').waitFor();
    await page.getByLabel('Code', { exact: true }).fill(app.generate({ timestamp: Date.now() + 30_000 }));
    await heading(page, 'All forms').waitFor();
  });

  test('a recovery code lets in where the app is out of reach', async () => {
    await signOut(page);
    await giveFirstStep(page, owner.email);
    await button(page, 'Use a recovery code instead').click();
    await page.getByLabel('Recovery code').fill(codes[0] ?? '');
    await button(page, 'Sign in').click();
    await heading(page, 'All forms').waitFor();
    await openAccount(page, 'Security');
    await page
      .getByText(`${codes.length - 1} recovery codes are left.`)
      .first()
      .waitFor();
  });

  test('the app is turned off, and the password alone is enough again', async () => {
    await section('Authenticator app').getByRole('button', { name: 'Turn off' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
    await told(page, 'Authenticator app turned off');
    await leaveAccount();
    await giveFirstStep(page, owner.email);
    await heading(page, 'All forms').waitFor();
  });

  test('a passkey signs in without a password, and a refused one is reported', async () => {
    const devices = await page.context().newCDPSession(page);
    await devices.send('WebAuthn.enable');
    await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    await openAccount(page, 'Security');
    await button(page, 'Add passkey').click();
    await told(page, 'Passkey “Chrome on Linux” added');
    // The virtual authenticator answers at once, even if the browser only offers passkeys beside the mail address.
    await page.route(/\/sign-in\/passkey$/, async (route) => {
      await page.evaluate('PublicKeyCredential.isConditionalMediationAvailable = async () => false');
      await route.fulfill({ status: 401, json: { error: { code: 'passkey_refused' } } });
    });
    await leaveAccount();
    await page.getByText('The passkey was not accepted.').waitFor();
    await page.unroute(/\/sign-in\/passkey$/);
    await button(page, 'Sign in with a passkey').click();
    await heading(page, 'All forms').waitFor();
  });

  test('the audit log lists all of it', async () => {
    await openSettings(page, 'Audit log');
    assert.deepEqual(await auditLog(page), [
      'Maya Lindqvist signed in',
      'Maya Lindqvist signed out',
      'Maya Lindqvist added a passkey',
      'Maya Lindqvist signed in',
      'Maya Lindqvist signed out',
      'Maya Lindqvist turned off their authenticator app',
      'Maya Lindqvist signed in',
      'Maya Lindqvist used a recovery code',
      'Maya Lindqvist signed out',
      'Maya Lindqvist signed in',
      'Maya Lindqvist signed out',
      'Maya Lindqvist turned on an authenticator app',
      'Maya Lindqvist published the form “Feedback”',
      'Maya Lindqvist created the form “Feedback”',
      'Maya Lindqvist joined',
      'Maya Lindqvist created the organisation “Harbour Museum”',
    ]);
  });

  test('the account is deleted once the organisation has another owner, and cannot sign in again', async () => {
    await openAccount(page, 'Profile');
    await button(page, 'Delete account').click();
    const question = page.getByRole('alertdialog', { name: 'Delete your account?' });
    const confirm = question.getByRole('button', { name: 'Delete account' });
    await question.getByRole('textbox').fill(owner.email);
    await confirm.click();
    await question.getByText('You are the only owner of this organisation.').waitFor();
    await question.getByRole('link', { name: 'Harbour Museum' }).waitFor();
    const second = ['--email', 'bea@example.org', '--name', 'Bea', '--role', 'owner'];
    await journey.command('users', 'create', '--organization', 'Harbour Museum', ...second);
    await confirm.click();
    await heading(page, 'Sign in').waitFor();
    await page.getByText('Your account has been deleted.').waitFor();
    await giveFirstStep(page, owner.email);
    await page.getByText('Wrong e-mail address or password.').waitFor();
    assert.equal(await page.getByText('Your account has been deleted.').count(), 0);
  });

  function section(name: string) {
    return page.getByRole('region', { name });
  }

  async function leaveAccount() {
    await button(page, 'Sign out').click();
    await heading(page, 'Sign in').waitFor();
  }
});
