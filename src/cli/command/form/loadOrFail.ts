import { statSync } from 'node:fs';
import { type FileKind, fileKind } from '#form/schema/text/fileKind.ts';
import type { Result } from '#kit/result.ts';
import { pluralize } from '#kit/text/pluralize.ts';
import type { LoadedForm, LoadFailure } from '#service/form/formFile/loadFormFile.ts';
import { CommandFailure, WrongUsage } from '../../failure.ts';
import { note } from '../../output.ts';

const endings = '.yaml, .yml or .json';
const input = '-';

/** Decides by file extension; any other argument means a stored form. */
export function isFile(fileOrId: string): boolean {
  // Ids and slugs contain no dot or slash, so an argument with one means a file.
  if (/[./\\]/.test(fileOrId)) refuseOtherFile(fileOrId);
  return fileKind(fileOrId) !== undefined;
}

/** Also accepts standard input, for commands that only read the form. */
export function isFileOrInput(fileOrId: string): boolean {
  return fileOrId === input || isFile(fileOrId);
}

/** Refuses an existing file that is not read as a form, so that the error points at its extension. */
export function refuseOtherFile(path: string): void {
  const found = fileKind(path) === undefined ? statSync(path, { throwIfNoEntry: false }) : undefined;
  if (found?.isFile())
    throw new WrongUsage(`${path} is a file, but its name does not end in ${endings}. Rename it.`);
  if (found !== undefined && /[/\\]/.test(path)) throw new WrongUsage(notRegular(path));
}

/** Decides by file extension. */
export function kindOrFail(path: string): FileKind {
  refuseOtherFile(path);
  const kind = fileKind(path);
  if (kind === undefined)
    throw new WrongUsage(`The name of a form file must end in ${endings}; ${path} does not.`);
  return kind;
}

/** Loads a form from a file or standard input. */
export async function load(path: string): Promise<Result<LoadedForm, LoadFailure>> {
  const kind = path === input ? undefined : kindOrFail(path);
  // Lazy import: commands with an id do not load the schema.
  const { loadFormFile, loadFormStream } = await import('#service/form/formFile/loadFormFile.ts');
  if (kind !== undefined) return await loadFormFile(path, kind);
  if (process.stdin.isTTY) note('Type the form, then press Ctrl-D on an empty line.');
  const loaded = await loadFormStream(process.stdin, nameOf(path));
  // Stops an endless sender from keeping the process alive.
  process.stdin.destroy();
  return loaded;
}

/** Loads a form from a file or standard input, or fails with everything that is wrong with it. */
export async function loadOrFail(path: string): Promise<LoadedForm> {
  const loaded = await load(path);
  if (loaded.ok) return loaded.value;
  throw loadFailure(nameOf(path), loaded.failure);
}

export function loadFailure(name: string, failure: LoadFailure): CommandFailure {
  if (failure.code !== 'file_wrong')
    return new CommandFailure(loadFailureMessage(name, failure), failure.code);
  const { faults } = failure;
  return new CommandFailure(
    [
      ...faultLines(name, faults),
      `${name} has ${pluralize(faults.length, 'error')}; nothing was changed.`,
    ].join('\n'),
    failure.code,
    { faults: faults.map((fault) => ({ file: name, ...fault })) },
  );
}

/** The name used in messages. */
export function nameOf(path: string): string {
  return path === input ? 'standard input' : path;
}

type FileWrong = Extract<LoadFailure, { code: 'file_wrong' }>;

export function faultLines(name: string, faults: FileWrong['faults']): string[] {
  return faults.map(({ line, code, message }) => `${name}:${line}: error: ${message} [${code}]`);
}

/** Why a file could not be read at all. */
export function loadFailureMessage(name: string, failure: Exclude<LoadFailure, FileWrong>): string {
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
      return `${name} is not UTF-8 text.`;
  }
}

function notRegular(name: string): string {
  return `${name} is not a regular file. Give a file, or - for standard input with check, push, diff and publish.`;
}
