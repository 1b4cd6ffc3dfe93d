import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { ResponseItem } from '#contract/v2.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { fieldKinds, fieldTypes } from '#form/field/kinds.ts';
import { createApiKey } from '#service/createApiKey.ts';
import { createOrganization } from '#service/createOrganization.ts';
import { signFileLink } from '#service/fileLink.ts';
import type { Data } from '#service/openData.ts';
import { insertFile } from '#store/query/file.ts';
import { changeFormCount, insertForm, insertVersion } from '#store/query/form.ts';
import { revokeKey } from '#store/query/key.ts';
import { type ArrivingResponse, appendResponses } from '#store/query/response.ts';
import { insertWorkspace } from '#store/query/workspace.ts';
import { requestsPerHour } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';

/** What a request can name, and what an answer about it must be. */
export interface FuzzedOrganization {
  /** Stands in every name of this organisation and nowhere else. */
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

/** As an import may bring them: an id is any text. */
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
const scripts = [
  'plain',
  'ελληνικά',
  'русский',
  '日本語テキスト',
  'العربية',
  'हिन्दी',
  '\u{1F469}\u200D\u{1F680}',
  '"\\/\b\t',
  '\u2028\u2029',
  '<b>&',
];
const start = Date.UTC(2025, 11, 31, 23, 59, 50);
const responsesPerForm = 130;

export async function addOrganization(data: Data, number: number): Promise<FuzzedOrganization> {
  const { store } = data;
  const mark = `mark${number}mark`;
  const organizationId = await createOrganization(store, `Org ${mark} ${scripts.join(' ')}`, start);
  const { key } = await createApiKey(store, organizationId, 'fuzz', start);
  const revoked = await createApiKey(store, organizationId, 'revoked', start);
  await store.write(({ db }) => revokeKey(db, revoked.id, start));
  const formIds = await addForms(data, organizationId, number, mark);
  const files = await addFiles(data, organizationId, formIds, number, mark);
  return { mark, key, revokedKey: revoked.key, formIds, files };
}

/** An organisation whose hour is used up. */
export async function addSpentOrganization(data: Data): Promise<string> {
  const organizationId = await createOrganization(data.store, 'Spent', start);
  const { key } = await createApiKey(data.store, organizationId, 'fuzz', start);
  const { limits, read, engine } = data.store;
  await limits.take(organizationId, Date.now());
  if (engine === 'postgres') {
    // One by one over a connection would take longer than the rest of the preparation.
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
    for (let place = 0; place < 30; place += 1) {
      const name = `Workspace ${mark} ${scripts[place % scripts.length]}`;
      const row = { organization_id: organizationId, id: `work${place}`, name, created_at: start + place };
      await insertWorkspace(db, row);
    }
    for (const [place, id] of formIds.entries()) {
      const published = !id.startsWith('draft');
      await insertForm(db, {
        organization_id: organizationId,
        id,
        workspace_id: `work${place}`,
        name: `Form ${mark} ${scripts[place % scripts.length]}`,
        enabled: place % 2,
        created_at: yearOf(place),
        updated_at: start + place,
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
      const arriving = Array.from({ length: responsesPerForm }, (_, place) => arrival(formId, place, mark));
      // In steps, so that ends of seconds, days, months and years lie between neighbours.
      await appendResponses(transaction, organizationId, arriving, () => (time += 7919));
    }
  });
  return formIds;
}

/** The first and the last year that can be written, and ordinary ones between them. */
function yearOf(place: number): number {
  const date = new Date(start + place);
  if (place === 0) date.setUTCFullYear(0);
  if (place === 1) date.setUTCFullYear(9999);
  return date.getTime();
}

function definition(mark: string): FormDefinition {
  const types = [...fieldTypes, 'a_type_of_others'];
  const fields = types.map((type, place) => ({
    id: `field${place + 1}`,
    type,
    label: `${mark} ${scripts[place % scripts.length]}`,
    description: place % 3 === 0 ? null : (scripts[place % scripts.length] ?? null),
    required: place % 2 === 0,
    ...(type === 'multiple_choice'
      ? {
          options: [
            { label: 'One', value: '1', price: 9.5 },
            { label: '', value: '' },
          ],
        }
      : {}),
    ...(type === 'dropdown' ? { options: [{ label: 'Two', value: '2' }] } : {}),
  }));
  return {
    format: 1,
    pages: [
      { id: 'page1', label: '', fields: fields.slice(0, 9) },
      { id: 'page2', label: 'Zwei', fields: fields.slice(9) },
      { id: 'page3', label: 'Nothing', fields: [] },
    ],
  };
}

function arrival(formId: string, place: number, mark: string): ArrivingResponse {
  const text = `${mark} ${scripts[place % scripts.length]}`;
  const known = fieldTypes.map((type, order) => answerOf(type, `field${order + 1}`, text, place));
  const foreign = {
    field_id: 'field19',
    field_type: 'a_type_of_others',
    value_type: 'string',
    value: text,
  } as const;
  return {
    form_id: formId,
    version: 1,
    test: place % 9 === 8,
    visitor: {
      country: place % 2 === 0 ? 'FR' : '',
      region: 'FR-IDF',
      city: text,
      time_spent: place,
      url: '',
    },
    response: place % 10 === 9 ? [] : [...known, foreign],
    submission_id: null,
    body_hash: null,
    device: null,
  };
}

function answerOf(
  type: (typeof fieldTypes)[number],
  field_id: string,
  text: string,
  place: number,
): ResponseItem {
  const item = { field_id, field_type: type };
  switch (fieldKinds[type].valueType) {
    case 'string':
      return { ...item, value_type: 'string', value: text };
    case 'number':
      return { ...item, value_type: 'number', value: [0, -1, 0.1, 1e21, 5e-324, 10][place % 6] ?? 0 };
    case 'options':
      return {
        ...item,
        value_type: 'options',
        value: [
          { label: 'One', value: '1' },
          { label: 'Other', value: text },
        ],
      };
    case 'files':
      return {
        ...item,
        value_type: 'files',
        value: [{ id: fileId(0, place), name: text, type: 'x', size: 3 }],
      };
    case 'table':
      return { ...item, value_type: 'table', value: { headers: ['', text], rows: [[text, ''], []] } };
    case 'address': {
      const rest = { line1: text, line2: '', city: '', state: '', postal_code: '', country: 'FR' };
      return { ...item, value_type: 'address', value: { full_address: text, ...rest } };
    }
  }
}

function fileId(number: number, place: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(4, '0')}${String(place).padStart(8, '0')}`;
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
  for (const [place, script] of scripts.entries()) {
    const id = fileId(number, place);
    const content = Buffer.from(place === 1 ? '' : `${mark} ${script} `.repeat(1 + place * 300));
    const stored = await disk.put(Readable.from([content]));
    await store.write(({ db }) =>
      insertFile(db, {
        organization_id: organizationId,
        id,
        name: `${mark} ${script}.png`,
        type: fileTypes[place % fileTypes.length] ?? '',
        size: content.length,
        created_at: start + place,
        updated_at: start + place,
        form_id: formIds[0] ?? null,
        response_id: 1,
        field_id: 'field15',
        ...stored,
      }),
    );
    const link = signFileLink(secrets.link_key, organizationId, id, Date.now());
    files.push({ id, content, etag: `"${stored.sha256}"`, link });
  }
  // One whose content an import never found.
  const lost = { id: fileId(number, 999), created_at: start + 999, updated_at: start + 999 };
  const row = { organization_id: organizationId, name: mark, type: 'image/png', size: 3, ...lost };
  await store.write(({ db }) => insertFile(db, row));
  return files;
}
