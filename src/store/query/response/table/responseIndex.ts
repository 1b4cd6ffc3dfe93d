import type { Insertable, RawBuilder, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Database, OrganizationId, Tables } from '../../../tables.ts';
import { ofForm } from '../../ofForm.ts';
import { boundedStep, outlinedTail, type RowStep, shortTail } from '../boundedRows.ts';
import { isInTab, rowColumns, type TableRow } from './tableRows.ts';

export type IndexRow = Selectable<Tables['response_index']>;
export type SortRow = Insertable<Tables['response_sort']>;

/** The index of words has no field. */
export const wordsField = '';

const beforeEverything = {
  tab: 'live',
  read_created_at: -1e15,
  read_id: -Number.MAX_SAFE_INTEGER,
  done: 0,
} as const;

export async function findIndex(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  fieldId: string,
): Promise<IndexRow | undefined> {
  return await db
    .selectFrom('response_index')
    .selectAll()
    .$call(ofForm(organizationId, formId))
    .where('field_id', '=', fieldId)
    .executeTakeFirst();
}

/** Asks for an index, unless it is there; a background job builds it. */
export async function requestIndex(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  fieldId: string,
  { watermark, now }: { readonly watermark: number; readonly now: number },
): Promise<void> {
  await db
    .insertInto('response_index')
    .values({
      organization_id: organizationId,
      form_id: formId,
      field_id: fieldId,
      state: 'building',
      ...beforeEverything,
      watermark,
      used_at: now,
    })
    .onConflict((conflict) => conflict.columns(['organization_id', 'form_id', 'field_id']).doNothing())
    .execute();
}

/** Locks the row until the transaction ends, so that one process at a time moves an index on. */
export async function lockIndex(
  db: Database,
  { organization_id, form_id, field_id }: Pick<IndexRow, 'organization_id' | 'form_id' | 'field_id'>,
): Promise<IndexRow | undefined> {
  return await db
    .updateTable('response_index')
    .set({ field_id })
    .$call(ofForm(organization_id, form_id))
    .where('field_id', '=', field_id)
    .returningAll()
    .executeTakeFirst();
}

export async function updateIndex(
  db: Database,
  { organization_id, form_id, field_id }: Pick<IndexRow, 'organization_id' | 'form_id' | 'field_id'>,
  change: Partial<IndexRow>,
): Promise<void> {
  await db
    .updateTable('response_index')
    .set(change)
    .$call(ofForm(organization_id, form_id))
    .where('field_id', '=', field_id)
    .execute();
}

/** Starts to build an index, once the rows of an earlier one are gone. */
export async function beginIndex(db: Database, index: IndexRow, watermark: number): Promise<void> {
  await updateIndex(db, index, { state: 'building', ...beforeEverything, watermark });
}

/** An index that is being built or removed: of the next organisation after this one that has any, the one used longest ago. */
export async function nextUnfinishedIndex(db: Database, after: string): Promise<IndexRow | undefined> {
  return await db
    .selectFrom('response_index')
    .selectAll()
    .where('state', '!=', 'ready')
    .where('organization_id', '>', after as OrganizationId)
    .orderBy('organization_id')
    .orderBy('used_at')
    .limit(1)
    .executeTakeFirst();
}

/** Finished indexes of all organisations, in the order of their forms. */
export async function finishedIndexes(
  db: Database,
  after: Pick<IndexRow, 'form_id' | 'field_id'>,
  limit: number,
): Promise<IndexRow[]> {
  return await db
    .selectFrom('response_index')
    .selectAll()
    .where('state', '=', 'ready')
    .where(sql<boolean>`(form_id, field_id) > (${after.form_id}, ${after.field_id})`)
    .orderBy('form_id')
    .orderBy('field_id')
    .limit(limit)
    .execute();
}

/** The sorted fields of a form, most recently used first. */
export async function sortedFields(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
): Promise<IndexRow[]> {
  return await db
    .selectFrom('response_index')
    .selectAll()
    .$call(ofForm(organizationId, formId))
    .where('field_id', '!=', wordsField)
    .orderBy('used_at', 'desc')
    .execute();
}

/** Removes some rows of an index; false when none are left. */
export async function clearIndex(db: Database, index: IndexRow, limit: number): Promise<boolean> {
  const { organization_id, form_id, field_id } = index;
  const condition = sql`organization_id = ${organization_id} AND form_id = ${form_id}`;
  const { numAffectedRows = 0n } =
    field_id === wordsField
      ? await sql`DELETE FROM response_doc WHERE ${condition} AND response_id IN (
          SELECT response_id FROM response_doc WHERE ${condition} LIMIT ${limit})`.execute(db)
      : await sql`DELETE FROM response_sort WHERE ${condition} AND field_id = ${field_id} AND response_id IN (
          SELECT response_id FROM response_sort WHERE ${condition} AND field_id = ${field_id} LIMIT ${limit})`.execute(
          db,
        );
  return numAffectedRows > 0n;
}

