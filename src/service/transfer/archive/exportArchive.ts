import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { v2FieldsOf, v2PagesOf } from '#form/definition/apiView.ts';
import { emptyDefinition, openDefinition, type StoredDefinition } from '#form/definition/document.ts';
import { WaitAborted } from '#kit/async/fairLimiter.ts';
import { inTurns, type TakeTurn } from '#kit/async/inTurns.ts';
import { newUuid } from '#kit/ids.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { formatInstant } from '#kit/time/instant.ts';
import type { FileStore } from '#store/files/fileStore.ts';
import { findDefinition } from '#store/query/form/form.ts';
import { versionTimes } from '#store/query/form/formVersions.ts';
import type { OrganizationRow } from '#store/query/organization/organization.ts';
import type { FileRow } from '#store/query/response/file.ts';
import {
  exportedFiles,
  exportedForm,
  exportedForms,
  exportedResponses,
  exportedWorkspaces,
} from '#store/query/transfer/exporting.ts';
import type { ReadOnlyStore } from '#store/store.ts';
import type { Database } from '#store/tables.ts';
import { keepContent } from '../../base/content/keepContent.ts';
import { archiveFileName } from './fileName.ts';
import { type Finding, Findings } from './findings.ts';
import { LineWriter } from './lineWriter.ts';
import { Interrupted } from './problem.ts';
import { responseText } from './responses/responseText.ts';

export interface ExportSource {
  readonly store: ReadOnlyStore;
  readonly files: FileStore;
}

export interface ExportOptions {
  signal?: AbortSignal | undefined;
  /** Receives the number of responses written so far, and the total. */
  onProgress?: ((done: number, total: number) => void) | undefined;
  /** Whether the folder is temporary and its files never change, so that content may be linked instead of copied. */
  isTemporary?: boolean | undefined;
  /** Reads a few hundred rows or one version of a form when it is their organisation's turn; at once if missing. */
  takeTurn?: TakeTurn | undefined;
}

export interface ExportSummary {
  organization: { id: string; name: string };
  workspaces: number;
  forms: number;
  live: number;
  test: number;
  files: number;
  findings: Finding[];
}

export type ExportFailure =
  | { code: 'folder_in_use' }
  | { code: 'parent_missing'; parent: string }
  | { code: 'parent_not_writable'; parent: string; reason: string }
  | { code: 'interrupted' };

/**
 * Writes an organisation into a folder that is missing or empty. Everything is written into a temporary folder beside
 * it, which is renamed once it is complete.
 */
export async function exportArchive(
  { store, files }: ExportSource,
  organization: OrganizationRow,
  folder: string,
  options: ExportOptions = {},
): Promise<Result<ExportSummary, ExportFailure>> {
  const target = resolve(folder);
  const parent = dirname(target);
  const found = await stat(parent).catch(() => undefined);
  if (found?.isDirectory() !== true) return failed({ code: 'parent_missing', parent });
  if (!(await isFree(target))) return failed({ code: 'folder_in_use' });
  const partial = join(parent, `.${basename(target)}.${newUuid().slice(0, 8)}.partial`);
  const refusal = await refusalOf(partial);
  if (refusal !== undefined) return failed({ code: 'parent_not_writable', parent, reason: refusal });
  let work: ExportWork;
  try {
    // A lease keeps content from being removed between the snapshot and its copy.
    work = await keepContent(store, async (confirmMissing) => {
      const begun = await beginWork(files, organization, partial, options);
      await store.snapshot((db) => writeAll(begun, db));
      if (begun.missing > 0) await confirmMissing();
      return begun;
    });
    await rename(partial, target);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    if (error instanceof Interrupted || error instanceof WaitAborted) return failed({ code: 'interrupted' });
    throw error;
  }
  const { id, name } = organization;
  return ok({ organization: { id, name }, ...work.summary, findings: work.findings.list() });
}

/** Clears the folder first, because an attempt that lost its lease may have left files. */
async function beginWork(
  files: FileStore,
  organization: OrganizationRow,
  folder: string,
  options: ExportOptions,
): Promise<ExportWork> {
  for (const part of ['responses', 'files']) {
    await rm(join(folder, part), { recursive: true, force: true });
    await mkdir(join(folder, part));
  }
  const summary = { workspaces: 0, forms: 0, live: 0, test: 0, files: 0 };
  return { files, organization, folder, options, findings: new Findings(), summary, missing: 0 };
}

interface ExportWork {
  files: FileStore;
  organization: OrganizationRow;
  folder: string;
  options: ExportOptions;
  findings: Findings;
  summary: Pick<ExportSummary, 'workspaces' | 'forms' | 'live' | 'test' | 'files'>;
  /** Files whose content is not on disk. */
  missing: number;
}

async function isFree(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).length === 0;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT';
  }
}

/**
 * Creates the folder, or returns the error code. Never recursive: where a parent exists but reports ENOENT for new
 * folders, as /proc does, Node would retry for ever.
 */
async function refusalOf(folder: string): Promise<string | undefined> {
  try {
    await mkdir(folder);
    return undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code);
    throw error;
  }
}

