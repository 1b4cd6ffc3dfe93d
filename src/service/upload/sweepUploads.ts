import { deleteUpload, expiredUploads, isFile } from '#store/query/upload.ts';
import type { UploadContext } from './uploadContext.ts';

/** A claim looks at the clock first and is stored a moment later; this is much longer than that moment. */
const margin = 3_600_000;
const atOnce = 200;

/**
 * Removes uploads whose time is over, complete or not, and what is left of those that responses have. Any number of
 * processes may do so at once: doing it twice does no harm. Gives the number of rows.
 */
export async function sweepUploads(
  { store, files }: Pick<UploadContext, 'store' | 'files'>,
  now: number,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const expired = await expiredUploads(store.read, now - margin, atOnce);
    for (const upload of expired) {
      if (!(await isFile(store.read, upload))) await files.remove(upload.storage_key);
      await store.write(({ db }) => deleteUpload(db, upload));
    }
    removed += expired.length;
    if (expired.length < atOnce) return removed;
  }
}
