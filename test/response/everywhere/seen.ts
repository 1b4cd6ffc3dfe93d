import assert from 'node:assert/strict';
import { writeQuery } from '#contract/app/response/filter.ts';
import { everyResponse, type ResponseQuery } from '#form/query/responseQuery.ts';
import { editSecret } from '#service/collect/edit/editLink.ts';
import { type PageWish, readPage } from '#service/response/query/readPage.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import { byId, type expectedEverywhere, idOf, knownIds, type Tab, tabs } from './expected.ts';
import { type History, type Known, people } from './history.ts';
import { type ExportedRow, readExport, readManifest, type TableFormat } from './readExport.ts';
import type { Scene } from './scene.ts';

interface Item {
  readonly field_id: string;
  readonly value?: unknown;
}

interface V2Response {
  readonly id: number;
  readonly created_at: string;
  readonly response: readonly Item[];
}

const otherFormats = ['xlsx', 'jsonl', 'parquet', 'sav'] as const satisfies TableFormat[];

/** Everything that somebody can see of the forms, in the shape of the model. */
export async function seenEverywhere(history: History): Promise<ReturnType<typeof expectedEverywhere>> {
  const { scene, known, visitors, spentDrafts } = history;
  const forms = [];
  for (const form of scene.forms) forms.push(await formSeen(scene, form));
  const opened: string[] = [];
  // Without deleted ones, which the app may show to those who can restore them.
  for (const each of knownIds(known)) {
    const params = { organization: scene.organization, form: each.form, response: String(each.id) };
    opened.push(idOf(each, (await scene.owner.call('response', params)).status === 200));
  }
  const { data = [] } = (await scene.api<{ data: { id: string }[] }>('/v2/files?limit=100')) ?? {};
  const contents: [string, boolean][] = [];
  for (const each of known)
    for (const file of each.allFiles) contents.push([file, await isContentSeen(scene, each, file)]);
  return {
    forms,
    opened,
    files: data.map(({ id }) => id).sort(),
    contents: contents.sort(),
    people: await Promise.all(people.map((email) => foundPerson(scene, email))),
    edits: await editsSeen(history),
    drafts: await Promise.all(
      visitors.flatMap(({ draft }) => (draft === undefined ? [] : [isDraftSeen(scene, draft)])),
    ),
    spentDrafts: await Promise.all(
      spentDrafts.map((link) => isDraftSeen(scene, { link, word: 'value="Visitor' })),
    ),
  };
}

async function formSeen(scene: Scene, form: string) {
  const { organization, owner } = scene;
  const params = { organization, form };
  const v1 = await scene.api<{ data: { id: number; content: { answer: string }[] }[] }>(
    `/v1/form/${form}/responses`,
  );
  const v2 = await scene.api<{ data: V2Response[] }>(`/v2/forms/${form}/responses?limit=100`);
  const { limit, ...counts } = await owner.ask('responseCounts', params);
  const { live, test } = await owner.ask('responseExports', params);
  const { rows: deleted } = await owner.ask('deletedResponses', params);
  const detail = await scene.api<{ responses: number }>(`/v2/forms/${form}`);
  return {
    v1: (v1?.data ?? []).map(({ id, content }) => [id, ...content.slice(0, 2).map(({ answer }) => answer)]),
    v2: (v2?.data ?? []).map(({ id, created_at, response }) => shown(id, created_at, response)),
    total: detail?.responses ?? -1,
    counts,
    shown: [live, test],
    tables: await byTab((tab) => table(scene, form, { ...everyResponse, tab })),
    numbers: await byTab(async (tab) => await numbers(scene, form, tab)),
    found: await byTab(async (tab) => {
      const rows = await table(scene, form, { ...everyResponse, tab, search: 'visitor' });
      return rows.map((row) => Number.parseInt(row, 10));
    }),
    indexed: {
      live: await indexed(scene, form, { ...everyResponse, search: 'visitor' }),
      test: await indexed(scene, form, { ...everyResponse, tab: 'test', search: 'visitor' }),
    },
    sorted: await indexed(scene, form, { ...everyResponse, sort: { by: 'field1', direction: 'ascending' } }),
    deleted: deleted.map(numberOf).sort(byId),
    exported: await byTab(async (tab) => {
      const query = writeQuery({ ...everyResponse, tab });
      return (await exported(scene, form, 'csv', query)) ?? [];
    }),
    formats: await sameInEveryFormat(scene, form),
    zipped: readManifest(await download(scene, form, 'files'))
      .map(({ response, file }) => `${response} ${file}`)
      .sort(),
  };
}

async function byTab<Shown>(show: (tab: Tab) => Promise<Shown>): Promise<Record<string, Shown>> {
  const found: Record<string, Shown> = {};
  for (const tab of tabs) found[tab] = await show(tab);
  return found;
}

