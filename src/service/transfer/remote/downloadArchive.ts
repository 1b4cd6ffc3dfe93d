import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type WorkspaceLine, workspaceLine } from '#contract/archive.ts';
import { isObject } from '#kit/isObject.ts';
import { formatInstant } from '#kit/time/instant.ts';
import type { HttpClient } from '#outside/httpClient.ts';
import { type Finding, Findings } from '#service/transfer/archive/findings.ts';
import { Staging, StagingInUse } from '#store/download/staging.ts';
import { type Download, type DownloadProgress, tellFindings, workFolder } from './download.ts';
import { downloadFiles } from './downloadFiles.ts';
import { downloadForm, formLines } from './downloadForm.ts';
import { type DownloadBounds, DownloadLimits } from './downloadLimits.ts';
import { workspaceLineOf } from './lines.ts';
import { listPages } from './listPage.ts';
import { Reading } from './reading.ts';
import { Remarks } from './remarks.ts';
import { createRemoteApi } from './remoteApi.ts';
import { RemoteFailure } from './remoteFailure.ts';
import { UnknownValues } from './unknownValues.ts';
import { walkList } from './walkList.ts';
import { writeJsonLines, writeWhole } from './writeWhole.ts';

export interface DownloadOptions {
  baseUrl: string;
  key: string;
  /** Holds the archive at the end, and until then the state for resuming after an interruption. */
  folder: string;
  /** Receives remarks about data that could not be read, one sentence at a time. */
  report: (line: string) => void;
  /** Receives transient messages, such as how long a wait takes. */
  tell: (line: string) => void;
  onProgress?: (progress: DownloadProgress) => void;
  /** Receives the organisation's name before anything else is read; throws to refuse the download. */
  accept?: (organization: { name: string }) => Promise<void>;
  bounds?: DownloadBounds;
  /** For tests. */
  client?: HttpClient;
  pause?: (milliseconds: number) => Promise<void>;
  now?: () => number;
}

/**
 * Downloads everything that a key can see, from any server that speaks this API, into an archive folder. An
 * interrupted run resumes in the same folder; `organization.json` is written last, so a folder that has it is
 * complete. Returns the findings of this run and of those before it.
 */
export async function downloadArchive(options: DownloadOptions): Promise<Finding[]> {
  const { folder, onProgress = () => undefined } = options;
  const limits = new DownloadLimits(options.bounds);
  const api = limits.watch(createRemoteApi({ ...options, report: options.tell }));
  await mkdir(workFolder(folder), { recursive: true });
  const staging = openStaging(folder);
  try {
    const remarks = new Remarks(staging, options.report);
    const report: Download['report'] = (line, finding) => remarks.add(line, finding);
    const findings = new Findings();
    const download: Download = { api, staging, limits, folder, findings, report, onProgress };
    requireSameServer(download);
    const finished = staging.cursor('finished');
    if (finished !== undefined) {
      options.tell(
        `The download was complete at ${finished}; nothing is asked again. Remove ${folder} to begin anew.`,
      );
      return remarks.findings();
    }
    await readAll(download, options.accept);
    tellFindings(download);
    staging.keepCursor('finished', formatInstant(Date.now()));
    return remarks.findings();
  } finally {
    staging.close();
    api.close();
  }
}

function openStaging(folder: string): Staging {
  try {
    return new Staging(join(workFolder(folder), 'state.db'));
  } catch (error) {
    if (error instanceof StagingInUse)
      throw new RemoteFailure('The same import is under way in another process.');
    throw error;
  }
}

async function readAll(download: Download, accept: DownloadOptions['accept']): Promise<void> {
  const { api, staging, report, folder } = download;
  const organization = await readOrganization(download);
  await accept?.(organization);
  const hasV1 = await findV1(download);

  for (const list of ['workspaces', 'forms']) {
    const ask = listPages(api, `/v2/${list}`);
    const subject = list === 'forms' ? 'Forms' : 'Workspaces';
    const walked = await walkList({ ask, staging, list, subject, report });
    if (walked === 'absent') throw new RemoteFailure(`/v2/${list} cannot be read.`);
  }
  const total = staging.count('forms');
  let done = 0;
  for (const form of staging.items('forms')) {
    await downloadForm(download, form, hasV1);
    download.onProgress({ what: 'forms', done: ++done, total });
  }
  await downloadFiles(download);
  await writeJsonLines(folder, 'forms.jsonl', formsOf(download));
  await writeJsonLines(folder, 'workspaces.jsonl', workspacesOf(download));
  await writeWhole(folder, 'organization.json', [`${JSON.stringify(organization, null, 2)}\n`]);
}

async function readOrganization({
  api,
  findings,
}: Download): Promise<{ name: string } & Record<string, unknown>> {
  const ping = await api.json('/v2');
  if (ping.kind !== 'value' || !isObject(ping.value)) {
    const why = ping.kind === 'refused' ? `answers ${ping.status}` : 'is not there';
    throw new RemoteFailure(
      `${api.baseUrl.host} does not speak API v2: ${api.baseUrl.pathname.replace(/\/$/, '')}/v2 ${why}.`,
    );
  }
  const unknowns = new UnknownValues();
  const reading = new Reading(ping.value, unknowns, (kind) => findings.add(kind, 'organisation'));
  const name = reading.text('organization_name').trim() || api.baseUrl.host;
  reading.finish();
  return { format: 1, name, extra: unknowns.extra() };
}

async function findV1({ api, report }: Download): Promise<boolean> {
  const ping = await api.json('/v1');
  if (ping.kind === 'value') return true;
  report(
    'The server has no API v1: options are taken from the answers, and earlier labels, prices and metadata are unknown.',
  );
  return false;
}

function requireSameServer({ staging, api }: Download): void {
  const before = staging.cursor('base url');
  if (before === undefined) staging.keepCursor('base url', api.baseUrl.href);
  else if (before !== api.baseUrl.href) {
    throw new RemoteFailure('The folder holds an unfinished download from another address.');
  }
}

function* formsOf({ staging }: Download): Generator<unknown> {
  for (const { json } of staging.items(formLines)) yield JSON.parse(json);
}

/** Creates workspaces that forms name but the server does not list; these forms would have no place otherwise. */
function* workspacesOf({ staging, findings, report }: Download): Generator<WorkspaceLine> {
  const written = new Set<string>();
  for (const { id, json } of staging.items('workspaces')) {
    const notice = (kind: string) => findings.add(kind, `workspace ${id}`);
    const line = workspaceLine.safeParse(workspaceLineOf(JSON.parse(json), notice));
    if (line.success) {
      written.add(id);
      yield line.data;
    } else notice('workspaces left out, since the archive cannot hold them');
  }
  for (const { json } of staging.items(formLines)) {
    const { workspace_id: id, created_at } = JSON.parse(json);
    if (written.has(id)) continue;
    written.add(id);
    report(`Workspace ${id} is not listed, though a form is in it; it is made with its id as its name.`);
    yield { id, name: id, created_at };
  }
}
