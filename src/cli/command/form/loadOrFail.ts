import { statSync } from 'node:fs';
import { counted } from '#kit/counted.ts';
import { type FileKind, fileKind } from '#service/form/formFile/fileKind.ts';
import type { LoadedForm, LoadFailure } from '#service/form/formFile/loadFormFile.ts';
import { CommandFailure, WrongUsage } from '../../failure.ts';

const endings = '.yaml, .yml or .json';

/** By the ending of its name; anything else means a form that is stored. */
export function isFile(fileOrId: string): boolean {
  // Neither an id nor an address has a dot or a slash, so a file that is there is what was meant.
  if (/[./\\]/.test(fileOrId)) refuseOtherFile(fileOrId);
  return fileKind(fileOrId) !== undefined;
}

/** A file that is there, but is not read as a form: somebody would look for the fault elsewhere. */
export function refuseOtherFile(path: string): void {
  if (fileKind(path) === undefined && statSync(path, { throwIfNoEntry: false })?.isFile())
    throw new WrongUsage(
      `${path} is a file, but its name does not end in ${endings}, which says how to read it. Rename it.`,
    );
}

/** By the ending of its name. */
export function kindOrFail(path: string): FileKind {
  refuseOtherFile(path);
  const kind = fileKind(path);
  if (kind === undefined)
    throw new WrongUsage(`A form is in a file whose name ends in ${endings}; ${path} does not.`);
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
