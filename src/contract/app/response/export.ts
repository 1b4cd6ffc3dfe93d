import * as z from 'zod/mini';
import { isTimeZone } from '#kit/time/timeZone.ts';
import { routes } from '../route.ts';
import { instant, none } from '../text.ts';
import { queryParameter } from './filter.ts';

export const exportFormats = ['csv', 'xlsx', 'jsonl', 'parquet', 'sav', 'files'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** How many responses a form must have until the app suggests to export them in the background. */
export const largeExport = 100_000;

/** How long the file of a background export can be downloaded. */
export const exportLifetimeHours = 24;

export const exportHeaders = ['labels', 'names', 'ids'] as const;
export type ExportHeaders = (typeof exportHeaders)[number];

/** How chosen options are written. `both` is a column with values, and one with labels after those of the field. */
export const choicesShown = ['labels', 'values', 'codes', 'both'] as const;
export type ChoicesShown = (typeof choicesShown)[number];

/** The usual choice of each format. */
export const usualChoices: Readonly<Record<ExportFormat, ChoicesShown>> = {
  csv: 'labels',
  xlsx: 'labels',
  jsonl: 'both',
  parquet: 'both',
  sav: 'codes',
  files: 'labels',
};

/** Languages of scripts that read an exported CSV with its types and labels; `spss` is for PSPP too. */
export const scriptLanguages = ['r', 'python', 'spss'] as const;
export type ScriptLanguage = (typeof scriptLanguages)[number];

/** All of it can stand in a query, so that a download is an ordinary link. */
const exportChoices = {
  format: z.enum(exportFormats),
  /** Times are written in this IANA time zone. */
  zone: z._default(z.string().check(z.maxLength(100), z.refine(isTimeZone)), 'UTC'),
  /** Where several options may be chosen: a column for each of them, or one column for all. */
  options: z._default(z.enum(['columns', 'joined']), 'columns'),
  /** Chosen options; `usualChoices` if missing. */
  choices: z.optional(z.enum(choicesShown)),
  /**
   * The first line of CSV and XLSX: labels of questions, or the names of columns. Names are made of keys; with `ids` of
   * ids alone, in every format.
   */
  headers: z._default(z.enum(exportHeaders), 'labels'),
  /** Excel recognises UTF-8 in CSV by the byte order mark. */
  bom: z._default(z.enum(['yes', 'no']), 'no'),
  /** CSV guards texts that a spreadsheet would run as a formula, unless a program asks to `keep` them. */
  formulas: z.optional(z.enum(['guard', 'keep'])),
  /** Links to files work for members who are signed in, or with a key of the API. */
  links: z.optional(z.enum(['app', 'api'])),
  /** CSV in a ZIP archive, with a script that reads it. Options are then codes, and formulas kept, unless asked otherwise. */
  script: z.optional(z.enum(scriptLanguages)),
  /** Only responses that were added or changed since the beginning of this day in `zone`. */
  since: z.optional(z.iso.date()),
  /** Which responses; every live one if missing. */
  query: queryParameter,
};

const query = z.object({
  ...exportChoices,
  /** Chosen by the client, to ask how far the download got. */
  run: z.optional(z.string().check(z.regex(/^[\w-]{8,40}$/))),
});

const body = z.object(exportChoices);

export type ExportChoices = z.infer<typeof body>;

const backgroundExport = z.object({
  id: z.string(),
  format: z.enum(exportFormats),
  /** `too_large`: the file alone would be more than the installation keeps. */
  state: z.enum(['waiting', 'running', 'ready', 'failed', 'too_large']),
  /** Responses written so far. */
  rows: z.number(),
  /** Bytes of the file once it is ready. */
  size: z.nullable(z.number()),
  created_at: instant,
  /** When the file is deleted. */
  expires_at: instant,
});

export type BackgroundExport = z.infer<typeof backgroundExport>;

export const responseExportRoutes = routes({
  /** Checks whether an export can begin, because browsers do not show why a download was refused. */
  checkResponseExport: {
    method: 'GET',
    path: '/o/:organization/forms/:form/responses/export/check',
    access: 'member',
    query,
    answer: none,
  },
  /** The responses of a form as a file, made while it is downloaded. */
  exportResponses: {
    method: 'GET',
    path: '/o/:organization/forms/:form/responses/export',
    access: 'member',
    query,
    answer: 'download',
  },
  /** How many responses a running download has written; null if this process does not know the run. */
  responseExportProgress: {
    method: 'GET',
    path: '/o/:organization/forms/:form/responses/export/progress',
    access: 'member',
    query: z.object({ run: z.string().check(z.regex(/^[\w-]{8,40}$/)) }),
    answer: z.object({ rows: z.nullable(z.number()), done: z.boolean() }),
  },
  /** The background exports of the person who asks, newest first. */
  responseExports: {
    method: 'GET',
    path: '/o/:organization/forms/:form/responses/exports',
    access: 'member',
    answer: z.object({
      /** Live and test responses of the form. */
      live: z.number(),
      test: z.number(),
      exports: z.array(backgroundExport),
    }),
  },
  /** Makes the file in the background; its maker gets a mail with a link. */
  startResponseExport: {
    method: 'POST',
    path: '/o/:organization/forms/:form/responses/exports',
    access: 'member',
    body,
    answer: z.object({ id: z.string() }),
  },
  /** The file of a finished background export, for its maker only. */
  downloadResponseExport: {
    method: 'GET',
    path: '/o/:organization/forms/:form/responses/exports/:export/file',
    access: 'member',
    answer: 'file',
  },
  /** Stops a background export or deletes its file. */
  deleteResponseExport: {
    method: 'DELETE',
    path: '/o/:organization/forms/:form/responses/exports/:export',
    access: 'member',
    answer: none,
  },
});
