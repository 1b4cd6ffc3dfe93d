import { after, before, test } from 'node:test';
import { engine, hasPostgres, type TestLocation } from '../../../support/engines.ts';
import { describeInBrowser } from '../../browserVisit.ts';
import { beginJourney } from '../journey.ts';
import { addVisitForm, failAndReplay, type Story, startStatusReceiver } from './failAndReplay.ts';

/** The parts of the story that the database has a share in; the rest is told on SQLite. */
if (hasPostgres)
  describeInBrowser('workflows of a form on PostgreSQL', () => {
    let database: TestLocation;
    let story: Story;
    before(async () => {
      database = await engine('postgres').location();
      const receiver = await startStatusReceiver();
      const journey = await beginJourney({
        settings: { DATABASE_URL: database.config.databaseUrl, CANVASS_ALLOW_HOSTS: 'loopback' },
      });
      const owned = await journey.own();
      const workflow = {
        id: 'notify',
        name: 'Tell the shop',
        trigger: 'response',
        do: [{ id: 'hook', type: 'webhook', url: `${receiver.url}/hook` }],
      } as const;
      const { form, place } = await addVisitForm(journey, owned, [{ ...workflow, do: [...workflow.do] }]);
      story = { journey, owned, form, place, receiver };
    });
    after(async () => {
      await story.receiver[Symbol.asyncDispose]();
      await story.journey.end();
      await database.remove();
    });

    test('it is published, fails, is switched on again and replayed', async () => {
      const { owned, place } = story;
      const { page } = owned;
      await page.goto(`${place}/workflows`);
      await page.getByText('Workflows run once the form is published.').waitFor();
      await page.getByRole('button', { name: 'Publish' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
      await page
        .getByRole('dialog', { name: /is live|Published/ })
        .first()
        .waitFor();
      await failAndReplay(story, 'Tell the shop');
    });
  });
