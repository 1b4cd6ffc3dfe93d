import { Readable } from 'node:stream';
import type { ExportChoices } from '#contract/app/response/export.ts';
import { readResponseQuery } from '#contract/app/response/filter.ts';
import { formatInstant } from '#kit/time/instant.ts';
import { deleteExport } from '#service/response/export/background/deleteExport.ts';
import { startExport } from '#service/response/export/background/startExport.ts';
import { exportFileName, exportMediaType } from '#service/response/export/exportFileName.ts';
import { exportForApp } from '#service/response/export/exportForApp.ts';
import {
  findResponseExport,
  listResponseExports,
  type ResponseExportRow,
} from '#store/query/response/responseExport.ts';
import { Problem } from '../../../problem.ts';
import type { Handlers, InOrganization } from '../../call.ts';
import type { OrganizationContext } from '../../context.ts';
import { visibleForm } from '../form/visibleForm.ts';

export const responseExportHandlers: Handlers<
  | 'checkResponseExport'
  | 'exportResponses'
  | 'responseExportProgress'
  | 'responseExports'
  | 'startResponseExport'
  | 'downloadResponseExport'
  | 'deleteResponseExport'
> = {
  checkResponseExport: async ({ context, actor, params, query }) => {
    await visibleForm(context.store, actor, params.form);
    if (readResponseQuery(query.query) === undefined) throw new Problem('field_invalid', { param: 'query' });
    return {};
  },

  exportResponses: async ({ context, actor, params, query, now }) => {
    const { run, ...choices } = query;
    const request = { formId: params.form, choices, userId: actor.user.id, run };
    const source = { ...context, runs: context.exportRuns };
    const exported = await exportForApp(source, actor.writes, request, now);
    if (!exported.ok) throw problemOf(exported.failure.code);
    return {
      name: exportFileName(exported.value.name, choices, now),
      type: exportMediaType(choices),
      content: exported.value.content,
    };
  },

  responseExportProgress: async ({ context, actor, params, query }) => {
    await visibleForm(context.store, actor, params.form);
    return context.exportRuns.progress(actor.user.id, query.run);
  },

  responseExports: async ({ context, actor, params, now }) => {
    const form = await visibleForm(context.store, actor, params.form);
    const rows = await listResponseExports(context.store.read, actor.organization.id, {
      formId: form.id,
      userId: actor.user.id,
      now,
    });
    return { live: form.live_count, test: form.test_count, exports: rows.map(shown) };
  },

  startResponseExport: async ({ actor, params, body, now }) => {
    const request = { formId: params.form, choices: body, userId: actor.user.id };
    const started = await startExport(actor.writes, request, now);
    if (!started.ok) throw problemOf(started.failure.code);
    return started.value;
  },

  downloadResponseExport: async ({ context, actor, params, now }) => {
    const { form, row } = await ownExport(context, actor, params, now);
    if (row.state !== 'ready' || !(await context.files.has(row.storage_key))) throw new Problem('not_found');
    const choices: ExportChoices = JSON.parse(row.choices);
    return {
      name: exportFileName(form.name, choices, row.created_at),
      type: exportMediaType(choices),
      size: row.size ?? 0,
      inline: false,
      open: () => Readable.from(context.files.read(row.storage_key), { objectMode: false }),
    };
  },

  deleteResponseExport: async ({ actor, params, now }) => {
    const request = { formId: params.form, id: params.export, userId: actor.user.id };
    const deleted = await deleteExport(actor.writes, request, now);
    if (!deleted.ok) throw new Problem('not_found');
    return {};
  },
};

/** An export of the caller; `not_found` for those of others, and where the form is out of reach. */
async function ownExport(
  { store }: OrganizationContext,
  actor: InOrganization,
  params: { readonly form: string; readonly export: string },
  now: number,
) {
  const form = await visibleForm(store, actor, params.form);
  const row = await findResponseExport(store.read, actor.organization.id, params.export);
  if (row === undefined || row.form_id !== form.id || row.user_id !== actor.user.id || row.expires_at <= now)
    throw new Problem('not_found');
  return { form, row };
}

function shown(row: ResponseExportRow) {
  const { format }: ExportChoices = JSON.parse(row.choices);
  return {
    id: row.id,
    format,
    state: row.state,
    rows: row.written,
    size: row.size,
    created_at: formatInstant(row.created_at),
    expires_at: formatInstant(row.expires_at),
  };
}

function problemOf(code: 'not_found' | 'query_invalid' | 'export_running'): Problem {
  return code === 'query_invalid' ? new Problem('field_invalid', { param: 'query' }) : new Problem(code);
}
