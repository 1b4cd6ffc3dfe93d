import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'csv-parse/sync';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import readXlsxFile from 'read-excel-file/node';
import { type Cell, cellText, type ExportColumn } from '../column/column.ts';
import { localInstants } from '../localInstant.ts';

/** Reads every format with a program that is not ours, into the same texts. */

type Texts = string[][];

const riskyStart = /^'(?=[=+\-@\t\r\n])/;

/** The cells as the texts that {@link readCsv} and the others return. */
export function expectedTexts(columns: readonly ExportColumn[], rows: readonly Cell[][]): Texts {
  const utc = localInstants('UTC');
  return rows.map((cells) =>
    columns.map((column, index) => {
      const cell = cells[index];
      return column.kind === 'instant' && typeof cell === 'number' ? utc(cell) : cellText(column, cell);
    }),
  );
}

export function readCsv(columns: readonly ExportColumn[], content: Buffer): Texts {
  const [header, ...rows] = parse(content, { bom: true, relax_column_count: false }) as Texts;
  checkHeader(columns, header ?? []);
  return rows.map((row) =>
    row.map((cell, index) =>
      columns[index]?.kind === 'instant' ? new Date(cell).toISOString() : cell.replace(riskyStart, ''),
    ),
  );
}

export function readJsonl(columns: readonly ExportColumn[], content: Buffer): Texts {
  return content
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => {
      const object = JSON.parse(line) as Record<string, Cell | null>;
      return columns.map(({ name, kind }) => {
        if (!(name in object)) throw new Error(`${name} is missing in a line`);
        const value = object[name] ?? undefined;
        return kind === 'instant' && value !== undefined
          ? new Date(String(value)).toISOString()
          : cellText({}, value);
      });
    });
}

export async function readXlsx(
  columns: readonly ExportColumn[],
  content: Buffer,
  { zoneOffset }: { zoneOffset: (instant: number) => number },
): Promise<{ sheets: string[]; rows: Texts; codebook: unknown[][] }> {
  const sheets = await readXlsxFile(content, { trim: false });
  const found = sheets.filter(({ sheet }) => sheet.startsWith('Responses'));
  const rows: Texts = [];
  for (const { data } of found) {
    const [header = [], ...body] = data;
    checkHeader(columns, header.map(String));
    for (const row of body)
      rows.push(columns.map(({ kind }, index) => xlsxText(kind, row[index] ?? null, zoneOffset)));
  }
  return {
    sheets: sheets.map(({ sheet }) => sheet),
    rows,
    codebook: sheets.at(-1)?.data ?? [],
  };
}

function xlsxText(
  kind: ExportColumn['kind'],
  value: unknown,
  zoneOffset: (instant: number) => number,
): string {
  if (value === null) return '';
  if (value instanceof Date) {
    const at = value.getTime();
    if (kind === 'day') return value.toISOString().slice(0, 10);
    if (kind === 'clock') return value.toISOString().slice(11, 16);
    // The cell shows local time; the offset of the hour before is the same in the samples.
    const rounded = Math.round(at);
    return new Date(rounded - zoneOffset(rounded - 7_200_000)).toISOString();
  }
  if (typeof value === 'boolean') return value ? '1' : '0';
  return decoded(String(value));
}

/** The reader leaves the escapes of the spreadsheet format as they are. */
function decoded(text: string): string {
  return text.replace(/_x([0-9A-F]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

export async function readParquet(
  columns: readonly ExportColumn[],
  content: Buffer,
): Promise<{ rows: Texts; metadata: Map<string, string>; groups: number }> {
  const file = new Uint8Array(content).buffer;
  const { key_value_metadata: pairs = [], row_groups: groups } = parquetMetadata(file);
  const objects = await parquetReadObjects({ file });
  return {
    rows: objects.map((object) => columns.map(({ name, kind }) => parquetText(kind, object[name]))),
    metadata: new Map(pairs.map(({ key, value }) => [key, value ?? ''])),
    groups: groups.length,
  };
}

function parquetText(kind: ExportColumn['kind'], value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return cellText({}, value);
  if (kind === 'clock') return new Date(Number(value)).toISOString().slice(11, 16);
  if (value instanceof Date) return kind === 'day' ? value.toISOString().slice(0, 10) : value.toISOString();
  return typeof value === 'boolean' ? (value ? '1' : '0') : String(value);
}

/** Undefined if PSPP is not on this machine. */
export async function readSav(
  content: Buffer,
  options: readonly string[] = [],
): Promise<{ header: string[]; rows: Texts } | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'canvass-test-'));
  try {
    await writeFile(join(folder, 'in.sav'), content);
    await promisify(execFile)('pspp-convert', [...options, 'in.sav', 'out.csv'], {
      cwd: folder,
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });
    const [header = [], ...rows] = parse(await readFile(join(folder, 'out.csv'))) as Texts;
    return { header, rows };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && process.env.CI !== 'true') return undefined;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The tables that PSPP writes for these commands beside the files, as CSV; undefined if PSPP is not on this machine. */
export async function runPspp(
  files: Readonly<Record<string, Buffer | string>>,
  commands: string,
): Promise<string | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'canvass-test-'));
  try {
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
    await writeFile(join(folder, 'commands.sps'), `${commands}\n`);
    const env = { ...process.env, LC_ALL: 'C.UTF-8' };
    const args = ['-O', 'format=csv', '-o', 'out.csv', 'commands.sps'];
    await promisify(execFile)('pspp', args, { cwd: folder, env }).catch((error: { code: unknown }) => {
      // Otherwise the output says what was wrong.
      if (error.code === 'ENOENT') throw error;
    });
    return await readFile(join(folder, 'out.csv'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && process.env.CI !== 'true') return undefined;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function checkHeader(columns: readonly ExportColumn[], header: readonly string[]): void {
  const wanted = columns.map(({ name }) => name).join('\n');
  if (header.join('\n') !== wanted) throw new Error(`the header is ${header.join(', ')}`);
}
