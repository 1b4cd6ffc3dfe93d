import { csvLine } from '#kit/text/csvLine.ts';
import { formatInstant } from '#kit/time/instant.ts';
import { isDiskFull } from '#store/diskFull.ts';
import {
  type AuditCursor,
  type AuditFilter,
  type AuditRow,
  listAuditEntries,
} from '#store/query/organization/audit.ts';
import { findOrganization } from '#store/query/organization/organization.ts';
import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';
import { auditEntry } from './auditEntry.ts';

export type AuditFormat = 'csv' | 'jsonl';

const batchSize = 500;

/**
 * Streams all entries that match the filter, newest first, in bounded batches. The export itself is audited before
 * the first batch is read.
 */
export async function exportAudit(
  writes: OrganizationWrites,
  { filter, format }: { filter: AuditFilter; format: AuditFormat },
  now: number,
): Promise<AsyncGenerator<string>> {
  await writes
    .write(async ({ db, organizationId, actor }) => {
      const name = (await findOrganization(db, organizationId))?.name ?? '';
      const target = { kind: 'organization', id: organizationId, name };
      const event = { action: 'audit.exported', target, details: { format } } as const;
      await recordAudit(db, organizationId, actor, event, now);
    })
    .catch(async (error: unknown) => {
      // Exports still work while the disk is full, without the audit entry.
      if (!isDiskFull(error)) throw error;
      await writes.check();
    });
  return lines(writes, filter, format);
}

async function* lines(
  { read, organizationId }: OrganizationWrites,
  filter: AuditFilter,
  format: AuditFormat,
): AsyncGenerator<string> {
  if (format === 'csv') yield `${csvLine(columns)}\r\n`;
  const write = format === 'csv' ? csvText : jsonText;
  for (let before: AuditCursor | undefined; ; ) {
    const rows = await listAuditEntries(read, organizationId, filter, before, batchSize);
    if (rows.length > 0) yield rows.map(write).join('');
    before = rows.at(-1);
    if (rows.length < batchSize) return;
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
