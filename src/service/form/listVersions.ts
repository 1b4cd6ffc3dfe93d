import { publishersOf, repeatedVersions, versionPage } from '#store/query/form/formVersions.ts';
import type { ActorKind, Database, OrganizationId } from '#store/tables.ts';

export interface ListedVersion {
  readonly version: number;
  readonly publishedAt: number;
  /** The first version with the same document, as after a publication was taken back. */
  readonly sameAs: number | undefined;
  readonly by: { readonly kind: ActorKind; readonly name: string } | undefined;
}

const pageSize = 50;

/** The column is a 32-bit integer in PostgreSQL. */
const afterAll = 2 ** 31 - 1;

/** A page of the versions of a form, newest first, with the people who published them. */
export async function listVersions(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  before = afterAll,
): Promise<{ versions: ListedVersion[]; hasMore: boolean }> {
  const found = await versionPage(db, organizationId, formId, { before, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  const times = rows.map(({ published_at }) => published_at);
  if (times.length === 0) return { versions: [], hasMore: false };
  const span = { from: Math.min(...times), to: Math.max(...times) };
  const numbers = rows.map(({ version }) => version);
  const listed = { from: Math.min(...numbers), to: Math.max(...numbers) };
  const repeated = new Map(
    (await repeatedVersions(db, organizationId, formId, listed)).map((row) => [row.version, row.same_as]),
  );
  const publishers = new Map<number, ListedVersion['by']>();
  for (const { new_value, actor_kind, name } of await publishersOf(db, organizationId, formId, span))
    publishers.set(publishedNumber(new_value), { kind: actor_kind, name: name ?? '' });
  return {
    versions: rows.map(({ version, published_at }) => ({
      version,
      publishedAt: published_at,
      sameAs: repeated.get(version),
      by: publishers.get(version),
    })),
    hasMore: found.length > pageSize,
  };
}

function publishedNumber(text: string | null): number {
  const value: unknown = JSON.parse(text ?? 'null');
  const version = typeof value === 'object' && value !== null && 'version' in value ? value.version : 0;
  return typeof version === 'number' ? version : 0;
}
