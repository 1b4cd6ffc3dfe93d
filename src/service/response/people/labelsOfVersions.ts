import { fieldsOf, openDefinition } from '#form/definition/document.ts';
import { findDefinition } from '#store/query/form/form.ts';
import type { Database, OrganizationId } from '#store/tables.ts';

/** The labels of a version's fields by their ids, each version read once. */
export function labelsOfVersions(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
): (version: number) => Promise<ReadonlyMap<string, string>> {
  const known = new Map<number, ReadonlyMap<string, string>>();
  return async (version) => {
    const found = known.get(version);
    if (found !== undefined) return found;
    const text = await findDefinition(db, organizationId, formId, version);
    const labels = new Map<string, string>();
    if (text !== undefined)
      for (const { id, label } of fieldsOf(openDefinition(JSON.parse(text)))) labels.set(id, label ?? '');
    known.set(version, labels);
    return labels;
  };
}
