import assert from 'node:assert/strict';
import { after, afterEach, test } from 'node:test';
import { openOidc } from '#outside/oidc.ts';
import { engine } from '../../support/engines.ts';
import { startApp } from '../appService.ts';
import { startOidcVisits } from './oidcVisits.ts';

const visits = await startOidcVisits();
const { provider, options, app, atProvider, goThrough, comeBack, signIn, link, linked, whoIs, logged } =
  visits;
const { issuer } = provider;
after(visits.close);
afterEach(() => {
  provider.instead = undefined;
});

test('a callback of another browser is refused', async () => {
  const { login } = atProvider();
  const { person } = await linked(login);
  const failed = '/app/sign-in?problem=oidc_failed';
  const browser = app.visitor();
  const back = await goThrough(browser, login);
  const kept = browser.copy();

  logged.length = 0;
  assert.equal(await comeBack(app.visitor(), back), failed, 'in a browser that never went');
  const lines = logged.map((line) => JSON.parse(line)).filter(({ event }) => event !== undefined);
  assert.deepEqual(
    lines.map(({ event, method, reason, network }) => [event, method, reason, network]),
    [['sign_in_failed', 'provider', 'oidc_failed', '127.0.0.1']],
  );
  const wrong = new URL(back);
  wrong.searchParams.set('state', 'A'.repeat(43));
  assert.equal(await comeBack(browser, wrong), failed, 'with another state');
  assert.equal(await comeBack(browser, back), '/app', 'which does not end the journey');
  assert.equal(await whoIs(browser), person.id);
  assert.equal(await comeBack(kept, back), failed, 'a second time with a cookie that was kept');
  assert.equal(await whoIs(kept), undefined);
});

test('a code for another nonce, of another provider or of no provider is refused', async () => {
  const { login } = atProvider();
  await linked(login);
  const change = async (how: (begun: URL) => void, backwards: (back: URL) => void) => {
    const browser = app.visitor();
    const begun = new URL((await browser.ask('beginOidc', {}, {})).url);
    how(begun);
    const back = await provider.walk(begun.href, login);
    backwards(back);
    assert.equal(await comeBack(browser, back), '/app/sign-in?problem=oidc_failed');
    assert.equal(await whoIs(browser), undefined);
  };
  const same = () => {};
  await change(({ searchParams }) => searchParams.set('nonce', 'another'), same);
  await change(({ searchParams }) => searchParams.set('code_challenge', 'B'.repeat(43)), same);
  await change(same, ({ searchParams }) => searchParams.set('code', 'made-up'));
  await change(same, ({ searchParams }) => searchParams.delete('code'));
  await change(same, ({ searchParams }) => searchParams.set('iss', 'https://login.example'));
});

test('a callback after ten minutes has to start again', async () => {
  const { login } = atProvider();
  await linked(login);
  const browser = app.visitor();
  const back = await goThrough(browser, login);
  app.time.now += 10 * 60_000;
  assert.equal(await comeBack(browser, back), '/app/sign-in?problem=oidc_failed');
});

test('cancelling at the provider has its own message', async () => {
  assert.equal(await signIn(app.visitor(), 'cancel'), '/app/sign-in?problem=oidc_denied');
  const client = await app.signedIn(await app.makePerson());
  assert.equal(await link(client, 'cancel'), '/app/account/security?problem=oidc_denied');
});

test('an unreachable, broken or redirecting provider is a clear problem, and is retried', async () => {
  const { login } = atProvider();
  const { person } = await linked(login);
  for (const outage of ['503', 'redirect', 'html', 'large']) {
    const browser = app.visitor();
    const back = await goThrough(browser, login);
    provider.instead = (_request, response) => {
      if (outage === 'redirect') response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end();
      else if (outage === 'html') response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Hello');
      else if (outage === 'large')
        response.writeHead(200, { 'Content-Type': 'application/json' }).end(' '.repeat(2_000_000));
      else response.writeHead(503).end();
    };
    assert.equal(await comeBack(browser, back), '/app/sign-in?problem=oidc_failed', outage);
    provider.instead = undefined;
  }
  const browser = app.visitor();
  assert.equal(await signIn(browser, login), '/app');
  assert.equal(await whoIs(browser), person.id);
});

test('with an unreachable provider the person stays in the app, and sign-in works once it is back', async () => {
  await using away = await startApp(engine('sqlite'), {
    oidc: { provider: openOidc(options), join: undefined },
  });
  provider.instead = (_request, response) => response.destroy();
  const begun = await away.visitor().call('beginOidc', {}, {});
  assert.deepEqual([begun.status, begun.problem], [503, 'oidc_failed']);
  const client = await away.signedIn(await away.makePerson());
  const linking = await client.call('linkOidc', {});
  assert.deepEqual([linking.status, linking.problem], [503, 'oidc_failed']);

  provider.instead = undefined;
  const later = await away.visitor().ask('beginOidc', {}, {});
  assert.ok(later.url.startsWith(issuer.origin));
});

test('whatever the return address contains, the redirect stays in the app', async () => {
  const { login } = atProvider();
  await linked(login);
  for (const to of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/app',
    '/app/../f/x',
    '/app/api/start',
  ])
    assert.equal(await signIn(app.visitor(), login, { to }), '/app', to);
});
