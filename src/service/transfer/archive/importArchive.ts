import { join } from 'node:path';
import type { OrganizationFile } from '#contract/archive.ts';
import { newShortId, newUuid } from '#kit/ids.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { storableText } from '#kit/text/storableText.ts';
import { isConflict } from '#store/conflict.ts';
import { findIdHeldAsSlug } from '#store/query/form/formDocument.ts';
import { insertOrganization } from '#store/query/organization/organization.ts';
import { commitImport } from '#store/query/transfer/commitImport.ts';
import { raiseLastNumber } from '#store/query/transfer/importing.ts';
import { type ImportRun, insertRun, lockImportStart } from '#store/query/transfer/importRun.ts';
import { ArchiveIndex } from '#store/scratch/archiveIndex.ts';
import type { Store } from '#store/store.ts';
import type { Data } from '../../operate/openData.ts';
import { checkArchive } from './check/checkArchive.ts';
import { type Finding, Findings } from './findings.ts';
import { extraOf } from './lineValues.ts';
import { changedMeanwhile, matchingOrganization, refuseUnderWay } from './matchingOrganization.ts';
import { type MergeOptions, type MergeRefusal, mergeRefusal } from './mergeRefusal.ts';
import type { ImportProgress, ImportTotals, ImportWork } from './plan.ts';
import { type ArchiveLocation, ArchiveProblem, Interrupted } from './problem.ts';
import { removeImport, removeUnfinished, thisProcess } from './removeUnfinished.ts';
import { ColumnsPool } from './responses/columnsPool.ts';
import type { ArchiveSource } from './source.ts';
import { ImportWriter } from './write/importWriter.ts';
import { writeFiles } from './write/writeFiles.ts';
import { writeForms, writeWorkspaces } from './write/writeItems.ts';
import { writeResponses } from './write/writeResponses.ts';

export interface ImportOptions extends MergeOptions {
  signal?: AbortSignal | undefined;
  onProgress?: ((progress: ImportProgress) => void) | undefined;
}

/** `workspaces`, `forms`, `live`, `test` and `files` count the items that were added. */
export interface ImportSummary extends ImportTotals {
  organization: { id: string; name: string; created: boolean };
  findings: Finding[];
}

export type ImportFailure =
  | { code: 'archive_refused'; location: ArchiveLocation | undefined; reason: string; message: string }
  | MergeRefusal
  | { code: 'interrupted' };

/**
 * Imports an archive completely or not at all. The first pass over the source checks every line and writes nothing;
 * the second writes in short batches, which stay invisible until the last transaction.
 */
export async function importArchive(
  { store, files, folder }: Pick<Data, 'store' | 'files' | 'folder'>,
  source: ArchiveSource,
  options: ImportOptions = {},
): Promise<Result<ImportSummary, ImportFailure>> {
  const index = new ArchiveIndex(join(folder, 'imports'));
  const pool = new ColumnsPool();
  try {
    await removeUnfinished(store, files, Date.now());
    const wanted = await source.organization();
    const organization = await matchingOrganization(store.read, wanted);
    const refusal = await mergeRefusal(organization, options);
    if (refusal !== undefined) return failed(refusal);
    const work: ImportWork = {
      source,
      db: store.read,
      index,
      pool,
      findings: new Findings(),
      totals: { workspaces: 0, forms: 0, live: 0, test: 0, files: 0, skipped: 0, moved: 0 },
      organization,
      largestResponseId: 0,
      formLines: 0,
      slugs: new Map(),
      signal: options.signal,
      onProgress: options.onProgress,
    };
    if (organization !== undefined && organization.name !== storableText(wanted.name)) {
      work.findings.add(
        'names that differ',
        `the organisation is called "${organization.name}" here and stays so; the archive says "${wanted.name}"`,
      );
    }
    await checkArchive(work);
    const run = await begin(store, work, wanted);
    const writer = new ImportWriter(work, store, files, run);
    try {
      await writeWorkspaces(writer);
      await writeForms(writer);
      const additions = await writeResponses(writer);
      await writeFiles(writer);
      await writer.write(async (transaction) => {
        // No unique index covers this conflict, and someone may have chosen an id of the archive as
        // a slug since the check.
        if ((await findIdHeldAsSlug(transaction.db, run.id)) !== undefined)
          throw new ArchiveProblem(undefined, changedMeanwhile);
        await commitImport(transaction, run, additions, Date.now());
      });
    } catch (error) {
      writer.end();
      await removeImport(store, files, run);
      throw explained(error);
    }
    writer.end();
    return ok({
      organization: {
        id: run.organization_id,
        name: organization?.name ?? storableText(wanted.name),
        created: organization === undefined,
      },
      ...work.totals,
      findings: work.findings.list(),
    });
  } catch (error) {
    return importFailureOf(error);
  } finally {
    await pool.close();
    index.close();
  }
}

/** Turns expected failures into results; rethrows any other error. */
export function importFailureOf(error: unknown): { ok: false; failure: ImportFailure } {
  if (error instanceof Interrupted) return failed({ code: 'interrupted' });
  if (!(error instanceof ArchiveProblem)) throw error;
  const { location, reason, message } = error;
  return failed({ code: 'archive_refused', location, reason, message });
}

/** A conflict means that the data has changed since the check. */
function explained(error: unknown): unknown {
  return isConflict(error) ? new ArchiveProblem(undefined, changedMeanwhile) : error;
}

/**
 * Registers the import, and creates the organisation if there is none; both stay invisible
 * until the import is committed.
 */
async function begin(store: Store, work: ImportWork, wanted: OrganizationFile): Promise<ImportRun> {
  const now = Date.now();
  const id = newUuid();
  const beginning = store.write(async ({ db, lockOrganization }) => {
    await lockImportStart(db, store.engine);
    if (work.organization === undefined) await refuseUnderWay(db, wanted);
    const organization_id =
      work.organization?.id ??
      (await insertOrganization(db, {
        id: wanted.id ?? newShortId(),
        name: storableText(wanted.name),
        created_at: now,
        import_id: id,
        extra: extraOf(wanted),
      }));
    const run = { id, organization_id, process: thisProcess(), started_at: now, heartbeat_at: now };
    await insertRun(db, run);
    await lockOrganization(organization_id);
    await raiseLastNumber(db, organization_id, work.largestResponseId);
    return run;
  });
  return await beginning.catch((error: unknown) => {
    throw explained(error);
  });
}
