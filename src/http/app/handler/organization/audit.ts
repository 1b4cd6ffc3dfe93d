import { Readable } from 'node:stream';
import type { QueryOf } from '#contract/app/routes.ts';
import { dayIn } from '#kit/time/zonedTime.ts';
import { settingsOf } from '#service/base/organizationSettings.ts';
import { auditEntry } from '#service/organization/audit/auditEntry.ts';
import { auditFilter } from '#service/organization/audit/auditFilter.ts';
import { auditPage, decodeCursor, encodeCursor } from '#service/organization/audit/auditPage.ts';
import { exportAudit } from '#service/organization/audit/exportAudit.ts';
import type { AuditFilter } from '#store/query/organization/audit.ts';
import { Problem } from '../../../problem.ts';
import type { Handlers, InOrganization } from '../../call.ts';
import type { OrganizationContext } from '../../context.ts';

export const auditHandlers: Handlers<'audit' | 'checkAuditExport' | 'exportAudit'> = {
  audit: async ({ context, actor, query }) => {
    const { filter } = await filterOf(context, actor, query);
    const before = query.before === undefined ? undefined : decodeCursor(query.before);
    if (query.before !== undefined && before === undefined)
      throw new Problem('field_invalid', { param: 'before' });
    const { rows, next } = await auditPage(context.store.readStale, actor.organization.id, filter, before);
    return { entries: rows.map(auditEntry), next: next === undefined ? null : encodeCursor(next) };
  },

  checkAuditExport: async ({ context, actor, query }) => {
    await filterOf(context, actor, query);
    return {};
  },

  exportAudit: async ({ context, actor, query, now }) => {
    const { filter, timeZone } = await filterOf(context, actor, query);
    const { format } = query;
    const lines = await exportAudit(actor.writes, { filter, format }, now);
    return {
      name: `audit-log-${dayIn(timeZone, now)}.${format}`,
      type: format === 'csv' ? 'text/csv; charset=utf-8' : 'application/jsonl; charset=utf-8',
      content: Readable.from(lines, { objectMode: false }),
    };
  },
};

async function filterOf(
  { store }: OrganizationContext,
  { organization }: InOrganization,
  query: QueryOf<'audit'>,
): Promise<{ filter: AuditFilter; timeZone: string }> {
  const { time_zone: timeZone = 'UTC' } = await settingsOf(store.read, organization.id);
  const filter = auditFilter(query, timeZone);
  if (!filter.ok) throw new Problem('field_invalid', { param: filter.failure.param });
  return { filter: filter.value, timeZone };
}
