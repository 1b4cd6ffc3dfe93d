import type { OrganizationId, StaleDatabase } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';
import { firstRealId } from './provisionalId.ts';

/** The watermark after which everything happened to a form since an instant; undefined if nothing did. */
export async function watermarkBefore(
  db: StaleDatabase,
  organizationId: OrganizationId,
  formId: string,
  instant: number,
): Promise<number | undefined> {
  const response = await db
    .selectFrom('response')
    .select((select) => select.fn.min('id').as('number'))
    .$call(ofForm(organizationId, formId))
    .where('created_at', '>=', instant)
    .where('id', '>=', firstRealId)
    .executeTakeFirst();
  const entry = await db
    .selectFrom('change_entry')
    .select((select) => select.fn.min('number').as('number'))
    .$call(ofForm(organizationId, formId))
    .where('created_at', '>=', instant)
    .executeTakeFirst();
  // The minimum of nothing is null, whatever the type says.
  const numbers = [response?.number, entry?.number].flatMap((number) => number ?? []);
  return numbers.length === 0 ? undefined : Math.min(...numbers.map(Number)) - 1;
}
