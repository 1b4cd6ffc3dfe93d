import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Page } from 'playwright-core';
import { describeInBrowser, liveViolations } from '../browserVisit.ts';
import { beginJourney, type Journey, type Owned } from './journey.ts';
import { invite, join, told } from './journeySteps.ts';

describeInBrowser('two people in one draft', () => {
  let journey: Journey;
  let owned: Owned;
  let maya: Page;
  let jonas: Page;
  let place: string;
  /** The streams that Maya's browser opened. */
  const streams: string[] = [];

  before(async () => {
    // One test stops the service.
    journey = await beginJourney({ expected: /ERR_CONNECTION_REFUSED/ });
    owned = await journey.own();
    maya = owned.page;
    jonas = await journey.visit();
    const { workspaces } = await owned.client.ask('workspaces', { organization: owned.organization });
    await join(jonas, await invite(maya, 'jonas@example.org', [workspaces[0]?.name ?? '']), 'Jonas Berg');
    await told(jonas, 'You have joined Harbour Museum');
    const { forms } = await owned.client.ask('forms', { organization: owned.organization });
    place = `${journey.url}/app/o/${owned.organization}/f/${forms[0]?.id}`;
    maya.context().on('request', (request) => {
      if (request.url().includes('/events?')) streams.push(request.url());
    });
  });
  after(async () => await journey.end());

  const others = (page: Page) => page.getByRole('list', { name: 'Also editing this form' });

  test('each sees the other, as long as both have the form open', async () => {
    await maya.goto(place);
    await maya.getByText('Saved', { exact: true }).waitFor();
    assert.equal(await others(maya).count(), 0);
    await jonas.goto(place);
    await others(jonas).getByText('Maya Lindqvist').waitFor();
    await others(maya).getByText('Jonas Berg').waitFor();
    assert.deepEqual(await liveViolations(maya), []);
    await jonas.goto(`${journey.url}/app`);
    await others(maya).waitFor({ state: 'detached' });
  });

  test('a second window of one browser shares the stream', async () => {
    const second = await maya.context().newPage();
    await second.goto(place);
    await jonas.goto(place);
    await others(second).getByText('Jonas Berg').waitFor();
    await others(maya).getByText('Jonas Berg').waitFor();
    assert.equal(streams.length, 1, streams.join('\n'));
    // The next window takes over.
    await maya.close();
    await jonas.goto(`${journey.url}/app`);
    await others(second).waitFor({ state: 'detached' });
    assert.equal(streams.length, 2, streams.join('\n'));
  });

  test('the service stops although a stream is open', async () => {
    await journey.stop();
    await journey.start();
  });
});
