import type { Selectable } from 'kysely';
import type { Database, OrganizationId, StaleDatabase, Tables } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';

export type OptionCount = Pick<
  Selectable<Tables['option_count']>,
  'field_id' | 'option' | 'live' | 'unlisted' | 'read_to'
>;

/** The option counts of a form; exact under the form lock and once caught up to the newest response. */
export async function optionCounts(
  db: StaleDatabase,
  organizationId: OrganizationId,
  formId: string,
): Promise<OptionCount[]> {
  return await db
    .selectFrom('option_count')
    .select(['field_id', 'option', 'live', 'unlisted', 'read_to'])
    .$call(ofForm(organizationId, formId))
    .execute();
}

/** Runs in the transaction that stores the counted responses. */
export async function writeOptionCounts(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  counts: readonly OptionCount[],
): Promise<void> {
  if (counts.length === 0) return;
  await db
    .insertInto('option_count')
    .values(counts.map((count) => ({ ...count, organization_id: organizationId, form_id: formId })))
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'form_id', 'field_id', 'option']).doUpdateSet((eb) => ({
        live: eb.ref('excluded.live'),
        unlisted: eb.ref('excluded.unlisted'),
        read_to: eb.ref('excluded.read_to'),
      })),
    )
    .execute();
}
