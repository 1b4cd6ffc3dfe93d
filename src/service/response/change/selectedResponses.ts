import * as z from 'zod/mini';
import type { ResponseSelection } from '#contract/app/response/changes.ts';
import { newestFirst } from '#form/query/responseQuery.ts';
import { idsOfDeletion } from '#store/query/response/deletedResponse.ts';
import { belowEveryId } from '#store/query/response/readResponses.ts';
import { readPage } from '../query/readPage.ts';
import type { ReadForm, ResponseReader } from '../query/responseReader.ts';

/** The responses of one step, and where the next one goes on. */
export interface SelectedStep {
  readonly ids: readonly number[];
  readonly done: number;
  readonly total: number;
  readonly next: string | null;
}

/** Milliseconds of looking for matches before a step ends early. */
const stepTime = 400;

/**
 * The place after the last response that was looked at, and how many were so far. A query is followed from its newest
 * response to its oldest, so responses that arrive meanwhile are not among them.
 */
const stepCursor = z.object({ at: z.int(), id: z.int(), done: z.int().check(z.minimum(0)) });

type StepCursor = z.infer<typeof stepCursor>;

/** Undefined if the cursor is none. */
export async function selectedResponses(
  reader: ResponseReader,
  form: ReadForm,
  selection: ResponseSelection,
  { cursor, size }: { readonly cursor: string | undefined; readonly size: number },
): Promise<SelectedStep | undefined> {
  const position = cursor === undefined ? undefined : readCursor(cursor);
  if (position === undefined && cursor !== undefined) return undefined;
  const before = position?.done ?? 0;
  if ('ids' in selection) {
    const all = [...new Set(selection.ids)];
    const ids = all.slice(before, before + size);
    const done = Math.min(before + size, all.length);
    const next = done < all.length ? writeCursor({ at: 0, id: 0, done }) : null;
    return { ids, done, total: all.length, next };
  }
  if ('deletion' in selection) {
    const { deletion } = selection;
    const wanted = { deletion, after: position?.id ?? belowEveryId, limit: size };
    const ids = await idsOfDeletion(reader.store.read, form.organization_id, form.id, wanted);
    const done = before + ids.length;
    const last = ids.length < size ? undefined : ids.at(-1);
    const next = last === undefined ? null : writeCursor({ at: 0, id: last, done });
    return { ids, done, total: done, next };
  }
  const query = { ...selection.query, sort: newestFirst };
  const beyond = position && { sort_key: '', created_at: position.at, id: position.id };
  const page = await readPage(reader, form, query, { beyond, limit: size, budget: stepTime });
  const done = before + page.scanned;
  const counts = { live: form.live_count, test: form.test_count, spam: 0, partial: 0 };
  return {
    ids: page.rows.map(({ id }) => id),
    done,
    // Deleted ones have left the count already, so the work done and the rest may be less than what was looked at.
    total: page.next === undefined ? done : Math.max(done, counts[query.tab]),
    next: page.next === undefined ? null : writeCursor({ at: page.next.created_at, id: page.next.id, done }),
  };
}

function writeCursor(position: StepCursor): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

function readCursor(cursor: string): StepCursor | undefined {
  try {
    const read = z.safeParse(stepCursor, JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
