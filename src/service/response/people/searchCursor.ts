import * as z from 'zod/mini';

/** Where a search goes on: a form, the last response read in it, if any, and how many were read in all. */
const searchCursor = z.object({
  form: z.string(),
  after: z.nullable(z.int()),
  read: z.int().check(z.minimum(0)),
});

export type SearchCursor = z.infer<typeof searchCursor>;

export function writeSearchCursor(cursor: SearchCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

/** The beginning without a cursor; undefined if the text is none. */
export function readSearchCursor(cursor: string | undefined): SearchCursor | undefined {
  if (cursor === undefined) return { form: '', after: null, read: 0 };
  try {
    const read = z.safeParse(searchCursor, JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
