import * as z from 'zod/mini';
import { isKnownField } from '#form/type/behaviours.ts';
import { headerLine } from '#kit/text/headerLine.ts';
import { responseText } from '#render/answer/responseText.ts';
import { fieldsById } from '#render/fieldsById.ts';
import { inlineWords } from '#render/text/inlineText.ts';
import type { ActionContext, ActionOutcome, ActionSettingsOf } from '../action.ts';
import { type Caller, callService, type ServiceAnswer, type Unsuccessful } from '../support/callService.ts';
import { serviceFailure } from '../support/serviceFailure.ts';
import { textUpTo } from '../support/textUpTo.ts';
import { type CredentialsOf, type UsedConnection, useConnection } from '../support/useConnection.ts';
import type { ConnectedAction } from './connectedAction.ts';
import { forgetToken, googleToken } from './googleToken.ts';
import { readServiceAccount } from './serviceAccount.ts';
import {
  distinctHeadings,
  maxCellLength,
  maxColumns,
  nextHeader,
  rowUnder,
  type SheetColumn,
} from './sheetRows.ts';

const service = 'Google Sheets';
const base = 'https://sheets.googleapis.com';
/** The first column; a repetition finds its row by it. */
const idHeading = 'Response';
const timeHeading = 'Time (UTC)';

const valuesBody = z.object({ values: z.optional(z.array(z.array(z.unknown()))) });
const appendedBody = z.object({ updates: z.object({ updatedRange: z.string() }) });
const sheetsBody = z.object({
  sheets: z.array(
    z.object({
      properties: z.object({
        sheetId: z.optional(z.number()),
        title: z.string(),
        gridProperties: z.optional(z.object({ columnCount: z.optional(z.number()) })),
      }),
    }),
  ),
});
const problem = z.object({ error: z.object({ message: z.optional(z.string()) }) });

/** Appends a row as a service account. Values are stored as they are (`RAW`), so that none becomes a formula. */
export const googleSheets: ConnectedAction<'google_sheets'> = {
  type: 'google_sheets',
  receiver: ({ connection }) => `google_sheets:${connection}`,
  run: (settings, context) =>
    useConnection(
      context,
      { provider: 'google_sheets', service, idOrName: settings.connection },
      (connection) => append(settings, context, connection),
    ),
  accountOf: ({ key }) => readServiceAccount(key)?.client_email,
  testConnection: async (caller, { key }, name, now) => {
    const account = readServiceAccount(key);
    if (account === undefined) return keyUnusable(name);
    const given = await googleToken(caller, account, now);
    return 'refused' in given ? tokenRefused(given.refused, name, now) : undefined;
  },
};

async function append(
  settings: ActionSettingsOf<'google_sheets'>,
  context: ActionContext,
  { name, credentials }: UsedConnection<'google_sheets'>,
): Promise<ActionOutcome> {
  const account = readServiceAccount(credentials.key);
  if (account === undefined) return keyUnusable(name);
  const given = await googleToken(context, account, context.now);
  if ('refused' in given) return tokenRefused(given.refused, name, context.now);
  const sheet = new Sheet(context, credentials, given.token, settings);
  const failed = (answer: ServiceAnswer) => {
    if (answer.status === 401) forgetToken(account);
    return failureOf(answer, name, context.now);
  };

  const columns = columnsOf(settings, context);
  const head = await sheet.read('1:1');
  if (head.status !== 200) return failed(head);
  let header = cellsOf(head)[0] ?? [];
  const wanted = nextHeader(header, columns);
  if (wanted !== undefined) {
    if (wanted.length > maxColumns) return tooManyColumns(sheet.name);
    const refused = await sheet.widen(wanted.length);
    if (refused !== undefined) return failed(refused);
    // Headings that exist stay as they are: one may be a formula.
    const missing = wanted.map((heading, index) => (index < header.length ? null : heading));
    const written = await sheet.write('1:1', missing);
    if (written.status !== 200) return failed(written);
    header = wanted;
  }
  const row = rowUnder(header, columns);

  // An edited response changes its row, and a repetition finds the one that an earlier attempt added.
  const id = context.response.id;
  if (id !== null && (context.attempt > 1 || context.trigger === 'edited')) {
    const column = columnName(header.indexOf(idHeading));
    const ids = await sheet.read(`${column}:${column}`);
    if (ids.status !== 200) return failed(ids);
    const found = cellsOf(ids).findIndex(([cell], index) => index > 0 && cell === String(id));
    if (found !== -1) {
      const number = found + 1;
      const written = await sheet.write(`${number}:${number}`, row);
      if (written.status !== 200) return failed(written);
      return done(written, `${sheet.name}!${number}:${number}`);
    }
  }
  const answer = await sheet.append(row);
  if (answer.status !== 200) return failed(answer);
  const range = z.safeParse(appendedBody, answer.json).data?.updates.updatedRange;
  return done(answer, range ?? sheet.name);
}

function done({ exchange }: ServiceAnswer, range: string): ActionOutcome {
  return { kind: 'done', record: { object: 'row', dataType: 'range', data: range }, exchange };
}

/** The requests of the API that the action needs. */
class Sheet {
  readonly name: string;
  readonly #caller: Caller;
  /** The address of the spreadsheet. */
  readonly #url: string;
  readonly #headers: Record<string, string>;

  constructor(
    caller: Caller,
    { base_url }: CredentialsOf<'google_sheets'>,
    token: string,
    { spreadsheet, sheet }: ActionSettingsOf<'google_sheets'>,
  ) {
    this.name = sheet ?? 'Sheet1';
    this.#caller = caller;
    this.#url = `${(base_url ?? base).replace(/\/+$/, '')}/v4/spreadsheets/${spreadsheetId(spreadsheet)}`;
    this.#headers = { authorization: `Bearer ${token}` };
  }

