import { checkForm } from '#form/check/checkForm.ts';
import type { Finding } from '#form/check/findings.ts';
import { describeChanges, type FormState } from '#form/definition/describeChanges.ts';
import { definition as definitionSchema } from '#form/schema/definition.ts';
import { type SchemaFault, schemaFaults } from '#form/schema/faults.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { type FormRow, findDefinition } from '#store/query/form.ts';
import { addVersion } from '#store/query/formChange.ts';
import { findFormDocument, newestVersion } from '#store/query/formDocument.ts';
import type { Store } from '#store/store.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import { openDocument, openForm } from './openForm.ts';

export interface Publication {
  id: string;
  name: string;
  version: number;
  /** False where the draft was the published version already. */
  published: boolean;
  enabled: boolean;
  findings: Finding[];
}

export type PublishFailure =
  | { code: 'form_unknown'; asked: string }
  | { code: 'document_invalid'; faults: SchemaFault[] }
  | { code: 'findings_block'; findings: Finding[] };

/** Makes the draft a version that never changes again, unless the checker finds an error in it. */
export async function publishForm(
  store: Store,
  organizationId: OrganizationId,
  id: string,
  now: number,
): Promise<Result<Publication, PublishFailure>> {
  for (;;) {
    const row = await findFormDocument(store.read, organizationId, id);
    if (row === undefined) return failed({ code: 'form_unknown', asked: id });
    const draft = openForm(row);
    const { definition, settings } = draft;
    const current = await publishedVersion(store.read, row);
    if (current !== undefined && isSame(draft, current.definition))
      return ok(publication(row, current.version, false, row.enabled === 1, []));
    const valid = definitionSchema.safeParse(definition);
    if (!valid.success) return failed({ code: 'document_invalid', faults: schemaFaults(valid.error) });
    const findings = checkForm(definition, settings);
    if (findings.some(({ severity }) => severity === 'error'))
      return failed({ code: 'findings_block', findings });
    // Checked outside the transaction, which others wait for; what changed meanwhile is looked at again.
    const version = await store.write(async ({ db, lockForms }) => {
      await lockForms(organizationId, [row.id]);
      const locked = await findFormDocument(db, organizationId, row.id);
      if (locked?.draft_revision !== row.draft_revision) return undefined;
      if (locked.published_version !== row.published_version) return undefined;
      const next = (await newestVersion(db, organizationId, row.id)) + 1;
      const at = Math.max(now, locked.updated_at);
      await addVersion(db, organizationId, row.id, { version: next, definition: row.draft, at });
      return next;
    });
    if (version !== undefined) {
      const enabled = row.published_version === null || row.enabled === 1;
      return ok(publication(row, version, true, enabled, findings));
    }
  }
}

/** The version that visitors and the API see. */
export async function publishedVersion(
  db: Database,
  { organization_id, id, published_version: version }: FormRow,
): Promise<{ version: number; definition: string } | undefined> {
  if (version === null) return undefined;
  const definition = await findDefinition(db, organization_id, id, version);
  return definition === undefined ? undefined : { version, definition };
}

function isSame(draft: FormState, published: string): boolean {
  return describeChanges({ ...draft, definition: openDocument(published) }, draft).length === 0;
}

function publication(
  { id, name }: FormRow,
  version: number,
  published: boolean,
  enabled: boolean,
  findings: Finding[],
): Publication {
  return { id, name, version, published, enabled, findings };
}
