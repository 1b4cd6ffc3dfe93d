import { storableText } from '#kit/text/storableText.ts';
import type { Database, OrganizationId } from '../../tables.ts';

export interface PresenceRow {
  tab: string;
  user_id: string;
  name: string;
  selection: string;
  seen_at: number;
}

/** The windows that have a draft open and were heard of since `since`, oldest first, with their people's names. */
export async function draftPresence(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  since: number,
): Promise<PresenceRow[]> {
  return await db
    .selectFrom('draft_presence')
    .innerJoin('app_user', 'app_user.id', 'draft_presence.user_id')
    .select([
      'draft_presence.tab',
      'draft_presence.user_id',
      'app_user.name',
      'draft_presence.selection',
      'draft_presence.seen_at',
    ])
    .where('draft_presence.organization_id', '=', organizationId)
    .where('draft_presence.form_id', '=', storableText(formId))
    .where('draft_presence.seen_at', '>', since)
    .orderBy('draft_presence.opened_at')
    .orderBy('draft_presence.tab')
    .limit(50)
    .execute();
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
    .where('organization_id', '=', organizationId)
    .where('form_id', '=', formId)
    .where('tab', '=', tab)
    .where('user_id', '=', userId)
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
