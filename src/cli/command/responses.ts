import { createWriteStream } from 'node:fs';
import { rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, extname, relative, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import {
  type ChoicesShown,
  choicesShown,
  type ExportFormat,
  type ExportHeaders,
  exportFormats,
  exportHeaders,
  type ScriptLanguage,
} from '#contract/app/response/export.ts';
import { responseQuery } from '#contract/app/response/filter.ts';
import { everyResponse, type ResponseQuery } from '#form/query/responseQuery.ts';
import { pluralize } from '#kit/text/pluralize.ts';
import { systemClock } from '#kit/time/clock.ts';
import { isTimeZone } from '#kit/time/timeZone.ts';
import { Definitions } from '#service/form/definitions.ts';
import type { Data } from '#service/operate/openData.ts';
import { type ChangedResponses, changedResponses } from '#service/response/export/changedResponses.ts';
import { codebook } from '#service/response/export/codebook.ts';
import type { ExportColumn } from '#service/response/export/column/column.ts';
import { exportContent } from '#service/response/export/exportContent.ts';
import {
  type ExportMarker,
  historyOf,
  isForeignMarker,
  readExportMarker,
  writeExportMarker,
} from '#service/response/export/exportMarker.ts';
import { scriptEndings } from '#service/response/export/script/script.ts';
import type { FormRow } from '#store/query/form/form.ts';
import { CommandFailure, WrongUsage } from '../failure.ts';
import { note, printJson } from '../output.ts';
import { Progress } from '../progress.ts';
import { reportFailuresAsJson } from '../reportFailuresAsJson.ts';
import { urlOfService } from '../urlOfService.ts';
import { withAbortOnSignal } from '../withAbortOnSignal.ts';
import { withExistingData } from '../withData.ts';
import { type FormFlags, formOrFail, formTitle } from './form/target.ts';

interface ExportFlags extends FormFlags {
  format: ExportFormat;
  out: string;
  zone: string;
  options: 'columns' | 'joined';
  choices?: ChoicesShown;
  headers: ExportHeaders;
  bom?: boolean;
  formulas?: 'guard' | 'keep';
  links?: 'app' | 'api';
  codebook?: string;
  script?: string;
  filter?: string;
  since?: string;
  test?: boolean;
  force?: boolean;
  json?: boolean;
}

export function addResponses(program: Command): void {
  const responses = program.command('responses').description('export the responses of a form');
  responses
    .command('export')
    .description('write the responses of a form to a file')
    .argument('<form>', 'the id, address or name of a form')
    .addOption(
      new Option('--format <format>', 'files is a ZIP of uploaded files')
        .choices([...exportFormats])
        .makeOptionMandatory(),
    )
    .requiredOption('--out <file>', 'the file to write; - for standard output')
    .option('--zone <name>', 'the time zone of times, such as Europe/Berlin', 'UTC')
    .addOption(
      new Option('--options <layout>', 'several chosen options: a column for each, or joined in one')
        .choices(['columns', 'joined'])
        .default('columns'),
    )
    .addOption(
      new Option(
        '--choices <kind>',
        'chosen options: labels (CSV, XLSX), values and labels (both; JSON Lines, Parquet), values, or codes (SPSS)',
      ).choices([...choicesShown]),
    )
    .addOption(
      new Option(
        '--headers <kind>',
        'the first line of CSV and XLSX: labels, or names of columns; ids makes names of ids alone, in every format',
      )
        .choices([...exportHeaders])
        .default('labels'),
    )
    .option('--bom', 'begin CSV with a byte order mark, by which Excel recognises UTF-8')
    .addOption(
      new Option(
        '--formulas <kind>',
        'CSV: guard texts that spreadsheets run as formulas, or keep them as they are (the default with --script)',
      ).choices(['guard', 'keep']),
    )
    .addOption(
      new Option('--links <kind>', 'links to files: for members who are signed in, or for a key of the API')
        .choices(['app', 'api'])
        .default('app'),
    )
    .option('--codebook <file>', 'write what columns and codes mean to another file, as JSON')
    .option(
      '--script <file>',
      'CSV: write a script that reads it with its labels, for R (.R), Python (.py) or SPSS and PSPP (.sps)',
    )
    .option('--filter <json>', 'only some responses: {"filters": […], "search": "…"}; see docs/exports.md')
    .option(
      '--since <instant or marker>',
      'only responses that were added or changed since; --json prints the marker for the next time',
    )
    .option('--test', 'test responses instead of live ones')
    .option('--force', 'overwrite the file if it exists')
    .option('--organization <id or name>', 'the organisation of the form; optional if there is only one')
    .option('--data <folder>', 'the data folder')
    .option('--json', 'print an object with the number of responses')
    .action((asked: string, flags: ExportFlags) =>
      reportFailuresAsJson(flags.json, () => exportResponses(asked, flags)),
    );
}

async function exportResponses(asked: string, flags: ExportFlags): Promise<void> {
  if (!isTimeZone(flags.zone))
    throw new WrongUsage(`"${flags.zone}" is not a time zone such as Europe/Berlin.`);
  const query = queryOf(flags);
  const since = sinceOf(flags);
  const toOutput = flags.out === '-';
  if (toOutput && flags.json)
    throw new WrongUsage('--json needs a file: standard output carries the export.');
  const path = toOutput ? undefined : await pathOrFail(flags.out, flags);
  const codebookPath = flags.codebook && (await pathOrFail(flags.codebook, flags));
  const script = await scriptOf(flags, path);
  let columns: readonly ExportColumn[] = [];
  const progress = new Progress();
  let count = 0;
  let cut = 0;
  let changed: ChangedResponses | undefined;
  let history = '';
  const written = new Set<number>();
  const title = await withExistingData(flags, async (data) => {
    const form = await formOrFail(data, flags, asked);
    history = historyOf(data.secrets, form.organization_id);
    if (since !== undefined && 'marker' in since) await refuseForeign(data, form, since.marker, history);
    const from = since && ('marker' in since ? { marker: since.marker.number } : since);
    changed = await changedResponses(data.store.readStale, form, from);
    const content = exportContent(
      {
        store: data.store,
        files: data.files,
        definitions: new Definitions(data.store.read, systemClock),
        indexes: withoutIndexes,
        clock: systemClock,
        baseUrl: urlOfService(flags),
        log: {
          warn: ({ texts }) => {
            cut = texts;
          },
        },
      },
      {
        form,
        choices: {
          format: flags.format,
          zone: flags.zone,
          options: flags.options,
          headers: flags.headers,
          choices: flags.choices,
          formulas: flags.formulas,
          links: flags.links,
          bom: flags.bom ? 'yes' : 'no',
        },
        query,
        script,
        only: changed.ids,
        onColumns: (found) => {
          columns = found;
        },
        onRows: (ids) => {
          if (since !== undefined) for (const id of ids) written.add(id);
        },
        now: Date.now(),
        onProgress: (rows) => {
          count = rows;
          if (!toOutput) progress.show('Responses', rows, undefined);
        },
      },
    );
    const stream = Readable.from(content, { objectMode: false });
    if (path === undefined) await pipeline(stream, process.stdout, { end: false });
    else await withAbortOnSignal((signal) => writeWhole(stream, path, signal));
    return formTitle(form);
  }).finally(() => progress.clear());
  if (codebookPath) await writeFile(codebookPath, `${JSON.stringify(codebook(columns), null, 2)}\n`);
  if (script !== undefined) await writeFile(script.path, script.text());
  if (cut > 0) note(`${pluralize(cut, 'text')} ${cut === 1 ? 'was' : 'were'} too long for the file and cut.`);
  const gone = [...(changed?.ids ?? [])].filter((id) => !written.has(id));
  if (flags.json)
    printJson({
      file: path,
      responses: count,
      marker: changed && writeExportMarker({ number: changed.marker, history }),
      ...(since !== undefined && { complete: changed?.ids === undefined, gone }),
    });
  else if (path !== undefined) note(`Exported ${pluralize(count, 'response')} of ${title} to ${path}.`);
}

/** The language of a script is known by the ending of its name. */
async function scriptOf(flags: ExportFlags, path: string | undefined) {
  if (flags.script === undefined) return undefined;
  if (flags.format !== 'csv') throw new WrongUsage('--script reads CSV: it needs --format csv.');
  if (path === undefined) throw new WrongUsage('--script needs a file: it contains the name of the CSV.');
  const ending = extname(flags.script).slice(1).toLowerCase();
  const languages = Object.entries(scriptEndings) as [ScriptLanguage, string][];
  const language = languages.find(([, known]) => known.toLowerCase() === ending)?.[0];
  if (language === undefined)
    throw new WrongUsage('--script takes the name of a file.R, file.py or file.sps.');
  const scriptPath = await pathOrFail(flags.script, flags);
  if (scriptPath === path) throw new WrongUsage('--script and --out are the same file.');
  let text = '';
  return {
    language,
    file: relative(dirname(scriptPath), path).split(sep).join('/'),
    path: scriptPath,
    onScript: (made: string) => {
      text = made;
    },
    text: () => text,
  };
}

/** A command ends before an index would be built, so it looks through all responses instead. */
const withoutIndexes = { use: async () => ({ ready: false, done: 0 }) };

function queryOf({ filter, test }: ExportFlags): ResponseQuery {
  const given = filter === undefined ? {} : readJson(filter);
  const query = z.safeParse(responseQuery, given);
  if (!query.success) throw new WrongUsage('--filter is not a query; docs/exports.md shows some.');
  return { ...everyResponse, ...query.data, tab: test ? 'test' : query.data.tab };
}

function sinceOf({ since }: ExportFlags) {
  if (since === undefined) return undefined;
  const marker = readExportMarker(since);
  if (marker !== undefined) return { marker };
  if (!z.safeParse(z.iso.datetime({ offset: true }), since).success)
    throw new WrongUsage(
      '--since takes a time such as 2026-11-18T00:00:00Z, or the marker of an earlier export.',
    );
  return { instant: Date.parse(since) };
}

async function refuseForeign(
  { store }: Data,
  { organization_id: organizationId }: FormRow,
  marker: ExportMarker,
  history: string,
): Promise<void> {
  if (await isForeignMarker(store.read, organizationId, marker, history))
    throw new CommandFailure(
      'The marker is of another state of the installation, for example before a restore: export everything again, without --since.',
      'marker_foreign',
    );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WrongUsage('--filter is not JSON.');
  }
}

async function pathOrFail(file: string, { force }: ExportFlags): Promise<string> {
  const path = resolve(file);
  if (!(await stat(dirname(path)).catch(() => undefined))?.isDirectory())
    throw new CommandFailure(`The folder ${dirname(path)} does not exist.`);
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) throw new CommandFailure(`${path} is a folder; give a file name.`);
  if (found !== undefined && !force)
    throw new CommandFailure(`${path} already exists. Choose another name, or overwrite it with --force.`);
  return path;
}

/** The file appears under its name when it is complete. */
async function writeWhole(content: Readable, path: string, signal: AbortSignal): Promise<void> {
  const partial = `${path}.partial`;
  try {
    await pipeline(content, createWriteStream(partial), { signal });
    await rename(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    if (signal.aborted) throw new CommandFailure('Stopped; nothing was written.', 'interrupted');
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EACCES' || code === 'ENOSPC' || code === 'EROFS')
      throw new CommandFailure(`${path} cannot be written (${code}).`);
    throw error;
  }
}
