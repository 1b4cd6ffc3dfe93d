import { Readable } from 'node:stream';
import type { ExportChoices } from '#contract/app/response/export.ts';
import { readResponseQuery } from '#contract/app/response/filter.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import type { FormRow } from '#store/query/form/form.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import type { OrganizationTransaction, OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { isInWorkspaceScope } from '../../base/access/workspaceScope.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';
import { type ExportSource, exportContent } from './exportContent.ts';
import type { ExportRuns } from './exportRuns.ts';
import { takeExportTurn } from './takeExportTurn.ts';

export type NotExported = { readonly code: 'not_found' | 'query_invalid' | 'export_running' };

export interface AppExport {
  readonly formId: string;
  readonly choices: ExportChoices;
  readonly userId: string;
  /** Chosen by the client, to follow the progress. */
  readonly run: string | undefined;
}

/** Streams the responses of a form to a member and records it. */
export async function exportForApp(
  source: ExportSource & { readonly runs: ExportRuns },
  writes: OrganizationWrites,
  { formId, choices, userId, run }: AppExport,
  now: number,
): Promise<Result<{ name: string; content: Readable }, NotExported>> {
  const query = readResponseQuery(choices.query);
  if (query === undefined) return failed({ code: 'query_invalid' });
  const progress = source.runs.begin(userId, run, now);
  if (progress === undefined) return failed({ code: 'export_running' });
  try {
    const form = await writes.write((transaction) =>
      recordExport(transaction, formId, { format: choices.format }, now),
    );
    if (!form.ok) {
      progress.end();
      return form;
    }
    const closed = new AbortController();
    const content = exportContent(source, {
      form: form.value,
      choices,
      query,
      now,
      onProgress: progress.report,
      takeTurn: (read) => takeExportTurn(writes.organizationId, closed.signal, read),
    });
    const stream = Readable.from(content, { objectMode: false });
    stream.once('close', () => {
      closed.abort();
      progress.end();
      source.onEnd?.(choices.format, stream.readableEnded ? 'sent' : 'cut_off');
    });
    return ok({ name: form.value.name, content: stream });
  } catch (error) {
    progress.end();
    throw error;
  }
}

/** Finds the form within the actor's reach and writes the audit entry. */
export async function recordExport(
  { db, organizationId, actor, reach }: OrganizationTransaction,
  formId: string,
  details: Readonly<Record<string, unknown>>,
  now: number,
): Promise<Result<FormRow, { readonly code: 'not_found' }>> {
  const form = await findFormDocument(db, organizationId, formId);
  if (form === undefined || !isInWorkspaceScope(reach, form.workspace_id))
    return failed({ code: 'not_found' });
  const { id, name } = form;
  const target = { kind: 'form', id, name };
  await recordAudit(db, organizationId, actor, { action: 'form.responses_exported', target, details }, now);
  return ok(form);
}
