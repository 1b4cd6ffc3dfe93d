import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { isGzip } from '#kit/tar/isGzip.ts';
import { readTar } from '#kit/tar/readTar.ts';
import { ArchiveProblem, Interrupted } from './problem.ts';
import { type UnpackBounds, UnpackLimits } from './unpackLimits.ts';

/** Accepts known names only, so that a name in the archive never determines a path. */
const known = /^(?:organization\.json|(?:workspaces|forms|files)\.jsonl|(?:responses|files)\/[^/\\\0]+)$/;

/**
 * Unpacks an archive from a tar file into an empty folder. The tar may be gzipped, and may contain the archive in one
 * folder. An archive that unpacks to more than its bounds is refused before the excess is written.
 */
export async function unpackArchive(
  path: string,
  folder: string,
  bounds: UnpackBounds,
  signal?: AbortSignal,
): Promise<void> {
  const gunzip = (await isGzip(path)) ? createGunzip() : undefined;
  const limits = new UnpackLimits(basename(path), (await stat(path)).size, bounds);
  const file = createReadStream(path);
  // The reader below receives every error too; this handler only prevents an unhandled rejection.
  if (gunzip !== undefined) pipeline(file, gunzip).catch(() => undefined);
  try {
    await mkdir(join(folder, 'responses'));
    await mkdir(join(folder, 'files'));
    for await (const { name, size, content } of readTar(limits.watched(gunzip ?? file))) {
      if (signal?.aborted === true) throw new Interrupted();
      const entry = pathOf(name);
      if (entry === undefined)
        throw new ArchiveProblem({ file: basename(path) }, `holds "${name}", which no archive has`);
      await limits.take(size);
      await pipeline(content, createWriteStream(join(folder, entry), { flags: 'wx', mode: 0o600 }));
    }
  } catch (error) {
    throw asProblem(error, basename(path));
  } finally {
    file.destroy();
    gunzip?.destroy();
  }
}

/** In an archive packed by hand, each name begins with the folder's name or a dot. */
function pathOf(name: string): string | undefined {
  const plain = name.replace(/^\.\//, '');
  const inFolder = plain.replace(/^[^/]+\//, '');
  return [plain, inFolder].find((each) => known.test(each) && !/\/\.\.?$/.test(each));
}

/** Passes on failures of this machine, such as a full disk or a forbidden folder: the archive is not damaged. */
function asProblem(error: unknown, file: string): unknown {
  if (error instanceof ArchiveProblem || error instanceof Interrupted || !(error instanceof Error))
    return error;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'EEXIST') return new ArchiveProblem({ file }, 'holds a name twice');
  if (/^E[A-Z]+$/.test(code)) return error;
  return new ArchiveProblem({ file }, `is not a whole archive: ${error.message}`);
}
