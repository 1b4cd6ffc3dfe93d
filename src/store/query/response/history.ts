import { sql } from 'kysely';
import type { ActorKind, ChangeKind, Database, OrganizationId } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';

export interface HistoryRow {
  readonly response_id: number | null;
  readonly kind: ChangeKind;
  readonly created_at: number;
  readonly actor_kind: ActorKind | 'visitor';
  readonly actor_name: string | null;
  readonly old_value: string | null;
  readonly new_value: string | null;
}

/** An entry that was read without its values if they are long. */
export interface HistoryOutline extends HistoryRow {
  readonly number: number;
  /** The length of both values together. */
  readonly bytes: number;
}

/** Entries of the change log about these responses, newest first. */
export async function historyOf(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  responseIds: readonly number[],
  limit: number,
): Promise<HistoryRow[]> {
  return await entriesOf(db, organizationId, formId, responseIds, limit)
    .select(['change_entry.old_value', 'change_entry.new_value'])
    .execute();
}

/** Few edits are longer, so that one query is nearly always enough. */
const shortValues = 1000;

/** The same without long values. */
export async function historyOutlines(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  responseIds: readonly number[],
  limit: number,
): Promise<HistoryOutline[]> {
  const bytes = sql<number>`coalesce(octet_length(old_value), 0) + coalesce(octet_length(new_value), 0)`;
  const short = (name: 'old_value' | 'new_value') =>
    sql<string | null>`CASE WHEN ${bytes} <= ${shortValues} THEN ${sql.ref(name)} END`.as(name);
  return await entriesOf(db, organizationId, formId, responseIds, limit)
    .select(['change_entry.number', bytes.as('bytes'), short('old_value'), short('new_value')])
    .execute();
}

/** The entries with their values. */
export async function wholeHistory(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  outlines: readonly HistoryOutline[],
): Promise<HistoryRow[]> {
  const long = outlines.filter(({ bytes }) => bytes > shortValues).map(({ number }) => number);
  if (long.length === 0) return [...outlines];
  const rows = await db
    .selectFrom('change_entry')
    .select(['number', 'old_value', 'new_value'])
    .$call(ofForm(organizationId, formId))
    .where('number', 'in', long)
    .execute();
  const values = new Map(rows.map(({ number, ...row }) => [number, row]));
  return outlines.map((outline) => ({ ...outline, ...values.get(outline.number) }));
}

function entriesOf(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  responseIds: readonly number[],
  limit: number,
) {
  return db
    .selectFrom('change_entry')
    .leftJoin('app_user', 'app_user.id', 'change_entry.actor_id')
    .select([
      'change_entry.response_id',
      'change_entry.kind',
      'change_entry.created_at',
      'change_entry.actor_kind',
      'app_user.name as actor_name',
    ])
    .where('change_entry.organization_id', '=', organizationId)
    .where('change_entry.form_id', '=', formId)
    .where('change_entry.response_id', 'in', responseIds)
    .orderBy('change_entry.number', 'desc')
    .limit(limit);
}
