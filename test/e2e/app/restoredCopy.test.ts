import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { eventually } from '../../support/eventually.ts';
import { type RunningService, startService } from '../../support/startService.ts';
import { windowLooks } from '../../support/windowLooks.ts';
import { describeInBrowser, liveViolations } from '../browserVisit.ts';
import { beginJourney, type Journey, type Owned } from './journey.ts';
import { settled, tooWide } from './openScreen.ts';
import {
  addVisitForm,
  type StatusReceiver,
  startStatusReceiver,
  submitVisit,
} from './workflow/failAndReplay.ts';

describeInBrowser('a copy restored into a second folder', () => {
  let journey: Journey;
  let owned: Owned;
  let receiver: StatusReceiver;
  let place: string;
  let drill: string;
  let copy: RunningService;
  before(async () => {
    receiver = await startStatusReceiver();
    journey = await beginJourney({ settings: { CANVASS_ALLOW_HOSTS: 'loopback' } });
    owned = await journey.own();
    drill = join(journey.folder, 'drill');
  });
  after(async () => {
    await copy?.kill();
    await receiver[Symbol.asyncDispose]();
    await journey.end();
  });

  const notice = () => owned.page.getByText('the operator of this server holds them');
  const waiting = async () => {
    const shown = JSON.parse(await journey.command('deliveries', 'show', '--json', '--data', drill));
    return shown as { held_since: string | null; waiting: { runs: number; mails: number } };
  };

  test('sends nothing, says so on every screen that shows what waits, and after the release sends it once', async () => {
    const { organization, client, page } = owned;
    const added = await addVisitForm(journey, owned, [
      { id: 'tell', trigger: 'response', do: [{ id: 'hook', type: 'webhook', url: `${receiver.url}/hook` }] },
    ]);
    place = added.place;
    const { form } = added;
    const { revision } = await client.ask('form', { organization, form });
    await client.ask('publishForm', { organization, form }, { revision });
    receiver.status = 503;
    await submitVisit({ journey, owned, form, place, receiver }, 'Ada');
    await receiver.arrived(1);
    // The failed attempt is written down before it is tried again.
    await page.goto('about:blank');
    await journey.stop();
    const backup = join(journey.folder, 'backup.tar.gz');
    await journey.command('backup', backup);
    await journey.command('restore', backup, '--data', drill);
    assert.equal((await waiting()).waiting.runs, 1);
    assert.notEqual((await waiting()).held_since, null);

    receiver.status = 200;
    const before = receiver.requests.length;
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    copy = await startService(
      {
        PATH,
        NODE_COMPILE_CACHE,
        CANVASS_DATA: drill,
        CANVASS_ALLOW_HOSTS: 'loopback',
        CANVASS_LOG_LEVEL: 'error',
      },
      ['--port', new URL(journey.url).port],
    );
    assert.match(copy.output(), /Deliveries are held since .*deliveries release/);
    for (const path of [
      `${place}/workflows`,
      `${place}/workflows/runs`,
      `${journey.url}/app/o/${organization}/settings/mail`,
    ]) {
      await page.goto(path);
      await notice().first().waitFor();
      for (const { width, colorScheme } of windowLooks) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await settled(page);
        assert.deepEqual(await liveViolations(page), [], `${path} at ${width}, ${colorScheme}`);
        assert.equal(await page.evaluate(tooWide), false, `${path} at ${width}`);
      }
    }
    assert.equal(receiver.requests.length, before, 'nothing was sent meanwhile');
    await page.goto(`${place}/workflows/runs`);
    await page.getByRole('table').getByText('Waits until the operator releases it').first().waitFor();
    assert.equal(await page.getByText('Next try').count(), 0);

    await journey.command('deliveries', 'release', '--data', drill);
    await eventually(async () => (await waiting()).waiting.runs === 0);
    assert.equal(receiver.requests.length, before + 1);
    const [first] = receiver.requests;
    assert.equal(receiver.requests.at(-1)?.headers['webhook-id'], first?.headers['webhook-id']);
    await page.goto(`${place}/workflows`);
    await page.locator('h1').first().waitFor();
    await settled(page);
    assert.equal(await notice().count(), 0);
    await page.goto('about:blank');
  });
});
