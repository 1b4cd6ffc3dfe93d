import type { Command } from 'commander';
import { formatByteSize } from '#kit/text/byteSize.ts';
import { pluralize } from '#kit/text/pluralize.ts';
import { shellQuoted } from '#kit/text/shellQuoted.ts';
import type { Data } from '#service/operate/openData.ts';
import type { ImportSummary } from '#service/transfer/archive/importArchive.ts';
import { importPath } from '#service/transfer/archive/importPath.ts';
import type { MergeTarget } from '#service/transfer/archive/mergeRefusal.ts';
import type { ImportProgress } from '#service/transfer/archive/plan.ts';
import { usualMost } from '#service/transfer/archive/unpackLimits.ts';
import { WrongUsage } from '../failure.ts';
import { noteFindings } from '../findings.ts';
import { importRefusal } from '../importRefusal.ts';
import { type ImportTerms, importTerms } from '../importTerms.ts';
import { print, printJson } from '../output.ts';
import { Progress } from '../progress.ts';
import { withAbortOnSignal } from '../withAbortOnSignal.ts';
import { type DataFlags, withNewOrExistingData } from '../withData.ts';
import { importKey } from './importKey.ts';
import { importRemote, type RemoteSummary } from './importRemote.ts';

interface ImportFlags extends DataFlags {
  from?: string;
  key?: string;
  into?: string;
  maxSize?: string;
  json?: boolean;
}

export function addImport(program: Command): void {
  program
    .command('import')
    .description('import an archive, or everything from another server; all of it or nothing')
    .argument('[archive]', 'a folder written by "canvass export", or a tar file downloaded from the web app')
    .option('--from <base url>', 'import from another server with this API instead of an archive')
    .option(
      '--key <key>',
      'the API key for that server; "-" reads it from standard input (default: CANVASS_IMPORT_KEY)',
    )
    .option('--into <id>', 'the organisation to add to, if it already exists; prompted for on a terminal')
    .option(
      '--max-size <size>',
      `the most an archive may unpack to, or a server may send in files, such as 20GB (default: ${formatByteSize(usualMost)}, and 200 times the size of a packed file)`,
    )
    .option('--data <folder>', 'the data folder')
    .option('--json', 'print an object with the counts')
    .action(async (path: string | undefined, flags: ImportFlags) => {
      const bringIn = await chosenImport(path, flags);
      const { findings, told = [], ...counts } = await withNewOrExistingData(flags, bringIn);
      noteFindings(findings);
      const warnings = [...told, ...findings];
      if (flags.json) printJson({ ...counts, warnings });
      else
        for (const line of [...summaryLines(counts, warnings.length), ...ownerLines(counts, flags)])
          print(line);
    });
}

async function chosenImport(
  path: string | undefined,
  flags: ImportFlags,
): Promise<(data: Data) => Promise<ImportSummary & Partial<RemoteSummary>>> {
  const { from: baseUrl, key: flag } = flags;
  const terms = importTerms(flags);
  if (path !== undefined && baseUrl === undefined) return (data) => importAt(data, path, terms);
  if (path === undefined && baseUrl !== undefined) {
    await refuseWrongUrl(baseUrl);
    const key = await importKey(flag);
    if (key?.trim() === '') throw new WrongUsage('The key is empty.');
    if (key !== undefined) return (data) => importRemote(data, { baseUrl, key, terms }, importAt);
  }
  throw new WrongUsage('Give an archive, or another server with --from <base url> --key <key>.');
}

async function refuseWrongUrl(baseUrl: string): Promise<void> {
  const { parseBaseUrl } = await import('#service/transfer/remote/parseBaseUrl.ts');
  try {
    parseBaseUrl(baseUrl);
  } catch (error) {
    if (error instanceof Error && error.name === 'RemoteFailure') throw new WrongUsage(error.message);
    throw error;
  }
}

async function importAt(data: Data, path: string, terms: ImportTerms): Promise<ImportSummary> {
  const progress = new Progress();
  const onProgress = ({ phase, done, total }: ImportProgress) =>
    progress.show(phase === 'check' ? 'Checking responses' : 'Writing responses', done, total);
  const outcome = await withAbortOnSignal((signal) => {
    const mayMerge = (organization: MergeTarget) => terms.mayMerge(organization, signal);
    return importPath(data, path, { signal, onProgress, ...terms, mayMerge });
  }).finally(() => progress.clear());
  if (outcome.ok) return outcome.value;
  throw importRefusal(outcome.failure);
}

/** Archives contain no people, so a new organisation has no owner yet. */
function ownerLines({ organization }: Pick<ImportSummary, 'organization'>, { data }: DataFlags): string[] {
  if (!organization.created) return [];
  const folder = data === undefined ? '' : ` --data ${shellQuoted(data)}`;
  return [
    `Become its owner in the browser: node bin/canvass setup-link --organization ${organization.id}${folder}`,
  ];
}

function summaryLines(counts: Omit<ImportSummary, 'findings'>, warnings: number): string[] {
  const { organization, workspaces, forms, live, test, files, skipped, moved } = counts;
  const lines = [
    `${organization.created ? 'Created' : 'Added to'} the organisation ${organization.name} (${organization.id}): ` +
      `${pluralize(workspaces, 'workspace')}, ${pluralize(forms, 'form')}, ` +
      `${live} live and ${pluralize(test, 'test response')}, ${pluralize(files, 'file')}.`,
  ];
  if (skipped > 0) lines.push(`${skipped} ${skipped === 1 ? 'was' : 'were'} already there.`);
  if (moved > 0) lines.push(`${moved} moved by milliseconds, because another had the same time.`);
  if (warnings > 0) lines.push(`${pluralize(warnings, 'remark')} on standard error.`);
  return lines;
}
