import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { test } from 'node:test';
import { appRoutes } from '#contract/app/routes.ts';
import { findOrganization } from '#store/query/organization/organization.ts';
import type { Store } from '#store/store.ts';
import type { Database, Role } from '#store/tables.ts';
import { eachEngine } from '../../support/engines.ts';
import { isFullRun } from '../../support/fullRun.ts';
import type { AppClient, Outcome } from '../appClient.ts';
import { type AppService, startApp } from '../appService.ts';
import { betweenAuthAndTransaction, watched } from '../rights/betweenAuthAndTransaction.ts';
import { type Estate, makeEstate } from './estate.ts';
import { type LostRight, lostRights } from './lostRights.ts';
import { type Sample, samples } from './samples.ts';
import { storedRows } from './storedRows.ts';
import { namesOfWritingRoutes, type WritingRoute, writingRoutes } from './writingRoutes.ts';

const names = Object.keys(writingRoutes) as WritingRoute[];
/** On PostgreSQL, where only the lock differs, usual runs try every third route, other ones in each run. */
const third = randomInt(3);

eachEngine((engine) => {
  const watch = watched(engine);
  let app: AppService;
  /** The store as opened by another process. */
  let other: Store;
  test.before(async () => {
    app = await startApp(watch.engine);
    other = (await app.data.openAgain()).store;
  });
  test.after(() => app.close());

  test('each route that writes is tried', () => {
    assert.deepEqual([...names].sort(), namesOfWritingRoutes());
  });

  const isTried = (index: number) => isFullRun || engine.name === 'sqlite' || index % 3 === third;

  for (const [index, name] of names.entries())
    test(`${name} rereads the rights of its actor inside the transaction`, {
      skip: isTried(index) ? false : 'in another run',
    }, async () => {
      const estate = await makeEstate(app, `Estate ${name}`);
      const { losses, prepare, leavesNothing, ends } = writingRoutes[name];
      await app.data.store.write(async ({ db }) => prepare?.(db, estate));
      // Each loss is tried with every route on SQLite. What differs between the engines is the lock.
      const one = losses.filter((_, position) => position === index % losses.length);
      for (const loss of isFullRun || engine.name === 'sqlite' ? losses : one) {
        const { problem, take, undo }: LostRight = lostRights[loss];
        const { outcome, before } = await tried(estate, name, (db, loser) => take(db, loser));
        assert.equal(outcome.problem, problem, `${name}, ${loss}`);
        assert.deepEqual(await rowsOf(other.read, estate), before, `${name} wrote something, ${loss}`);
        await app.data.store.write(async ({ db }) => undo?.(db, estate));
      }
      // A control: without the loss the same request succeeds, so the loss is the reason for the refusal.
      const { outcome, before } = await tried(estate, name, async () => undefined);
      assert.equal(outcome.problem, ends, `${name}: ${outcome.bytes.toString().slice(0, 300)}`);
      if (leavesNothing !== true && ends === undefined)
        assert.notDeepEqual(await rowsOf(other.read, estate), before);
    });

  /**
   * Sends the sample as a new, just sufficiently authorised person; `take` is committed while the call waits.
   */
  async function tried(
    estate: Estate,
    name: WritingRoute,
    take: (
      db: Database,
      loser: { organization: Estate['organization']; user: string; least: Role },
    ) => unknown,
  ): Promise<{ outcome: Outcome<unknown>; before: string[] }> {
    const { organization, workspace } = estate;
    const least = appRoutes[name].access;
    const person = await app.makePerson({
      organization,
      role: least,
      workspaces: least === 'member' ? [workspace] : [],
    });
    const client = await app.signedIn(person);
    // Records the last activity now, which would otherwise be a separate transaction.
    await client.ask('organization', { organization });
    const { outcome, seen } = await betweenAuthAndTransaction(other, watch, {
      lock: ({ lockOrganization }) => lockOrganization(organization),
      send: () => send(client, name, samples[name](estate)),
      meanwhile: async ({ db }) => {
        await take(db, { organization, user: person.id, least });
        return await rowsOf(db, estate);
      },
    });
    return { outcome, before: seen };
  }
});

/** Everything a call could change: the organisation's data, and links that open its people's accounts. */
async function rowsOf(db: Database, { organization }: Estate): Promise<string[]> {
  const row = await findOrganization(db, organization);
  const links = await db.selectFrom('one_time_link').selectAll().orderBy('hash').execute();
  return [...(await storedRows(db, organization)), JSON.stringify(row), JSON.stringify(links)];
}

async function send(
  client: AppClient,
  name: WritingRoute,
  { params = {}, body, query = {} }: Sample,
): Promise<Outcome<unknown>> {
  // The samples are typed by their route; here it can be any of them.
  const call = client.call.bind(client) as (...given: unknown[]) => Promise<Outcome<unknown>>;
  return await call(name, params, body, { query });
}
