import type { Insertable, Selectable } from 'kysely';
import type { Database, OrganizationId, Tables } from '../../tables.ts';
import { ofForm } from '../ofForm.ts';
import { preparedQuery } from '../preparedQuery.ts';

export type PersonalLinkRow = Selectable<Tables['personal_link']>;

export async function insertPersonalLinks(
  db: Database,
  rows: readonly Insertable<Tables['personal_link']>[],
): Promise<void> {
  if (rows.length > 0) await db.insertInto('personal_link').values(rows).execute();
}

/** Needs the form lock, otherwise a concurrent submission may use the link. */
export async function findPersonalLink(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  hash: string,
): Promise<Pick<PersonalLinkRow, 'id' | 'submission_id' | 'revoked_at'> | undefined> {
  const [link] = await linkWithHash(db, organizationId, formId, hash);
  return link;
}

const linkWithHash = preparedQuery((db, organizationId: OrganizationId, formId: string, hash: string) =>
  db
    .selectFrom('personal_link')
    .select(['id', 'submission_id', 'revoked_at'])
    .$call(ofForm(organizationId, formId))
    .where('hash', '=', hash),
);

/**
 * Records the submission sent with a link. The last write wins: the caller has checked that no earlier
 * submission blocks it.
 */
export async function markLinkUsed(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  id: string,
  submission_id: string,
): Promise<void> {
  await db
    .updateTable('personal_link')
    .set({ submission_id })
    .$call(ofForm(organizationId, formId))
    .where('id', '=', id)
    .execute();
}

/** False if there is no such link. A link that is already revoked keeps its time. */
export async function revokePersonalLink(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  id: string,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('personal_link')
    .set((eb) => ({ revoked_at: eb.fn.coalesce('revoked_at', eb.val(now)) }))
    .$call(ofForm(organizationId, formId))
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface ListedLink {
  id: string;
  name: string;
  created_at: number;
  revoked_at: number | null;
  /** The latest submission sent with it, even if it waits for its payment or was abandoned unpaid. */
  submission_id: string | null;
  /** Set once the link's answer is accepted; privacy mode stores no response. */
  response_id: number | null;
  answered_at: number | null;
}

const batchSize = 500;

/** All links of a form ordered by id, in batches of a few hundred. */
export async function* personalLinks(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
): AsyncGenerator<ListedLink> {
  for (let after = ''; ; ) {
    const rows = await personalLinksAfter(db, organizationId, formId, after, batchSize);
    yield* rows;
    if (rows.length < batchSize) return;
    after = rows.at(-1)?.id ?? after;
  }
}

/** The links of a form whose id follows `after`, ordered by id. */
export async function personalLinksAfter(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  after: string,
  limit: number,
): Promise<ListedLink[]> {
  return await db
    .selectFrom('personal_link as link')
    .leftJoin('response', (join) =>
      join
        .onRef('response.organization_id', '=', 'link.organization_id')
        .onRef('response.form_id', '=', 'link.form_id')
        .onRef('response.submission_id', '=', 'link.submission_id')
        .on('response.state', '!=', 'pending_payment'),
    )
    .leftJoin('private_submission as private', (join) =>
      join
        .onRef('private.organization_id', '=', 'link.organization_id')
        .onRef('private.form_id', '=', 'link.form_id')
        .onRef('private.submission_id', '=', 'link.submission_id'),
    )
    .select([
      'link.id',
      'link.name',
      'link.created_at',
      'link.revoked_at',
      'link.submission_id',
      'response.id as response_id',
    ])
    .select(({ fn }) => fn.coalesce('response.created_at', 'private.created_at').as('answered_at'))
    .where('link.organization_id', '=', organizationId)
    .where('link.form_id', '=', formId)
    .where('link.id', '>', after)
    .orderBy('link.id')
    .limit(limit)
    .execute();
}
