import { createHash } from 'node:crypto';
import { fileFault } from '#form/type/fileUpload/behaviour.ts';
import type { FileUploadField } from '#form/type/fileUpload/settings.ts';
import type { UploadedFile } from '#form/value/answer.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import type { UploadRow } from '#store/query/collect/upload.ts';
import { discardUpload } from './discardUpload.ts';
import { maxFileSize } from './fileField.ts';
import type { UploadContext } from './uploadContext.ts';
import type { UploadLease } from './uploadLease.ts';

interface Content {
  beginning: Buffer;
  sha256: string;
}

/**
 * Renames flushed content and then updates its row, so that a row never names missing content. Deletes a file
 * that its field refuses.
 */
export async function completeUpload(
  context: UploadContext,
  field: FileUploadField,
  upload: UploadRow,
  hold: UploadLease,
  known: Content | undefined,
): Promise<Result<UploadedFile, { code: 'file_too_large'; max: number } | { code: 'file_type_refused' }>> {
  const { beginning, sha256 } = known ?? (await readBack(context, upload));
  const { id, name, size } = upload;
  const file = { id, name, type: context.typeOf(beginning, upload.type), size };
  const refused = fileFault(field, file);
  if (refused !== undefined) {
    await discardUpload(context, upload);
    return failed(
      refused.code === 'file_too_large'
        ? { code: 'file_too_large', max: maxFileSize(field) }
        : { code: 'file_type_refused' },
    );
  }
  if (hold.isLost) throw new Error('somebody else may write to this upload by now');
  await context.files.adoptPart(upload.storage_key);
  if (!(await hold.release({ received: size, size, type: file.type, sha256 })))
    throw new Error('an upload changed hands while it was completed');
  return ok(file);
}

/** Chunked content is hashed once it is complete, because other processes may have received some chunks. */
async function readBack({ files }: UploadContext, { storage_key }: UploadRow): Promise<Content> {
  const hash = createHash('sha256');
  let beginning: Buffer | undefined;
  for await (const bytes of files.parts.read(storage_key)) {
    hash.update(bytes);
    beginning ??= bytes;
  }
  return { beginning: beginning ?? Buffer.alloc(0), sha256: hash.digest('hex') };
}
