import {
  type AuditCursor,
  type AuditFilter,
  type AuditRow,
  listAuditEntries,
} from '#store/query/organization/audit.ts';
import type { OrganizationId, StaleDatabase } from '#store/tables.ts';

const pageSize = 50;

export interface AuditPage {
  readonly rows: readonly AuditRow[];
  /** The cursor of the next page; undefined on the last one. */
  readonly next: AuditCursor | undefined;
}

export async function auditPage(
  db: StaleDatabase,
  organizationId: OrganizationId,
  filter: AuditFilter,
  before: AuditCursor | undefined,
): Promise<AuditPage> {
  const rows = await listAuditEntries(db, organizationId, filter, before, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  return { rows: shown, next: rows.length > pageSize ? shown.at(-1) : undefined };
}

export function encodeCursor({ created_at, id }: AuditCursor): string {
  return Buffer.from(`${created_at} ${id}`).toString('base64url');
}

/** Undefined if the cursor is malformed. */
export function decodeCursor(text: string): AuditCursor | undefined {
  const [, time, id] =
    /^(\d{1,15}) ([0-9A-Za-z]{1,50})$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  return time === undefined || id === undefined ? undefined : { created_at: Number(time), id };
}
