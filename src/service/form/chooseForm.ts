import { failed, ok, type Result } from '#kit/result.ts';
import type { FormRow } from '#store/query/form/form.ts';
import { findFormBySlug, findFormDocument, findFormsByName } from '#store/query/form/formDocument.ts';
import type { Database, OrganizationId } from '#store/tables.ts';

export type FormNotFound =
  | { code: 'form_unknown'; asked: string }
  | { code: 'form_ambiguous'; asked: string };

/** Finds a form by id, then by slug, then by a name that is unique in the organisation. */
export async function chooseForm(
  db: Database,
  organizationId: OrganizationId,
  asked: string,
): Promise<Result<FormRow, FormNotFound>> {
  const direct =
    (await findFormDocument(db, organizationId, asked)) ?? (await findFormBySlug(db, organizationId, asked));
  if (direct !== undefined) return ok(direct);
  const [byName, second] = await findFormsByName(db, organizationId, asked);
  if (byName === undefined) return failed({ code: 'form_unknown', asked });
  return second === undefined ? ok(byName) : failed({ code: 'form_ambiguous', asked });
}
