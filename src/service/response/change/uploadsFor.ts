import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { newUuid } from '#kit/ids.ts';
import { uuidPattern } from '#kit/uuid.ts';
import { claimUploads, findUploads } from '#store/query/collect/upload.ts';
import type { StoredUpload } from '#store/query/response/file.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import { fileFields } from '../../collect/upload/fileField.ts';

/** More than any field accepts. */
const maxFiles = 200;

interface EditedForm {
  readonly organizationId: OrganizationId;
  readonly formId: string;
  readonly form: CompiledForm;
}

/**
 * Claims the uploads of members that an edit names, in its transaction: one that is refused rolls the claim back. Uploads
 * of visitors, which have a network, are for their own submissions.
 */
export async function uploadsFor(
  db: Database,
  { organizationId, formId, form }: EditedForm,
  answers: Readonly<Record<string, unknown>>,
  now: number,
): Promise<StoredUpload[]> {
  const ids = new Set<string>();
  for (const { id } of fileFields(form)) {
    const value = Object.hasOwn(answers, id) ? answers[id] : undefined;
    for (const each of Array.isArray(value) ? value.slice(0, maxFiles) : [])
      if (typeof each === 'string' && uuidPattern.test(each)) ids.add(each);
  }
  const found = await findUploads(db, organizationId, formId, [...ids]);
  const usable = found.flatMap((upload): StoredUpload[] => {
    const { id, field_id, name, type, size, storage_key, sha256, network } = upload;
    const isFree = upload.submission_id === null && network === null && upload.expires_at > now;
    return isFree && sha256 !== null
      ? [{ id, field_id, name, type, size, storage_key, sha256, waits: true }]
      : [];
  });
  const claimed = usable.map(({ id }) => id);
  return (await claimUploads(db, organizationId, formId, newUuid(), claimed, now)) ? usable : [];
}
