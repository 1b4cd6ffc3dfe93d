import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Data } from '#service/operate/openData.ts';
import { createOrganization } from '#service/organization/createOrganization.ts';
import { createApiKey } from '#service/organization/key/createApiKey.ts';
import { revokeApiKey } from '#service/organization/key/revokeApiKey.ts';
import { operatorWrites } from '#service/organization/operatorWrites.ts';
import { signFileLink } from '#service/response/fileLink.ts';
import { changeFormCount, insertForm, insertVersion } from '#store/query/form/form.ts';
import { insertWorkspace } from '#store/query/organization/workspace.ts';
import { insertFile } from '#store/query/response/file.ts';
import { appendResponses } from '#store/query/response/response.ts';
import { requestsPerHour } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { arrival, definition, fileId, scripts } from './formContent.ts';

/** Everything a request can name, and what the response must contain. */
export interface FuzzedOrganization {
  /** Appears in every name of this organisation and nowhere else. */
  mark: string;
  key: string;
  revokedKey: string;
  formIds: string[];
  files: FuzzedFile[];
}

export interface FuzzedFile {
  id: string;
  content: Buffer;
  etag: string;
  /** The query of a link that opens the file without a key. */
  link: string;
}

/** Ids of imported forms, which may be any text. */
const oddIds = [
  'a b',
  'ünï',
  '日本',
  '%',
  '%2F',
  'a/b',
  '..',
  '?x=1',
  '#',
  'x'.repeat(190),
  "'; --",
  '\u{1F600}',
  '{id}',
];
const start = Date.UTC(2025, 11, 31, 23, 59, 50);
const responsesPerForm = 130;

export async function addOrganization(data: Data, number: number): Promise<FuzzedOrganization> {
  const { store } = data;
  const mark = `mark${number}mark`;
  const organizationId = await createOrganization(store, `Org ${mark} ${scripts.join(' ')}`, start);
  const { key } = await createApiKey(operatorWrites(store, organizationId), 'fuzz', start);
  const revoked = await createApiKey(operatorWrites(store, organizationId), 'revoked', start);
  await revokeApiKey(operatorWrites(store, organizationId), revoked.id, start);
  const formIds = await addForms(data, organizationId, number, mark);
  const files = await addFiles(data, organizationId, formIds, number, mark);
  return { mark, key, revokedKey: revoked.key, formIds, files };
}

/** An organisation without requests left in its hour. */
export async function addSpentOrganization(data: Data): Promise<string> {
  const organizationId = await createOrganization(data.store, 'Spent', start);
  const { key } = await createApiKey(operatorWrites(data.store, organizationId), 'fuzz', start);
  const { limits, read, engine } = data.store;
  await limits.take(organizationId, Date.now());
  if (engine === 'postgres') {
    // One by one over a connection they would take longer than the rest of the setup.
    await sql`UPDATE request_limit SET count = ${requestsPerHour}`.execute(read);
  } else {
    while ((await limits.take(organizationId, Date.now())).allowed);
  }
  return key;
}

async function addForms({ store }: Data, organizationId: OrganizationId, number: number, mark: string) {
  const formIds = ['alltypes', 'empty', 'draft', ...oddIds].map((id) => `${id}${number}`);
  await store.write(async (transaction) => {
    const { db } = transaction;
    for (let index = 0; index < 30; index += 1) {
      const name = `Workspace ${mark} ${scripts[index % scripts.length]}`;
      const row = { organization_id: organizationId, id: `work${index}`, name, created_at: start + index };
      await insertWorkspace(db, row);
    }
    for (const [index, id] of formIds.entries()) {
      const published = !id.startsWith('draft');
      await insertForm(db, {
        organization_id: organizationId,
        id,
        workspace_id: `work${index}`,
        name: `Form ${mark} ${scripts[index % scripts.length]}`,
        enabled: index % 2,
        created_at: yearOf(index),
        updated_at: start + index,
        draft: '{}',
        published_version: published ? 1 : null,
      });
      const version = { organization_id: organizationId, form_id: id, version: 1, published_at: start };
      if (published) await insertVersion(db, { ...version, definition: JSON.stringify(definition(mark)) });
    }
    await changeFormCount(db, organizationId, formIds.length);
    let time = start;
    const [first = '', , , second = ''] = formIds;
    for (const formId of [first, second]) {
      const arriving = Array.from({ length: responsesPerForm }, (_, index) => arrival(formId, index, mark));
      // Times advance in steps, so that boundaries of seconds, days, months and years fall between neighbours.
      await appendResponses(transaction, organizationId, arriving, () => (time += 7919));
    }
  });
  return formIds;
}

/** The first and the last supported year, and ordinary ones between them. */
function yearOf(index: number): number {
  const date = new Date(start + index);
  if (index === 0) date.setUTCFullYear(0);
  if (index === 1) date.setUTCFullYear(9999);
  return date.getTime();
}

const fileTypes = ['image/png', 'text/html; charset=utf-8', 'not a type', 'a/b\r\nSet-Cookie: x=1', ''];

async function addFiles(
  { store, files: disk, secrets }: Data,
  organizationId: OrganizationId,
  formIds: readonly string[],
  number: number,
  mark: string,
): Promise<FuzzedFile[]> {
  const files: FuzzedFile[] = [];
  for (const [index, script] of scripts.entries()) {
    const id = fileId(number, index);
    const content = Buffer.from(index === 1 ? '' : `${mark} ${script} `.repeat(1 + index * 300));
    const stored = await disk.put(Readable.from([content]));
    await store.write(({ db }) =>
      insertFile(db, {
        organization_id: organizationId,
        id,
        name: `${mark} ${script}.png`,
        type: fileTypes[index % fileTypes.length] ?? '',
        size: content.length,
        created_at: start + index,
        updated_at: start + index,
        form_id: formIds[0] ?? null,
        response_id: 1,
        field_id: 'field15',
        ...stored,
      }),
    );
    const link = signFileLink(secrets.link_key, organizationId, id, Date.now());
    files.push({ id, content, etag: `"${stored.sha256}"`, link });
  }
  // A file whose content the import never found.
  const lost = { id: fileId(number, 999), created_at: start + 999, updated_at: start + 999 };
  const row = { organization_id: organizationId, name: mark, type: 'image/png', size: 3, ...lost };
  await store.write(({ db }) => insertFile(db, row));
  return files;
}
