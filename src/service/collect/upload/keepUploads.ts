import { fileFault } from '#form/type/fileUpload/behaviour.ts';
import { storableText } from '#kit/text/storableText.ts';
import { insertUploads, type UploadRow } from '#store/query/collect/upload.ts';
import type { StoredUpload } from '#store/query/response/file.ts';
import type { PublishedForm } from '../publishedForm/publishedForms.ts';
import { fileField } from './fileField.ts';
import { hasUploadQuota } from './hasUploadQuota.ts';
import { type UploadContext, type UploadSender, uploadLifetime } from './uploadContext.ts';

/**
 * Keeps the files of a submission that needs corrections, so that they need not be sent again. Returns the kept
 * ones: none that its field refuses, and nothing if too many are already waiting.
 */
export async function keepUploads(
  { store, clock }: Pick<UploadContext, 'store' | 'clock'>,
  form: PublishedForm,
  files: readonly StoredUpload[],
  { network, test }: UploadSender,
): Promise<StoredUpload[]> {
  const fitting = files.filter((file) => {
    const field = fileField(form.form, file.field_id);
    return field !== undefined && fileFault(field, file) === undefined;
  });
  if (fitting.length === 0) return [];
  const now = clock();
  const rows = fitting.map(
    ({ waits: _waits, ...file }): UploadRow => ({
      ...file,
      organization_id: form.organizationId,
      form_id: form.id,
      name: storableText(file.name),
      received: file.size,
      submission_id: null,
      held_by: null,
      held_until: 0,
      created_at: now,
      expires_at: now + uploadLifetime,
      network,
      test: Number(test),
    }),
  );
  const kept = await store.write(async (transaction) => {
    if (!(await hasUploadQuota(transaction, form, rows))) return false;
    await insertUploads(transaction.db, rows);
    return true;
  });
  return kept ? fitting : [];
}
