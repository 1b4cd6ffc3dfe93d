import { failed, ok, type Result } from '#kit/result.ts';
import type { FormRow } from '#store/query/form/form.ts';
import { findFormBySlug, findFormDocument, findFormsByName } from '#store/query/form/formDocument.ts';
import type { Database, OrganizationId } from '#store/tables.ts';

export type FormNotFound =
  | { code: 'form_unknown'; asked: string }
  | { code: 'form_ambiguous'; asked: string };

/** By id, else by its readable address, else by a name that only one form of the organisation has. */
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
