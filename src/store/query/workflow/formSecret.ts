import { storableText } from '#kit/text/storableText.ts';
import type { Database, OrganizationId } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';

export async function formSecrets(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
): Promise<{ name: string; sealed: string; changed_at: number; origins: string | null }[]> {
  return await db
    .selectFrom('form_secret')
    .select(['name', 'sealed', 'changed_at', 'origins'])
    .$call(ofForm(organizationId, formId))
    .orderBy('name')
    .execute();
}

export async function setFormSecret(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  secret: {
    readonly name: string;
    readonly sealed: string;
    readonly origins: string;
    readonly changed_at: number;
  },
): Promise<void> {
  const { sealed, origins, changed_at } = secret;
  await db
    .insertInto('form_secret')
    .values({ organization_id: organizationId, form_id: formId, ...secret })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'form_id', 'name']).doUpdateSet({ sealed, origins, changed_at }),
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
    .$call(ofForm(organizationId, formId))
    .where('name', '=', storableText(name))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export function originsIn({ origins }: { readonly origins: string | null }): string[] {
  return origins === null || origins === '' ? [] : origins.split(' ');
}

/** Secrets of all organisations that are bound to nothing yet, each with the published version of its form. */
export async function unboundFormSecrets(
  db: Database,
): Promise<{ organization_id: OrganizationId; form_id: string; name: string; definition: string | null }[]> {
  return await db
    .selectFrom('form_secret')
    .innerJoin('form', (join) =>
      join
        .onRef('form.organization_id', '=', 'form_secret.organization_id')
        .onRef('form.id', '=', 'form_secret.form_id'),
    )
    .leftJoin('form_version', (join) =>
      join
        .onRef('form_version.organization_id', '=', 'form.organization_id')
        .onRef('form_version.form_id', '=', 'form.id')
        .onRef('form_version.version', '=', 'form.published_version'),
    )
    .select([
      'form_secret.organization_id',
      'form_secret.form_id',
      'form_secret.name',
      'form_version.definition',
    ])
    .where('form_secret.origins', 'is', null)
    .execute();
}

export async function bindFormSecret(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  name: string,
  origins: readonly string[],
): Promise<void> {
  await db
    .updateTable('form_secret')
    .set({ origins: origins.join(' ') })
    .$call(ofForm(organizationId, formId))
    .where('name', '=', name)
    .where('origins', 'is', null)
    .execute();
}
