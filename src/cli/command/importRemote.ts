import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '#service/archive/findings.ts';
import type { ImportSummary } from '#service/archive/importArchive.ts';
import { unnamedFiles } from '#service/archive/write/writeFiles.ts';
import type { Data } from '#service/openData.ts';
import { CommandFailure } from '../failure.ts';
import { note } from '../output.ts';
import { Progress } from '../progress.ts';

export interface RemoteSummary extends ImportSummary {
  /** Found while downloading, and said then. */
  told: Finding[];
}

/**
 * Downloads a server into an archive and imports that. The archive stays when anything fails, so that the next try
 * goes on where this one ended; the key is part of its name only as a hash.
 */
export async function importRemote(
  data: Data,
  { baseUrl, key }: { baseUrl: string; key: string },
  importFolder: (data: Data, folder: string) => Promise<ImportSummary>,
): Promise<RemoteSummary> {
  const name = createHash('sha256')
    .update(JSON.stringify([baseUrl, key]))
    .digest('hex')
    .slice(0, 32);
  const folder = join(data.folder, 'imports', name);
  const { downloadArchive } = await import('#service/remote/downloadArchive.ts');
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
      onProgress: ({ what, done, total }) => progress.show(`Reading ${what}`, done, total),
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'RemoteFailure') throw new CommandFailure(error.message);
    throw error;
  } finally {
    progress.clear();
  }
  const summary = await importFolder(data, folder);
  await rm(folder, { recursive: true, force: true });
  return { ...summary, findings: summary.findings.map(explained), told };
}

/** Test responses did not come along, and so neither did the answers that name their files. */
function explained(finding: Finding): Finding {
  if (finding.kind !== unnamedFiles) return finding;
  return {
    ...finding,
    kind: `${unnamedFiles}; they were kept, and may belong to test responses, which the API does not list`,
  };
}
