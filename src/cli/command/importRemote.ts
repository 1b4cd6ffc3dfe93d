import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Data } from '#service/operate/openData.ts';
import type { Finding } from '#service/transfer/archive/findings.ts';
import type { ImportSummary } from '#service/transfer/archive/importArchive.ts';
import { matchingOrganization } from '#service/transfer/archive/matchingOrganization.ts';
import { mergeRefusal } from '#service/transfer/archive/mergeRefusal.ts';
import { ArchiveProblem } from '#service/transfer/archive/problem.ts';
import { unnamedFiles } from '#service/transfer/archive/write/writeFiles.ts';
import { CommandFailure } from '../failure.ts';
import { importRefusal } from '../importRefusal.ts';
import type { ImportTerms } from '../importTerms.ts';
import { note } from '../output.ts';
import { Progress } from '../progress.ts';

export interface RemoteSummary extends ImportSummary {
  /** Findings already printed during the download. */
  told: Finding[];
}

/**
 * Downloads a server into an archive and imports that. A failed import keeps the archive, so the next attempt can
 * resume; its name contains only a hash of the key.
 */
export async function importRemote(
  data: Data,
  { baseUrl, key, terms }: { baseUrl: string; key: string; terms: ImportTerms },
  importFolder: (data: Data, folder: string, terms: ImportTerms) => Promise<ImportSummary>,
): Promise<RemoteSummary> {
  const name = createHash('sha256')
    .update(JSON.stringify([baseUrl, key]))
    .digest('hex')
    .slice(0, 32);
  const folder = join(data.folder, 'imports', name);
  const isNew = !existsSync(folder);
  let into: string | undefined = terms.into;
  const { downloadArchive } = await import('#service/transfer/remote/downloadArchive.ts');
  const progress = new Progress();
  const report = (line: string) => {
    progress.clear();
    note(line);
  };
  let told: Finding[];
  try {
    told = await downloadArchive({
      baseUrl,
      key,
      folder,
      report,
      tell: report,
      // Asks before hours of downloading, not after.
      accept: async (organization) => {
        const found = await matchingOrganization(data.store.read, organization);
        const refusal = await mergeRefusal(found, terms);
        if (refusal !== undefined) throw importRefusal(refusal);
        into = found?.id;
      },
      bounds: { most: terms.maxSize, hasRoom: (bytes) => data.files.room.has(bytes) },
      onProgress: ({ what, done, total }) => progress.show(`Reading ${what}`, done, total),
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'RemoteFailure') throw new CommandFailure(error.message);
    if (error instanceof ArchiveProblem) throw new CommandFailure(error.message);
    // Nothing was downloaded that the next attempt could resume.
    if (error instanceof CommandFailure && isNew) await rm(folder, { recursive: true, force: true });
    throw error;
  } finally {
    progress.clear();
  }
  const summary = await importFolder(data, folder, { ...terms, into });
  await rm(folder, { recursive: true, force: true });
  return { ...summary, findings: summary.findings.map(explained), told };
}

/** Test responses are not downloaded, so files that only they refer to look unused. */
function explained(finding: Finding): Finding {
  if (finding.kind !== unnamedFiles) return finding;
  return {
    ...finding,
    kind: `${unnamedFiles}; they were kept, and may belong to test responses, which the API does not list`,
  };
}
