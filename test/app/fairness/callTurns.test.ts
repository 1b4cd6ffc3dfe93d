import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { takeOrganizationTurn, waitingCalls } from '#service/organization/turn/takeOrganizationTurn.ts';
import type { OrganizationId } from '#store/tables.ts';
import { engine } from '../../support/engines.ts';
import { eventually } from '../../support/eventually.ts';
import type { AppClient } from '../appClient.ts';
import { type AppService, startApp } from '../appService.ts';
import { memberOf } from '../response/exporting.ts';

let app: AppService;

before(async () => {
  app = await startApp(engine('sqlite'));
});

after(() => app.close());

const placesOfOne = 2;
const mostWaiting = 60;

/** Calls of the organisation that are under way until the function is called, one in each of its places. */
function busyWith(organization: OrganizationId): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { signal } = new AbortController();
  for (let place = 0; place < placesOfOne; place += 1)
    void takeOrganizationTurn(organization, signal, () => promise);
  return resolve;
}

function listed(member: Awaited<ReturnType<typeof memberOf>>) {
  return member.client.call('responses', member.place, undefined, { query: { query: '' } });
}

/** A request that a test can take back. */
async function fetched(client: AppClient, path: string, signal: AbortSignal): Promise<number> {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' };
  return (await fetch(`${app.url}/app/api${path}`, { headers, signal })).status;
}

test('calls that wait for their organisation hold up neither another one nor cheap calls', async () => {
  const [busy, other] = [await memberOf(app, 'Busy'), await memberOf(app, 'Other')];
  const end = busyWith(busy.organization);
  const waiting = Array.from({ length: 5 }, () => listed(busy));
  await eventually(() => waitingCalls() === 5);
  assert.equal((await listed(other)).status, 200);
  assert.equal((await busy.client.call('forms', { organization: busy.organization })).status, 200);
  assert.equal(waitingCalls(), 5);
  end();
  for (const { status } of await Promise.all(waiting)) assert.equal(status, 200);
});

test('a call whose connection ends while it waits is dropped', async () => {
  const busy = await memberOf(app, 'Busy');
  const end = busyWith(busy.organization);
  const longer = listed(busy);
  await eventually(() => waitingCalls() === 1);
  const left = new AbortController();
  const { organization, form } = busy.place;
  const path = `/o/${organization}/forms/${form}/responses/columns`;
  const asked = fetched(busy.client, path, left.signal);
  await eventually(() => waitingCalls() === 2);
  left.abort();
  await assert.rejects(asked);
  await eventually(() => waitingCalls() === 1);
  end();
  assert.equal((await longer).status, 200, 'it has not waited for so long that it was refused');
});

test('when too many wait, the organisation with the most is told to come back, and another one is served', async () => {
  const [busy, other] = [await memberOf(app, 'Busy'), await memberOf(app, 'Other')];
  const end = busyWith(busy.organization);
  const endOther = busyWith(other.organization);
  const waiting = Array.from({ length: mostWaiting }, () => listed(busy));
  await eventually(() => waitingCalls() === mostWaiting);
  const refused = await listed(busy);
  assert.deepEqual([refused.status, refused.problem], [503, 'busy']);
  assert.match(String(refused.headers['retry-after']), /^\d+$/);
  const theirs = listed(other);
  const displaced = await Promise.race(waiting);
  assert.deepEqual([displaced.status, displaced.problem], [503, 'busy']);
  endOther();
  assert.equal((await theirs).status, 200);
  end();
  const statuses = (await Promise.all(waiting)).map(({ status }) => status);
  assert.equal(statuses.filter((status) => status === 200).length, mostWaiting - 1);
});

test('a form that a program writes takes a turn of its organisation', async () => {
  const busy = await memberOf(app, 'Busy');
  const owner = await app.signedIn(await app.makePerson({ organization: busy.organization }));
  const { key } = await owner.ask(
    'createKey',
    { organization: busy.organization },
    { name: 'writes', scope: 'forms:write' },
  );
  const end = busyWith(busy.organization);
  const put = fetch(`${app.url}/forms-api/forms/abcd2345`, {
    method: 'PUT',
    headers: { Authorization: `Basic ${btoa(`${key}:`)}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ canvass: 1, name: 'Written', pages: [] }),
  });
  await eventually(() => waitingCalls() === 1);
  end();
  assert.notEqual((await put).status, 503);
});
