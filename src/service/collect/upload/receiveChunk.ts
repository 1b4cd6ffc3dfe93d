import type { FileUploadField } from '#form/type/fileUpload/settings.ts';
import type { UploadedFile } from '#form/value/answer.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import type { UploadRow } from '#store/query/collect/upload.ts';
import { completeUpload } from './completeUpload.ts';
import { maxFileSize } from './fileField.ts';
import { findUpload, receivedBytes } from './findUpload.ts';
import { PartWriter } from './partWriter.ts';
import type { UploadContext } from './uploadContext.ts';
import { UploadLease } from './uploadLease.ts';

/** An incoming chunk of a file, or all of it. */
export interface Chunk {
  /** The offset of its first byte. */
  start: number;
  /** The offset after its last byte; undefined if the end of the body ends the file too. */
  end: number | undefined;
  pieces: AsyncIterable<Buffer>;
  /** Called before this many bytes are written; false if the disk has no room for them. */
  mayWrite(bytes: number): Promise<boolean>;
  /** Aborts the body: the client has reconnected, because this connection is lost. */
  stop(): void;
}

export type Received =
  | { state: 'partial'; received: number }
  | { state: 'complete'; file: UploadedFile; isNew: boolean };

export type ReceiveFailure =
  | { code: 'upload_unknown' }
  /** Another process is writing to it. */
  | { code: 'upload_busy' }
  /** The chunk does not start where the file ends. */
  | { code: 'upload_offset'; received: number }
  /** More bytes arrived than announced. */
  | { code: 'piece_too_long' }
  | { code: 'file_too_large'; max: number }
  | { code: 'file_type_refused' }
  | { code: 'disk_full' };

const activeWrites = new Map<string, { stop(): void; done: Promise<unknown> }>();

/**
 * Appends a chunk, and completes the file with the last one. Bytes that arrived before a connection broke are
 * kept, so that the next chunk can resume there.
 */
export async function receiveChunk(
  context: UploadContext,
  field: FileUploadField,
  upload: UploadRow,
  piece: Chunk,
): Promise<Result<Received, ReceiveFailure>> {
  await abortReceiving(upload.id);
  const work = receive(context, field, upload, piece);
  const entry = { stop: () => piece.stop(), done: work.catch(() => undefined) };
  activeWrites.set(upload.id, entry);
  try {
    return await work;
  } finally {
    if (activeWrites.get(upload.id) === entry) activeWrites.delete(upload.id);
  }
}

/** Aborts this process's write to an upload and waits until its lease is released. */
export async function abortReceiving(uploadId: string): Promise<void> {
  const earlier = activeWrites.get(uploadId);
  earlier?.stop();
  await earlier?.done;
}

async function receive(
  context: UploadContext,
  field: FileUploadField,
  name: UploadRow,
  piece: Chunk,
): Promise<Result<Received, ReceiveFailure>> {
  const hold = await UploadLease.take(context, name);
  if (hold === undefined) {
    const upload = await findUpload(context, name);
    if (upload === undefined) return failed({ code: 'upload_unknown' });
    const file = fileOf(upload);
    return file === undefined
      ? failed({ code: 'upload_busy' })
      : ok({ state: 'complete', file, isNew: false });
  }
  let change = {};
  try {
    const upload = await findUpload(context, name);
    if (upload === undefined) return failed({ code: 'upload_unknown' });
    const received = await receivedBytes(context, upload);
    change = { received };
    if (piece.start !== received) return failed({ code: 'upload_offset', received });
    const part = await context.files.parts.open(upload.storage_key);
    try {
      const writer = new PartWriter(part, received);
      const wrong = await writeAll(writer, piece, upload.size, hold).finally(async () => {
        if (hold.isLost) return;
        await writer.sync();
        // The last chunk counts only once the file is complete; before that, the client must send it again.
        if (writer.end < upload.size) change = { received: writer.end };
      });
      if (wrong === 'lost') return failed({ code: 'upload_busy' });
      if (wrong === 'full') return failed({ code: 'disk_full' });
      if (wrong === 'too_long')
        return failed(
          piece.end === undefined
            ? { code: 'file_too_large', max: maxFileSize(field) }
            : { code: 'piece_too_long' },
        );
      if (piece.end !== undefined && writer.end < upload.size)
        return ok({ state: 'partial', received: writer.end });
      const whole = { ...upload, size: writer.end };
      const file = await completeUpload(context, field, whole, hold, writer.whole());
      return file.ok ? ok({ state: 'complete', file: file.value, isNew: true }) : file;
    } finally {
      await part.close();
    }
  } finally {
    await hold.release(change);
  }
}

/** Returns why the write stopped: too many bytes, a full disk, or another writer. */
async function writeAll(
  writer: PartWriter,
  { pieces, end, mayWrite }: Chunk,
  size: number,
  hold: UploadLease,
): Promise<'too_long' | 'lost' | 'full' | undefined> {
  for await (const bytes of pieces) {
    if (hold.isLost) return 'lost';
    if (writer.end + bytes.length > (end ?? size)) return 'too_long';
    if (!(await mayWrite(bytes.length))) return 'full';
    await writer.write(bytes);
  }
  return undefined;
}

/** The file of a completed upload. */
export function fileOf({ id, name, type, size, sha256 }: UploadRow): UploadedFile | undefined {
  return sha256 === null ? undefined : { id, name, type, size };
}
