import { deleteUpload, expireUpload, type UploadRow } from '#store/query/upload.ts';
import type { UploadContext } from './uploadContext.ts';

/**
 * Removes an upload that nobody has claimed; false where somebody has. The row goes last: wherever this is broken off,
 * the sweep finds it.
 */
export async function discardUpload(
  { store, files }: Pick<UploadContext, 'store' | 'files'>,
  upload: UploadRow,
): Promise<boolean> {
  if (!(await store.write(({ db }) => expireUpload(db, upload)))) return false;
  await files.remove(upload.storage_key);
  await store.write(({ db }) => deleteUpload(db, upload));
  return true;
}