  /**
   * Adds the columns that are missing for so many: a new sheet has 26, and writing to others is an error. Returns the answer
   * that prevents it.
   */
  async widen(columns: number): Promise<ServiceAnswer | undefined> {
    const fields = 'sheets.properties(sheetId,title,gridProperties.columnCount)';
    const url = `${this.#url}?${new URLSearchParams({ fields })}`;
    const about = await callService(this.#caller, { method: 'GET', url, headers: this.#headers });
    if (about.status !== 200) return about;
    const sheets = z.safeParse(sheetsBody, about.json).data?.sheets ?? [];
    const found = sheets.find(({ properties }) => properties.title === this.name)?.properties;
    const present = found?.gridProperties?.columnCount;
    if (found === undefined || present === undefined || present >= columns) return undefined;
    const added = await callService(this.#caller, {
      method: 'POST',
      url: `${this.#url}:batchUpdate`,
      headers: this.#headers,
      json: {
        requests: [
          {
            appendDimension: {
              // Google leaves out an id of 0.
              sheetId: found.sheetId ?? 0,
              dimension: 'COLUMNS',
              length: columns - present,
            },
          },
        ],
      },
    });
    return added.status === 200 ? undefined : added;
  }

  read(range: string): Promise<ServiceAnswer> {
    return callService(this.#caller, { method: 'GET', url: this.#at(range), headers: this.#headers });
  }

  write(range: string, row: readonly (string | null)[]): Promise<ServiceAnswer> {
    const url = `${this.#at(range)}?valueInputOption=RAW`;
    return callService(this.#caller, { method: 'PUT', url, headers: this.#headers, json: { values: [row] } });
  }

  append(row: readonly (string | null)[]): Promise<ServiceAnswer> {
    const url = `${this.#at('A1')}:append?valueInputOption=RAW&insertDataOption=INSERT_ROWS`;
    return callService(this.#caller, {
      method: 'POST',
      url,
      headers: this.#headers,
      json: { values: [row] },
    });
  }

  #at(range: string): string {
    const quoted = `'${this.name.replaceAll("'", "''")}'!${range}`;
    return `${this.#url}/values/${encodeURIComponent(quoted)}`;
  }
}

/** The id in the address of a spreadsheet. */
export function spreadsheetId(text: string): string {
  return /\/d\/([A-Za-z0-9_-]+)/.exec(text)?.[1] ?? /^[A-Za-z0-9_-]+/.exec(text)?.[0] ?? '';
}

/** `A` for 0, `AA` for 26. */
export function columnName(index: number): string {
  let name = '';
  for (let rest = index; rest >= 0; rest = Math.floor(rest / 26) - 1)
    name = String.fromCharCode(65 + (rest % 26)) + name;
  return name;
}

/** A column for each field that can be answered, also for those without an answer, so that the header is complete. */
function columnsOf(settings: ActionSettingsOf<'google_sheets'>, context: ActionContext): SheetColumn[] {
  const { definition } = context.form;
  const { id, createdAt } = context.response;
  const values = new Map(
    responseText(context)
      .rows()
      .map(({ fieldId, value, recorded = value }) => [fieldId, recorded]),
  );
  const fields = [...fieldsById(definition).values()].filter(
    (field) =>
      isKnownField(field) &&
      field.type !== 'rich_text' &&
      (settings.fields === undefined || settings.fields.includes(field.id)),
  );
  const time = new Date(createdAt).toISOString().replace('T', ' ').replace(/\..*/, '');
  return distinctHeadings([
    { heading: idHeading, value: id === null ? '' : String(id), fieldId: '' },
    { heading: timeHeading, value: time, fieldId: '' },
    ...fields.map((field) => ({
      // The label itself and not one with answers inserted, which would differ from row to row.
      heading: textUpTo(headerLine(inlineWords(field.label)) || field.id, 500),
      value: textUpTo(values.get(field.id) ?? '', maxCellLength),
      fieldId: field.id,
    })),
  ]);
}

function cellsOf(answer: ServiceAnswer): string[][] {
  const rows = z.safeParse(valuesBody, answer.json).data?.values ?? [];
  return rows.map((row) => row.map((cell) => String(cell ?? '')));
}

function tooManyColumns(sheet: string): Unsuccessful {
  const detail = `The sheet “${sheet}” would need more than ${maxColumns} columns, and Google Sheets has no more. Delete columns, or choose fewer fields.`;
  return { kind: 'refused', error: { code: 'too_many_columns', detail } };
}

function keyUnusable(connection: string): Unsuccessful {
  const detail = `The key of the connection “${connection}” is not that of a service account. Replace it under Connections.`;
  return { kind: 'refused', error: { code: 'key_unusable', detail } };
}

/** Google answers 400 `invalid_grant` to a key that was deleted, and 401 to others. */
function tokenRefused(answer: ServiceAnswer, connection: string, now: number): Unsuccessful {
  const status = answer.status === 400 ? 401 : answer.status === 200 ? 502 : answer.status;
  const body = z.object({ error: z.optional(z.string()), error_description: z.optional(z.string()) });
  const said = z.safeParse(body, answer.json).data;
  const reason = said?.error_description ?? said?.error;
  return serviceFailure({ ...answer, status }, { service: 'Google', connection }, reason, now);
}

function failureOf(answer: ServiceAnswer, connection: string, now: number): Unsuccessful {
  const said = z.safeParse(problem, answer.json).data?.error.message;
  const failure = serviceFailure(answer, { service, connection }, said, now);
  if (answer.status !== 403) return failure;
  const detail = `Google Sheets does not let the service account write. Share the spreadsheet with the address of the connection “${connection}”, as an editor.`;
  return { ...failure, error: { ...failure.error, detail } };
}
