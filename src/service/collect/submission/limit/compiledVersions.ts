import type { CompiledForm } from '#form/logic/compiledForm.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import { compiledVersion } from '../../publishedForm/publishedForms.ts';

/** The versions of a form for a scan over its responses, each compiled once. */
export function compiledVersions(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
): (version: number) => Promise<CompiledForm | undefined> {
  const known = new Map<number, CompiledForm | undefined>();
  return async (version) => {
    if (!known.has(version)) known.set(version, await compiledVersion(db, organizationId, formId, version));
    return known.get(version);
  };
}
