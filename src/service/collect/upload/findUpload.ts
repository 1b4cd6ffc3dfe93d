import { findUploads, type UploadName, type UploadRow } from '#store/query/collect/upload.ts';
import type { UploadContext } from './uploadContext.ts';

/** An upload that can still be claimed, complete or not. */
export async function findUpload(
  { store, clock }: Pick<UploadContext, 'store' | 'clock'>,
  { organization_id, form_id, id }: UploadName,
): Promise<UploadRow | undefined> {
  const [upload] = await findUploads(store.read, organization_id, form_id, [id]);
  return upload !== undefined && upload.expires_at > clock() ? upload : undefined;
}

/** Bytes on disk: after a power cut or a restore they may be fewer than recorded. */
export async function receivedBytes(
  { files }: Pick<UploadContext, 'files'>,
  { received, sha256, storage_key }: UploadRow,
): Promise<number> {
  return sha256 === null ? Math.min(received, await files.parts.size(storage_key)) : received;
}
