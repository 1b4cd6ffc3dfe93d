import { deleteUpload, expireUpload, type UploadRow } from '#store/query/collect/upload.ts';
import { isUnneeded } from '#store/query/operate/unneededContent.ts';
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
  // One that a response has had is left to whoever removes what is noted.
  if (!(await isUnneeded(store.read, upload.storage_key))) await files.discard(upload.storage_key);
  await store.write(({ db }) => deleteUpload(db, upload));
  return true;
}
