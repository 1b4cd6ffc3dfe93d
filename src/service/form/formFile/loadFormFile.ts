import { failed, ok, type Result } from '#kit/result.ts';
import type { FileKind } from './fileKind.ts';
import { type FileFault, type ReadForm, readFormFile } from './readFormFile.ts';
import { type ContentFailure, gather, readLimited } from './readLimited.ts';

export interface LoadedForm extends ReadForm {
  /** How messages name it. */
  path: string;
  kind: FileKind;
  text: string;
  /** Whether an id can be written into it. */
  writable: boolean;
}

export type LoadFailure =
  | ContentFailure
  | { code: 'file_not_text' }
  | { code: 'file_wrong'; faults: FileFault[] };

export async function loadFormFile(path: string, kind: FileKind): Promise<Result<LoadedForm, LoadFailure>> {
  return await understood(path, await readLimited(path), true, () => kind);
}

/** A form out of a pipe. It has no name that says what it is, but JSON is easily told from YAML. */
export async function loadFormStream(
  stream: AsyncIterable<Buffer>,
  name: string,
): Promise<Result<LoadedForm, LoadFailure>> {
  return await understood(name, await gather(stream), false, (text) =>
    /^\s*\{\s*["}]/.test(text) ? 'json' : 'yaml',
  );
}

async function understood(
  path: string,
  bytes: Result<Buffer, ContentFailure>,
  writable: boolean,
  kindOf: (text: string) => FileKind,
): Promise<Result<LoadedForm, LoadFailure>> {
  if (!bytes.ok) return bytes;
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes.value);
  } catch {
    return failed({ code: 'file_not_text' });
  }
  const kind = kindOf(text);
  const read = await readFormFile(text, kind);
  return read.ok
    ? ok({ ...read.value, path, kind, text, writable })
    : failed({ code: 'file_wrong', faults: read.failure });
}
