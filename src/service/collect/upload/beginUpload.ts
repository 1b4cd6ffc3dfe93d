import { shortName } from '#form/type/fileUpload/behaviour.ts';
import type { FileUploadField } from '#form/type/fileUpload/settings.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { storableText } from '#kit/text/storableText.ts';
import { insertUploads, type UploadRow } from '#store/query/collect/upload.ts';
import type { PublishedForm } from '../publishedForm/publishedForms.ts';
import { fileField, maxFileSize } from './fileField.ts';
import { hasUploadQuota } from './hasUploadQuota.ts';
import { newUpload } from './newUpload.ts';
import type { UploadContext, UploadSender } from './uploadContext.ts';

export interface AnnouncedFile {
  field: string;
  name: string;
  /** The type claimed by the client; empty if it claims none. */
  type: string;
  /** Undefined if only the end of the body will tell. */
  size: number | undefined;
}

export type BeginFailure =
  | { code: 'upload_field_unknown' }
  | { code: 'file_too_large'; max: number }
  | { code: 'file_type_refused' }
  | { code: 'too_many_uploads' }
  | { code: 'disk_full' };

/** Reserves an upload. Its row is written before its content, so that no content is orphaned. */
export async function beginUpload(
  context: UploadContext,
  form: PublishedForm,
  announced: AnnouncedFile,
  { network, test }: UploadSender,
): Promise<Result<UploadRow, BeginFailure>> {
  const field = fileField(form.form, announced.field);
  if (field === undefined) return failed({ code: 'upload_field_unknown' });
  const name = storableText(shortName(announced.name));
  if (isRefusedByName(field, name)) return failed({ code: 'file_type_refused' });
  const max = maxFileSize(field);
  const { size = max } = announced;
  if (size > max) return failed({ code: 'file_too_large', max });
  if (!(await context.files.room.has(size))) return failed({ code: 'disk_full' });
  const { organizationId: organization_id, id: form_id } = form;
  const kept = { organization_id, form_id, field_id: field.id, name, type: announced.type, size };
  const row = newUpload({ ...kept, network, test: Number(test) }, context.clock());
  const began = await context.store.write(async (transaction) => {
    if (!(await hasUploadQuota(transaction, form, [row]))) return false;
    await insertUploads(transaction.db, [row]);
    return true;
  });
  return began ? ok(row) : failed({ code: 'too_many_uploads' });
}

/** If a field lists only extensions, the name decides before anything is sent. */
function isRefusedByName({ types }: FileUploadField, name: string): boolean {
  if (types === undefined || types.some((type) => !type.startsWith('.'))) return false;
  return !types.some((type) => name.toLowerCase().endsWith(type));
}
