import type { QueryMatcher } from '#form/query/queryMatcher.ts';
import type { Clock } from '#kit/time/clock.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import type { Definitions } from '../../form/definitions.ts';

/** The parts of the service that reading responses needs. */
export interface ResponseReader {
  readonly store: Pick<Store, 'read' | 'readStale' | 'words'>;
  readonly definitions: Definitions;
  /** See `ResponseIndexes`. */
  readonly indexes: {
    use(
      organizationId: OrganizationId,
      formId: string,
      fieldId: string,
    ): Promise<{ readonly ready: boolean; readonly done: number }>;
  };
  readonly clock: Clock;
}

/** The form whose responses are read, with its maintained counts. */
export interface ReadForm {
  readonly organization_id: OrganizationId;
  readonly id: string;
  readonly live_count: number;
  readonly test_count: number;
}

/** Loads the versions that a matcher needs to judge these responses. */
export async function loadVersions(
  definitions: Definitions,
  form: Pick<ReadForm, 'organization_id' | 'id'>,
  matcher: QueryMatcher,
  rows: readonly { readonly version: number }[],
): Promise<void> {
  for (const { version } of rows) {
    if (matcher.knows(version)) continue;
    const definition = await definitions.get(form.organization_id, form.id, version);
    matcher.addVersion(version, definition ?? { format: 2, pages: [] });
  }
}
