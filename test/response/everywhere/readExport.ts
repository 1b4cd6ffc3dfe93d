import assert from 'node:assert/strict';
import { inflateRawSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { parquetReadObjects } from 'hyparquet';
import readXlsxFile from 'read-excel-file/node';
import type { ExportFormat } from '#contract/app/response/export.ts';
import { readSav } from '#service/response/export/testing/readBack.ts';

/** A response as any format of an export shows it: the texts of its cells by the names of their columns. */
export type ExportedRow = Readonly<Record<string, string>>;

/** Formats with one row for each response. */
export type TableFormat = Exclude<ExportFormat, 'files'>;

/** Reads an export whose first line has names with a reader that is not ours; undefined where PSPP is missing. */
export async function readExport(format: TableFormat, content: Buffer): Promise<ExportedRow[] | undefined> {
  switch (format) {
    case 'csv':
      return parse(content, { columns: true, bom: true }) as ExportedRow[];
    case 'jsonl':
      return content
        .toString()
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => texts(JSON.parse(line)));
    case 'xlsx': {
      const sheets = await readXlsxFile(content, { trim: false });
      const { data = [] } = sheets.find(({ sheet }) => sheet === 'Responses') ?? {};
      return withNames(data.map((row) => row.map((cell) => textOf(cell))));
    }
    case 'parquet': {
      const objects = await parquetReadObjects({ file: new Uint8Array(content).buffer });
      return objects.map(texts);
    }
    case 'sav': {
      const read = await readSav(content);
      return read && withNames([read.header, ...read.rows]);
    }
  }
}

function withNames([header = [], ...rows]: readonly (readonly string[])[]): ExportedRow[] {
  return rows.map((row) => Object.fromEntries(header.map((name, index) => [name, row[index] ?? ''])));
}

function texts(object: Readonly<Record<string, unknown>>): ExportedRow {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, textOf(value)]));
}

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return value === null || value === undefined ? '' : String(value);
}

const endOfDirectory = 0x06054b50;
const entryOfDirectory = 0x02014b50;
const largest = 0xffffffff;

/** The files of a ZIP archive of less than 4 GB, found by its directory. */
export function readZip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  assert.equal(archive.readUInt32LE(end), endOfDirectory);
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    assert.equal(archive.readUInt32LE(at), entryOfDirectory);
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((index) =>
      archive.readUInt16LE(at + index),
    ) as [number, number, number];
    const [packed, start] = [archive.readUInt32LE(at + 20), archive.readUInt32LE(at + 42)];
    assert.ok(packed !== largest && start !== largest, 'a small archive needs no 64-bit fields');
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength);
    const from = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
    const content = archive.subarray(from, from + packed);
    files.set(name, archive.readUInt16LE(at + 10) === 0 ? content : inflateRawSync(content));
    at += 46 + nameLength + extraLength + commentLength;
  }
  return files;
}

/** The lines of the manifest in a ZIP of files; each must name a file that is there. */
export function readManifest(archive: Buffer): Record<string, string>[] {
  const files = readZip(archive);
  const lines = parse(files.get('manifest.csv') ?? '', { columns: true }) as Record<string, string>[];
  for (const { path = '', size } of lines) assert.equal(files.get(path)?.length, Number(size), path);
  assert.equal(files.size, lines.length + 1, 'no file is missing in the manifest');
  return lines;
}
