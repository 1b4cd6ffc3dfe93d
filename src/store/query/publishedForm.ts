import { storableText } from '#kit/storableText.ts';
import type { Database, OrganizationId } from '../tables.ts';
import { compiledOnce } from './compiledOnce.ts';
import type { FormRow } from './form.ts';

/** What of a form may change from one submission to the next. */
const changing = [
  'organization_id',
  'id',
  'name',
  'enabled',
  'published_version',
  'updated_at',
  'settings',
  'live_count',
  'test_count',
  'counter',
  'deleted_at',
  'import_id',
] as const;

export type PublishedRow = Pick<FormRow, (typeof changing)[number]>;

/**
 * The form at a public address: by its id, or else by its slug. Without an organisation in its condition, because the
 * address has none either; deleted forms too, so that their visitors can be told.
 */
export async function formAtAddress(db: Database, address: string): Promise<PublishedRow | undefined> {
  const name = storableText(address);
  const [byId] = await formWithId(db, name);
  if (byId !== undefined) return byId;
  const [bySlug] = await formWithSlug(db, name);
  return bySlug;
}

const formWithId = compiledOnce((db, id: string) =>
  db.selectFrom('form').select(changing).where('id', '=', id),
);

const formWithSlug = compiledOnce((db, slug: string) =>
  db.selectFrom('form').select(changing).where('slug', '=', slug).where('deleted_at', 'is', null),
);

/** The same for many addresses with one query. */
export async function formsAtAddresses(
  db: Database,
  addresses: readonly string[],
): Promise<(PublishedRow | undefined)[]> {
  const names = addresses.map(storableText);
  const rows = await db
    .selectFrom('form')
    .select([...changing, 'slug'])
    .where((eb) =>
      eb.or([eb('id', 'in', names), eb.and([eb('slug', 'in', names), eb('deleted_at', 'is', null)])]),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const bySlug = new Map(rows.flatMap((row) => (row.deleted_at === null ? [[row.slug, row] as const] : [])));
  return names.map((name) => byId.get(name) ?? bySlug.get(name));
}

/** The same for a form that the transaction has locked: it stays so until the transaction ends. */
export async function lockedForm(
  db: Database,
  organizationId: OrganizationId,
  id: string,
): Promise<PublishedRow | undefined> {
  const [form] = await formOfOrganization(db, organizationId, id);
  return form;
}

const formOfOrganization = compiledOnce((db, organizationId: OrganizationId, id: string) =>
  db.selectFrom('form').select(changing).where('organization_id', '=', organizationId).where('id', '=', id),
);
