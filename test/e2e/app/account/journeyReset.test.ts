import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { oidcRedirectUri } from '#service/account/oidc/oidcSetup.ts';
import { openClient } from '../../../app/appClient.ts';
import { type OidcTestProvider, startOidcProvider } from '../../../support/oidcProvider.ts';
import { startSmtpServer, type TestSmtpServer } from '../../../support/smtpServer.ts';
import { describeInBrowser } from '../../browserVisit.ts';
import { beginJourney, type Journey, type Owned } from '../journey.ts';
import {
  accountMenu,
  auditLog,
  button,
  copyBy,
  giveFirstStep,
  heading,
  invite,
  navigation,
  openAccount,
  openSettings,
  signInAtProvider,
  signOut,
  told,
} from '../journeySteps.ts';
import { owner, password } from '../ownedFolder.ts';
import { secretOf } from '../showcase.ts';

const member = { name: 'Jonas Berg', email: 'jonas@example.org' };

/** The mail is queued after the answer, whose time must not tell whether there is an account. */
async function reloadUntil(page: Page, shown: Locator): Promise<void> {
  // Longer each time: a busy machine may need more than the first seconds to show the page at all.
  for (let timeout = 2000; ; timeout *= 2) {
    await page.reload();
    const isShown = shown.waitFor({ timeout }).then(
      () => true,
      () => false,
    );
    if (await isShown) return;
  }
}

describeInBrowser('resetting a password, and signing in with a provider', () => {
  let provider: OidcTestProvider;
  let smtp: TestSmtpServer;
  let journey: Journey;
  let maya: Page;
  let jonas: Page;
  before(async () => {
    provider = await startOidcProvider();
    smtp = await startSmtpServer();
    journey = await beginJourney({ allowed: [provider.issuer.origin] });
    const owned = await journey.own();
    maya = owned.page;
    jonas = await journey.visit();
    await joinWithoutBrowser(journey, owned);
  });
  after(async () => {
    await smtp[Symbol.asyncDispose]();
    await provider[Symbol.asyncDispose]();
    await journey.end();
  });

  let first: string;
  test('where no mail is sent, an owner copies the link of a new password from the outbox', async () => {
    await jonas.goto(`${journey.url}/app/sign-in`);
    await jonas.getByRole('link', { name: 'Forgot your password?' }).click();
    await askForLink();
    await jonas.getByText('E-mail is not set up on this server.').waitFor();
    await jonas.getByText(`node bin/canvass users reset-password ${member.email}`).waitFor();
    await reloadUntil(maya, navigation(maya).getByRole('link', { name: '1 e-mail waiting in the outbox' }));
    await openSettings(maya, 'Mail');
    const waiting = maya
      .getByRole('row')
      .filter({ hasText: member.email })
      .filter({ hasText: 'New password' });
    first = await copyBy(maya, waiting.getByRole('button', { name: 'Copy link' }));
    await chooseNew(first, 'seven quiet river stones');
    await signOut(jonas);
    await jonas.goto(first);
    await heading(jonas, 'This link does not work').waitFor();
  });

  test('with a mail server the link arrives by mail', async () => {
    const { issuer, clientId, clientSecret } = provider;
    await journey.stop();
    await journey.start({
      SMTP_URL: smtp.url,
      OIDC_ISSUER: issuer.href,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: 'Orchard ID',
    });
    await jonas.getByRole('link', { name: 'Request a new link' }).click();
    await jonas.reload();
    await askForLink();
    await jonas.getByText(`If there is an account with ${member.email}, a link is on its way.`).waitFor();
    const { parts } = await smtp.mail(
      ({ to, raw }) =>
        to.includes(member.email) && raw.includes('/reset/') && !raw.includes(secretOf('reset', first)),
    );
    const link = /http:\S+\/reset\/[\w-]+/.exec(parts[0] ?? '')?.[0] ?? '';
    assert.ok(link.startsWith(journey.url), link);
    await chooseNew(link, 'eight loud mountain birds');
    await signOut(jonas);
    await giveFirstStep(jonas, member.email, 'eight loud mountain birds');
    await heading(jonas, 'All forms').waitFor();
  });

  test('an account at a provider is linked and signs in', async () => {
    provider.register(oidcRedirectUri(journey.url));
    provider.people.set('maya', { email: 'maya@orchard.example', email_verified: true, name: owner.name });
    await maya.goto(`${journey.url}/app`);
    await openAccount(maya, 'Security');
    await button(maya, 'Link Orchard ID').click();
    await signInAtProvider(maya, 'maya');
    await maya.getByText('maya@orchard.example').waitFor();
    await button(maya, 'Sign out').click();
    await button(maya, 'Sign in with Orchard ID').click();
    await heading(maya, 'All forms').waitFor();
  });

  test('a person from the provider joins through an invitation', async () => {
    provider.people.set('ines', { email: 'ines@orchard.example', email_verified: true, name: 'Ines Faria' });
    const link = await invite(maya, 'ines@orchard.example', ['Forms']);
    const ines = await journey.visit();
    await ines.goto(link);
    await button(ines, 'Join with Orchard ID').click();
    await signInAtProvider(ines, 'ines');
    await heading(ines, 'Join Harbour Museum?').waitFor();
    await button(ines, 'Join').click();
    await ines.getByRole('link', { name: 'Feedback', exact: true }).waitFor();
    await accountMenu(ines, 'Ines Faria').waitFor();
  });

  test('the audit log lists all of it', async () => {
    await openSettings(maya, 'Audit log');
    assert.deepEqual(await auditLog(maya), [
      'Ines Faria joined',
      'Maya Lindqvist invited ines@orchard.example',
      'Maya Lindqvist signed in',
      'Maya Lindqvist signed out',
      'Maya Lindqvist linked their account to a sign-in provider',
      'Jonas Berg signed in',
      'Jonas Berg signed out',
      'Jonas Berg signed in',
      'Jonas Berg set a new password with a reset link',
      'Jonas Berg signed out',
      'Jonas Berg signed in',
      'Jonas Berg set a new password with a reset link',
      'Maya Lindqvist read an e-mail to jonas@example.org and its link',
      'Someone requested a password reset link for Jonas Berg',
      'Jonas Berg joined',
      'Maya Lindqvist invited jonas@example.org',
      'Maya Lindqvist published the form “Feedback”',
      'Maya Lindqvist created the form “Feedback”',
      'Maya Lindqvist joined',
      'Maya Lindqvist created the organisation “Harbour Museum”',
    ]);
  });

  async function askForLink(): Promise<void> {
    await heading(jonas, 'Reset your password').waitFor();
    await jonas.getByLabel('Mail address').fill(member.email);
    await button(jonas, 'Request link').click();
    await jonas.getByText(`If there is an account with ${member.email}`).waitFor();
  }

  /** Sets a new password through a link, which signs in. */
  async function chooseNew(link: string, secret: string): Promise<void> {
    await jonas.goto(link);
    await jonas.getByText(`For the account ${member.email}.`).waitFor();
    await jonas.getByLabel('New password', { exact: true }).fill(secret);
    await button(jonas, 'Set password').click();
    await heading(jonas, 'All forms').waitFor();
    await told(jonas, 'Your new password is set');
  }
});

async function joinWithoutBrowser(journey: Journey, { client, organization }: Owned): Promise<void> {
  const wanted = { email: member.email, role: 'member', workspaces: [] } as const;
  const { link } = await client.ask('invite', { organization }, { ...wanted, workspaces: [] });
  const account = { ...member, password, secret: secretOf('join', link) };
  await openClient(journey.url).ask('joinWithAccount', {}, account);
}
