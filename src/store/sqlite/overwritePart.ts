import { fsyncSync, openSync, readSync, statSync, writeSync } from 'node:fs';
import type { Connection } from './connection.ts';
import { unusedRanges } from './unusedRanges.ts';

export interface OverwrittenPart {
  /** A reader needs an older state, or another process writes: to be tried again. */
  readonly isBusy: boolean;
  /** The first page of the next part; undefined after the last. */
  readonly next?: number | undefined;
}

const descriptors = new Map<string, number>();

/**
 * From this page on, the first byte of a page that continues a long value could be taken for that of a page of rows.
 * At 8 KB a page these are 256 GB.
 */
const mostPages = 2 ** 25;

/**
 * Overwrites the unused bytes of some pages with zeros, in the file itself. Only for a process of its own: it never
 * closes the file, which would end the locks of its process.
 *
 * The log is empty and the write lock held, so the file is the whole database, nobody changes it, and no reader needs
 * anything older. SQLite never reads the bytes that change, so a crash at any point leaves a sound file.
 */
export function overwritePart(
  connection: Connection,
  path: string,
  first: number,
  count: number,
): OverwrittenPart {
  const { handle } = connection;
  try {
    if (handle.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy !== 0) return { isBusy: true };
    handle.exec('BEGIN IMMEDIATE');
  } catch {
    return { isBusy: true };
  }
  try {
    if (statSync(`${path}-wal`).size > 0) return { isBusy: true };
    const file = descriptors.get(path) ?? openSync(path, 'r+');
    descriptors.set(path, file);
    const header = read(file, 0, 100);
    const size = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16);
    const usable = size - header.readUInt8(20);
    const pages = Math.floor(statSync(path).size / size);
    const hasPointerMap = header.readUInt32BE(52) !== 0;
    if (hasPointerMap || pages >= mostPages) return { isBusy: false };
    const free = freePages(file, header.readUInt32BE(32), { size, pages });
    const end = Math.min(first + count, pages + 1);
    const part = read(file, (first - 1) * size, Math.max(0, end - first) * size);
    let hasChanged = false;
    for (let page = first; page < end; page += 1) {
      const start = (page - first) * size;
      const bytes = part.subarray(start, start + size);
      const usedOfFree = free.get(page);
      const ranges =
        usedOfFree === undefined ? unusedRanges(bytes, page === 1 ? 100 : 0, usable) : [[usedOfFree, size]];
      for (const [from = 0, to = 0] of ranges) {
        if (bytes.subarray(from, to).every((byte) => byte === 0)) continue;
        writeSync(file, Buffer.alloc(to - from), 0, to - from, (page - 1) * size + from);
        hasChanged = true;
      }
    }
    if (hasChanged) {
      fsyncSync(file);
      // Any commit makes all connections forget the pages that they hold in memory, which they could write back.
      const version = Number(handle.prepare('PRAGMA user_version').get()?.user_version ?? 0);
      handle.exec(`PRAGMA user_version = ${(version + 1) % 1_000_000}`);
      handle.exec('COMMIT');
    }
    return { isBusy: false, next: end <= pages ? end : undefined };
  } finally {
    if (handle.isTransaction) handle.exec('ROLLBACK');
  }
}

/** Free pages, each with how many bytes of it are in use: a trunk lists others. */
function freePages(
  file: number,
  firstTrunk: number,
  { size, pages }: { readonly size: number; readonly pages: number },
): Map<number, number> {
  const free = new Map<number, number>();
  for (let trunk = firstTrunk; trunk > 0 && trunk <= pages && !free.has(trunk); ) {
    const bytes = read(file, (trunk - 1) * size, size);
    const leaves = Math.min(bytes.readUInt32BE(4), size / 4 - 2);
    free.set(trunk, 8 + 4 * leaves);
    for (let at = 0; at < leaves; at += 1) free.set(bytes.readUInt32BE(8 + 4 * at), 0);
    trunk = bytes.readUInt32BE(0);
  }
  return free;
}

function read(file: number, position: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  for (let done = 0; done < length; ) {
    const count = readSync(file, bytes, done, length - done, position + done);
    if (count === 0) throw new Error('the database ends too early');
    done += count;
  }
  return bytes;
}
