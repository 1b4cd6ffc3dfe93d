import type { Insertable } from 'kysely';
import type { Database, OrganizationId, Tables } from '../../tables.ts';

/** Up to which response the answers of a field were read; undefined where nobody has begun. */
export async function uniqueFieldReadTo(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  fieldId: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('unique_field')
    .select('read_to')
    .where('organization_id', '=', organizationId)
    .where('form_id', '=', formId)
    .where('field_id', '=', fieldId)
    .executeTakeFirst();
  return row?.read_to;
}

export async function writeUniqueFieldReadTo(
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

/** Which submission an answer or a browser came with, under one of its hashes; null where nothing ties the two. */
export async function findUniqueAnswer(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  hashes: readonly string[],
): Promise<{ submission_id: string | null } | undefined> {
  return await db
    .selectFrom('unique_answer')
    .select('submission_id')
    .where('organization_id', '=', organizationId)
    .where('form_id', '=', formId)
    .where('hash', 'in', hashes)
    .executeTakeFirst();
}

/** Replaces the one before: the caller has seen that it does not stand in the way. */
export async function writeUniqueAnswer(
  db: Database,
  row: Insertable<Tables['unique_answer']>,
): Promise<void> {
  const { submission_id = null, answered_day = null } = row;
  await db
    .insertInto('unique_answer')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'form_id', 'hash']).doUpdateSet({ submission_id, answered_day }),
    )
    .execute();
}

export async function deleteUniqueAnswer(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  hash: string,
): Promise<void> {
  await db
    .deleteFrom('unique_answer')
    .where('organization_id', '=', organizationId)
    .where('form_id', '=', formId)
    .where('hash', '=', hash)
    .execute();
}

/** Lets those answer again whose submissions are gone. */
export async function forgetAnswerers(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  submissionIds: readonly string[],
): Promise<void> {
  if (submissionIds.length === 0) return;
  await db
    .deleteFrom('unique_answer')
    .where('organization_id', '=', organizationId)
    .where('form_id', '=', formId)
    .where('submission_id', 'in', submissionIds)
    .execute();
}

/** Whether there is anybody for {@link forgetPrivateAnswerers}. */
export async function hasPrivateAnswerers(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  day: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('unique_answer')
    .select('answered_day')
    .where('organization_id', '=', organizationId)
    .where('form_id', '=', formId)
    .where('answered_day', 'is not', null)
    .where('answered_day', '<', day)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The same for privacy mode, where only the day is known: forgets who answered before `day`. */
export async function forgetPrivateAnswerers(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  day: number,
): Promise<void> {
  await db
    .deleteFrom('unique_answer')
    .where('organization_id', '=', organizationId)
    .where('form_id', '=', formId)
    .where('answered_day', 'is not', null)
    .where('answered_day', '<', day)
    .execute();
}