export async function deleteIndex(
  db: Database,
  { organization_id, form_id, field_id }: Pick<IndexRow, 'organization_id' | 'form_id' | 'field_id'>,
): Promise<void> {
  await db
    .deleteFrom('response_index')
    .$call(ofForm(organization_id, form_id))
    .where('field_id', '=', field_id)
    .execute();
}

export async function writeSortKeys(db: Database, rows: readonly SortRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += 500)
    await db
      .insertInto('response_sort')
      .values(rows.slice(at, at + 500))
      .onConflict((conflict) =>
        conflict.columns(['organization_id', 'form_id', 'field_id', 'response_id']).doUpdateSet((eb) => ({
          tab: eb.ref('excluded.tab'),
          sort_key: eb.ref('excluded.sort_key'),
          created_at: eb.ref('excluded.created_at'),
        })),
      )
      .execute();
}

/** Everything that was derived from these responses or said about them, when they are erased. */
export async function forgetDerived(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  for (const table of ['response_doc', 'response_tag'] as const)
    await db
      .deleteFrom(table)
      .$call(ofForm(organizationId, formId))
      .where('response_id', 'in', ids)
      .execute();
  for (const { field_id } of await sortedFields(db, organizationId, formId))
    await db
      .deleteFrom('response_sort')
      .$call(ofForm(organizationId, formId))
      .where('field_id', '=', field_id)
      .where('response_id', 'in', ids)
      .execute();
}

/** The number of a response among the documents of its form. */
export async function findDocument(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  responseId: number,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('response_doc')
    .select('doc')
    .$call(ofForm(organizationId, formId))
    .where('response_id', '=', responseId)
    .executeTakeFirst();
  return row === undefined ? undefined : Number(row.doc);
}

/** A place in the order of a field. */
export interface KeyCursor {
  readonly sort_key: string;
  readonly created_at: number;
  readonly id: number;
}

export interface SortWindow {
  readonly fieldId: string;
  readonly tab: 'live' | 'test';
  /** Responses with an answer, or those without one. */
  readonly answered: boolean;
  readonly beyond: KeyCursor | undefined;
  readonly order: 'desc' | 'asc';
  readonly limit: number;
}

/** Responses in the order of a field, one step of the keyset, bounded by bytes. */
export async function rowsByKey(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  { fieldId, tab, answered, beyond, order, limit }: SortWindow,
): Promise<RowStep<TableRow & { sort_key: string }>> {
  const outlines = await db
    .selectFrom('response_sort as place')
    .innerJoin('response', (join) =>
      join
        .onRef('response.organization_id', '=', 'place.organization_id')
        .onRef('response.form_id', '=', 'place.form_id')
        .onRef('response.id', '=', 'place.response_id'),
    )
    .select([...rowColumns, 'place.sort_key', ...outlinedTail(shortTail(limit))])
    .where('place.organization_id', '=', organizationId)
    .where('place.form_id', '=', formId)
    .where('place.field_id', '=', fieldId)
    .where('place.tab', '=', tab)
    .where(partOf(answered, order, beyond))
    .where(isInTab(tab))
    .orderBy('place.sort_key', order)
    .orderBy('place.created_at', order)
    .orderBy('place.response_id', order)
    .limit(limit)
    .execute();
  return await boundedStep(db, organizationId, formId, outlines, limit);
}

/** One bound on each side, because SQLite uses no more for its index. */
function partOf(
  answered: boolean,
  order: 'desc' | 'asc',
  beyond: KeyCursor | undefined,
): RawBuilder<boolean> {
  const compared = order === 'desc' ? sql`<` : sql`>`;
  if (!answered)
    return beyond === undefined
      ? sql<boolean>`place.sort_key = ''`
      : sql<boolean>`place.sort_key = ''
          AND (place.created_at, place.response_id) ${compared} (${beyond.created_at}, ${beyond.id})`;
  if (beyond === undefined) return sql<boolean>`place.sort_key > ''`;
  const further = sql<boolean>`(place.sort_key, place.created_at, place.response_id) ${compared}
    (${beyond.sort_key}, ${beyond.created_at}, ${beyond.id})`;
  return order === 'asc' ? further : sql<boolean>`place.sort_key > '' AND ${further}`;
}
