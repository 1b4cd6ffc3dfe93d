import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { oidcRedirectUri } from '#service/account/oidc/oidcSetup.ts';
import type { AppClient } from '../../../app/appClient.ts';
import { type OidcTestProvider, startOidcProvider } from '../../../support/oidcProvider.ts';
import { describeInBrowser, liveViolations } from '../../browserVisit.ts';
import { beginJourney, type Journey } from '../journey.ts';
import {
  accountMenu,
  button,
  heading,
  openAccount,
  signInAtProvider,
  signOut,
  told,
} from '../journeySteps.ts';
import { secretOf } from '../showcase.ts';

describeInBrowser('journeys to the sign-in provider', () => {
  let provider: OidcTestProvider;
  let journey: Journey;
  let maya: Page;
  let client: AppClient;
  let organization: string;
  /** An attacker's site and its page. */
  let evil: { server: Server; url: string; page: string };
  before(async () => {
    provider = await startOidcProvider();
    evil = await openEvil();
    journey = await beginJourney({ allowed: [provider.issuer.origin, evil.url] });
    ({ client, organization, page: maya } = await journey.own());
    const { issuer, clientId, clientSecret } = provider;
    await maya.goto('about:blank');
    await journey.stop();
    await journey.start({
      OIDC_ISSUER: issuer.href,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: 'Orchard ID',
      OIDC_JOIN: `${organization}:member`,
    });
    provider.register(oidcRedirectUri(journey.url));
    provider.people.set('ines', { email: 'ines@orchard.example', email_verified: true, name: 'Ines Faria' });
    provider.people.set('maya', { email: 'maya@orchard.example', email_verified: true, name: 'Maya L' });
  });
  after(async () => {
    evil.server.closeAllConnections();
    evil.server.close();
    await provider[Symbol.asyncDispose]();
    await journey.end();
  });

  const members = async () =>
    (await client.ask('members', { organization })).members.map(({ email }) => email).sort();

  let ines: Page;
  test('a person from the provider is asked before joining, and may decline', async () => {
    ines = await journey.visit();
    await ines.goto(`${journey.url}/app/sign-in`);
    await button(ines, 'Sign in with Orchard ID').click();
    await signInAtProvider(ines, 'ines');
    await heading(ines, 'Join Harbour Museum?').waitFor();
    await ines.getByText('People who sign in with Orchard ID can join.').waitFor();
    await ines.getByText('You are signed in to Orchard ID as Ines Faria (ines@orchard.example).').waitFor();
    assert.deepEqual(await liveViolations(ines), []);
    await button(ines, 'Not now').click();
    await heading(ines, 'Sign in').waitFor();
    assert.deepEqual(await members(), ['maya@example.org']);
    await ines.goto(`${journey.url}/app/join`);
    await heading(ines, 'There is nothing to join').waitFor();
  });

  test('another site cannot make a visitor a member, even with a session at the provider', async () => {
    const wanted = { email: '', role: 'member', workspaces: [] } as const;
    const { link } = await client.ask('invite', { organization }, { ...wanted, workspaces: [] });
    const begin = `${journey.url}/app/api/sign-in/oidc`;
    const secret = secretOf('join', link);
    evil.page = `<meta http-equiv="refresh" content="0;url=${begin}?invitation=${secret}">`;
    await ines.goto(evil.url);
    await heading(ines, 'Join Harbour Museum').waitFor();
    assert.equal(ines.url(), link);
    evil.page = `<meta http-equiv="refresh" content="0;url=${begin}">`;
    await ines.goto(evil.url);
    await heading(ines, 'Sign in').waitFor();
    const body = JSON.stringify({ invitation: secret }).slice(0, -1);
    evil.page = `<form method="post" enctype="text/plain" action="${begin}">
      <input name='${body},"x":"' value='"}'></form><script>document.forms[0].submit()</script>`;
    const answered = ines.waitForResponse((response) => response.url() === begin);
    await ines.goto(evil.url);
    assert.equal((await answered).status(), 403);
    assert.deepEqual(await members(), ['maya@example.org']);
    assert.deepEqual(await ines.context().cookies(journey.url), []);
  });

  test('a person who agrees joins', async () => {
    await ines.goto(`${journey.url}/app/sign-in`);
    await button(ines, 'Sign in with Orchard ID').click();
    await heading(ines, 'Join Harbour Museum?').waitFor();
    await button(ines, 'Join').click();
    await accountMenu(ines, 'Ines Faria').waitFor();
    await told(ines, 'You have joined Harbour Museum');
    assert.deepEqual(await members(), ['ines@orchard.example', 'maya@example.org']);
  });

  test('signing out keeps visitors’ saved answers at the same address', async () => {
    await ines.evaluate('localStorage.setItem("unsent", "answers")');
    const answered = ines.waitForResponse((response) => response.url().endsWith('/app/api/sign-out'));
    await signOut(ines);
    assert.equal((await (await answered).allHeaders())['clear-site-data'], '"cache"');
    assert.equal(await ines.evaluate('localStorage.getItem("unsent")'), 'answers');
    assert.equal(
      (await ines.context().cookies(journey.url)).some(({ name }) => name.includes('session')),
      false,
    );
  });

  test('after a session ends, signing in through the provider in another tab resumes the work', async () => {
    await maya.goto(`${journey.url}/app`);
    await openAccount(maya, 'Security');
    await button(maya, 'Link Orchard ID').click();
    await signInAtProvider(maya, 'maya');
    await maya.getByText('maya@orchard.example').waitFor();
    await maya.context().clearCookies();
    await maya.getByRole('link', { name: 'Sessions' }).click();
    const again = maya.getByRole('dialog', { name: 'Sign in again' });
    const opened = maya.context().waitForEvent('page');
    await again.getByRole('button', { name: 'Sign in with Orchard ID' }).click();
    const tab = await opened;
    await signInAtProvider(tab, 'maya');
    await accountMenu(tab).waitFor();
    await again.waitFor({ state: 'detached' });
    await heading(maya, 'Your account').waitFor();
  });
});

async function openEvil() {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><title>Free cake</title><link rel="icon" href="data:,">${evil.page}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const evil = { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, page: '' };
  return evil;
}
