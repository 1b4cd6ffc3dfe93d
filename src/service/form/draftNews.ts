import { failed, ok, type Result } from '#kit/result.ts';
import { storableText } from '#kit/text/storableText.ts';
import {
  draftPresence,
  draftRevision,
  removePresence,
  removeStalePresence,
  writePresence,
} from '#store/query/form/draftPresence.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import type { OrganizationWrites } from '../organization/organizationWrites.ts';
import { isInWorkspaceScope, type WorkspaceScope } from '../organization/workspace/workspaceScope.ts';

/** A window that was not heard of for this long is closed. Windows report more often. */
const presenceTimeout = 30_000;
/** An unchanged window is written this often only. */
const renewalInterval = 8_000;

export interface DraftNews {
  /** The revision of the draft that the server has now. */
  readonly revision: number;
  /** Everybody who has the draft open. */
  readonly people: readonly { tab: string; user: string; name: string; selection: string }[];
}

/** The news of a draft; undefined if the form is gone or out of reach. */
export async function draftNews(
  db: Database,
  organizationId: OrganizationId,
  reach: WorkspaceScope,
  { form, now }: { form: string; now: number },
): Promise<DraftNews | undefined> {
  const row = await draftRevision(db, organizationId, form);
  if (row === undefined || !isInWorkspaceScope(reach, row.workspace_id)) return undefined;
  const people = await draftPresence(db, organizationId, form, now - presenceTimeout);
  return {
    revision: row.draft_revision,
    people: people.map(({ tab, user_id: user, name, selection }) => ({ tab, user, name, selection })),
  };
}

export interface WindowReport {
  readonly form: string;
  readonly tab: string;
  readonly user: string;
  /** The selection as JSON; undefined when the window closes. */
  readonly selection: string | undefined;
}

/** Records that a window has the draft open, or no longer. */
export async function reportPresence(
  writes: OrganizationWrites,
  { form, tab: given, user, selection: shown }: WindowReport,
  now: number,
): Promise<Result<undefined, { code: 'form_unknown' }>> {
  const tab = storableText(given);
  const selection = shown === undefined ? undefined : storableText(shown);
  const known = await draftPresence(writes.read, writes.organizationId, form, now - renewalInterval);
  if (known.some((row) => row.tab === tab && row.user_id === user && row.selection === selection))
    return ok(undefined);
  return await writes.write(async ({ db, organizationId, reach }) => {
    const row = await draftRevision(db, organizationId, form);
    if (row === undefined || !isInWorkspaceScope(reach, row.workspace_id))
      return failed({ code: 'form_unknown' });
    await removeStalePresence(db, organizationId, now - presenceTimeout);
    const window = { formId: form, tab, userId: user };
    if (selection === undefined) await removePresence(db, organizationId, window);
    else await writePresence(db, organizationId, window, { selection, now });
    return ok(undefined);
  });
}
