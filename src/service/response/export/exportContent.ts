import { type ExportChoices, type ExportFormat, usualChoices } from '#contract/app/response/export.ts';
import { paths } from '#contract/paths.ts';
import { openDefinition, type StoredDefinition } from '#form/definition/document.ts';
import { interfaceEnglish } from '#form/message/interfaceTexts.ts';
import { languages } from '#form/message/languages.ts';
import { everyResponse, type ResponseQuery, type ResponseTab } from '#form/query/responseQuery.ts';
import { inTurns, type TakeTurn } from '#kit/async/inTurns.ts';
import { nextPiece } from '#kit/async/nextPiece.ts';
import { instantIn } from '#kit/time/zonedTime.ts';
import type { FileStore } from '#store/files/fileStore.ts';
import {
  allDefinitions,
  type ExportRow,
  exportRows,
  filesOfResponses,
  highestResponseId,
} from '#store/query/response/exportRows.ts';
import type { FileRow } from '#store/query/response/file.ts';
import { belowEveryId } from '#store/query/response/readResponses.ts';
import { tagsOf, tagsOfForm } from '#store/query/response/table/tags.ts';
import { matchingResponses } from '../query/matchingResponses.ts';
import type { ReadForm, ResponseReader } from '../query/responseReader.ts';
import { changedResponses } from './changedResponses.ts';
import type { Cell, ExportColumn } from './column/column.ts';
import { type ExportTable, exportTableInPieces } from './column/exportTable.ts';
import type { FieldLayout } from './column/fieldColumns.ts';
import type { FormVersion } from './column/mergedFields.ts';
import { writeCsv } from './csv/writeCsv.ts';
import { writeFiles } from './files/writeFiles.ts';
import type { FormatWriter } from './format.ts';
import { writeJsonl } from './jsonl/writeJsonl.ts';
import type { WantedScript } from './script/csvWithScript.ts';

export interface ExportSource extends ResponseReader {
  readonly files: Pick<FileStore, 'has' | 'read'>;
  /** The public address, for links to files. */
  readonly baseUrl: string;
  readonly log?: { warn(facts: { readonly form: string; readonly texts: number }, sentence: string): void };
  /** Called when an export has ended, for the metrics. */
  readonly onEnd?: ((format: ExportFormat, result: ExportResult) => void) | undefined;
}

/**
 * A download was `sent` or `cut_off`. One in the background got `ready`, is tried again (`delayed`), `failed`, was `too_large`, or
 * was `stopped` because it was deleted or its maker has no right to it any more.
 */
export type ExportResult = 'sent' | 'cut_off' | 'ready' | 'delayed' | 'failed' | 'too_large' | 'stopped';

export interface ExportRequest {
  readonly form: ReadForm & { readonly name: string };
  readonly choices: Omit<ExportChoices, 'query'>;
  readonly query: ResponseQuery;
  readonly now: number;
  /** A script for the CSV, beside it; `choices.script` puts both into one archive. */
  readonly script?: WantedScript | undefined;
  /** Is told the columns before anything is written. */
  readonly onColumns?: (columns: readonly ExportColumn[]) => void;
  /** Responses with other ids are left out. */
  readonly only?: ReadonlySet<number> | undefined;
  /** Is told the ids of responses before they are written. A format may read them twice. */
  readonly onRows?: (ids: readonly number[]) => void;
  /** Is told how many responses were written. */
  readonly onProgress?: (rows: number) => void;
  /** Reads a few hundred responses when it is their organisation's turn; at once if missing. */
  readonly takeTurn?: TakeTurn | undefined;
}

const stepSize = 200;

/** The formats that few need are loaded when they are used. */
const writers: Record<Exclude<ExportFormat, 'files'>, () => Promise<FormatWriter>> = {
  csv: async () => writeCsv,
  jsonl: async () => writeJsonl,
  xlsx: async () => (await import('./xlsx/writeXlsx.ts')).writeXlsx,
  parquet: async () => (await import('./parquet/writeParquet.ts')).writeParquet,
  sav: async () => (await import('./sav/writeSav.ts')).writeSav,
};

