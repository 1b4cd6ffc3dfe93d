import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

/** The files of an archive by name; a string is written unchanged, a list as JSONL, anything else as JSON. */
export type ArchiveContent = Record<string, unknown>;

export interface TestFolder {
  path: string;
  [Symbol.asyncDispose](): Promise<void>;
}

export async function temporaryFolder(): Promise<TestFolder> {
  const path = await mkdtemp(join(tmpdir(), 'canvass-archive-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

export async function writeArchive(content: ArchiveContent): Promise<TestFolder> {
  const folder = await temporaryFolder();
  for (const [name, value] of Object.entries(content)) {
    const path = join(folder.path, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, toText(value));
  }
  return folder;
}

function toText(value: unknown): string | Uint8Array {
  if (typeof value === 'string' || value instanceof Uint8Array) return value;
  if (Array.isArray(value)) return value.map((line) => `${JSON.stringify(line)}\n`).join('');
  return JSON.stringify(value);
}

/** Every file of a folder by name. */
export async function readFolder(folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files[relative(folder, path)] = await readFile(path, 'utf8');
  }
  return files;
}

export const organization = { format: 1, id: 'org00001', name: 'Lighthouse' };

export const workspace = { id: 'space001', name: 'Main', created_at: '2025-01-01T00:00:00.000Z' };

export const fields = [
  { id: 'field1', type: 'one_line_input', page: 'page1', label: 'Name', description: null, required: true },
  { id: 'field2', type: 'dropdown', page: 'page1', label: 'Colour', description: 'One', required: false },
];

export const pages = [{ id: 'page1', label: 'You' }];

export const form = {
  id: 'form0001',
  name: 'Visit',
  workspace_id: 'space001',
  enabled: true,
  created_at: '2025-01-02T00:00:00.000Z',
  updated_at: '2025-01-03T00:00:00.000Z',
  responses: 0,
  fields,
  pages,
};

export function response(id: number, created_at: string, more: object = {}) {
  return {
    id,
    test: false,
    visitor: { country: 'CH', region: 'CH-ZH', city: 'Zürich', time_spent: 12, url: 'https://example.org/' },
    workflows: [],
    response: [
      { field_id: 'field1', field_type: 'one_line_input', value_type: 'string', value: `Name ${id}` },
    ],
    created_at,
    updated_at: created_at,
    ...more,
  };
}

/** `at(5)` is five milliseconds after the start hour of the tests. */
export function at(milliseconds: number): string {
  return new Date(Date.UTC(2025, 5, 1) + milliseconds).toISOString();
}

export function file(id: string, created_at: string, more: object = {}) {
  return { id, name: 'a.txt', type: 'text/plain', size: 5, created_at, updated_at: created_at, ...more };
}

export const fileId = '11111111-2222-4333-8444-555555555555';

/** An answer to a file field. */
export function uploaded(...ids: string[]) {
  const value = ids.map((id) => ({ id, name: 'a.txt', type: 'text/plain', size: 5 }));
  return { field_id: 'field3', field_type: 'file_upload', value_type: 'files', value };
}

export const basic: ArchiveContent = {
  'organization.json': organization,
  'workspaces.jsonl': [workspace],
  'forms.jsonl': [form],
};
