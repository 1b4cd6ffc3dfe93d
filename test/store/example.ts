import { changeFormCount, insertForm, insertVersion } from '#store/query/form/form.ts';
import { insertOrganization } from '#store/query/organization/organization.ts';
import { insertWorkspace } from '#store/query/organization/workspace.ts';
import type { ArrivingResponse } from '#store/query/response/response.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';

export interface Example {
  organizationId: OrganizationId;
  workspaceId: string;
  formId: string;
}

const start = Date.UTC(2026, 0, 1);

/** An organisation with one workspace and one published form, all ids ending in `suffix`. */
export async function addExample(store: Store, suffix = ''): Promise<Example> {
  return await store.write(async ({ db }) => {
    const organizationId = await insertOrganization(db, {
      id: `acme${suffix}`,
      name: `Acme ${suffix}`.trim(),
      created_at: start,
    });
    const workspaceId = `work${suffix}`;
    const formId = `form${suffix}`;
    await insertWorkspace(db, {
      organization_id: organizationId,
      id: workspaceId,
      name: 'Main',
      created_at: start,
    });
    await insertForm(db, formRow({ organizationId, workspaceId }, formId, start));
    await insertVersion(db, versionRow(organizationId, formId, 1));
    await changeFormCount(db, organizationId, 1);
    return { organizationId, workspaceId, formId };
  });
}

export function formRow(
  { organizationId, workspaceId }: Pick<Example, 'organizationId' | 'workspaceId'>,
  id: string,
  created_at: number,
) {
  return {
    organization_id: organizationId,
    id,
    workspace_id: workspaceId,
    name: `Form ${id}`,
    enabled: 1,
    created_at,
    updated_at: created_at,
    draft: '{}',
    published_version: 1,
  };
}

export function versionRow(organizationId: OrganizationId, formId: string, version: number) {
  return {
    organization_id: organizationId,
    form_id: formId,
    version,
    definition: `{"version":${version}}`,
    published_at: start,
  };
}

export function fileRow(organizationId: OrganizationId, id: string, created_at: number) {
  return {
    organization_id: organizationId,
    id,
    name: 'photo.png',
    type: 'image/png',
    size: 3,
    created_at,
    updated_at: created_at,
  };
}

export function arriving(
  formId: string,
  change: Partial<ArrivingResponse> & { text?: string } = {},
): ArrivingResponse {
  const { text = 'hello', ...rest } = change;
  return {
    form_id: formId,
    version: 1,
    test: false,
    visitor: { country: 'FR', region: 'FR-IDF', city: 'Paris', time_spent: 12, url: '' },
    response: [{ field_id: 'field1', field_type: 'one_line_input', value_type: 'string', value: text }],
    submission_id: null,
    body_hash: null,
    device: null,
    language: null,
    ...rest,
  };
}