/**
 * The content of an export, made while it is read: nothing is done ahead, and memory is constant at any size. An export of what
 * changed holds the ids of that, some 20 bytes each.
 */
export async function* exportContent(
  source: ExportSource,
  request: ExportRequest,
): AsyncGenerator<Uint8Array> {
  const { form, choices, now } = request;
  // Once for all passes of a format, so that each of them sees the same responses.
  const upTo = await highestResponseId(
    source.store.readStale,
    form.organization_id,
    form.id,
    request.query.tab,
  );
  const only = request.only ?? (await changedSince(source, request));
  const bounded: BoundedRequest = { ...request, only, upTo };
  const versions = await formVersions(source, form);
  const isScripted = isScriptedCsv(request);
  const hasCodes = choices.format === 'sav' || isScripted;
  const table = await exportTableInPieces(versions, {
    options: choices.options,
    choices: choices.choices ?? (hasCodes ? 'codes' : usualChoices[choices.format]),
    // A list has no labels of values, which SPSS would show beside codes.
    ...(hasCodes && { lists: choices.choices ?? 'labels' }),
    namedBy: choices.headers === 'ids' ? 'ids' : 'keys',
    npsEnds: await npsEnds(versions),
    fileUrl: (response, file) =>
      choices.links === 'api'
        ? `${source.baseUrl}${paths['v2.fileContent'].replace(':id', file)}`
        : `${source.baseUrl}/app/api/o/${form.organization_id}/forms/${form.id}/responses/${response}/files/${file}`,
  });
  request.onColumns?.(table.columns);
  if (choices.format === 'files') {
    const names = new Map(table.columns.map(({ fieldId, name }) => [fieldId, name.replace(/_links$/, '')]));
    const steps = () => inTurns(fileSteps(source, bounded), request.takeTurn);
    yield* writeFiles({ files: source.files, steps, names, now });
    return;
  }
  const write = await writerOf(request);
  yield* write({
    columns: table.columns,
    steps: () => inTurns(cellSteps(source, bounded, table.cellsOf), request.takeTurn),
    title: form.name,
    zone: choices.zone,
    headers: choices.headers,
    bom: choices.bom === 'yes',
    keepsFormulas: (choices.formulas ?? (isScripted ? 'keep' : 'guard')) === 'keep',
    now,
    onCut: (texts) => source.log?.warn({ form: form.id, texts }, 'an export has texts that were cut'),
  });
}

async function changedSince({ store }: ExportSource, { form, choices, takeTurn }: ExportRequest) {
  const { since, zone } = choices;
  const instant = since && instantIn(zone, `${since}T00:00`, 'first');
  return instant ? (await changedResponses(store.readStale, form, { instant }, takeTurn)).ids : undefined;
}

function isScriptedCsv({ choices, script }: ExportRequest): boolean {
  return choices.format === 'csv' && (script ?? choices.script) !== undefined;
}

async function writerOf(request: ExportRequest): Promise<FormatWriter> {
  const { choices, script } = request;
  if (!isScriptedCsv(request)) return await writers[choices.format as Exclude<ExportFormat, 'files'>]();
  const { csvAndScript, csvWithScript } = await import('./script/csvWithScript.ts');
  return (input) =>
    script === undefined ? csvAndScript(input, choices.script ?? 'r') : csvWithScript(input, script);
}

/** In the language of the newest version. */
async function npsEnds([newest]: readonly FormVersion[]): Promise<FieldLayout['npsEnds']> {
  const tag = newest?.definition.language ?? 'en';
  const language = languages.get(tag) ?? languages.get(tag.split('-')[0] ?? '') ?? languages.get('en');
  const texts = (await language?.load())?.texts ?? interfaceEnglish;
  return { low: texts.nps_low, high: texts.nps_high };
}

