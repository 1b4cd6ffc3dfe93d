import { sql } from 'kysely';
import { storableText } from '#kit/text/storableText.ts';
import type { Database, OrganizationId } from '../../tables.ts';
import { preparedQuery } from '../preparedQuery.ts';
import type { FormRow } from './form.ts';

/** The columns that may change between two submissions. */
const volatileColumns = [
  'form.organization_id',
  'form.id',
  'form.name',
  'form.enabled',
  'form.published_version',
  'form.updated_at',
  'form.settings',
  'form.live_count',
  'form.test_count',
  'form.counter',
  'form.deleted_at',
  'form.import_id',
] as const;

/** The same columns without the table name. */
export const volatileNames = volatileColumns.map((name) => name.slice('form.'.length));

type Column<Name> = Name extends `form.${infer Short extends keyof FormRow}` ? Short : never;

export type PublishedRow = Pick<FormRow, Column<(typeof volatileColumns)[number]>>;

/** Includes the settings that the organisation gives to all its forms. */
export interface AddressedRow extends PublishedRow {
  organization_name: string;
  organization_settings: string;
}

/**
 * The form at a public address: by id, otherwise by slug. No organisation in the condition, because the address
 * has none; includes deleted forms, so that their visitors can be told.
 */
export async function formAtAddress(db: Database, address: string): Promise<AddressedRow | undefined> {
  const name = storableText(address);
  const [byId] = await formWithId(db, name);
  if (byId !== undefined) return byId;
  const [bySlug] = await formWithSlug(db, name);
  return bySlug;
}

const formWithId = preparedQuery((db, id: string) => formsWithOrganization(db).where('form.id', '=', id));

const formWithSlug = preparedQuery((db, slug: string) =>
  formsWithOrganization(db).where('form.slug', '=', slug).where('form.deleted_at', 'is', null),
);

function formsWithOrganization(db: Database) {
  return db
    .selectFrom('form')
    .innerJoin('organization', 'organization.id', 'form.organization_id')
    .select(volatileColumns)
    .select(['organization.name as organization_name', 'organization.settings as organization_settings']);
}

/** The same for many addresses in one query, on PostgreSQL. */
export async function formsAtAddresses(
  db: Database,
  addresses: readonly string[],
): Promise<(AddressedRow | undefined)[]> {
  const names = addresses.map(storableText);
  const rows = await formsWithNames(db, names);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const bySlug = new Map(rows.flatMap((row) => (row.deleted_at === null ? [[row.slug, row] as const] : [])));
  return names.map((name) => byId.get(name) ?? bySlug.get(name));
}

const formsWithNames = preparedQuery((db, names: readonly string[]) =>
  formsWithOrganization(db)
    .select('form.slug')
    .where(
      sql<boolean>`(form.id = ANY(${names}) OR (form.slug = ANY(${names}) AND form.deleted_at IS NULL))`,
    ),
);

/** Reads a form that the transaction has locked, so the row stays valid until the transaction ends. */
export async function lockedForm(
  db: Database,
  organizationId: OrganizationId,
  id: string,
): Promise<PublishedRow | undefined> {
  const [form] = await formOfOrganization(db, organizationId, id);
  return form;
}

const formOfOrganization = preparedQuery((db, organizationId: OrganizationId, id: string) =>
  db
    .selectFrom('form')
    .select(volatileColumns)
    .where('form.organization_id', '=', organizationId)
    .where('form.id', '=', id),
);
