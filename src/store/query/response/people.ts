import { sql } from 'kysely';
import { storableText } from '#kit/text/storableText.ts';
import type { Database, OrganizationId } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';
import { noteErasure } from '../operate/erasure.ts';
import { boundedBatch, shortTail } from './boundedRows.ts';

export interface SearchedForm {
  readonly organization_id: OrganizationId;
  readonly id: string;
  readonly name: string;
  readonly deleted_at: number | null;
}

/** The forms of an organisation from an id on, deleted ones too: their responses still exist. */
export async function searchedForms(
  db: Database,
  organizationId: OrganizationId,
  from: string,
  limit: number,
): Promise<SearchedForm[]> {
  return await db
    .selectFrom('form')
    .select(['organization_id', 'id', 'name', 'deleted_at'])
    .where('organization_id', '=', organizationId)
    .where('import_id', 'is', null)
    .where('erasure', '<>', 'done')
    .where('id', '>=', storableText(from))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** These forms, deleted ones too. */
export async function formsById(
  db: Database,
  organizationId: OrganizationId,
  ids: readonly string[],
): Promise<SearchedForm[]> {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('form')
    .select(['organization_id', 'id', 'name', 'deleted_at'])
    .where('organization_id', '=', organizationId)
    .where('import_id', 'is', null)
    .where('id', 'in', ids.map(storableText))
    .execute();
}

/** About how many responses an organisation has, from the totals of its forms. */
export async function responseTotal(db: Database, organizationId: OrganizationId): Promise<number> {
  const row = await db
    .selectFrom('form')
    .select(sql<number>`coalesce(sum(live_count + test_count), 0)`.as('total'))
    .where('organization_id', '=', organizationId)
    .where('import_id', 'is', null)
    .executeTakeFirst();
  return Number(row?.total ?? 0);
}

interface Said {
  readonly response_id: number;
  readonly text: string;
}

/** The longest note has a few times ten thousand bytes. */
const notesOfStep = 100;

/** Notes on the responses of a form between two ids, both included, in steps. */
export async function* notesBetween(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  [first, last]: readonly [number, number],
): AsyncGenerator<readonly Said[]> {
  for (let cursor: { response_id: number; id: string } | undefined; ; ) {
    const notes = db
      .selectFrom('response_note')
      .select(['response_id', 'id', 'text'])
      .$call(ofForm(organizationId, formId))
      .where('response_id', '>=', cursor?.response_id ?? first)
      .where('response_id', '<=', last);
    const rest =
      cursor && notes.where(sql<boolean>`(response_id, id) > (${cursor.response_id}, ${cursor.id})`);
    const rows = await (rest ?? notes).orderBy('response_id').orderBy('id').limit(notesOfStep).execute();
    yield rows;
    cursor = rows.at(-1);
    if (rows.length < notesOfStep) return;
  }
}

const entriesOfStep = 200;

/** Earlier answers to the same, as JSON; in steps bounded by bytes, because each entry may be as long as a response. */
export async function* earlierAnswersBetween(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  [first, last]: readonly [number, number],
): AsyncGenerator<readonly Said[]> {
  const short = shortTail(entriesOfStep);
  for (let cursor: { response_id: number; id: number } | undefined; ; ) {
    const entries = db
      .selectFrom('change_entry')
      .select(['response_id', 'number as id'])
      .select([
        sql<string | null>`CASE WHEN octet_length(old_value) <= ${short} THEN old_value END`.as('tail'),
        sql<number>`octet_length(old_value)`.as('bytes'),
      ])
      .$call(ofForm(organizationId, formId))
      .where('response_id', 'is not', null)
      .where('response_id', '>=', cursor?.response_id ?? first)
      .where('response_id', '<=', last)
      .where('kind', '=', 'response_edited')
      .where('old_value', 'is not', null)
      .$narrowType<{ response_id: number }>();
    const rest =
      cursor && entries.where(sql<boolean>`(response_id, number) > (${cursor.response_id}, ${cursor.id})`);
    const outlines = await (rest ?? entries)
      .orderBy('response_id')
      .orderBy('number')
      .limit(entriesOfStep)
      .execute();
    const { rows, taken } = await boundedBatch(outlines, (numbers) =>
      oldValues(db, organizationId, formId, numbers),
    );
    yield rows.map(({ response_id, tail }) => ({ response_id, text: tail }));
    cursor = outlines[taken - 1];
    if (taken === outlines.length && taken < entriesOfStep) return;
  }
}

async function oldValues(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  numbers: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('change_entry')
    .select(['number', 'old_value'])
    .$call(ofForm(organizationId, formId))
    .where('number', 'in', numbers)
    .where('old_value', 'is not', null)
    .$narrowType<{ old_value: string }>()
    .execute();
  return new Map(rows.map(({ number, old_value }) => [number, old_value]));
}

/** How many files each of these responses has. */
export async function fileCounts(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const files = await filesOfResponses(db, organizationId, formId, ids);
  const counts = new Map<number, number>();
  for (const { response_id } of files) counts.set(response_id, (counts.get(response_id) ?? 0) + 1);
  return counts;
}

export interface FileOfPerson {
  readonly response_id: number;
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

export async function filesOfResponses(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  ids: readonly number[],
): Promise<FileOfPerson[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('file')
    .select(['response_id', 'id', 'name', 'type', 'size'])
    .$call(ofForm(organizationId, formId))
    .where('response_id', 'in', ids)
    .orderBy('created_at')
    .execute();
  return rows.map(({ response_id, ...file }) => ({ ...file, response_id: response_id ?? 0 }));
}

export interface MailInOutbox {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly created_at: number;
}

/** The mails that the outbox of an organisation still has, newest first; old ones are forgotten. */
export async function mailsInOutbox(
  db: Database,
  organizationId: OrganizationId,
  limit: number,
): Promise<MailInOutbox[]> {
  return await db
    .selectFrom('mail')
    .select(['id', 'kind', 'recipient', 'created_at'])
    .where('organization_id', '=', organizationId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

/** Deletes these mails, sent or not; returns their number. */
export async function deleteMails(
  db: Database,
  organizationId: OrganizationId,
  ids: readonly string[],
): Promise<number> {
  if (ids.length === 0) return 0;
  const { numDeletedRows } = await db
    .deleteFrom('mail')
    .where('organization_id', '=', organizationId)
    .where('id', 'in', ids.map(storableText))
    .executeTakeFirst();
  if (numDeletedRows > 0n) await noteErasure(db);
  return Number(numDeletedRows);
}

/** Deletes personal links of a form, by their ids and by the submissions that were sent with them. */
export async function deleteLinks(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  { ids, submissions }: { readonly ids: readonly string[]; readonly submissions: readonly string[] },
): Promise<number> {
  if (ids.length === 0 && submissions.length === 0) return 0;
  const { numDeletedRows } = await db
    .deleteFrom('personal_link')
    .$call(ofForm(organizationId, formId))
    .where(({ or, eb }) =>
      or([
        ...(ids.length > 0 ? [eb('id', 'in', ids.map(storableText))] : []),
        ...(submissions.length > 0 ? [eb('submission_id', 'in', submissions)] : []),
      ]),
    )
    .executeTakeFirst();
  if (numDeletedRows > 0n) await noteErasure(db);
  return Number(numDeletedRows);
}
