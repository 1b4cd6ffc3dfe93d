import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { failed, ok, type Result } from '#kit/result.ts';

const maxFormFileSize = 5 * 1024 * 1024;

export type ContentFailure =
  | { code: 'file_missing' }
  | { code: 'file_not_regular' }
  | { code: 'file_unreadable'; reason: string }
  | { code: 'file_too_large'; most: number };

/** Reads a file without ever holding more than the limit in memory. */
export async function readLimited(path: string): Promise<Result<Buffer, ContentFailure>> {
  try {
    // Non-blocking, because opening a pipe without a writer would wait for ever.
    await using file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const found = await file.stat();
    // A device never ends, and a pipe can be read only once.
    if (!found.isFile()) return failed({ code: 'file_not_regular' });
    if (found.size > maxFormFileSize) return failed({ code: 'file_too_large', most: maxFormFileSize });
    return await collectStream(file.createReadStream({ autoClose: false, end: maxFormFileSize }));
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    if (error.code === 'ENOENT') return failed({ code: 'file_missing' });
    return failed({ code: 'file_unreadable', reason: String(error.code) });
  }
}

/** Collects a stream, and stops reading as soon as it exceeds the limit. */
export async function collectStream(stream: AsyncIterable<Buffer>): Promise<Result<Buffer, ContentFailure>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > maxFormFileSize) return failed({ code: 'file_too_large', most: maxFormFileSize });
    chunks.push(chunk);
  }
  return ok(Buffer.concat(chunks));
}
