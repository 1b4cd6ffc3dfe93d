import { deleteUpload, expireUpload, type UploadRow } from '#store/query/collect/upload.ts';
import { isQueuedForRemoval } from '#store/query/operate/contentRemoval.ts';
import type { UploadContext } from './uploadContext.ts';

/**
 * Removes an unclaimed upload; false if it was claimed. Deletes the row last, so that the sweep finds
 * it after an interruption.
 */
export async function discardUpload(
  { store, files }: Pick<UploadContext, 'store' | 'files'>,
  upload: UploadRow,
): Promise<boolean> {
  if (!(await store.write(({ db }) => expireUpload(db, upload)))) return false;
  // Content that a response once had is left to the removal queue.
  if (!(await isQueuedForRemoval(store.read, upload.storage_key))) await files.discard(upload.storage_key);
  await store.write(({ db }) => deleteUpload(db, upload));
  return true;
}
