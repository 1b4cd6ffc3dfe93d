import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { z } from 'zod';
import {
  type FileLine,
  type FormLine,
  fileLine,
  formLine,
  organizationFile,
  type ResponseLine,
  responseLine,
  type WorkspaceLine,
  workspaceLine,
} from '#contract/archive.ts';
import { archiveFileName } from '#service/transfer/archive/fileName.ts';
import { givenDocuments } from '#service/transfer/archive/formDocuments.ts';
import { type DownloadOptions, downloadArchive } from '../downloadArchive.ts';
import { type HostileServer, key } from './hostileServer.ts';

export interface ReadArchive {
  organization: z.infer<typeof organizationFile>;
  workspaces: WorkspaceLine[];
  forms: FormLine[];
  responses: Record<string, ResponseLine[]>;
  files: FileLine[];
  contents: Record<string, string>;
  report: string;
}

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export function newFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'canvass-remote-'));
  folders.push(made);
  return join(made, 'archive');
}

/** Downloads without sleeping, and validates every line of the result against the contract. */
export async function download(
  server: HostileServer,
  options: Partial<DownloadOptions> = {},
): Promise<ReadArchive> {
  const folder = options.folder ?? newFolder();
  const lines: string[] = [];
  const report = (line: string) => void lines.push(line);
  await downloadArchive({
    baseUrl: server.baseUrl,
    key,
    report,
    tell: report,
    pause: async () => undefined,
    ...options,
    folder,
  });
  const read = readArchive(folder, lines.join('\n'));
  assert.ok(!read.report.includes(key));
  return read;
}

export function readArchive(folder: string, report = ''): ReadArchive {
  const organization = organizationFile.parse(
    JSON.parse(readFileSync(join(folder, 'organization.json'), 'utf8')),
  );
  const forms = linesOf(join(folder, 'forms.jsonl'), formLine);
  for (const form of forms) givenDocuments(form);
  const responses: ReadArchive['responses'] = {};
  for (const { id } of forms) {
    responses[id] = linesOf(join(folder, 'responses', `${archiveFileName(id)}.jsonl`), responseLine);
  }
  const contents: ReadArchive['contents'] = {};
  const held = join(folder, 'files');
  for (const name of existsSync(held) ? readdirSync(held) : [])
    contents[name] = readFileSync(join(held, name), 'utf8');
  const files = linesOf(join(folder, 'files.jsonl'), fileLine);
  const workspaces = linesOf(join(folder, 'workspaces.jsonl'), workspaceLine);
  return { organization, workspaces, forms, responses, files, contents, report };
}

function linesOf<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema>[] {
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => schema.parse(JSON.parse(line)));
}
