import { newShortId } from '#kit/ids.ts';
import { createOrganization } from '#service/organization/createOrganization.ts';
import { createApiKey } from '#service/organization/key/createApiKey.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { changeFormCount, insertForm, insertVersion } from '#store/query/form/form.ts';
import { insertWorkspace } from '#store/query/organization/workspace.ts';
import type { ArrivingResponse } from '#store/query/response/response.ts';
import type { Store, WriteTransaction } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';

export interface Example {
  organizationId: OrganizationId;
  keyId: string;
  key: string;
}

/** A time before every item that a test adds. */
export const beginning = Date.UTC(2026, 0, 31);

/** An organisation with a key and nothing else. */
export async function addOrganization(store: Store): Promise<Example> {
  const organizationId = await createOrganization(store, `Example ${newShortId()}`, beginning);
  const { id, key } = await createApiKey(operatorWrites(store, organizationId), 'test', beginning);
  return { organizationId, keyId: id, key };
}

/** Published forms in a new workspace, each a millisecond after the previous one. */
export async function addForms(store: Store, organizationId: OrganizationId, ids: string[]): Promise<void> {
  await store.write(async ({ db }) => {
    const workspaceId = newShortId();
    const row = { organization_id: organizationId, name: 'Main', created_at: beginning };
    await insertWorkspace(db, { ...row, id: workspaceId });
    for (const [index, id] of ids.entries()) {
      await addForm(db, organizationId, workspaceId, id, beginning + index);
    }
  });
}

export async function addForm(
  db: WriteTransaction['db'],
  organizationId: OrganizationId,
  workspaceId: string,
  id: string,
  created_at: number,
): Promise<void> {
  await insertForm(db, {
    organization_id: organizationId,
    id,
    workspace_id: workspaceId,
    name: `Form ${id}`,
    enabled: 1,
    created_at,
    updated_at: created_at,
    draft: '{}',
    published_version: 1,
  });
  await insertVersion(db, {
    organization_id: organizationId,
    form_id: id,
    version: 1,
    definition: '{"format":1,"pages":[]}',
    published_at: created_at,
  });
  await changeFormCount(db, organizationId, 1);
}

export function arriving(formId: string, test = false): ArrivingResponse {
  return {
    form_id: formId,
    version: 1,
    test,
    visitor: { country: 'FR', region: 'FR-IDF', city: 'Paris', time_spent: 12, url: '' },
    response: [{ field_id: 'field1', field_type: 'one_line_input', value_type: 'string', value: 'été' }],
    submission_id: null,
    body_hash: null,
    device: null,
    language: null,
  };
}
