import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { pino } from 'pino';
import type { DraftNewsAnswer } from '#contract/app/form/draftNews.ts';
import { deleteSessions } from '#store/query/account/session.ts';
import { deleteMembership } from '#store/query/organization/membership.ts';
import { insertWorkspace } from '#store/query/organization/workspace.ts';
import { deleteAccessOfUser } from '#store/query/organization/workspaceAccess.ts';
import type { OrganizationId } from '#store/tables.ts';
import { onSqlite } from '../../support/engines.ts';
import type { AppClient } from '../appClient.ts';
import { type AppService, type Person, startApp } from '../appService.ts';

const draft = (label: string) => ({
  format: 2,
  pages: [{ id: 'page1', label: '', fields: [{ id: 'field1', type: 'one_line_input', label }] }],
});
const atField = { kind: 'fields' as const, fields: ['field1'] };

onSqlite((engine) => {
  let app: AppService;
  let organization: OrganizationId;
  let workspace: string;
  let form: string;
  let ana: Person;
  let ben: Person;
  let owner: AppClient;
  const logged: string[] = [];

  before(async () => {
    app = await startApp(engine, { log: pino({ level: 'error' }, { write: (line) => logged.push(line) }) });
    organization = await app.makeOrganization();
    workspace = `open-${organization}`;
    await app.data.store.write(({ db }) =>
      insertWorkspace(db, { organization_id: organization, id: workspace, name: 'Open', created_at: 1 }),
    );
    ana = await app.makePerson({ organization, name: 'Ana' });
    owner = await app.signedIn(ana);
    const made = await owner.ask(
      'createForm',
      { organization },
      { workspace, name: 'Visit', template: null },
    );
    form = made.id;
    ben = await app.makePerson({ organization, name: 'Ben', role: 'member', workspaces: [workspace] });
  });
  after(async () => {
    await app.close();
    // Every stream above ended because its reader left or lost a right, which is no fault of the service.
    assert.deepEqual(logged, []);
  });

  test('each window learns of the others, what they selected, new revisions, and who left', async () => {
    const member = await app.signedIn(ben);
    const stream = await listen(member);
    const first = await stream.next();
    assert.deepEqual(first?.people, []);
    await owner.ask('reportPresence', { organization, form }, { tab: 'a', selection: { kind: 'form' } });
    const joined = { tab: 'a', user: ana.id, name: 'Ana', selection: { kind: 'form' } };
    assert.deepEqual((await stream.next())?.people, [joined]);
    const answer = await member.ask(
      'reportPresence',
      { organization, form },
      { tab: 'b', selection: atField },
    );
    const both = [joined, { tab: 'b', user: ben.id, name: 'Ben', selection: atField }];
    assert.deepEqual(answer.people, both);
    assert.deepEqual((await stream.next())?.people, both);
    const { revision } = await owner.ask(
      'saveDraft',
      { organization, form },
      {
        revision: first?.revision ?? 0,
        definition: draft('New'),
      },
    );
    assert.equal((await stream.next())?.revision, revision);
    // The first of these does nothing: it is another person's window.
    await member.ask('reportPresence', { organization, form }, { tab: 'a' });
    await owner.ask('reportPresence', { organization, form }, { tab: 'a' });
    assert.deepEqual(
      (await stream.next())?.people.map(({ tab }) => tab),
      ['b'],
    );
    app.time.now += 60_000;
    assert.deepEqual((await stream.next())?.people, []);
    await stream.close();
  });

  test('a report of more than a few kilobytes is refused', async () => {
    const report = (count: number) => ({
      tab: 'long',
      selection: { kind: 'fields' as const, fields: Array.from({ length: count }, () => 'f'.repeat(190)) },
    });
    const refused = await owner.call('reportPresence', { organization, form }, report(25));
    assert.deepEqual([refused.status, refused.problem], [422, 'field_invalid']);
    await owner.ask('reportPresence', { organization, form }, report(20));
    await owner.ask('reportPresence', { organization, form }, { tab: 'long' });
  });

  const losses: Record<string, (person: Person) => Promise<unknown>> = {
    'the workspace': ({ id }) => app.data.store.write(({ db }) => deleteAccessOfUser(db, organization, id)),
    'the session': ({ id }) => app.data.store.write(({ db }) => deleteSessions(db, id)),
    'the membership': ({ id }) =>
      app.data.store.write(async ({ db }) => {
        await deleteAccessOfUser(db, organization, id);
        await deleteMembership(db, organization, id);
      }),
  };
  for (const [right, lose] of Object.entries(losses))
    test(`a stream ends with ${right}, and the window is gone where the person is`, async () => {
      const cleo = await app.makePerson({
        organization,
        name: 'Cleo',
        role: 'member',
        workspaces: [workspace],
      });
      const client = await app.signedIn(cleo);
      await client.ask('reportPresence', { organization, form }, { tab: `c ${right}`, selection: atField });
      const stream = await listen(client);
      await stream.next();
      await lose(cleo);
      assert.equal(await stream.next(), undefined);
      const { problem } = await client.call('reportPresence', { organization, form }, { tab: 'c' });
      assert.equal(problem, right === 'the session' ? 'sign_in_needed' : 'not_found');
    });

  test('a member without the workspace gets the same answer as for a form that does not exist', async () => {
    const stranger = await app.signedIn(
      await app.makePerson({ organization, role: 'member', workspaces: [] }),
    );
    for (const id of [form, 'zzzzzzzz']) {
      const events = await stranger.call('events', { organization }, undefined, {
        query: { forms: id },
      });
      const report = await stranger.call('reportPresence', { organization, form: id }, { tab: 'x' });
      assert.deepEqual([events.problem, report.problem], ['not_found', 'not_found']);
    }
    const both = await owner.call('events', { organization }, undefined, {
      query: { forms: `${form},zzzzzzzz` },
    });
    assert.equal(both.problem, 'not_found');
  });

  test('a window reports once a second, and a person from ten windows', async () => {
    const report = (tab: string, page: string) =>
      owner.call(
        'reportPresence',
        { organization, form },
        { tab, selection: { kind: 'page' as const, page } },
      );
    app.time.now += 60_000;
    assert.equal((await report('first', 'page1')).status, 200);
    const again = await report('first', 'page2');
    assert.deepEqual([again.status, again.problem], [429, 'presence_limit']);
    app.time.now += 1000;
    assert.equal((await report('first', 'page2')).status, 200);
    // Windows beyond the tenth take the place of the one that was heard of least recently.
    for (let number = 0; number < 10; number += 1) {
      app.time.now += 1000;
      assert.equal((await report(`more ${number}`, 'page1')).status, 200);
    }
    app.time.now += 1000;
    const { people } = await owner.ask(
      'reportPresence',
      { organization, form },
      { tab: 'more 9', selection: { kind: 'form' } },
    );
    const tabs = people.filter(({ user }) => user === ana.id).map(({ tab }) => tab);
    assert.deepEqual(
      tabs,
      Array.from({ length: 10 }, (_, number) => `more ${number}`),
    );
    app.time.now += 1000;
    const statuses = [];
    for (let number = 0; number < 11; number += 1)
      statuses.push((await report(`at once ${number}`, 'page1')).status);
    assert.deepEqual(statuses, [...Array(10).fill(200), 429]);
    app.time.now += 60_000;
  });

  test('a person has few streams in all sessions together, and all end when the service stops', async () => {
    const person = await app.makePerson({ organization, name: 'Dan' });
    const clients = [await app.signedIn(person), await app.signedIn(person)];
    const streams = [];
    for (let number = 0; number < 12; number += 1) {
      const stream = await listen(clients[number % 2] as AppClient);
      await stream.next();
      streams.push(stream);
    }
    const [oldest, ...rest] = streams;
    const last = await listen(clients[0] as AppClient);
    await last.next();
    assert.equal(await oldest?.next(), undefined);
    assert.match(oldest?.text() ?? '', /^retry: 60000$/m);
    app.context.streams.close();
    assert.deepEqual(
      await Promise.all([...rest, last].map((stream) => stream.next())),
      Array(12).fill(undefined),
    );
    const refused = await owner.call('events', { organization }, undefined, { query: { forms: form } });
    assert.deepEqual([refused.status, refused.problem], [503, 'not_ready']);
  });

  const eventsUrl = () => `${app.url}/app/api/o/${organization}/events?forms=${form}`;

  const headersOf = (client: AppClient) => ({
    Accept: 'text/event-stream',
    Cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  });

  /** The news of a stream, one after another; undefined when it has ended. */
  async function listen(client: AppClient) {
    const response = await fetch(eventsUrl(), { headers: headersOf(client) });
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('content-type'), 'text/event-stream');
    assert.ok(response.body);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    let text = '';
    return {
      /** Everything so far. */
      text: () => text,
      async next(): Promise<DraftNewsAnswer | undefined> {
        for (;;) {
          const [event, ...more] = rest.split('\n\n');
          if (more.length > 0) {
            rest = more.join('\n\n');
            if (event?.startsWith('event: draft\ndata: ')) return JSON.parse(event.slice(19));
            continue;
          }
          const { done, value } = await reader.read();
          if (done) return undefined;
          rest += value;
          text += value;
        }
      },
      close: () => reader.cancel(),
    };
  }
});
