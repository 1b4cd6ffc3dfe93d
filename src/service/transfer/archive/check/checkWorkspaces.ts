import { storableText } from '#kit/text/storableText.ts';
import { findWorkspaces, maxIdsPerQuery, takenTimes } from '#store/query/transfer/importing.ts';
import { archiveFileName } from '../fileName.ts';
import { inBatches } from '../inBatches.ts';
import { extraOf, milliseconds } from '../lineValues.ts';
import { storedTimes } from '../movedTimes.ts';
import { type ImportWork, lists, occupyTimes, settleTies, stopIfAsked } from '../plan.ts';
import { ArchiveProblem } from '../problem.ts';

export async function checkWorkspaces(work: ImportWork): Promise<void> {
  const { db, index, organization, totals } = work;
  for await (const batch of inBatches(work.source.workspaces(), maxIdsPerQuery)) {
    stopIfAsked(work);
    const ids = batch.map(({ value }) => value.id);
    const stored = organization === undefined ? [] : await findWorkspaces(db, organization.id, ids);
    const byId = new Map(stored.map((row) => [row.id, row]));
    for (const { file, line, value } of batch) {
      const location = { file, line };
      const row = byId.get(value.id);
      if (!index.addItem('workspace', value.id, archiveFileName(value.id), { stored: row !== undefined }))
        throw new ArchiveProblem(location, `id: "${value.id}" is on an earlier line already`);
      const created_at = milliseconds(value.created_at);
      if (row === undefined) {
        totals.workspaces += 1;
        index.ties.place(lists.workspace, line, created_at);
        continue;
      }
      refuseUnfinished(row, location);
      if (row.deleted_at !== null)
        throw new ArchiveProblem(location, `id: the workspace "${value.id}" was deleted here`);
      const same =
        row.name === storableText(value.name) &&
        storedTimes(row, { created_at, updated_at: created_at }) !== undefined &&
        (value.extra === undefined || row.extra === extraOf(value));
      if (!same) throw otherContent(location, value.id);
      totals.skipped += 1;
    }
  }
  await occupyTimes(work, lists.workspace, (id) => takenTimes(db, id, 'workspace'));
  settleTies(work, lists.workspace, 'workspaces.jsonl');
}

export function otherContent(location: { file: string; line: number }, id: string | number): ArchiveProblem {
  return new ArchiveProblem(location, `id: "${id}" is stored already with other content`);
}

/** Refuses an item that another import has written but not yet committed. */
export function refuseUnfinished(
  row: { id: string | number; import_id: string | null },
  location: { file: string; line: number },
): void {
  if (row.import_id !== null) {
    throw new ArchiveProblem(
      location,
      `id: "${row.id}" is being imported by another process; try again when it has ended`,
    );
  }
}
