import type { OrganizationFile } from '#contract/archive.ts';
import { storableText } from '#kit/text/storableText.ts';
import {
  findOrganization,
  findOrganizationsByName,
  type OrganizationRow,
} from '#store/query/organization/organization.ts';
import { findOrganizationOrImport } from '#store/query/transfer/importing.ts';
import type { Database } from '#store/tables.ts';
import { ArchiveProblem } from './problem.ts';

/** Finds the archive's organisation by id, then by name; undefined if the import has to create it. */
export async function matchingOrganization(
  db: Database,
  { id, name }: Pick<OrganizationFile, 'id' | 'name'>,
): Promise<OrganizationRow | undefined> {
  const byId = id === undefined ? undefined : await findOrganization(db, id);
  if (byId !== undefined) return byId;
  const [byName, second] = await findOrganizationsByName(db, storableText(name));
  if (second !== undefined) {
    throw new ArchiveProblem(
      { file: 'organization.json' },
      `several organisations here are called "${name}", and none has the archive's id`,
    );
  }
  if (byName === undefined) await refuseUnderWay(db, { id, name });
  return byName;
}

export const changedMeanwhile =
  'What the archive brings came in by another way while it was being imported. Run the import again.';

/** Prevents two imports of a new organisation from creating it twice. */
export async function refuseUnderWay(
  db: Database,
  { id, name }: Pick<OrganizationFile, 'id' | 'name'>,
): Promise<void> {
  const found = await findOrganizationOrImport(db, id, storableText(name));
  if (found === undefined) return;
  throw found.import_id === null
    ? new ArchiveProblem(undefined, changedMeanwhile)
    : new ArchiveProblem(
        { file: 'organization.json' },
        `"${name}" is being imported by another process; try again when it has ended`,
      );
}
