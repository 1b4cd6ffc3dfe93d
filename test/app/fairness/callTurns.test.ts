import assert from 'node:assert/strict';
import { test } from 'node:test';
import { callSlots, waitingCalls } from '#service/organization/turn/takeOrganizationTurn.ts';
import { onSqlite } from '../../support/engines.ts';
import { eventually } from '../../support/eventually.ts';
import type { AppClient } from '../appClient.ts';
import { type AppService, startApp } from '../appService.ts';
import { memberOf } from '../response/exporting.ts';
import { busyWith } from './busyWith.ts';

function listed(member: Awaited<ReturnType<typeof memberOf>>) {
  return member.client.call('responses', member.scope, undefined, { query: { query: '' } });
}

function waitingIn(app: AppService) {
  return waitingCalls(app.data.store);
}

/** A request that a test can take back. */
async function fetched(
  app: AppService,
  client: AppClient,
  path: string,
  signal: AbortSignal,
): Promise<number> {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' };
  return (await fetch(`${app.url}/app/api${path}`, { headers, signal })).status;
}

/** Writes a form as a program does; its body is in memory while it waits. */
async function writingKey(app: AppService, member: Awaited<ReturnType<typeof memberOf>>) {
  const { organization } = member;
  const owner = await app.signedIn(await app.makePerson({ organization }));
  const { key } = await owner.ask('createKey', { organization }, { name: 'writes', scope: 'forms:write' });
  return () =>
    fetch(`${app.url}/forms-api/forms/abcd2345`, {
      method: 'PUT',
      headers: { Authorization: `Basic ${btoa(`${key}:`)}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ canvass: 1, name: 'Written', pages: [] }),
    });
}

onSqlite((engine) => {
  test('calls that wait for their organisation hold up neither another one nor cheap calls', async () => {
    await using app = await startApp(engine);
    const [busy, other] = [await memberOf(app, 'Busy'), await memberOf(app, 'Other')];
    const end = busyWith(app, busy.organization);
    const waiting = Array.from({ length: 100 }, () => listed(busy));
    await eventually(() => waitingIn(app).short === 100);
    assert.equal((await listed(other)).status, 200);
    assert.equal((await busy.client.call('forms', { organization: busy.organization })).status, 200);
    const put = await (await writingKey(app, busy))();
    assert.notEqual(put.status, 503, 'a form is saved while searches wait');
    assert.equal(waitingIn(app).short, 100);
    end();
    for (const { status } of await Promise.all(waiting)) assert.equal(status, 200);
  });

  test('a call whose connection ends while it waits is dropped', async () => {
    await using app = await startApp(engine);
    const busy = await memberOf(app, 'Busy');
    const end = busyWith(app, busy.organization);
    const longer = listed(busy);
    await eventually(() => waitingIn(app).short === 1);
    const left = new AbortController();
    const { organization, form } = busy.scope;
    const path = `/o/${organization}/forms/${form}/responses/columns`;
    const asked = fetched(app, busy.client, path, left.signal);
    await eventually(() => waitingIn(app).short === 2);
    left.abort();
    await assert.rejects(asked);
    await eventually(() => waitingIn(app).short === 1);
    end();
    assert.equal((await longer).status, 200, 'it has not waited for so long that it was refused');
  });

  test('when too many long bodies wait, the organisation with the most is told to come back, and another one is served', async () => {
    await using app = await startApp(engine);
    const [busy, other] = [await memberOf(app, 'Busy'), await memberOf(app, 'Other')];
    const [put, putOther] = [await writingKey(app, busy), await writingKey(app, other)];
    const ends = [busyWith(app, busy.organization, 'long'), busyWith(app, other.organization, 'long')];
    const most = callSlots(app.data.store, 'long').waiting;
    const waiting = Array.from({ length: most }, put);
    await eventually(() => waitingIn(app).long === most);
    const refused = await put();
    assert.equal(refused.status, 503);
    assert.match(await refused.text(), /"busy"/);
    assert.match(String(refused.headers.get('retry-after')), /^\d+$/);
    const theirs = putOther();
    assert.equal((await Promise.race(waiting)).status, 503);
    for (const end of ends) end();
    assert.notEqual((await theirs).status, 503);
    const statuses = (await Promise.all(waiting)).map(({ status }) => status);
    assert.equal(statuses.filter((status) => status !== 503).length, most - 1);
  });
});
