import { deleteUpload, expiredUploads } from '#store/query/collect/upload.ts';
import { noteUnneeded } from '#store/query/operate/unneededContent.ts';
import type { UploadContext } from './uploadContext.ts';

/** A claim looks at the clock first and is stored a moment later; this is much longer than that moment. */
const margin = 3_600_000;
const atOnce = 200;

/**
 * Removes uploads whose time is over, complete or not; their content is noted to be removed, unless a response has it. Any
 * number of processes may do so at once: doing it twice does no harm. Gives the number of rows.
 */
export async function sweepUploads({ store }: Pick<UploadContext, 'store'>, now: number): Promise<number> {
  let removed = 0;
  for (;;) {
    const expired = await expiredUploads(store.read, now - margin, atOnce);
    for (const upload of expired)
      await store.write(async ({ db }) => {
        await deleteUpload(db, upload);
        await noteUnneeded(db, [upload]);
      });
    removed += expired.length;
    if (expired.length < atOnce) return removed;
  }
}
