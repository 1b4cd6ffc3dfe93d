import { sameJson } from '#form/definition/change/describeValues.ts';
import { openDefinition, type StoredDefinition } from '#form/definition/document.ts';
import { type FormRow, findDefinition } from '#store/query/form/form.ts';
import type { Database } from '#store/tables.ts';

/** The version that visitors and the API see. */
export async function publishedVersion(
  db: Database,
  { organization_id, id, published_version: version }: FormRow,
): Promise<{ version: number; definition: string } | undefined> {
  if (version === null) return undefined;
  const definition = await findDefinition(db, organization_id, id, version);
  return definition === undefined ? undefined : { version, definition };
}

/** Whether two stored documents are equal regardless of format version and key order. */
export function sameDocument(one: string, other: string): boolean {
  return one === other || sameJson(opened(one), opened(other));
}

function opened(text: string) {
  const stored: StoredDefinition = JSON.parse(text);
  return openDefinition(stored);
}
