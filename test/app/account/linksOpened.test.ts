import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeSetupLink } from '#service/account/setup/makeSetupLink.ts';
import { engine } from '../../support/engines.ts';
import { startApp } from '../appService.ts';
import { makeEstate } from '../matrix/estate.ts';
import { changesOf } from '../matrix/storedRows.ts';

/** Mail scanners open every link, and messengers and browsers prefetch pages. */
test('a link opened by scanners any number of times still works for the person', async () => {
  await using app = await startApp(engine('sqlite'));
  const { organization, owner: person, member, form } = await makeEstate(app, 'Orchard');
  const owner = await app.signedIn(person);
  const { store } = app.data;
  const now = app.context.clock();
  const place = { baseUrl: app.context.baseUrl, organizationId: organization };
  const setup = (await makeSetupLink(store, app.keys, place, now)).slice(app.context.baseUrl.length);
  const wanted = { email: '', role: 'member' as const, workspaces: [] };
  const invited = await owner.ask('invite', { organization }, wanted);
  const made = await owner.ask('makeResetLink', { organization, user: member.id });
  const [join, reset] = [invited.link, made.link].map((link) => new URL(link).pathname);
  const before = await changesOf(app);
  const paths = [
    setup,
    join,
    reset,
    `/confirm-email/${'A'.repeat(43)}`,
    `/app/api/sign-in/oidc/callback?code=a&state=b`,
    `/app/join`,
    `/f/${form}?resume=${'A'.repeat(43)}&key=${'A'.repeat(22)}`,
    `/f/${form}/paid?session_id=cs_test_1`,
    `/f/${form}/qr.svg`,
    `/f/${form}/qr.png`,
    `/oembed?url=${encodeURIComponent(`${app.context.baseUrl}/f/${form}`)}`,
  ];
  for (const path of paths)
    for (const method of ['GET', 'HEAD', 'GET']) {
      const { status } = await fetch(`${app.url}${path}`, { method, redirect: 'manual' });
      assert.ok(status < 500, `${method} ${path}`);
    }
  assert.equal(await changesOf(app), before);

  const secretIn = (path = '') => ({ secret: path.split('/').at(-1) ?? '' });
  const visitor = app.visitor();
  assert.equal((await visitor.ask('lookAtSetup', {}, secretIn(setup))).organization?.id, organization);
  assert.equal((await visitor.ask('lookAtInvitation', {}, secretIn(join))).organization.id, organization);
  assert.equal((await visitor.ask('lookAtReset', {}, secretIn(reset))).email, member.email);
});
