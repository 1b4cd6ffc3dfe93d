import { draftPresence, draftRevisions } from '#store/query/form/draftPresence.ts';
import type { Pair } from '#store/query/pairs.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import { isInWorkspaceScope, type WorkspaceScope } from '../../base/access/workspaceScope.ts';

/** A window that was not heard of for this long is closed. Windows report more often. */
export const presenceTimeout = 30_000;

export interface DraftNews {
  readonly organizationId: OrganizationId;
  readonly form: string;
  readonly workspace: string;
  /** The revision of the draft that the server has now. */
  readonly revision: number;
  /** Everybody who has the draft open; selections are JSON. */
  readonly people: readonly { tab: string; user: string; name: string; selection: string }[];
}

/** The news of these drafts, by two statements; nothing for forms that are gone. */
export async function draftNewsOf(db: Database, drafts: readonly Pair[], now: number): Promise<DraftNews[]> {
  const rows = await draftRevisions(db, drafts);
  const windows = await draftPresence(
    db,
    rows.map(({ organization_id, id }) => [organization_id, id]),
    now - presenceTimeout,
  );
  const people = Map.groupBy(windows, (row) => `${row.organization_id} ${row.form_id}`);
  return rows.map(({ organization_id: organizationId, id: form, workspace_id, draft_revision }) => ({
    organizationId,
    form,
    workspace: workspace_id,
    revision: draft_revision,
    people: (people.get(`${organizationId} ${form}`) ?? []).map(({ tab, user_id, name, selection }) => ({
      tab,
      user: user_id,
      name,
      selection,
    })),
  }));
}

/** The news of a draft; undefined if the form is gone or out of reach. */
export async function draftNews(
  db: Database,
  organizationId: OrganizationId,
  reach: WorkspaceScope,
  { form, now }: { form: string; now: number },
): Promise<DraftNews | undefined> {
  const [news] = await draftNewsOf(db, [[organizationId, form]], now);
  return news !== undefined && isInWorkspaceScope(reach, news.workspace) ? news : undefined;
}
