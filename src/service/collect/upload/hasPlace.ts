import { type UploadRow, unclaimedUploads } from '#store/query/collect/upload.ts';
import type { WriteTransaction } from '#store/store.ts';
import type { PublishedForm } from '../publishedForm/publishedForms.ts';

/** What may lie unclaimed for one form: enough for a busy day, too little to fill a disk with. */
const ofForm = { uploads: 5000, bytes: 50_000_000_000 };
/** Of that, from one network: enough for an office or a class, too little to shut everybody else out. */
const ofNetwork = { uploads: 250, bytes: 10_000_000_000 };

/** Whoever announces files and never sends them takes the place of others for no longer. */
const patience = 3_600_000;

/**
 * Whether these, all of one network, may wait too. It locks the form, so that the answer holds until the transaction
 * has inserted them.
 */
export async function hasPlace(
  { db, lockForms }: Pick<WriteTransaction, 'db' | 'lockForms'>,
  { organizationId, id }: PublishedForm,
  rows: readonly UploadRow[],
  most = { ofForm, ofNetwork },
): Promise<boolean> {
  await lockForms(organizationId, [id]);
  const emptySince = Math.max(...rows.map(({ created_at }) => created_at)) - patience;
  const bytes = rows.reduce((sum, { size }) => sum + size, 0);
  const fits = (waiting: { count: number; bytes: number }, limit: typeof ofForm) =>
    waiting.count + rows.length <= limit.uploads && waiting.bytes + bytes <= limit.bytes;
  const network = rows[0]?.network ?? undefined;
  if (
    network !== undefined &&
    !fits(await unclaimedUploads(db, organizationId, id, emptySince, network), most.ofNetwork)
  )
    return false;
  return fits(await unclaimedUploads(db, organizationId, id, emptySince), most.ofForm);
}
