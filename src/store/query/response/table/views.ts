import type { Database, OrganizationId } from '../../../tables.ts';
import { ofForm } from '../../ofForm.ts';
import { noteErasure } from '../../operate/erasure.ts';

export interface ViewRow {
  readonly id: string;
  readonly user_id: string | null;
  readonly name: string;
  readonly content: string;
}

/** The shared views of a form, and those of this person. */
export async function viewsOf(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  userId: string,
): Promise<ViewRow[]> {
  return await visibleViews(db, organizationId, formId, userId)
    .orderBy('name')
    .orderBy('id')
    .limit(2 * maxViews)
    .execute();
}

export async function findView(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  userId: string,
  id: string,
): Promise<ViewRow | undefined> {
  return await visibleViews(db, organizationId, formId, userId).where('id', '=', id).executeTakeFirst();
}

/** More than anybody will read: so many shared ones of a form, and so many of each person. */
export const maxViews = 200;

/** The shared views of a form, or those of a person. */
export async function countViews(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  userId: string | null,
): Promise<number> {
  const { count } = await db
    .selectFrom('response_view')
    .select(({ fn }) => fn.countAll().as('count'))
    .$call(ofForm(organizationId, formId))
    .where('user_id', userId === null ? 'is' : '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

function visibleViews(db: Database, organizationId: OrganizationId, formId: string, userId: string) {
  return db
    .selectFrom('response_view')
    .select(['id', 'user_id', 'name', 'content'])
    .$call(ofForm(organizationId, formId))
    .where((eb) => eb.or([eb('user_id', 'is', null), eb('user_id', '=', userId)]));
}

export async function insertView(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  view: ViewRow,
  now: number,
): Promise<void> {
  await db
    .insertInto('response_view')
    .values({ ...view, organization_id: organizationId, form_id: formId, created_at: now, updated_at: now })
    .execute();
}

export async function updateView(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  { id, ...view }: ViewRow,
  now: number,
): Promise<void> {
  await db
    .updateTable('response_view')
    .set({ ...view, updated_at: now })
    .$call(ofForm(organizationId, formId))
    .where('id', '=', id)
    .execute();
  await noteErasure(db);
}

export async function deleteView(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  id: string,
): Promise<void> {
  await db.deleteFrom('response_view').$call(ofForm(organizationId, formId)).where('id', '=', id).execute();
  await noteErasure(db);
}

/** As JSON; undefined before the person first arranges them. */
export async function columnsOf(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  userId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('response_columns')
    .select('content')
    .$call(ofForm(organizationId, formId))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.content;
}

export async function saveColumns(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  userId: string,
  content: string,
): Promise<void> {
  await db
    .insertInto('response_columns')
    .values({ organization_id: organizationId, form_id: formId, user_id: userId, content })
    .onConflict((conflict) =>
      conflict.columns(['organization_id', 'form_id', 'user_id']).doUpdateSet({ content }),
    )
    .execute();
}
