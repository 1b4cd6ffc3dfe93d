import { counted } from '#kit/counted.ts';
import { type FileKind, fileKind } from '#service/form/formFile/fileKind.ts';
import type { LoadedForm, LoadFailure } from '#service/form/formFile/loadFormFile.ts';
import { CommandFailure, WrongUsage } from '../../failure.ts';

export function isFile(fileOrId: string): boolean {
  return fileKind(fileOrId) !== undefined;
}

/** By the ending of its name. */
export function kindOrFail(path: string): FileKind {
  const kind = fileKind(path);
  if (kind === undefined) throw new WrongUsage(`${path} must end in .yaml, .yml or .json.`);
  return kind;
}

/** The form in a file, or everything that is wrong with the file. */
export async function loadOrFail(path: string): Promise<LoadedForm> {
  const kind = kindOrFail(path);
  // Loaded when there is a file: commands that are given an id do not wait for the schema.
  const { loadFormFile } = await import('#service/form/formFile/loadFormFile.ts');
  const loaded = await loadFormFile(path, kind);
  if (loaded.ok) return loaded.value;
  throw new CommandFailure(sentence(path, loaded.failure));
}

export function sentence(path: string, failure: LoadFailure): string {
  switch (failure.code) {
    case 'file_missing':
      return `There is no file ${path}.`;
    case 'file_unreadable':
      return `${path} cannot be read (${failure.reason}).`;
    case 'file_too_large':
      return `${path} is larger than ${failure.most / 1024 / 1024} MB.`;
    case 'file_not_text':
      return `${path} is not text in UTF-8.`;
    case 'file_wrong':
      return [
        ...failure.faults.map(({ line, column, message }) => `${path}:${line}:${column}: ${message}`),
        `${path} has ${counted(failure.faults.length, 'fault')}; nothing was done.`,
      ].join('\n');
  }
}
