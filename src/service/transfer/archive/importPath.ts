import { stat } from 'node:fs/promises';
import type { Result } from '#kit/result.ts';
import type { Data } from '../../operate/openData.ts';
import { withStaging } from '../../operate/staging.ts';
import { folderSource } from './folderSource.ts';
import {
  type ImportFailure,
  type ImportOptions,
  type ImportSummary,
  importArchive,
  importFailureOf,
} from './importArchive.ts';
import { unpackArchive } from './unpackArchive.ts';

/** Imports the archive in a folder, or in a tar file, which is first unpacked into a staging folder. */
export async function importPath(
  data: Pick<Data, 'store' | 'files' | 'folder'>,
  path: string,
  options: ImportOptions & { maxSize?: number | undefined } = {},
): Promise<Result<ImportSummary, ImportFailure>> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isFile() !== true) return await importArchive(data, folderSource(path), options);
  return await withStaging(data.folder, async (folder) => {
    try {
      const bounds = { most: options.maxSize, hasRoom: (bytes: number) => data.files.room.has(bytes) };
      await unpackArchive(path, folder, bounds, options.signal);
    } catch (error) {
      return importFailureOf(error);
    }
    return await importArchive(data, folderSource(folder), options);
  });
}
