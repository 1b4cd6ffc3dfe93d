import * as z from 'zod/mini';
import type { DeletedCursor } from '#store/query/response/deletedResponse.ts';

const deletedPlace = z.object({ deleted_at: z.int(), id: z.int() });

/** A cursor into the list of deleted responses. */
export function writeDeletedCursor({ deleted_at, id }: DeletedCursor): string {
  return Buffer.from(JSON.stringify({ deleted_at, id })).toString('base64url');
}

export function readDeletedCursor(cursor: string): DeletedCursor | undefined {
  try {
    const read = z.safeParse(deletedPlace, JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
