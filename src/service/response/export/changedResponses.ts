import { nextPiece } from '#kit/async/nextPiece.ts';
import { changesSince } from '#store/query/response/changeLog.ts';
import { newestNumber } from '#store/query/response/table/tableRows.ts';
import { watermarkBefore } from '#store/query/response/watermarkBefore.ts';
import type { OrganizationId, StaleDatabase } from '#store/tables.ts';

export interface ChangedResponses {
  /** The ids of responses that were added or touched; undefined if they may be any. */
  readonly ids: ReadonlySet<number> | undefined;
  /** Where the next increment goes on. */
  readonly marker: number;
}

/**
 * The responses of an incremental export. The marker is read first: a change that happens meanwhile comes twice rather than
 * never.
 */
export async function changedResponses(
  db: StaleDatabase,
  { organization_id: organizationId, id: formId }: { organization_id: OrganizationId; id: string },
  since: { readonly instant: number } | { readonly marker: number } | undefined,
  takeTurn: <T>(read: () => Promise<T>) => Promise<T> = (read) => read(),
): Promise<ChangedResponses> {
  const marker = await newestNumber(db, organizationId);
  if (since === undefined) return { ids: undefined, marker };
  const from =
    'marker' in since ? since.marker : await watermarkBefore(db, organizationId, formId, since.instant);
  const ids = new Set<number>();
  for (let watermark = from ?? marker; ; ) {
    const page = await takeTurn(() =>
      changesSince(db, organizationId, formId, watermark, 500, { hasValues: false }),
    );
    for (const { kind, response_id: id } of page.entries) {
      // An import may add responses anywhere in the list.
      if (kind === 'responses_imported') return { ids: undefined, marker };
      if (id !== null) ids.add(id);
    }
    if (!page.hasMore) return { ids, marker };
    watermark = page.watermark;
    // With SQLite this loop never leaves the thread by itself.
    await nextPiece();
  }
}
