import type { Format1 } from '#form/definition/format1.ts';
import { createApiKey } from '#service/organization/key/createApiKey.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import type { FileStore } from '#store/files/fileStore.ts';
import { changeFormCount, insertForm, insertVersion } from '#store/query/form/form.ts';
import { insertOrganization } from '#store/query/organization/organization.ts';
import { insertWorkspace } from '#store/query/organization/workspace.ts';
import { addToCounts } from '#store/query/response/count.ts';
import type { Store, WriteTransaction } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { addFile, fileIds, filesStart, sampleFiles } from './sampleFiles.ts';
import { oddForm, surveyFirst, surveySecond } from './sampleForms.ts';
import {
  largeResponses,
  manyResponses,
  type SampleResponse,
  surveyResponses,
  toRow,
} from './sampleResponses.ts';

export interface Sample {
  organizationId: OrganizationId;
  key: string;
  otherKey: string;
}

const start = Date.UTC(2026, 0, 1);
const simple: Format1 = {
  format: 1,
  pages: [
    {
      id: 'page1',
      label: '',
      fields: [{ id: 'field1', type: 'one_line_input', label: 'Say', description: null, required: false }],
    },
  ],
};

/** Two organisations with everything the API can show, with fixed ids and times. */
export async function addSample(store: Store, files: FileStore): Promise<Sample> {
  const organizationId = await store.write(async (transaction) => {
    const { db } = transaction;
    const id = await insertOrganization(db, {
      id: 'acme0000',
      name: 'Acme & Söhne "GmbH"',
      created_at: start,
    });
    await insertWorkspace(db, { organization_id: id, id: 'work0001', name: 'Main', created_at: start });
    await insertWorkspace(db, {
      organization_id: id,
      id: 'work0002',
      name: 'Zweiter Ort',
      created_at: Date.UTC(2026, 0, 2, 3, 4, 5, 678),
    });
    await addForm(transaction, id, 'survey01', Date.UTC(2026, 0, 3, 10, 0, 0, 1), {
      name: 'Umfrage 😀',
      updated_at: Date.UTC(2026, 1, 1, 0, 0, 0, 999),
      versions: [surveyFirst, surveySecond],
      counter: 99,
    });
    await addForm(transaction, id, 'draft001', Date.UTC(2026, 0, 4), { name: 'Draft', versions: [] });
    await addForm(transaction, id, 'odd00001', Date.UTC(2026, 0, 5), {
      workspace_id: 'work0002',
      enabled: 0,
      versions: [oddForm],
    });
    await addForm(transaction, id, 'many0001', Date.UTC(2026, 0, 6), {});
    for (let number = 1; number <= 8; number += 1)
      await addForm(transaction, id, `fill000${number}`, Date.UTC(2026, 0, 10 + number), {});
    await addForm(transaction, id, 'gone0001', Date.UTC(2026, 0, 7), { deleted_at: Date.UTC(2026, 0, 8) });
    await changeFormCount(db, id, -1);
    await addResponses(transaction, id, surveyResponses);
    await addResponses(transaction, id, manyResponses());
    return id;
  });
  for (const [index, file] of sampleFiles.entries()) {
    const stored = await addFile(store, files, organizationId, file, filesStart + index * 1000);
    if (file.id === fileIds.gone && stored !== undefined) await files.remove(stored);
  }
  const otherKey = await addOther(store, files);
  const { key } = await createApiKey(operatorWrites(store, organizationId), 'test', start);
  return { organizationId, key, otherKey };
}

/** Another organisation that reuses a file id of the first. */
async function addOther(store: Store, files: FileStore): Promise<string> {
  const other = await store.write(async (transaction) => {
    const id = await insertOrganization(transaction.db, { id: 'other000', name: 'Other', created_at: start });
    await insertWorkspace(transaction.db, {
      organization_id: id,
      id: 'work0001',
      name: 'Theirs',
      created_at: start,
    });
    await addForm(transaction, id, 'theirs01', start, {});
    await addResponses(transaction, id, largeResponses());
    return id;
  });
  const file = { name: 'theirs.txt', type: 'text/plain', content: 'theirs' };
  await addFile(store, files, other, { ...file, id: fileIds.theirs }, filesStart);
  await addFile(store, files, other, { ...file, id: fileIds.alphabet }, filesStart + 1);
  return (await createApiKey(operatorWrites(store, other), 'test', start)).key;
}

interface FormChoices {
  name?: string;
  workspace_id?: string;
  enabled?: number;
  updated_at?: number;
  versions?: Format1[];
  counter?: number;
  deleted_at?: number;
}

async function addForm(
  { db }: WriteTransaction,
  organizationId: OrganizationId,
  id: string,
  created_at: number,
  { versions = [simple], ...choices }: FormChoices,
): Promise<void> {
  await insertForm(db, {
    organization_id: organizationId,
    id,
    workspace_id: 'work0001',
    name: `Form ${id}`,
    enabled: versions.length === 0 ? 0 : 1,
    created_at,
    updated_at: created_at,
    draft: JSON.stringify(simple),
    published_version: versions.length === 0 ? null : versions.length,
    ...choices,
  });
  for (const [index, definition] of versions.entries()) {
    await insertVersion(db, {
      organization_id: organizationId,
      form_id: id,
      version: index + 1,
      definition: JSON.stringify(definition),
      published_at: created_at,
    });
  }
  await changeFormCount(db, organizationId, 1);
}

async function addResponses(
  { db, insertResponses, addCounts }: WriteTransaction,
  organizationId: OrganizationId,
  responses: SampleResponse[],
): Promise<void> {
  await insertResponses(organizationId, responses.map(toRow));
  const live = responses.filter(({ state }) => state === 'live');
  const form = responses[0]?.form_id ?? '';
  await addToCounts(
    { addCounts },
    organizationId,
    form,
    live.map(({ created_at }) => created_at),
  );
  await db
    .updateTable('form')
    .set({ live_count: live.length, test_count: responses.filter(({ state }) => state === 'test').length })
    .where('organization_id', '=', organizationId)
    .where('id', '=', form)
    .execute();
}