async function writeAll(work: ExportWork, db: Database): Promise<void> {
  const { id, name, extra } = work.organization;
  const organization = new LineWriter(join(work.folder, 'organization.json'));
  await organization.write(withExtra(JSON.stringify({ format: 1, id, name }), extra));
  await organization.end();

  const workspaces = new LineWriter(join(work.folder, 'workspaces.jsonl'));
  for await (const { id, name, created_at, extra } of exportedWorkspaces(db, work.organization.id)) {
    const line = { id, name, created_at: formatInstant(created_at) };
    await workspaces.write(withExtra(JSON.stringify(line), extra));
    work.summary.workspaces += 1;
  }
  await workspaces.end();
  await writeForms(work, db);
  await writeFiles(work, db);
}

async function writeForms(work: ExportWork, db: Database): Promise<void> {
  let total = 0;
  for await (const form of exportedForms(db, work.organization.id))
    total += form.live_count + form.test_count;
  const lines = new LineWriter(join(work.folder, 'forms.jsonl'));
  for await (const { id } of exportedForms(db, work.organization.id)) {
    for await (const part of inTurns(formParts(work, db, id), work.options.takeTurn))
      await lines.writePart(part);
    work.summary.forms += 1;
    await writeResponses(work, db, id, total);
  }
  await lines.end();
}

/** The line of a form, with one version at a time: together they can be large. */
async function* formParts(work: ExportWork, db: Database, formId: string): AsyncGenerator<string> {
  const { id: organizationId } = work.organization;
  const form = await exportedForm(db, organizationId, formId);
  const definitionOf = async (version: number) => {
    const text = await findDefinition(db, organizationId, formId, version);
    return text === undefined ? emptyDefinition : (JSON.parse(text) as StoredDefinition);
  };
  const published = openDefinition(
    form.published_version === null ? emptyDefinition : await definitionOf(form.published_version),
  );
  const first = {
    id: form.id,
    name: form.name,
    workspace_id: form.workspace_id,
    enabled: form.enabled === 1,
    created_at: formatInstant(form.created_at),
    updated_at: formatInstant(form.updated_at),
    responses: form.live_count + form.test_count,
    fields: v2FieldsOf(published),
    pages: v2PagesOf(published),
    definition: JSON.parse(form.draft),
  };
  yield `${JSON.stringify(first).slice(0, -1)},"versions":[`;
  const versions = (await versionTimes(db, organizationId, formId)).reverse();
  for (const [index, { version, published_at }] of versions.entries()) {
    const definition = await definitionOf(version);
    const text = JSON.stringify({ version, published_at: formatInstant(published_at), definition });
    yield index === 0 ? text : `,${text}`;
  }
  const last = {
    counter: form.counter,
    last_number: form.last_number,
    last_test_number: form.last_test_number,
    ...(form.settings === '{}' ? {} : { settings: JSON.parse(form.settings) }),
  };
  yield `],${withExtra(JSON.stringify(last), form.extra).slice(1)}\n`;
}

/**
 * Ordered by id, which all responses have, live or test. This is the order of arrival, so an
 * import appends to every index.
 */
async function writeResponses(work: ExportWork, db: Database, formId: string, total: number): Promise<void> {
  const lines = new LineWriter(join(work.folder, 'responses', `${archiveFileName(formId)}.jsonl`));
  const steps = exportedResponses(db, work.organization.id, formId);
  for await (const rows of inTurns(steps, work.options.takeTurn)) {
    if (work.options.signal?.aborted === true) throw new Interrupted();
    for (const row of rows) {
      if (row.state === 'live') work.summary.live += 1;
      else if (row.state === 'test') work.summary.test += 1;
      else {
        work.findings.add(
          `responses that are ${row.state}; they are left out`,
          `${row.submission_id ?? 'one'} of ${formId}`,
        );
        continue;
      }
      await lines.write(responseText(row));
    }
    work.options.onProgress?.(work.summary.live + work.summary.test, total);
  }
  await lines.end();
}

async function writeFiles(work: ExportWork, db: Database): Promise<void> {
  const lines = new LineWriter(join(work.folder, 'files.jsonl'));
  const steps = exportedFiles(db, work.organization.id);
  for await (const files of inTurns(steps, work.options.takeTurn))
    for (const file of files) {
      if (work.options.signal?.aborted === true) throw new Interrupted();
      await lines.write(fileLine(file));
      work.summary.files += 1;
      if (file.storage_key !== null && (await work.files.has(file.storage_key))) {
        const path = join(work.folder, 'files', archiveFileName(file.id));
        await work.files.copyTo(file.storage_key, path, { isTemporary: work.options.isTemporary ?? false });
      } else {
        if (file.storage_key !== null) work.missing += 1;
        work.findings.add('files without content', file.id);
      }
    }
  await lines.end();
}

function fileLine(file: FileRow): string {
  const line = {
    id: file.id,
    name: file.name,
    type: file.type,
    size: file.size,
    created_at: formatInstant(file.created_at),
    updated_at: formatInstant(file.updated_at),
    ...(file.response_id === null ? {} : { response_id: file.response_id }),
    ...(file.field_id === null ? {} : { field_id: file.field_id }),
  };
  return withExtra(JSON.stringify(line), file.extra);
}

/** Appends `extra`, which is stored as JSON text, as the last key of a line. */
function withExtra(json: string, extra: string | null): string {
  return extra === null ? json : `${json.slice(0, -1)},"extra":${extra}}`;
}
