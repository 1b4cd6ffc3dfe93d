import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import type { AuditAction } from '#contract/app/organization/auditActions.ts';
import type { AnswerOf, QueryOf } from '#contract/app/routes.ts';
import { type Actor, recordAudit } from '#service/base/audit/recordAudit.ts';
import { changeOrganizationSettings } from '#service/base/organizationSettings.ts';
import { pruneAudit } from '#service/organization/audit/pruneAudit.ts';
import type { OrganizationId } from '#store/tables.ts';
import { onSqlite } from '../../support/engines.ts';
import { type AppService, startApp } from '../appService.ts';
import { writeManyEntries } from './manyEntries.ts';

const day = 24 * 3_600_000;

interface Written {
  action?: AuditAction;
  target?: string;
  actor?: Actor;
  details?: Record<string, unknown>;
  at: number;
}

async function write(app: AppService, id: OrganizationId, entries: readonly Written[]): Promise<void> {
  await app.data.store.write(async ({ db }) => {
    for (const { action = 'key.created', target = 'thing', actor, details = {}, at } of entries) {
      const event = { action, target: { kind: 'key', id: 'k1', name: target }, details };
      await recordAudit(db, id, actor ?? { kind: 'system' }, event, at);
    }
  });
}

onSqlite((engine) => {
  test('the log is filtered, and its pages give every entry once, newest first', async () => {
    await using app = await startApp(engine);
    const organization = await app.makeOrganization();
    const other = await app.makeOrganization('Vineyard');
    const person = await app.makePerson({ organization, name: 'Zoë Ångström' });
    const client = await app.signedIn(person);
    const zoe: Actor = { kind: 'user', id: person.id, name: person.name };
    const noon = Date.parse('2026-03-10T12:00:00.000Z');
    // Several per millisecond, so that a page ends between entries of the same time.
    await writeManyEntries(app.data.store, organization, 120, (index) => noon + Math.floor(index / 7));
    await write(app, other, [{ at: noon, target: 'foreign' }]);
    const seen: string[] = [];
    const action = 'key.created';
    for (let query: QueryOf<'audit'> | undefined = { action }; query !== undefined; ) {
      const page: AnswerOf<'audit'> = await client.ask('audit', { organization }, undefined, { query });
      seen.push(...page.entries.map(({ target }) => target.name));
      query = page.next === null ? undefined : { action, before: page.next };
    }
    assert.deepEqual(
      seen,
      Array.from({ length: 120 }, (_, index) => `n${119 - index}`),
    );

    const later = noon + 10 * day;
    await write(app, organization, [
      { at: later, target: 'ÉCOLE 100%', action: 'key.revoked' },
      { at: later + 1, target: 'plain', actor: zoe, action: 'workspace.created' },
      { at: later + 2, target: 'shell', actor: { kind: 'command_line' } },
    ]);
    const found = async (query: Record<string, string>) => {
      const { entries } = await client.ask('audit', { organization }, undefined, { query });
      return entries.map(({ target }) => target.name);
    };
    assert.deepEqual(await found({ search: 'école' }), ['ÉCOLE 100%']);
    assert.deepEqual(await found({ search: 'ÅNGSTRÖM' }), ['plain']);
    assert.deepEqual(await found({ search: '0%' }), ['ÉCOLE 100%'], 'a sign of patterns stands for itself');
    assert.deepEqual(await found({ search: '_' }), []);
    assert.deepEqual(await found({ action: 'key.revoked' }), ['ÉCOLE 100%']);
    assert.deepEqual(await found({ actor: person.id }), ['plain']);
    assert.deepEqual(await found({ actor: 'command_line', action: 'key.created' }), ['shell']);
    for (const wrong of [{ from: '2026-02-30' }, { to: '2026-13-01' }, { before: 'x' }]) {
      const { problem, param } = await client.call('audit', { organization }, undefined, { query: wrong });
      assert.deepEqual([problem, param], ['field_invalid', Object.keys(wrong)[0]]);
    }
  });

  test("days are those of the organisation's clocks", async () => {
    await using app = await startApp(engine);
    const organization = await app.makeOrganization();
    const client = await app.signedIn(await app.makePerson({ organization }));
    await app.data.store.write((transaction) =>
      changeOrganizationSettings(transaction, organization, () => ({ time_zone: 'Pacific/Auckland' })),
    );
    await write(app, organization, [
      { at: Date.parse('2026-07-09T11:59:59.999Z'), target: 'the day before' },
      { at: Date.parse('2026-07-09T12:00:00.000Z'), target: 'first' },
      { at: Date.parse('2026-07-10T11:59:59.999Z'), target: 'last' },
      { at: Date.parse('2026-07-10T12:00:00.000Z'), target: 'the day after' },
    ]);
    const query = { from: '2026-07-10', to: '2026-07-10' };
    const { entries } = await client.ask('audit', { organization }, undefined, { query });
    assert.deepEqual(
      entries.map(({ target }) => target.name),
      ['last', 'first'],
    );
  });

  test('the log is exported as a table and as lines, harmless to spreadsheets, and that is written down', async () => {
    await using app = await startApp(engine);
    const organization = await app.makeOrganization();
    const person = await app.makePerson({ organization });
    const client = await app.signedIn(person);
    await writeManyEntries(app.data.store, organization, 1100, (index) => 1000 + index);
    await write(app, organization, [{ at: 5000, target: '=1+1, "x"', details: { to: 'b' } }]);
    const to = '1970-01-01';
    const csv = await client.call('exportAudit', { organization }, undefined, {
      query: { format: 'csv', to },
    });
    assert.match(csv.headers['content-disposition'] ?? '', /attachment; filename="audit-log-.*\.csv"/);
    const rows = csv.bytes.toString().split('\r\n');
    assert.equal(rows.length, 1 + 1101 + 1);
    assert.equal(
      rows[1],
      `"1970-01-01T00:00:05.000Z","system","","","key.created","key","k1","'=1+1, ""x""","{""to"":""b""}"`,
    );
    const [head, first] = parse(csv.bytes);
    assert.equal(head?.length, 9);
    assert.deepEqual(first?.slice(7), [`'=1+1, "x"`, '{"to":"b"}']);
    const query = { format: 'jsonl', search: 'n11' } as const;
    const lines = await client.call('exportAudit', { organization }, undefined, { query });
    const read = lines.bytes.toString().trimEnd().split('\n');
    assert.deepEqual(
      read.map((line) => JSON.parse(line).target.name),
      ['n119', 'n118', 'n117', 'n116', 'n115', 'n114', 'n113', 'n112', 'n111', 'n110', 'n11'],
    );
    const log = await client.ask('audit', { organization }, undefined, {
      query: { action: 'audit.exported' },
    });
    assert.deepEqual(
      log.entries.map(({ actor, details }) => [actor.id, details]),
      [
        [person.id, { format: 'jsonl' }],
        [person.id, { format: 'csv' }],
      ],
    );
  });

  test('entries older than the retention period are deleted', async () => {
    await using app = await startApp(engine);
    const organization = await app.makeOrganization();
    const now = 1000 * day;
    await writeManyEntries(app.data.store, organization, 501, (index) => now - 400 * day - 1 - index);
    await write(app, organization, [{ at: now - 400 * day, target: 'kept' }]);
    assert.equal(await pruneAudit(app.data.store, 0, now), 0);
    assert.equal(await pruneAudit(app.data.store, 400, now), 501);
    const client = await app.signedIn(await app.makePerson({ organization }));
    const query = { action: 'key.created' } as const;
    const { entries } = await client.ask('audit', { organization }, undefined, { query });
    assert.deepEqual(
      entries.map(({ target }) => target.name),
      ['kept'],
    );
  });
});
