import { newShortId } from '#kit/ids.ts';
import { beginData } from '#service/operate/openData.ts';
import { addVersion, createForm } from '#store/query/form/formChange.ts';
import { findOrganization } from '#store/query/organization/organization.ts';
import { firstWorkspaces } from '#store/query/organization/workspace.ts';

const draft = JSON.stringify({
  format: 2,
  pages: [{ id: 'page1', label: '', fields: [{ id: 'field1', type: 'one_line_input', label: 'Name' }] }],
});

/** Adds published forms, the last as the newest, in one transaction, because one by one they take a while. */
export async function addManyForms(folder: string, organization: string, names: readonly string[]) {
  const data = await beginData({ data: folder, databaseUrl: undefined, allowUnsafePostgres: false });
  try {
    await data.store.write(async (transaction) => {
      const { db } = transaction;
      const found = await findOrganization(db, organization);
      if (found === undefined) throw new Error('there is no such organisation');
      const [workspace] = await firstWorkspaces(db, found.id, 1);
      if (workspace === undefined) throw new Error('there is no workspace');
      for (const name of names) {
        const form = {
          organization_id: found.id,
          id: newShortId(),
          workspace_id: workspace.id,
          name,
          enabled: 1,
          draft,
          last_field_number: 1,
          settings: '{}',
        };
        const at = await createForm(transaction, form, Date.now());
        await addVersion(db, found.id, form.id, { version: 1, definition: draft, at });
      }
    });
  } finally {
    await data.close();
  }
}
