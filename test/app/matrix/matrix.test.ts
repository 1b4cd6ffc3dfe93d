import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import type { AppRoute } from '#contract/app/route.ts';
import { appRoutes, type RouteName } from '#contract/app/routes.ts';
import { reauthenticationWindow } from '#service/account/session/sessions.ts';
import { eachEngine } from '../../support/engines.ts';
import { isFullRun } from '../../support/fullRun.ts';
import type { AppClient, Outcome } from '../appClient.ts';
import { type AppService, startApp } from '../appService.ts';
import { type Actors, type Estate, makeActors, makeEstate } from './estate.ts';
import { type Sample, samples } from './samples.ts';
import { changesOf, storedRows } from './storedRows.ts';

/** Tries every route as every kind of person: generated from the route table, so that none is left out. */
const routes = Object.entries(appRoutes) as [RouteName, AppRoute][];
const kinds = ['nobody', 'stranger', 'outsider', 'member', 'admin', 'owner'] as const;
const least = { anyone: 0, user: 1, member: 3, admin: 4, owner: 5 } as const;

eachEngine((engine) => {
  /** Refusals are decided above the store, whose statements run here on both engines. */
  const refuses = isFullRun || engine.name === 'sqlite';
  let app: AppService;
  /** Never modified: its owner only tries to access other organisations' data. */
  let other: Estate;
  // One installation for all: a new organisation per route is cheaper than a new installation.
  test.before(async () => {
    app = await startApp(engine);
    other = await makeEstate(app, 'Other');
  });
  test.after(() => app.close());

  test('there is a sample of each route', () => {
    assert.deepEqual(Object.keys(samples).sort(), routes.map(([name]) => name).sort());
  });

  for (const [name, route] of routes)
    test(`${route.method} ${route.path}: ${route.access}${route.confirmed === undefined ? '' : ', confirmed'}`, async () => {
      const estate = await makeEstate(app, `Estate ${name}`);
      const actors = await makeActors(app, estate, other);
      if (refuses) {
        await refusesTheLesser(app, name, route, estate, actors);
        await refusesTheUnconfirmed(app, name, route, estate);
        await refusesForeignIds(app, name, route, estate, other);
        await refusesCrossSite(app, name, route, estate, actors);
      }
      await servesTheRest(name, route, estate, actors);
    });
});

/** Unauthorised callers get the one correct refusal, and their attempt changes nothing. */
async function refusesTheLesser(
  app: AppService,
  name: RouteName,
  route: AppRoute,
  estate: Estate,
  actors: Actors,
): Promise<void> {
  const before = await changesOf(app);
  for (const [rank, kind] of kinds.entries()) {
    if (rank >= least[route.access]) continue;
    const expected =
      kind === 'nobody'
        ? 'sign_in_needed'
        : kind === 'stranger' || kind === 'outsider'
          ? 'not_found'
          : 'role_insufficient';
    const { problem } = await send(actors[kind], name, samples[name](estate));
    assert.equal(problem, expected, `${name} by ${kind}`);
  }
  assert.equal(await changesOf(app), before, `${name} changed something for somebody who may not call it`);
}

async function refusesTheUnconfirmed(
  app: AppService,
  name: RouteName,
  route: AppRoute,
  estate: Estate,
): Promise<void> {
  if (route.confirmed === undefined) return;
  const client = await app.signedIn(estate.owner);
  app.time.now += reauthenticationWindow + 1000;
  const sample = samples[name](estate);
  const named = route.confirmed === true ? {} : { [route.confirmed.with]: 'owner' };
  const { problem } = await send(client, name, {
    ...sample,
    ...(typeof sample.body === 'object' && { body: { ...sample.body, ...named } }),
  });
  app.time.now -= reauthenticationWindow + 1000;
  assert.equal(problem, 'confirm_needed');
}

/** The owner of one organisation names another's ids: they are not found, and stay unchanged. */
async function refusesForeignIds(
  app: AppService,
  name: RouteName,
  route: AppRoute,
  estate: Estate,
  other: Estate,
): Promise<void> {
  // A version is a number that every form has, and a secret is named by whoever sets it.
  const named = Object.keys(samples[name](estate).params ?? {}).filter(
    (part) => !['organization', 'version', 'secret'].includes(part),
  );
  if (!route.path.startsWith('/o/') || named.length === 0) return;
  const client = await app.signedIn(other.owner);
  const ours = await storedRows(app.data.store.read, estate.organization);
  for (const part of named) {
    const theirs = samples[name](other);
    const foreign = samples[name](estate).params?.[part] ?? '';
    const { problem } = await send(client, name, {
      ...theirs,
      params: { ...theirs.params, [part]: foreign },
    });
    assert.equal(problem, 'not_found', `${name} with another organisation's ${part}`);
  }
  assert.deepEqual(await storedRows(app.data.store.read, estate.organization), ours);
}

/** A cross-site page makes an authorised browser send the same request. */
async function refusesCrossSite(
  app: AppService,
  name: RouteName,
  route: AppRoute,
  estate: Estate,
  actors: Actors,
): Promise<void> {
  const isLink = route.method === 'GET';
  // A download is recorded in the audit log; other reads leave no trace.
  if (isLink && route.answer !== 'download') return await leavesNothing(app, name, estate, actors);
  const before = await changesOf(app);
  // People may type or bookmark the address of a download.
  for (const site of ['cross-site', 'same-site', ...(isLink ? [] : ['none'])]) {
    const headers = { 'Sec-Fetch-Site': site };
    const { problem } = await send(actors.owner, name, samples[name](estate), headers);
    assert.equal(problem, 'cross_site', `${name} with ${JSON.stringify(headers)}`);
  }
  assert.equal(await changesOf(app), before);
}

/** Opening it from another site, or by a link scanner, changes nothing. */
async function leavesNothing(
  app: AppService,
  name: RouteName,
  estate: Estate,
  actors: Actors,
): Promise<void> {
  // The first visit updates the last activity.
  await send(actors.owner, name, samples[name](estate));
  const before = await changesOf(app);
  for (const client of [actors.owner, actors.nobody])
    await send(client, name, samples[name](estate), { 'Sec-Fetch-Site': 'cross-site' });
  assert.equal(await changesOf(app), before, `${name} changes something`);
}

/** Authorised callers get the response of the contract. */
async function servesTheRest(
  name: RouteName,
  route: AppRoute,
  estate: Estate,
  actors: Actors,
): Promise<void> {
  const kind = kinds[Math.max(least[route.access], 0)] ?? 'owner';
  // The lowest role that may call it, because for example the last owner cannot leave.
  const sample = samples[name](estate);
  const { status, answer, problem, bytes } = await send(actors[kind], name, sample);
  assert.equal(problem, sample.ends, `${name} by ${kind}: ${status} ${bytes.toString().slice(0, 300)}`);
  if (sample.ends !== undefined || typeof route.answer === 'string') return;
  const read = z.safeParse(route.answer, answer);
  assert.ok(read.success, `${name} answers ${JSON.stringify(answer)}: ${JSON.stringify(read.error?.issues)}`);
}

async function send(
  client: AppClient,
  name: RouteName,
  { params = {}, body, query = {} }: Sample,
  headers: Record<string, string> = {},
): Promise<Outcome<unknown>> {
  // The samples are typed by their route; here it can be any of them.
  const call = client.call.bind(client) as (...given: unknown[]) => Promise<Outcome<unknown>>;
  return await call(name, params, body, { query, headers });
}
