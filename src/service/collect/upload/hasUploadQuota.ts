import { hour } from '#kit/time/durations.ts';
import { type UploadRow, unclaimedUploads } from '#store/query/collect/upload.ts';
import type { WriteTransaction } from '#store/store.ts';
import type { PublishedForm } from '../publishedForm/publishedForms.ts';

/** Limit of unclaimed uploads per form: enough for a busy day, too little to fill a disk. */
const ofForm = { uploads: 5000, bytes: 50_000_000_000 };
/** Limit per network within a form: enough for an office or a class, too little to shut everyone else out. */
const ofNetwork = { uploads: 250, bytes: 10_000_000_000 };

/** Announced uploads that receive nothing hold their place no longer than this. */
const emptyUploadLifetime = hour;

/**
 * Whether these uploads of one network may be added. Locks the form, so that the result holds until the
 * transaction has inserted them.
 */
export async function hasUploadQuota(
  { db, lockForms }: Pick<WriteTransaction, 'db' | 'lockForms'>,
  { organizationId, id }: Pick<PublishedForm, 'organizationId' | 'id'>,
  rows: readonly UploadRow[],
  most = { ofForm, ofNetwork },
): Promise<boolean> {
  await lockForms(organizationId, [id]);
  const emptySince = Math.max(...rows.map(({ created_at }) => created_at)) - emptyUploadLifetime;
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
