import { newShortId, newUuid } from '#kit/ids.ts';
import { toFragment } from '#store/fragment.ts';
import { insertWorkspace } from '#store/query/organization/workspace.ts';
import { insertFile } from '#store/query/response/file.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { addForm, addForms, arriving, beginning } from './example.ts';

/** One of the lists of API v2, with a way to insert items anywhere. */
export interface ListKind {
  name: string;
  open(store: Store, organizationId: OrganizationId): Promise<OpenList>;
}

export interface OpenList {
  path: string;
  /** Adds an item for each time in one transaction and returns their ids. */
  insert(times: readonly number[]): Promise<(string | number)[]>;
}

export const listKinds: ListKind[] = [
  { name: 'responses', open: responses },
  { name: 'forms', open: forms },
  { name: 'workspaces', open: workspaces },
  { name: 'files', open: files },
];

async function responses(store: Store, organizationId: OrganizationId): Promise<OpenList> {
  const formId = newShortId();
  await addForms(store, organizationId, [formId]);
  let lastId = 0;
  return {
    path: `/v2/forms/${formId}/responses`,
    insert: (times) =>
      store.write(async ({ insertResponses }) => {
        const { visitor, response } = arriving(formId);
        const rows = times.map((created_at) => {
          lastId += 1;
          const parts = { id: lastId, test: false, visitor, response, created_at, updated_at: created_at };
          return {
            form_id: formId,
            id: lastId,
            version: 1,
            state: 'live' as const,
            number: lastId,
            created_at,
            moved_from: null,
            updated_at: created_at,
            submission_id: null,
            body_hash: null,
            device: null,
            language: null,
            import_id: null,
            extra: null,
            workflows: '[]',
            ...toFragment(parts),
          };
        });
        await insertResponses(organizationId, rows);
        return rows.map(({ id }) => id);
      }),
  };
}

async function forms(store: Store, organizationId: OrganizationId): Promise<OpenList> {
  const workspaceId = newShortId();
  const row = { organization_id: organizationId, id: workspaceId, name: 'Main', created_at: beginning };
  await store.write(({ db }) => insertWorkspace(db, row));
  return {
    path: '/v2/forms',
    insert: (times) =>
      store.write(({ db }) =>
        each(times, newShortId, (id, time) => addForm(db, organizationId, workspaceId, id, time)),
      ),
  };
}

async function workspaces(store: Store, organizationId: OrganizationId): Promise<OpenList> {
  return {
    path: '/v2/workspaces',
    insert: (times) =>
      store.write(({ db }) =>
        each(times, newShortId, (id, created_at) =>
          insertWorkspace(db, { organization_id: organizationId, id, name: 'Room', created_at }),
        ),
      ),
  };
}

async function files(store: Store, organizationId: OrganizationId): Promise<OpenList> {
  const rest = { organization_id: organizationId, name: 'a.png', type: 'image/png', size: 1 };
  return {
    path: '/v2/files',
    insert: (times) =>
      store.write(({ db }) =>
        each(times, newUuid, (id, time) =>
          insertFile(db, { ...rest, id, created_at: time, updated_at: time }),
        ),
      ),
  };
}

async function each(
  times: readonly number[],
  newId: () => string,
  add: (id: string, time: number) => Promise<void>,
): Promise<string[]> {
  const ids: string[] = [];
  for (const time of times) {
    const id = newId();
    await add(id, time);
    ids.push(id);
  }
  return ids;
}
