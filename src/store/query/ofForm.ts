import type { OrganizationId } from '../tables.ts';

/** A query over a table with these columns. */
interface OverForms<Query> {
  where(column: 'organization_id' | 'form_id', operator: '=', value: string): Query;
  /** Refuses other tables: `where` is overloaded, and TypeScript compares overloads without their constraints. */
  readonly whereRef: (left: 'organization_id', operator: '=', right: 'form_id') => Query;
}

/** Keeps the rows of a form, and never those of another organisation: `query.$call(ofForm(organizationId, formId))`. */
export function ofForm(organizationId: OrganizationId, formId: string) {
  return <Query extends OverForms<Query>>(query: Query): Query =>
    query.where('organization_id', '=', organizationId).where('form_id', '=', formId);
}
