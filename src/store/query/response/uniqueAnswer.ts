import { type DeleteQueryBuilder, type DeleteResult, type Insertable, sql } from 'kysely';
import type { Database, OrganizationId, Tables } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';

/** The watermark of a field: the last response whose answer was read; undefined if reading has not started. */
export async function uniqueFieldWatermark(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  fieldId: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('unique_field')
    .select('read_to')
    .$call(ofForm(organizationId, formId))
    .where('field_id', '=', fieldId)
    .executeTakeFirst();
  return row?.read_to;
}

/** The fields whose answers are known; see `unique_field`. */
export async function uniqueFields(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('unique_field')
    .select('field_id')
    .$call(ofForm(organizationId, formId))
    .execute();
  return rows.map(({ field_id }) => field_id);
}

export async function writeUniqueFieldWatermark(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  fieldId: string,
  read_to: number,
): Promise<void> {
  await db
    .insertInto('unique_field')
    .values({ organization_id: organizationId, form_id: formId, field_id: fieldId, read_to })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'form_id', 'field_id']).doUpdateSet({ read_to }),
    )
    .execute();
}

/** The submission of a known answer or browser, by one of its hashes; its id is null if none was recorded. */
export async function findUniqueAnswer(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  hashes: readonly string[],
): Promise<{ submission_id: string | null } | undefined> {
  return await db
    .selectFrom('unique_answer')
    .select('submission_id')
    .$call(ofForm(organizationId, formId))
    .where('hash', 'in', hashes)
    .executeTakeFirst();
}

/** Takes over an existing entry, which is shared from then on unless it was of the same submission. */
export async function writeUniqueAnswer(
  db: Database,
  row: Insertable<Tables['unique_answer']>,
): Promise<void> {
  const { submission_id = null, answered_day = null } = row;
  await db
    .insertInto('unique_answer')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'form_id', 'hash']).doUpdateSet({
        submission_id,
        answered_day,
        shared: sql<number>`CASE WHEN unique_answer.submission_id = excluded.submission_id
          THEN unique_answer.shared ELSE 1 END`,
      }),
    )
    .execute();
}

export async function deleteUniqueAnswers(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  hashes: readonly string[],
): Promise<void> {
  await deleteEntries(db, organizationId, formId, (query) => query.where('hash', 'in', hashes));
}

/** Lets the senders of erased submissions answer again. */
export async function deleteSenders(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  submissionIds: readonly string[],
): Promise<void> {
  if (submissionIds.length === 0) return;
  await deleteEntries(db, organizationId, formId, (query) =>
    query.where('submission_id', 'in', submissionIds),
  );
}

/**
 * Gives up the entries that these submissions share with others. Their other entries stay, because they may return; as
 * long as they are deleted they do not keep anybody out.
 */
export async function giveUpSharedAnswers(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  submissionIds: readonly string[],
): Promise<void> {
  if (submissionIds.length === 0) return;
  await deleteEntries(db, organizationId, formId, (query) =>
    query.where('submission_id', 'in', submissionIds).where('shared', '=', 1),
  );
}

type Deletion = DeleteQueryBuilder<Tables, 'unique_answer', DeleteResult>;

async function deleteEntries(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  choose: (query: Deletion) => Deletion,
): Promise<void> {
  const query = db.deleteFrom('unique_answer').$call(ofForm(organizationId, formId));
  const deleted = await choose(query).returning('shared').execute();
  await findSharersAgain(db, organizationId, formId, deleted);
}

/** Lets all answers be read again on next use, if a deleted entry was shared. */
async function findSharersAgain(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  deleted: readonly { readonly shared: number }[],
): Promise<void> {
  if (!deleted.some(({ shared }) => shared === 1)) return;
  await db.deleteFrom('unique_field').$call(ofForm(organizationId, formId)).execute();
}

/** Whether {@link deletePrivateSenders} has anything to do. */
export async function hasPrivateSenders(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  day: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('unique_answer')
    .select('answered_day')
    .$call(ofForm(organizationId, formId))
    .where('answered_day', 'is not', null)
    .where('answered_day', '<', day)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The same for privacy mode, where only the day is known: deletes the senders from before `day`. */
export async function deletePrivateSenders(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  day: number,
): Promise<void> {
  await db
    .deleteFrom('unique_answer')
    .$call(ofForm(organizationId, formId))
    .where('answered_day', 'is not', null)
    .where('answered_day', '<', day)
    .execute();
}
