import type { Database, OrganizationId } from '../tables.ts';

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

/** Which submission an answer or a browser came with; null where it had no id, undefined where none did. */
export async function findUniqueAnswer(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  hash: string,
): Promise<{ submission_id: string | null } | undefined> {
  return await db
    .selectFrom('unique_answer')
    .select('submission_id')
    .where('organization_id', '=', organizationId)
    .where('form_id', '=', formId)
    .where('hash', '=', hash)
    .executeTakeFirst();
}

/** Whoever comes later has it: the caller has seen that the one before does not stand in the way. */
export async function writeUniqueAnswer(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  hash: string,
  submission_id: string | null,
): Promise<void> {
  await db
    .insertInto('unique_answer')
    .values({ organization_id: organizationId, form_id: formId, hash, submission_id })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'form_id', 'hash']).doUpdateSet({ submission_id }),
    )
    .execute();
}
