import { hour } from '#kit/time/durations.ts';
import { deleteUpload, expiredUploads } from '#store/query/collect/upload.ts';
import { queueContentRemoval } from '#store/query/operate/contentRemoval.ts';
import type { UploadContext } from './uploadContext.ts';

/** A claim checks the clock before it is stored; this margin is much longer than the gap. */
const margin = hour;
const batchSize = 200;

/**
 * Removes expired uploads, complete or not, and queues their content for removal, which spares the content of a
 * response. Idempotent, so any number of processes may run it at once. Returns the number of rows.
 */
export async function removeExpiredUploads(
  { store }: Pick<UploadContext, 'store'>,
  now: number,
): Promise<number> {
  let removed = 0;
  for (;;) {
    const expired = await expiredUploads(store.read, now - margin, batchSize);
    for (const upload of expired)
      await store.write(async ({ db }) => {
        await deleteUpload(db, upload);
        await queueContentRemoval(db, [upload]);
      });
    removed += expired.length;
    if (expired.length < batchSize) return removed;
  }
}
