import type { FileKind } from '#form/schema/text/fileKind.ts';
import { type ReadForm, readFormFile, type UnreadableFile } from '#form/schema/text/readFormFile.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { type ContentFailure, collectStream, readLimited } from './readLimited.ts';

export interface LoadedForm extends ReadForm {
  /** The name used in messages. */
  path: string;
  kind: FileKind;
  text: string;
  /** Whether an id can be written into the file. */
  writable: boolean;
}

export type LoadFailure =
  | ContentFailure
  | { code: 'file_not_text' }
  | ({ code: 'file_wrong' } & UnreadableFile);

export async function loadFormFile(path: string, kind: FileKind): Promise<Result<LoadedForm, LoadFailure>> {
  return await parseContent(path, await readLimited(path), true, () => kind);
}

/** Loads a form from a pipe. There is no file name, so the text itself tells JSON from YAML. */
export async function loadFormStream(
  stream: AsyncIterable<Buffer>,
  name: string,
): Promise<Result<LoadedForm, LoadFailure>> {
  return await parseContent(name, await collectStream(stream), false, (text) =>
    /^\s*\{\s*["}]/.test(text) ? 'json' : 'yaml',
  );
}

async function parseContent(
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
    : failed({ code: 'file_wrong', ...read.failure });
}
