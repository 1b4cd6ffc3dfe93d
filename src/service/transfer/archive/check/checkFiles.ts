import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type { Selectable } from 'kysely';
import type { FileLine } from '#contract/archive.ts';
import { storableText } from '#kit/text/storableText.ts';
import { findFiles, maxIdsPerQuery, takenTimes } from '#store/query/transfer/importing.ts';
import type { Tables } from '#store/tables.ts';
import { archiveFileName } from '../fileName.ts';
import { inBatches } from '../inBatches.ts';
import { extraOf, milliseconds, timesOf } from '../lineValues.ts';
import { storedTimes } from '../movedTimes.ts';
import { type ImportWork, lists, occupyTimes, settleTies, stopIfAsked } from '../plan.ts';
import { ArchiveProblem } from '../problem.ts';
import { otherContent, refuseUnfinished } from './checkWorkspaces.ts';

export async function checkFiles(work: ImportWork): Promise<void> {
  const { db, index, organization, totals, source } = work;
  for await (const batch of inBatches(source.files(), maxIdsPerQuery)) {
    stopIfAsked(work);
    const ids = batch.map(({ value }) => value.id);
    const stored = organization === undefined ? [] : await findFiles(db, organization.id, ids);
    const byId = new Map(stored.map((row) => [row.id, row]));
    for (const { file, line, value } of batch) {
      const location = { file, line };
      const row = byId.get(value.id);
      if (!index.addItem('file', value.id, archiveFileName(value.id), { stored: row !== undefined }))
        throw new ArchiveProblem(location, `id: "${value.id}" is on an earlier line already`);
      if (row === undefined) {
        totals.files += 1;
        index.ties.place(lists.file, line, milliseconds(value.created_at));
        continue;
      }
      refuseUnfinished(row, location);
      if (!isSame(row, value) || !(await hasSameContent(work, row))) throw otherContent(location, value.id);
      totals.skipped += 1;
    }
  }
  await occupyTimes(work, lists.file, (id) => takenTimes(db, id, 'file'));
  settleTies(work, lists.file, 'files.jsonl');
  await reportMissing(work);
}

type FileRow = Selectable<Tables['file']>;

function isSame(row: FileRow, line: FileLine): boolean {
  const times = storedTimes(row, timesOf(line));
  return (
    row.name === storableText(line.name) &&
    row.type === storableText(line.type) &&
    row.size === line.size &&
    times?.updated_at === row.updated_at &&
    (line.response_id === undefined || row.response_id === line.response_id) &&
    (line.field_id === undefined || row.field_id === storableText(line.field_id)) &&
    (line.extra === undefined || row.extra === extraOf(line))
  );
}

async function hasSameContent({ source, findings }: ImportWork, row: FileRow): Promise<boolean> {
  const content = await source.content(row.id);
  if (content === undefined) return true;
  if (row.sha256 === null) {
    content.destroy();
    findings.add('files that were stored without content earlier and stay so', `files/${row.id}`);
    return true;
  }
  const hash = createHash('sha256');
  await pipeline(content, hash);
  return hash.digest('hex') === row.sha256;
}

/** Reports files that answers name but that neither the archive nor the store has. The answers are kept. */
async function reportMissing({ index, db, organization, findings }: ImportWork): Promise<void> {
  for (const ids of index.namedButUnlisted()) {
    const stored = organization === undefined ? [] : await findFiles(db, organization.id, ids);
    const known = new Set(stored.map(({ id }) => id));
    for (const id of ids) {
      if (known.has(id)) continue;
      const naming = index.namingAnswer(id, undefined);
      findings.add(
        'files named by answers that are not in the archive',
        `${id}, named by response ${naming?.response_id} of the form ${naming?.form_id}`,
      );
    }
  }
}
