import { Readable } from 'node:stream';
import type { FileStore } from '#store/files/fileStore.ts';
import { insertFile } from '#store/query/response/file.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const fileIds = {
  alphabet: uuid(1),
  empty: uuid(2),
  odd: uuid(3),
  /** Its content was removed from the disk. */
  gone: uuid(4),
  /** Its content was never imported. */
  never: uuid(5),
  large: uuid(6),
  hostile: uuid(7),
  /** Belongs to the other organisation. */
  theirs: uuid(8),
};

export const alphabet = 'abcdefghijklmnopqrstuvwxyz';
export const large = Buffer.alloc(300_000, 'large and easy to compress, but never compressed ');

interface SampleFile {
  id: string;
  name: string;
  type: string;
  content: string | Buffer | undefined;
}

/** Oldest first. */
export const sampleFiles: SampleFile[] = [
  { id: fileIds.alphabet, name: 'alphabet.txt', type: 'text/plain', content: alphabet },
  { id: fileIds.empty, name: 'empty', type: 'text/plain; charset=utf-8', content: '' },
  { id: fileIds.odd, name: 'a"b\r\nX-Evil: 1 履歴 😀.html', type: 'image/svg+xml', content: '<svg/>' },
  { id: fileIds.gone, name: 'gone.bin', type: 'application/octet-stream', content: 'abc' },
  { id: fileIds.never, name: 'never.bin', type: 'application/octet-stream', content: undefined },
  { id: fileIds.large, name: 'large.txt', type: 'text/plain', content: large },
  { id: fileIds.hostile, name: 'x', type: 'text/html\r\nX-Evil: 1', content: 'x' },
];

export const filesStart = Date.UTC(2026, 4, 1);

export async function addFile(
  store: Store,
  files: FileStore,
  organizationId: OrganizationId,
  file: SampleFile,
  created_at: number,
): Promise<string | undefined> {
  const content = file.content === undefined ? undefined : Buffer.from(file.content);
  const stored =
    content === undefined ? undefined : await files.put(Readable.from(content.length === 0 ? [] : [content]));
  await store.write(({ db }) =>
    insertFile(db, {
      organization_id: organizationId,
      id: file.id,
      name: file.name,
      type: file.type,
      size: content?.length ?? 3,
      created_at,
      updated_at: created_at,
      ...stored,
    }),
  );
  return stored?.storage_key;
}