/** `upTo` is the highest id of the export; undefined if the form has no responses. */
interface BoundedRequest extends ExportRequest {
  readonly upTo: number | undefined;
}

async function formVersions({ store }: ExportSource, form: ReadForm): Promise<FormVersion[]> {
  const rows = await allDefinitions(store.readStale, form.organization_id, form.id);
  const versions: FormVersion[] = [];
  for (const { version, definition } of rows) {
    const stored: StoredDefinition = JSON.parse(definition);
    versions.push({ version, definition: openDefinition(stored), isImported: stored.format === 1 });
    // A form may have many versions, and each may be large.
    await nextPiece();
  }
  return versions;
}

async function* cellSteps(
  source: ExportSource,
  request: BoundedRequest,
  cellsOf: ExportTable['cellsOf'],
): AsyncGenerator<readonly Cell[][]> {
  const { form, onProgress } = request;
  const { readStale: read } = source.store;
  const isTagged = (await tagsOfForm(read, form.organization_id, form.id, 1)).length > 0;
  let count = 0;
  for await (const rows of rowSteps(source, request)) {
    const ids = isTagged ? rows.map(({ id }) => id) : [];
    const tags = await tagsOf(read, form.organization_id, form.id, ids);
    yield rows.map((row) => cellsOf(row, tags.get(row.id)));
    count += rows.length;
    onProgress?.(count);
  }
}

async function* fileSteps(source: ExportSource, request: BoundedRequest): AsyncGenerator<readonly FileRow[]> {
  const { form, onProgress } = request;
  let count = 0;
  for await (const rows of rowSteps(source, request)) {
    const ids = rows.map(({ id }) => id);
    yield await filesOfResponses(source.store.readStale, form.organization_id, form.id, ids);
    count += rows.length;
    onProgress?.(count);
  }
}

/** The rows of the query, at most a few hundred at a time, with a turn of the event loop in between. */
async function* rowSteps(
  source: ExportSource,
  request: BoundedRequest,
): AsyncGenerator<readonly ExportRow[]> {
  const { form, query, upTo, only, onRows } = request;
  if (upTo === undefined) return;
  for await (const found of allRows(source, { form, query, upTo, only })) {
    const rows = only === undefined ? found : found.filter(({ id }) => only.has(id));
    if (rows.length > 0) onRows?.(rows.map(({ id }) => id));
    // Also without rows, so that a search that finds little gives its turn back.
    yield rows;
  }
}

async function* allRows(
  source: ExportSource,
  { form, query, upTo, only }: Pick<ExportRequest, 'form' | 'query' | 'only'> & { upTo: number },
): AsyncGenerator<readonly ExportRow[]> {
  if (isEverything(query)) {
    let after = belowEveryId;
    if (only !== undefined) {
      after = upTo;
      for (const id of only) after = Math.min(after, id - 1);
    }
    yield* everyRow(source, form, query.tab, { after, upTo });
  } else {
    for await (const { responses } of matchingResponses(source, form, query)) {
      yield responses.filter(({ id }) => id <= upTo);
      await nextPiece();
    }
  }
}

/** Whole lists are read oldest first by the primary key. */
async function* everyRow(
  { store }: ExportSource,
  form: ReadForm,
  tab: ResponseTab,
  { after: from, upTo }: { readonly after: number; readonly upTo: number },
): AsyncGenerator<readonly ExportRow[]> {
  for (let after = from; ; ) {
    const { rows, ended } = await exportRows(store.readStale, form.organization_id, form.id, {
      state: tab,
      after,
      upTo,
      limit: stepSize,
    });
    if (rows.length > 0) yield rows;
    if (ended) return;
    after = rows.at(-1)?.id ?? after;
    await nextPiece();
  }
}

function isEverything({ filters, search, sort }: ResponseQuery): boolean {
  return (
    filters.length === 0 &&
    search.trim() === '' &&
    sort.by === everyResponse.sort.by &&
    sort.direction === everyResponse.sort.direction
  );
}
