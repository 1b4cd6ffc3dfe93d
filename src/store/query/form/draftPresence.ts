import { sql } from 'kysely';
import { storableText } from '#kit/text/storableText.ts';
import type { Database, OrganizationId } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';
import { isAmong, ofPairs, type Pair } from '../pairs.ts';

export interface PresenceRow {
  organization_id: OrganizationId;
  form_id: string;
  tab: string;
  user_id: string;
  name: string;
  selection: string;
  seen_at: number;
}

/** More than that see each other nowhere in the app. */
const maxWindows = 50;

/** The windows that have these drafts open and were heard of since `since`, oldest first, with their people's names. */
export async function draftPresence(
  db: Database,
  forms: readonly Pair[],
  since: number,
): Promise<PresenceRow[]> {
  return await ofPairs(forms, async (some) => {
    const place = sql<number>`row_number() OVER (
      PARTITION BY draft_presence.organization_id, draft_presence.form_id
      ORDER BY draft_presence.opened_at, draft_presence.tab
    )`;
    return await db
      .selectFrom((inner) =>
        inner
          .selectFrom('draft_presence')
          .innerJoin('app_user', 'app_user.id', 'draft_presence.user_id')
          .select([
            'draft_presence.organization_id',
            'draft_presence.form_id',
            'draft_presence.tab',
            'draft_presence.user_id',
            'app_user.name',
            'draft_presence.selection',
            'draft_presence.seen_at',
            place.as('place'),
          ])
          .where(isAmong(['draft_presence.organization_id', 'draft_presence.form_id'], some))
          .where('draft_presence.seen_at', '>', since)
          .as('open_window'),
      )
      .select(['organization_id', 'form_id', 'tab', 'user_id', 'name', 'selection', 'seen_at'])
      .where('place', '<=', maxWindows)
      .orderBy('place')
      .execute();
  });
}

/** The current revisions of visible forms' drafts, and the forms' workspaces. */
export async function draftRevisions(
  db: Database,
  forms: readonly Pair[],
): Promise<{ organization_id: OrganizationId; id: string; draft_revision: number; workspace_id: string }[]> {
  return await ofPairs(forms, async (some) => {
    return await db
      .selectFrom('form')
      .select(['organization_id', 'id', 'draft_revision', 'workspace_id'])
      .where(isAmong(['organization_id', 'id'], some))
      .where('deleted_at', 'is', null)
      .where('import_id', 'is', null)
      .execute();
  });
}

/** The current revision of a visible form's draft, and the form's workspace. */
export async function draftRevision(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
): Promise<{ draft_revision: number; workspace_id: string } | undefined> {
  return await db
    .selectFrom('form')
    .select(['draft_revision', 'workspace_id'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', storableText(formId))
    .where('deleted_at', 'is', null)
    .where('import_id', 'is', null)
    .executeTakeFirst();
}

interface Window {
  readonly formId: string;
  readonly tab: string;
  readonly userId: string;
}

/** Adds a window or renews it. A window of another person with the same name keeps its row. */
export async function writePresence(
  db: Database,
  organizationId: OrganizationId,
  { formId, tab, userId }: Window,
  { selection, now }: { selection: string; now: number },
): Promise<void> {
  await db
    .insertInto('draft_presence')
    .values({
      organization_id: organizationId,
      form_id: formId,
      tab,
      user_id: userId,
      selection,
      opened_at: now,
      seen_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['organization_id', 'form_id', 'tab'])
        .doUpdateSet({ selection, seen_at: now })
        .where('draft_presence.user_id', '=', userId),
    )
    .execute();
}

export async function removePresence(
  db: Database,
  organizationId: OrganizationId,
  { formId, tab, userId }: Window,
): Promise<void> {
  await db
    .deleteFrom('draft_presence')
    .$call(ofForm(organizationId, formId))
    .where('tab', '=', tab)
    .where('user_id', '=', userId)
    .execute();
}

/** The person's windows of a form, the least recently heard of first. */
export async function windowsOf(
  db: Database,
  organizationId: OrganizationId,
  { formId, userId }: Omit<Window, 'tab'>,
): Promise<{ tab: string; selection: string; seen_at: number }[]> {
  return await db
    .selectFrom('draft_presence')
    .select(['tab', 'selection', 'seen_at'])
    .$call(ofForm(organizationId, storableText(formId)))
    .where('user_id', '=', userId)
    .orderBy('seen_at')
    .orderBy('tab')
    .execute();
}

/** Forgets the organisation's windows that were not heard of since `since`. */
export async function removeStalePresence(
  db: Database,
  organizationId: OrganizationId,
  since: number,
): Promise<void> {
  await db
    .deleteFrom('draft_presence')
    .where('organization_id', '=', organizationId)
    .where('seen_at', '<=', since)
    .execute();
}
