import * as z from 'zod/mini';
import type { ResponseSort } from '#form/query/responseQuery.ts';
import { compareKeys } from '#form/query/sortKey.ts';
import { storableText } from '#kit/text/storableText.ts';
import type { KeyCursor } from '#store/query/response/table/responseIndex.ts';

/** A place in the order of a query; the key is empty in the order of time. */
export type Cursor = KeyCursor;

const written = z.tuple([z.string().check(z.maxLength(300)), z.int(), z.int()]);

/** A cursor: the place of the last response that was looked at. */
export function writeCursor({ sort_key, created_at, id }: Cursor): string {
  return Buffer.from(JSON.stringify([sort_key, created_at, id])).toString('base64url');
}

export function readCursor(cursor: string): Cursor | undefined {
  try {
    const read = z.safeParse(written, JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (!read.success) return undefined;
    const [sort_key, created_at, id] = read.data;
    return { sort_key: storableText(sort_key), created_at, id };
  } catch {
    return undefined;
  }
}

/** Compares two places in the order of a query. Responses without an answer come last, newest first. */
export function comparePlaces({ by, direction }: ResponseSort): (one: Cursor, other: Cursor) => number {
  const sign = direction === 'ascending' ? 1 : -1;
  const byDate = (one: Cursor, other: Cursor) => one.created_at - other.created_at || one.id - other.id;
  if (by === 'date') return (one, other) => sign * byDate(one, other);
  return (one, other) => {
    if (one.sort_key === '' || other.sort_key === '') {
      if (one.sort_key !== other.sort_key) return one.sort_key === '' ? 1 : -1;
      return -byDate(one, other);
    }
    return sign * (compareKeys(one.sort_key, other.sort_key) || byDate(one, other));
  };
}
