import type { Finding } from '#form/check/findings.ts';
import type { SchemaFault } from '#form/schema/faults.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import type { FormRow } from '#store/query/form/form.ts';
import { addVersion } from '#store/query/form/formChange.ts';
import { findFormDocument, newestVersion } from '#store/query/form/formDocument.ts';
import { connectionsOf } from '#store/query/workflow/connection.ts';
import { forgetOtherActions } from '#store/query/workflow/health.ts';
import type { OrganizationWrites } from '../base/access/organizationWrites.ts';
import { isInWorkspaceScope } from '../base/access/workspaceScope.ts';
import { recordFormChange } from '../base/audit/recordFormChange.ts';
import { openSettings } from './openForm.ts';
import { publishedVersion } from './publishedVersion.ts';
import { isUnchanged } from './push/isUnchanged.ts';
import { inFormThread } from './thread/formThread.ts';
import { isLargeText } from './thread/isLarge.ts';

export interface Publication {
  id: string;
  name: string;
  slug: string | null;
  version: number;
  /** False if the draft was already published. */
  published: boolean;
  enabled: boolean;
  findings: Finding[];
}

export type PublishFailure =
  | { code: 'form_unknown'; asked: string }
  | { code: 'draft_changed' }
  | { code: 'published_changed' }
  | { code: 'document_invalid'; faults: SchemaFault[] }
  | { code: 'findings_block'; findings: Finding[] };

/**
 * Publishes the draft as an immutable version, unless the checker finds an error in it or in the settings. `revision`
 * is an optimistic lock: if the draft has changed since the caller read it, nothing is published. So is `insteadOf`, the
 * version that must be the published one.
 */
export async function publishForm(
  writes: OrganizationWrites,
  id: string,
  now: number,
  {
    revision,
    insteadOf,
  }: { readonly revision?: number | undefined; readonly insteadOf?: number | undefined } = {},
): Promise<Result<Publication, PublishFailure>> {
  const { organizationId } = writes;
  for (;;) {
    const row = await findFormDocument(writes.read, organizationId, id);
    if (row === undefined) return failed({ code: 'form_unknown', asked: id });
    if (revision !== undefined && row.draft_revision !== revision) return failed({ code: 'draft_changed' });
    if (insteadOf !== undefined && row.published_version !== insteadOf)
      return failed({ code: 'published_changed' });
    const current = await publishedVersion(writes.read, row);
    const { isSame, faults, findings, unconnected, running } = await inFormThread(
      { organizationId, isLarge: isLargeText(row.draft) },
      'checkPublication',
      {
        draft: row.draft,
        published: current?.definition,
        settings: openSettings(row.settings),
        // Few forms name connections, and those that do have this word.
        connections: row.draft.includes('"connection"')
          ? await connectionsOf(writes.read, organizationId)
          : [],
      },
    );
    // A connection may be gone although the form is the same.
    if (current !== undefined && isSame) return ok(publication(row, current.version, false, unconnected));
    if (faults.length > 0) return failed({ code: 'document_invalid', faults });
    if (findings.some(({ severity }) => severity === 'error'))
      return failed({ code: 'findings_block', findings });
    // Checks run outside the transaction, which holds locks; if the form has changed since, the loop retries.
    const published = await writes.writeForms(
      [row.id],
      async ({ db, actor, reach }): Promise<Result<Publication, PublishFailure> | undefined> => {
        const locked = await findFormDocument(db, organizationId, row.id);
        if (locked === undefined || !isUnchanged(row, locked)) return undefined;
        if (!isInWorkspaceScope(reach, locked.workspace_id))
          return failed({ code: 'form_unknown', asked: id });
        const version = (await newestVersion(db, organizationId, row.id)) + 1;
        const at = Math.max(now, locked.updated_at);
        await addVersion(db, organizationId, row.id, { version, definition: row.draft, at });
        await forgetOtherActions(db, organizationId, row.id, running);
        const changes = [{ kind: 'form_published', new: { version } }] as const;
        const event = { action: 'form.published', details: { version }, changes } as const;
        await recordFormChange(db, locked, actor, event, at);
        // The first version enables the form.
        const enabled = locked.published_version === null ? 1 : locked.enabled;
        return ok(publication({ ...locked, enabled }, version, true, findings));
      },
    );
    if (published !== undefined) return published;
  }
}

function publication(
  { id, name, slug, enabled }: FormRow,
  version: number,
  published: boolean,
  findings: Finding[],
): Publication {
  return { id, name, slug, version, published, enabled: enabled === 1, findings };
}
