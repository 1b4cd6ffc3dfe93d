import { fsyncSync, openSync, readSync, statSync, writeSync } from 'node:fs';
import type { Connection } from '../connection.ts';
import { type ContinuedValue, continuedValues } from './continuedValues.ts';
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
const maxPages = 2 ** 25;

/** Steps along long values in one part: each reads a few bytes, while writers wait. */
const maxSteps = 5000;

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
    if (hasPointerMap || pages >= maxPages) return { isBusy: false };
    const free = freePages(file, header.readUInt32BE(32), { size, pages });
    const end = Math.min(first + count, pages + 1);
    const part = read(file, (first - 1) * size, Math.max(0, end - first) * size);
    let hasChanged = false;
    const clear = (page: number, bytes: Buffer, [from, to]: readonly [number, number]) => {
      if (bytes.subarray(from, to).every((byte) => byte === 0)) return;
      writeSync(file, Buffer.alloc(to - from), 0, to - from, (page - 1) * size + from);
      hasChanged = true;
    };
    let steps = 0;
    let page = first;
    for (; page < end && steps < maxSteps; page += 1) {
      const start = (page - first) * size;
      const bytes = part.subarray(start, start + size);
      const usedOfFree = free.get(page);
      if (usedOfFree !== undefined) {
        clear(page, bytes, [usedOfFree, size]);
        continue;
      }
      const header = page === 1 ? 100 : 0;
      for (const range of unusedRanges(bytes, header, usable)) clear(page, bytes, range);
      for (const value of continuedValues(bytes, header, usable)) {
        const last = lastPage(file, value, { size, usable, pages });
        steps += last.steps;
        if (last.page > 0) clear(last.page, last.bytes, [last.used, usable]);
      }
    }
    if (hasChanged) {
      fsyncSync(file);
      // Any commit makes all connections forget the pages that they hold in memory, which they could write back.
      const version = Number(handle.prepare('PRAGMA user_version').get()?.user_version ?? 0);
      handle.exec(`PRAGMA user_version = ${(version + 1) % 1_000_000}`);
      handle.exec('COMMIT');
    }
    return { isBusy: false, next: page <= pages ? page : undefined };
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

/**
 * The last page of a long value, and how many bytes of it are in use. SQLite takes pages that the same transaction
 * freed, and leaves their bytes behind the end of the value. Page 0 if the pages do not add up.
 */
function lastPage(
  file: number,
  { first, bytes: length }: ContinuedValue,
  { size, usable, pages }: { readonly size: number; readonly usable: number; readonly pages: number },
): { page: number; used: number; bytes: Buffer; steps: number } {
  const steps = Math.ceil(length / (usable - 4));
  let page = first;
  for (let step = 1; step < steps && page > 1 && page <= pages; step += 1)
    page = read(file, (page - 1) * size, 4).readUInt32BE(0);
  const bytes = page > 1 && page <= pages ? read(file, (page - 1) * size, size) : Buffer.alloc(4);
  const isEnd = bytes.length === size && bytes.readUInt32BE(0) === 0;
  return { page: isEnd ? page : 0, used: 4 + length - (steps - 1) * (usable - 4), bytes, steps };
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
