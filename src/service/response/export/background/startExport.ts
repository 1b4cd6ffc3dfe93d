import { type ExportChoices, exportLifetimeHours } from '#contract/app/response/export.ts';
import { readResponseQuery } from '#contract/app/response/filter.ts';
import { newShortId, newUuid } from '#kit/ids.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { hour } from '#kit/time/durations.ts';
import {
  countOpenExports,
  insertResponseExport,
  listResponseExports,
} from '#store/query/response/responseExport.ts';
import type { OrganizationWrites } from '../../../base/access/organizationWrites.ts';
import { recordExport } from '../exportForApp.ts';

export type NotStarted = { readonly code: 'not_found' | 'query_invalid' | 'export_running' };

/** Exports of a form that one person may have in the background. */
const maxAtOnce = 5;
/** Exports of one organisation that wait or are being made. */
const maxOfOrganization = 20;

/** Adds an export for the job that makes files. */
export async function startExport(
  writes: OrganizationWrites,
  { formId, choices, userId }: { formId: string; choices: ExportChoices; userId: string },
  now: number,
): Promise<Result<{ id: string }, NotStarted>> {
  if (readResponseQuery(choices.query) === undefined) return failed({ code: 'query_invalid' });
  return await writes.write(async (transaction): Promise<Result<{ id: string }, NotStarted>> => {
    const details = { format: choices.format, background: true };
    const form = await recordExport(transaction, formId, details, now);
    if (!form.ok) return form;
    const { db, organizationId } = transaction;
    const open = await listResponseExports(db, organizationId, { formId: form.value.id, userId, now });
    if (open.filter(({ state }) => state === 'waiting' || state === 'running').length >= maxAtOnce)
      return failed({ code: 'export_running' });
    if ((await countOpenExports(db, organizationId, now)) >= maxOfOrganization)
      return failed({ code: 'export_running' });
    const id = newShortId();
    await insertResponseExport(db, {
      organization_id: organizationId,
      form_id: form.value.id,
      id,
      user_id: userId,
      choices: JSON.stringify(choices),
      state: 'waiting',
      written: 0,
      attempt: 0,
      held_until: 0,
      storage_key: newUuid(),
      created_at: now,
      expires_at: now + exportLifetimeHours * hour,
    });
    return ok({ id });
  });
}
