import { statSync } from 'node:fs';
import type { Result } from '#kit/result.ts';
import { counted } from '#kit/text/counted.ts';
import { type FileKind, fileKind } from '#service/form/formFile/fileKind.ts';
import type { LoadedForm, LoadFailure } from '#service/form/formFile/loadFormFile.ts';
import { CommandFailure, WrongUsage } from '../../failure.ts';
import { note } from '../../output.ts';

const endings = '.yaml, .yml or .json';
const input = '-';

/** By the ending of its name; anything else means a form that is stored. */
export function isFile(fileOrId: string): boolean {
  // Neither an id nor an address has a dot or a slash, so a file that is there is what was meant.
  if (/[./\\]/.test(fileOrId)) refuseOtherFile(fileOrId);
  return fileKind(fileOrId) !== undefined;
}

/** Also standard input, for commands that only need what the form says. */
export function isFileOrInput(fileOrId: string): boolean {
  return fileOrId === input || isFile(fileOrId);
}

/** A file that is there, but is not read as a form: somebody would look for the fault elsewhere. */
export function refuseOtherFile(path: string): void {
  const found = fileKind(path) === undefined ? statSync(path, { throwIfNoEntry: false }) : undefined;
  if (found?.isFile())
    throw new WrongUsage(
      `${path} is a file, but its name does not end in ${endings}, which says how to read it. Rename it.`,
    );
  if (found !== undefined && /[/\\]/.test(path)) throw new WrongUsage(notRegular(path));
}

/** By the ending of its name. */
export function kindOrFail(path: string): FileKind {
  refuseOtherFile(path);
  const kind = fileKind(path);
  if (kind === undefined)
    throw new WrongUsage(`A form is in a file whose name ends in ${endings}; ${path} does not.`);
  return kind;
}

/** The form in a file or on standard input. */
export async function load(path: string): Promise<Result<LoadedForm, LoadFailure>> {
  const kind = path === input ? undefined : kindOrFail(path);
  // Loaded when there is a file: commands that are given an id do not wait for the schema.
  const { loadFormFile, loadFormStream } = await import('#service/form/formFile/loadFormFile.ts');
  if (kind !== undefined) return await loadFormFile(path, kind);
  if (process.stdin.isTTY) note('Type the form; Ctrl-D on a line of its own ends it.');
  const loaded = await loadFormStream(process.stdin, nameOf(path));
  // Who sends without end is not listened to any longer.
  process.stdin.destroy();
  return loaded;
}

/** The form in a file or on standard input, or everything that is wrong with it. */
export async function loadOrFail(path: string): Promise<LoadedForm> {
  const loaded = await load(path);
  if (loaded.ok) return loaded.value;
  throw loadFailure(nameOf(path), loaded.failure);
}

export function loadFailure(name: string, failure: LoadFailure): CommandFailure {
  if (failure.code !== 'file_wrong') return new CommandFailure(sentence(name, failure), failure.code);
  const { faults } = failure;
  return new CommandFailure(
    [...faultLines(name, faults), `${name} has ${counted(faults.length, 'fault')}; nothing was done.`].join(
      '\n',
    ),
    failure.code,
    { faults: faults.map((fault) => ({ file: name, ...fault })) },
  );
}

/** How messages name what was given. */
export function nameOf(path: string): string {
  return path === input ? 'standard input' : path;
}

type FileWrong = Extract<LoadFailure, { code: 'file_wrong' }>;

export function faultLines(name: string, faults: FileWrong['faults']): string[] {
  return faults.map(({ line, column, message }) => `${name}:${line}:${column}: ${message}`);
}

/** Why a file could not be read at all. */
export function sentence(name: string, failure: Exclude<LoadFailure, FileWrong>): string {
  switch (failure.code) {
    case 'file_missing':
      return `There is no file ${name}.`;
    case 'file_not_regular':
      return notRegular(name);
    case 'file_unreadable':
      return `${name} cannot be read (${failure.reason}).`;
    case 'file_too_large':
      return `${name} is larger than ${failure.most / 1024 / 1024} MB.`;
    case 'file_not_text':
      return `${name} is not text in UTF-8.`;
  }
}

function notRegular(name: string): string {
  return `${name} is not a regular file. A form is read from a file, or from standard input where - is given: check, push, diff and publish take it.`;
}
