import { readFile, stat } from 'node:fs/promises';
import { failed, ok, type Result } from '#kit/result.ts';
import type { FileKind } from './fileKind.ts';
import { type FileFault, type ReadForm, readFormFile } from './readFormFile.ts';

const largestFile = 5 * 1024 * 1024;

export interface LoadedForm extends ReadForm {
  path: string;
  kind: FileKind;
  text: string;
}

export type LoadFailure =
  | { code: 'file_missing' }
  | { code: 'file_unreadable'; reason: string }
  | { code: 'file_too_large'; most: number }
  | { code: 'file_not_text' }
  | { code: 'file_wrong'; faults: FileFault[] };

export async function loadFormFile(path: string, kind: FileKind): Promise<Result<LoadedForm, LoadFailure>> {
  const bytes = await contentOf(path);
  if (!bytes.ok) return bytes;
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes.value);
  } catch {
    return failed({ code: 'file_not_text' });
  }
  const read = await readFormFile(text, kind);
  return read.ok
    ? ok({ ...read.value, path, kind, text })
    : failed({ code: 'file_wrong', faults: read.failure });
}

async function contentOf(path: string): Promise<Result<Buffer, LoadFailure>> {
  try {
    if ((await stat(path)).size > largestFile) return failed({ code: 'file_too_large', most: largestFile });
    return ok(await readFile(path));
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    if (error.code === 'ENOENT') return failed({ code: 'file_missing' });
    return failed({ code: 'file_unreadable', reason: String(error.code) });
  }
}
