import { Readable } from 'node:stream';
import type { IncomingFile } from '#contract/app/route.ts';
import { fileFault } from '#form/type/fileUpload/behaviour.ts';
import type { FileUploadField } from '#form/type/fileUpload/settings.ts';
import type { UploadedFile } from '#form/value/answer.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import type { FileStore } from '#store/files/fileStore.ts';
import {
  completeUploadRow,
  expireUpload,
  insertUploads,
  type UploadRow,
} from '#store/query/collect/upload.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import { findWorkRow } from '#store/query/response/workRow.ts';
import type { OrganizationTransaction, OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { isInWorkspaceScope } from '../../base/access/workspaceScope.ts';
import { compiledVersion } from '../../collect/publishedForm/publishedForms.ts';
import { fileField, maxFileSize } from '../../collect/upload/fileField.ts';
import { hasUploadQuota } from '../../collect/upload/hasUploadQuota.ts';
import { newUpload } from '../../collect/upload/newUpload.ts';
import { isEditable } from './editResponse.ts';

export interface AnswerFile {
  readonly form: string;
  readonly response: number;
  readonly field: string;
  readonly name: string;
}

export type AnswerFileFailure =
  | { readonly code: 'response_unknown' }
  | { readonly code: 'upload_field_unknown' }
  | { readonly code: 'file_too_large'; readonly max: number }
  | { readonly code: 'file_type_refused' }
  | { readonly code: 'too_many_uploads' }
  | { readonly code: 'disk_full' };

interface FileContext {
  readonly files: FileStore;
  /** Detects the media type from the first bytes, refined by the client's claim. */
  readonly typeOf: (beginning: Buffer, said: string) => string;
}

class TooLong extends Error {}
class DiskFull extends Error {}

/** Enough to recognise a type. */
const beginningLength = 4100;

/**
 * Takes a file for an answer of a response. Nothing is written before the actor's right is known. The row comes first, so
 * that a crash leaves no content without one; an upload that is never used expires like those of visitors.
 */
export async function uploadAnswerFile(
  writes: OrganizationWrites,
  { files, typeOf }: FileContext,
  wanted: AnswerFile,
  incoming: IncomingFile,
  now: number,
): Promise<Result<UploadedFile, AnswerFileFailure>> {
  const begun = await writes.writeForms([wanted.form], (transaction) =>
    begin(transaction, files, wanted, incoming, now),
  );
  if (!begun.ok) return begun;
  const { upload, field } = begun.value;
  const beginning: Uint8Array[] = [];
  let refused: AnswerFileFailure | undefined;
  try {
    const content = limited(incoming.pieces, files, { most: upload.size, beginning });
    const { content_size: size, sha256 } = await files.put(
      Readable.from(content, { objectMode: false }),
      upload.storage_key,
    );
    const type = typeOf(Buffer.concat(beginning), upload.type);
    const file = { id: upload.id, name: upload.name, type, size };
    refused = refusalOf(field, file);
    if (refused === undefined) {
      const completed = { received: size, size, type, sha256 };
      const isDone = await writes.writeForms([wanted.form], ({ db }) =>
        completeUploadRow(db, upload, completed),
      );
      return isDone ? ok(file) : failed({ code: 'response_unknown' });
    }
  } catch (error) {
    if (error instanceof TooLong) refused = { code: 'file_too_large', max: maxFileSize(field) };
    else if (error instanceof DiskFull) refused = { code: 'disk_full' };
    else throw error;
  }
  // The job for expired uploads removes what was written.
  await writes.write(({ db }) => expireUpload(db, upload));
  return failed(refused);
}

async function begin(
  { db, organizationId, reach }: OrganizationTransaction,
  files: FileStore,
  wanted: AnswerFile,
  { length, type }: IncomingFile,
  now: number,
): Promise<Result<{ upload: UploadRow; field: FileUploadField }, AnswerFileFailure>> {
  const form = await findFormDocument(db, organizationId, wanted.form);
  const row = await findWorkRow(db, organizationId, wanted.form, wanted.response);
  if (form === undefined || !isInWorkspaceScope(reach, form.workspace_id) || !isEditable(row))
    return failed({ code: 'response_unknown' });
  const compiled = await compiledVersion(db, organizationId, form.id, row.version);
  const field = compiled && fileField(compiled, wanted.field);
  if (field === undefined) return failed({ code: 'upload_field_unknown' });
  const max = maxFileSize(field);
  const size = length ?? max;
  if (size > max) return failed({ code: 'file_too_large', max });
  if (!(await files.room.has(size))) return failed({ code: 'disk_full' });
  const kept = { organization_id: organizationId, form_id: form.id, field_id: field.id };
  // Without a network, because it is no visitor's: only edits claim it.
  const upload = newUpload({ ...kept, name: wanted.name, type, size, network: null, test: 0 }, now);
  // The form is locked already.
  const transaction = { db, lockForms: async () => undefined };
  const fits = await hasUploadQuota(transaction, { organizationId, id: form.id }, [upload]);
  if (!fits) return failed({ code: 'too_many_uploads' });
  await insertUploads(db, [upload]);
  return ok({ upload, field });
}

async function* limited(
  pieces: AsyncIterable<Uint8Array>,
  { room }: FileStore,
  { most, beginning }: { readonly most: number; readonly beginning: Uint8Array[] },
): AsyncGenerator<Uint8Array> {
  let length = 0;
  for await (const piece of pieces) {
    if (length < beginningLength) beginning.push(piece.subarray(0, beginningLength - length));
    length += piece.length;
    if (length > most) throw new TooLong();
    if (!(await room.has(piece.length))) throw new DiskFull();
    yield piece;
  }
}

function refusalOf(field: FileUploadField, file: UploadedFile): AnswerFileFailure | undefined {
  const fault = fileFault(field, file);
  if (fault === undefined) return undefined;
  return fault.code === 'file_too_large'
    ? { code: 'file_too_large', max: maxFileSize(field) }
    : { code: 'file_type_refused' };
}
