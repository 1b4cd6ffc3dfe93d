import { sql } from 'kysely';
import { storableJson } from '#kit/text/storableText.ts';
import type { ActorKind, ChangeKind, Database, OrganizationId, StaleDatabase } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';
import { isAmong, ofPairs, type Pair } from '../pairs.ts';
import { takeNumbers } from './numbers.ts';
import { firstRealId } from './provisionalId.ts';

export interface NewChange {
  readonly kind: ChangeKind;
  readonly response_id?: number;
  readonly old?: unknown;
  readonly new?: unknown;
}

export interface ChangeActor {
  readonly kind: ActorKind | 'visitor';
  readonly id?: string;
}

/** Adds entries to the log of a form, in the transaction of the change. Needs the form lock. */
export async function insertChanges(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  changes: readonly NewChange[],
  { actor, now }: { readonly actor: ChangeActor; readonly now: number },
): Promise<void> {
  if (changes.length === 0) return;
  const last = await takeNumbers(db, organizationId, changes.length);
  const rows = changes.map((change, index) => ({
    organization_id: organizationId,
    form_id: formId,
    number: last + 1 + index,
    kind: change.kind,
    response_id: change.response_id ?? null,
    created_at: now,
    actor_kind: actor.kind,
    actor_id: actor.id ?? null,
    old_value: change.old === undefined ? null : storableJson(change.old),
    new_value: change.new === undefined ? null : storableJson(change.new),
  }));
  await db.insertInto('change_entry').values(rows).execute();
}

export interface ChangeEntry {
  readonly number: number;
  readonly kind: ChangeKind | 'response_added';
  readonly response_id: number | null;
  readonly created_at: number;
  /** Null for a new response, which a visitor sent. */
  readonly actor: { readonly kind: ActorKind | 'visitor'; readonly id: string | null } | null;
  readonly old: unknown;
  readonly new: unknown;
}

export interface ChangePage {
  readonly entries: readonly ChangeEntry[];
  /** The watermark to pass to the next call. */
  readonly watermark: number;
  readonly hasMore: boolean;
}

/** Below every number, so that reading starts with the first event. */
export const noWatermark = firstRealId - 1;

/**
 * Reads the events of a form after a watermark, in order: its changes, and the live and test responses that were
 * added. A response that has since been deleted appears only as its deletion. One statement reads both, so that no
 * entry with a lower number becomes visible later. Old and new values can be large and are left out on request.
 */
export async function changesSince(
  db: StaleDatabase,
  organizationId: OrganizationId,
  formId: string,
  watermark: number,
  limit = 500,
  { hasValues = true } = {},
): Promise<ChangePage> {
  const values = sql.raw(hasValues ? 'old_value, new_value' : 'NULL AS old_value, NULL AS new_value');
  const { rows } = await sql<ChangeRow>`SELECT * FROM (
      SELECT * FROM (
        SELECT id AS number, 'response_added' AS kind, id AS response_id, created_at,
          NULL AS actor_kind, NULL AS actor_id, NULL AS old_value, NULL AS new_value
        FROM response
        WHERE organization_id = ${organizationId} AND form_id = ${formId} AND id > ${watermark}
          AND state IN ('live', 'test') AND import_id IS NULL
        ORDER BY id LIMIT ${sql.lit(limit + 1)}
      ) AS added
      UNION ALL
      SELECT * FROM (
        SELECT number, kind, response_id, created_at, actor_kind, actor_id, ${values}
        FROM change_entry
        WHERE organization_id = ${organizationId} AND form_id = ${formId} AND number > ${watermark}
        ORDER BY number LIMIT ${sql.lit(limit + 1)}
      ) AS changed
    ) AS entry ORDER BY number, kind LIMIT ${sql.lit(limit + 1)}`.execute(db);
  // An imported response may have the number of an entry; a page never ends between the two.
  const isTied = rows[limit]?.number === rows[limit - 1]?.number;
  const entries = rows.slice(0, isTied ? limit + 1 : limit).map(toEntry);
  return {
    entries,
    watermark: entries.at(-1)?.number ?? watermark,
    hasMore: rows.length > limit,
  };
}

/**
 * The visible ones of these forms, with their workspaces, and whether anything happened to their responses after a
 * number. It may say so for what {@link changesSince} leaves out, but misses nothing.
 */
export async function formsWithNews(
  db: Database,
  organizationId: OrganizationId,
  formIds: readonly string[],
  number: number,
): Promise<{ id: string; workspace_id: string; has_news: number }[]> {
  const forms = formIds.map((id): Pair => [organizationId, id]);
  const above = (table: string, column: string) => sql`EXISTS (
    SELECT 1 FROM ${sql.table(table)} AS entry WHERE entry.organization_id = form.organization_id
      AND entry.form_id = form.id AND entry.${sql.ref(column)} > ${number})`;
  return await ofPairs(forms, async (some) => {
    return await db
      .selectFrom('form')
      .select([
        'form.id',
        'form.workspace_id',
        sql<number>`CASE WHEN ${above('response', 'id')} OR ${above('change_entry', 'number')} THEN 1 ELSE 0 END`.as(
          'has_news',
        ),
      ])
      .where('form.organization_id', '=', organizationId)
      .where(isAmong(['form.organization_id', 'form.id'], some))
      .where('form.deleted_at', 'is', null)
      .where('form.import_id', 'is', null)
      .execute();
  });
}

interface ChangeRow {
  number: number;
  kind: ChangeEntry['kind'];
  response_id: number | null;
  created_at: number;
  actor_kind: ActorKind | null;
  actor_id: string | null;
  old_value: string | null;
  new_value: string | null;
}

function toEntry({ actor_kind, actor_id, old_value, new_value, ...row }: ChangeRow): ChangeEntry {
  return {
    ...row,
    actor: actor_kind === null ? null : { kind: actor_kind, id: actor_id },
    old: old_value === null ? undefined : JSON.parse(old_value),
    new: new_value === null ? undefined : JSON.parse(new_value),
  };
}

/** Erases the old and new values, which contain answers, from the entries of these responses; the entries stay. */
export async function eraseLoggedAnswers(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  responseIds: readonly number[],
): Promise<void> {
  await db
    .updateTable('change_entry')
    .set({ old_value: null, new_value: null })
    .$call(ofForm(organizationId, formId))
    .where('response_id', 'in', responseIds)
    .execute();
}
