import { csvLine } from '#kit/csvLine.ts';
import { formatInstant } from '#kit/instant.ts';
import { isDiskFull } from '#store/diskFull.ts';
import { type AuditFilter, type AuditPlace, type AuditRow, listAuditEntries } from '#store/query/audit.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { auditEntry } from './auditEntry.ts';
import { type Actor, recordAudit } from './recordAudit.ts';

export type AuditFormat = 'csv' | 'jsonl';

const rowsAtOnce = 500;

/** Everything that the filter lets through, newest first, in steps of bounded size. It is written down before the first. */
export async function* exportAudit(
  store: Store,
  organization: { readonly id: OrganizationId; readonly name: string },
  { filter, format, actor }: { filter: AuditFilter; format: AuditFormat; actor: Actor },
  now: number,
): AsyncGenerator<string> {
  const target = { kind: 'organization', ...organization };
  const event = { action: 'audit.exported', target, details: { format } } as const;
  await store
    .write(({ db }) => recordAudit(db, organization.id, actor, event, now))
    .catch((error: unknown) => {
      // What there is can be taken out also while nothing more can be written down.
      if (!isDiskFull(error)) throw error;
    });
  if (format === 'csv') yield `${csvLine(columns)}\r\n`;
  const write = format === 'csv' ? csvText : jsonText;
  for (let before: AuditPlace | undefined; ; ) {
    const rows = await listAuditEntries(store.read, organization.id, filter, before, rowsAtOnce);
    if (rows.length > 0) yield rows.map(write).join('');
    before = rows.at(-1);
    if (rows.length < rowsAtOnce) return;
  }
}

const columns = [
  'time',
  'actor_kind',
  'actor_id',
  'actor_name',
  'action',
  'target_kind',
  'target_id',
  'target_name',
  'details',
];

function csvText(row: AuditRow): string {
  const { actor_kind, actor_id, actor_name, action, target_kind, target_id, target_name, details } = row;
  const time = formatInstant(row.created_at);
  const actor = [actor_kind, actor_id ?? '', actor_name];
  return `${csvLine([time, ...actor, action, target_kind, target_id, target_name, details])}\r\n`;
}

function jsonText(row: AuditRow): string {
  return `${JSON.stringify(auditEntry(row))}\n`;
}
