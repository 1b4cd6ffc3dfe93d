import { type UploadRow, unclaimedUploads } from '#store/query/upload.ts';
import type { Database } from '#store/tables.ts';
import type { PublishedForm } from '../submission/publishedForms.ts';

/** What may lie unclaimed for one form: enough for a busy day, too little to fill a disk with. */
const mostUploads = 5000;
const mostBytes = 50_000_000_000;

/** Whoever announces files and never sends them takes the place of others for no longer. */
const patience = 3_600_000;

/** Whether these may wait too. Not under a lock: a few more than that do no harm. */
export async function hasPlace(
  db: Database,
  { organizationId, id }: PublishedForm,
  rows: readonly UploadRow[],
): Promise<boolean> {
  const now = Math.max(...rows.map(({ created_at }) => created_at));
  const { count, bytes } = await unclaimedUploads(db, organizationId, id, now - patience);
  const more = rows.reduce((sum, { size }) => sum + size, 0);
  return count + rows.length <= mostUploads && bytes + more <= mostBytes;
}