function shown(id: number, created_at: string, items: readonly Item[]): string {
  const value = (field: string) => items.find(({ field_id }) => field_id === field)?.value;
  const files = (value('field3') ?? []) as { id: string }[];
  return [id, created_at, value('field1'), value('field2'), ...files.map((file) => file.id)].join(' ');
}

async function table({ organization, owner }: Scene, form: string, query: ResponseQuery): Promise<string[]> {
  const wish = { query: { query: writeQuery(query) } };
  const { rows, next } = await owner.ask('responses', { organization, form }, undefined, wish);
  assert.equal(next, null);
  return rows.map(({ id, created_at, items }) => shown(id, created_at, items));
}

async function numbers({ organization, owner }: Scene, form: string, tab: Tab): Promise<string[]> {
  const wish = { query: { query: writeQuery({ ...everyResponse, tab }) } };
  const { rows } = await owner.ask('responses', { organization, form }, undefined, wish);
  return rows.map(numberOf);
}

function numberOf({ id, number }: { readonly id: number; readonly number: number | null }): string {
  return `${id} #${number ?? ''}`;
}

/** As a form reads its table that is too large to be searched and sorted without an index. */
async function indexed({ app, organization }: Scene, form: string, query: ResponseQuery): Promise<number[]> {
  const { context, data } = app;
  const reader = { ...context, store: data.store };
  const ids: number[] = [];
  const row = await findFormDocument(data.store.read, organization, form);
  assert.ok(row !== undefined);
  for (const field of ['', 'field1'])
    while (!(await context.indexes.use(organization, form, field)).ready) await context.indexes.work();
  for (let beyond: PageWish['beyond']; ; ) {
    const page = await readPage(reader, row, query, { beyond, limit: 50, few: 0 });
    ids.push(...page.rows.map(({ id }) => id));
    if (page.next === undefined) return ids;
    beyond = page.next;
  }
}

async function download(
  { organization, owner }: Scene,
  form: string,
  format: TableFormat | 'files',
  query?: string,
): Promise<Buffer> {
  const choices = { format, headers: 'names', ...(query !== undefined && { query }) } as const;
  const saved = await owner.call('exportResponses', { organization, form }, undefined, { query: choices });
  assert.equal(saved.status, 200, format);
  return saved.bytes;
}

/** Undefined where the reader of the format is not on this machine. */
async function exported(
  scene: Scene,
  form: string,
  format: TableFormat,
  query?: string,
): Promise<string[] | undefined> {
  const rows = await readExport(format, await download(scene, form, format, query));
  return rows?.map(exportedRow).sort(byId);
}

/** Times without milliseconds, which PSPP does not print. */
function exportedRow(row: ExportedRow): string {
  const { submitted_at: time = '' } = row;
  const files = [...(row.field3_links ?? '').matchAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g)].map(([id]) => id);
  const seconds = Math.floor(Date.parse(time.endsWith('Z') ? time : `${time} UTC`) / 1000);
  return [row.id, row.number, seconds, row.field1, row.field2, ...files].join(' ');
}

async function sameInEveryFormat(scene: Scene, form: string): Promise<string[]> {
  const first = (await exported(scene, form, 'csv')) ?? [];
  for (const format of otherFormats) {
    const rows = await exported(scene, form, format);
    if (rows !== undefined) assert.deepEqual(rows, first, format);
  }
  return first;
}

/** Whether any address gives the content of a file; all of them must agree. */
async function isContentSeen(scene: Scene, { form, ids }: Known, file: string): Promise<boolean> {
  const isInApi = (await scene.api(`/v2/files/${file}/content`)) !== undefined;
  const { organization, owner } = scene;
  const statuses: number[] = [];
  for (const id of ids) {
    const params = { organization, form, response: String(id), file };
    statuses.push((await owner.call('downloadResponseFile', params)).status);
  }
  // A quarantined one is in the app only.
  if (isInApi) assert.ok(statuses.includes(200), 'the app has what the API has');
  return isInApi;
}

async function foundPerson({ organization, owner }: Scene, text: string): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const body = { text, match: 'whole', ...(cursor !== undefined && { cursor }) } as const;
    const step = await owner.ask('findPerson', { organization }, body);
    found.push(...step.responses.map(({ form, response, state }) => `${form} ${response} ${state}`));
    if (step.next === null) return found.sort();
    cursor = step.next;
  }
}

async function editsSeen({ scene, known }: History): Promise<string[]> {
  const { link_key } = scene.app.data.secrets;
  const seen: string[] = [];
  for (const { form, submission, state, origin } of known) {
    if (origin !== 'live' || state === 'partial') continue;
    const { status } = await scene.page(`/f/${form}/edit/${editSecret(link_key, form, submission)}`);
    seen.push(`${form} ${submission} ${status === 200}`);
  }
  return seen.sort();
}

async function isDraftSeen(scene: Scene, { link, word }: { link: string; word: string }): Promise<boolean> {
  return (await scene.page(link)).html.includes(word);
}
