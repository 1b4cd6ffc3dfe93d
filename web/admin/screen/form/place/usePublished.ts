import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { routeQueryOptions } from '#admin/api/useRouteQuery.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import type { FormDocument } from '#contract/app/form/formDocument.ts';
import { sameJson } from '#form/definition/change/describeValues.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { withoutPlaceholders } from '#form/edit/fields/placeholders.ts';
import { useDraft } from '../editor/editorContext.ts';

/** A published version, which never changes, so that it is read once. */
export function versionQueryOptions(params: { organization: string; form: string }, version: number) {
  return {
    ...routeQueryOptions('formVersion', { ...params, version: String(version) }),
    staleTime: Number.POSITIVE_INFINITY,
  };
}

interface Published {
  /** Undefined before the first publication, and while it loads. */
  readonly definition: FormDefinition | undefined;
  /** Whether the draft in the editor differs from what visitors see. */
  readonly isChanged: boolean;
}

/** The published version, and whether the draft differs from it. */
export function usePublished({ id, published_version: version, changed }: FormDocument): Published {
  const { id: organization } = useOrganization();
  const draft = useDeferredValue(useDraft());
  const { data } = useQuery({
    ...versionQueryOptions({ organization, form: id }, version ?? 0),
    enabled: version !== null,
  });
  const definition = data?.definition as FormDefinition | undefined;
  const isChanged = useMemo(
    () => (definition === undefined ? changed : !sameJson(withoutPlaceholders(draft), definition)),
    [draft, definition, changed],
  );
  return { definition: version === null ? undefined : definition, isChanged };
}
