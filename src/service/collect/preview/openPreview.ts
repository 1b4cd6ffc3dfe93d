import type { FormSettings } from '#form/schema/settings.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import { formAtAddress } from '#store/query/form/publishedForm.ts';
import { findMembership, workspacesOf } from '#store/query/organization/membership.ts';
import type { Store } from '#store/store.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import { openSettings } from '../../form/openForm.ts';
import { takeOrganizationTurn } from '../../organization/turn/takeOrganizationTurn.ts';
import { liveSettings } from '../publishedForm/liveSettings.ts';
import type { PublishedForm } from '../publishedForm/publishedForms.ts';
import { compiledDraft } from './compiledDrafts.ts';
import type { PreviewMaker } from './previewToken.ts';

/** A draft as visitors would see it. */
export interface PreviewedForm {
  readonly form: PublishedForm;
  /** Grows with every change of the draft, so that an open preview knows when to reload. */
  readonly revision: number;
}

export type PreviewFailure =
  | { readonly code: 'unknown' }
  /** The draft has a cycle or a condition that nests too deep, so it cannot be calculated; or it is from before the bounds. */
  | { readonly code: 'unusable' | 'too_large'; readonly revision: number };

/** Opens the draft of a form for a preview. `left` aborts when nobody waits for it any more. */
export async function openPreview(
  store: Store,
  baseUrl: string,
  {
    id,
    maker,
    left,
  }: { readonly id: string; readonly maker: PreviewMaker | undefined; readonly left: AbortSignal },
): Promise<Result<PreviewedForm, PreviewFailure>> {
  const { read: db } = store;
  const addressed = await formAtAddress(db, id);
  if (
    addressed === undefined ||
    addressed.id !== id ||
    addressed.deleted_at !== null ||
    addressed.import_id !== null
  )
    return failed({ code: 'unknown' });
  const row = await findFormDocument(db, addressed.organization_id, id);
  if (row === undefined) return failed({ code: 'unknown' });
  if (maker !== undefined && !(await mayStillSee(db, addressed.organization_id, row.workspace_id, maker)))
    return failed({ code: 'unknown' });
  const revision = row.draft_revision;
  const { organization_id: organizationId } = addressed;
  const compiled = await compiledDraft({ ...addressed, draft: row.draft }, baseUrl, (work) =>
    takeOrganizationTurn(store, { organizationId, queue: 'short', left }, work),
  );
  if (!compiled.ok) return failed({ code: compiled.failure, revision });
  const form = compiled.value;
  const settings = previewSettings(openSettings(row.settings));
  return ok({
    revision,
    form: {
      organizationId,
      organizationName: addressed.organization_name,
      id,
      name: row.name,
      version: 0,
      definition: form.definition,
      form,
      settings,
      live: { ...liveSettings(row.settings), settings },
      enabled: true,
      counts: { live: 0, test: 0, counter: 0 },
    },
  });
}

/** A link does not outlive the access of the member who made it, nor the end of their sessions by an owner. */
async function mayStillSee(
  db: Database,
  organizationId: OrganizationId,
  workspaceId: string,
  { userId, madeAt }: PreviewMaker,
): Promise<boolean> {
  const membership = await findMembership(db, organizationId, userId);
  if (membership === undefined) return false;
  const { role, sessions_ended_at } = membership;
  if (sessions_ended_at !== null && madeAt <= sessions_ended_at) return false;
  return role !== 'member' || (await workspacesOf(db, organizationId, userId)).includes(workspaceId);
}

/** The link is the credential, and nothing is stored: dates, limits, passwords and personal links do not apply. */
function previewSettings({ time_zone, privacy_mode }: FormSettings): FormSettings {
  return {
    ...(time_zone === undefined ? {} : { time_zone }),
    ...(privacy_mode === undefined ? {} : { privacy_mode }),
  };
}
