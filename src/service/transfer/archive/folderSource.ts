import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { access, constants, lstat, opendir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileLine, formLine, organizationFile, workspaceLine } from '#contract/archive.ts';
import { checkedLine, checkedResponseLine } from './checkedLine.ts';
import { archiveFileName, plainFileName } from './fileName.ts';
import { lineBlocks, maxResponseLineLength, readLines, refuseByteOrderMark } from './lines.ts';
import { ArchiveProblem, unreadable } from './problem.ts';
import type { ArchiveSource } from './source.ts';

/** An archive in a folder, read lazily. */
export function folderSource(folder: string): ArchiveSource {
  const lines = <Line>(file: string, check: (value: unknown) => Line, longest?: number) =>
    readLines(join(folder, file), file, (text) => check(JSON.parse(text)), longest);

  return {
    organization: async () => {
      const text = await readOrganization(folder);
      try {
        const value: unknown = JSON.parse(text);
        refuseNewerFormat(value);
        return checkedLine(organizationFile, value);
      } catch (error) {
        if (error instanceof SyntaxError)
          throw new ArchiveProblem({ file: organizationName }, `not JSON: ${error.message}`);
        if (error instanceof ArchiveProblem)
          throw new ArchiveProblem({ file: organizationName }, error.reason);
        throw error;
      }
    },
    workspaces: () => lines('workspaces.jsonl', (value) => checkedLine(workspaceLine, value)),
    forms: () => lines('forms.jsonl', (value) => checkedLine(formLine, value)),
    files: () => lines('files.jsonl', (value) => checkedLine(fileLine, value)),
    async *responses(formId) {
      const name = await nameIn(folder, 'responses', formId, '.jsonl');
      if (name !== undefined) yield* lines(`responses/${name}`, checkedResponseLine, maxResponseLineLength);
    },
    async *responseBlocks(formId) {
      const name = await nameIn(folder, 'responses', formId, '.jsonl');
      if (name === undefined) return;
      const file = `responses/${name}`;
      for await (const block of lineBlocks(join(folder, file), file, maxResponseLineLength))
        yield { file, ...block };
    },
    async content(fileId) {
      const name = await nameIn(folder, 'files', fileId, '');
      if (name === undefined) return undefined;
      const path = join(folder, 'files', name);
      // A symbolic link could point to any file of this machine, which the import would then publish.
      if (!(await lstat(path)).isFile()) {
        throw new ArchiveProblem({ file: `files/${name}` }, 'not an ordinary file');
      }
      await access(path, constants.R_OK).catch((error: unknown) => {
        throw unreadable(`files/${name}`, error);
      });
      return createReadStream(path);
    },
    async *unlisted(kind, isListed) {
      const [subfolder, ending] = kind === 'form' ? ['responses', '.jsonl'] : ['files', ''];
      for await (const name of namesIn(join(folder, subfolder))) {
        const stem = name.endsWith(ending) ? name.slice(0, name.length - ending.length) : undefined;
        if (stem === undefined || !isListed(stem)) yield `${subfolder}/${name}`;
      }
    },
  };
}

/** Runs before validation: the content of a newer format is not invalid, only unknown here. */
function refuseNewerFormat(value: unknown): void {
  if (typeof value !== 'object' || value === null || !('format' in value)) return;
  if (typeof value.format === 'number' && value.format > 1) {
    throw new ArchiveProblem(undefined, 'the archive is of a newer format; import it with a newer Canvass');
  }
}

const organizationName = 'organization.json';

async function readOrganization(folder: string): Promise<string> {
  const found = await stat(folder).catch(() => undefined);
  if (found === undefined) throw new ArchiveProblem(undefined, `There is no folder ${folder}.`);
  if (!found.isDirectory()) throw new ArchiveProblem(undefined, `${folder} is not a folder.`);
  let bytes: Buffer;
  try {
    bytes = await readFile(join(folder, organizationName));
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw missing
      ? new ArchiveProblem({ file: organizationName }, 'missing')
      : unreadable(organizationName, error);
  }
  refuseByteOrderMark(bytes, organizationName);
  if (!isUtf8(bytes)) throw new ArchiveProblem({ file: organizationName }, 'not valid UTF-8');
  return bytes.toString('utf8');
}

/** Tries the encoded name first, then the id itself if it is a valid file name. */
async function nameIn(
  folder: string,
  subfolder: string,
  id: string,
  ending: string,
): Promise<string | undefined> {
  const encoded = archiveFileName(id);
  const plain = plainFileName(id);
  for (const stem of plain === undefined || plain === encoded ? [encoded] : [encoded, plain]) {
    const path = join(folder, subfolder, `${stem}${ending}`);
    const found = await lstat(path).catch((error: NodeJS.ErrnoException) => {
      // If it counted as missing, it would be left out silently.
      if (error.code === 'EACCES') throw unreadable(`${subfolder}/${stem}${ending}`, error);
    });
    if (found !== undefined) return `${stem}${ending}`;
  }
  return undefined;
}

async function* namesIn(folder: string): AsyncGenerator<string> {
  const found = await stat(folder).catch(() => undefined);
  if (found === undefined) return;
  if (!found.isDirectory()) throw new ArchiveProblem(undefined, `${folder} is not a folder.`);
  const entries = await opendir(folder).catch((error: unknown) => {
    throw unreadable(folder, error);
  });
  for await (const entry of entries) yield entry.name;
}
