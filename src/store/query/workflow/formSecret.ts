import { storableText } from '#kit/text/storableText.ts';
import type { Database, OrganizationId } from '../../tables.ts';

export async function formSecrets(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
): Promise<{ name: string; sealed: string; changed_at: number }[]> {
  return await db
    .selectFrom('form_secret')
    .select(['name', 'sealed', 'changed_at'])
    .where('organization_id', '=', organizationId)
    .where('form_id', '=', formId)
    .orderBy('name')
    .execute();
}

export async function setFormSecret(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  secret: { readonly name: string; readonly sealed: string; readonly changed_at: number },
): Promise<void> {
  const { sealed, changed_at } = secret;
  await db
    .insertInto('form_secret')
    .values({ organization_id: organizationId, form_id: formId, ...secret })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'form_id', 'name']).doUpdateSet({ sealed, changed_at }),
    )
    .execute();
}

export async function deleteFormSecret(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  name: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('form_secret')
    .where('organization_id', '=', organizationId)
    .where('form_id', '=', formId)
    .where('name', '=', storableText(name))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
