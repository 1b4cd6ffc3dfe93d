import type { Database, OrganizationId } from '../../tables.ts';

export interface PaymentFormRow {
  id: string;
  /** The published version. */
  definition: string;
}

/** Below the maximum number of parameters of a statement. */
const maxIds = 500;

/** The forms among these whose published version has a payment field. */
export async function formsWithPayment(
  db: Database,
  organizationId: OrganizationId,
  ids: readonly string[],
): Promise<PaymentFormRow[]> {
  const found: PaymentFormRow[] = [];
  for (let from = 0; from < ids.length; from += maxIds) {
    const rows = await db
      .selectFrom('form')
      .innerJoin('form_version', (join) =>
        join
          .onRef('form_version.organization_id', '=', 'form.organization_id')
          .onRef('form_version.form_id', '=', 'form.id')
          .onRef('form_version.version', '=', 'form.published_version'),
      )
      .select(['form.id', 'form_version.definition'])
      .where('form.organization_id', '=', organizationId)
      .where('form.id', 'in', ids.slice(from, from + maxIds))
      // The quotes match the type in the JSON only; quotes in the form's texts are escaped.
      .where('form_version.definition', 'like', '%"credit_card"%')
      .execute();
    found.push(...rows);
  }
  return found;
}
