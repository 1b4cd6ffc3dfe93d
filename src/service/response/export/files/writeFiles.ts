import type { FileStore } from '#store/files/fileStore.ts';
import type { FileRow } from '#store/query/response/file.ts';
import { csvCell } from '../csv/csvCell.ts';
import { streamZip } from '../zip/streamZip.ts';
import { safeName } from './safeName.ts';

export interface FilesInput {
  readonly files: Pick<FileStore, 'has' | 'read'>;
  /** The files of responses, in steps. */
  readonly steps: () => AsyncIterable<readonly FileRow[]>;
  /** Names of fields by their ids. */
  readonly names: ReadonlyMap<string, string>;
  readonly now: number;
}

const manifestHeader = 'response,field,file,name,type,size,sha256,path';

/**
 * A ZIP archive with the files of responses, in a folder for each response, and `manifest.csv`, which lists them. A file
 * whose content was never imported is in the manifest without a path.
 */
export async function* writeFiles({ files, steps, names, now }: FilesInput): AsyncGenerator<Uint8Array> {
  yield* streamZip(
    async ({ add }) => {
      const manifest = [manifestHeader];
      for await (const step of steps()) {
        const taken = new Set<string>();
        for (const file of step) {
          const { storage_key: key, response_id: response, field_id: field } = file;
          const folder = `${response}/${safeName(names.get(field ?? '') ?? field ?? 'file')}`;
          const isStored = key !== null && (await files.has(key));
          const path = isStored ? freePath(folder, safeName(file.name), taken) : '';
          if (isStored) await add(path, files.read(key), { level: 0 });
          manifest.push(
            [
              response,
              names.get(field ?? '') ?? field,
              file.id,
              file.name,
              file.type,
              file.size,
              file.sha256,
              path,
            ]
              .map((cell) => csvCell(String(cell ?? '')))
              .join(','),
          );
        }
      }
      await add('manifest.csv', lines(manifest));
    },
    { now },
  );
}

async function* lines(manifest: readonly string[]): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < manifest.length; at += 1000)
    yield Buffer.from(`${manifest.slice(at, at + 1000).join('\r\n')}\r\n`);
}

/** Two files of an answer may have one name. */
function freePath(folder: string, name: string, taken: Set<string>): string {
  const point = name.lastIndexOf('.');
  const [stem, ending] = point > 0 ? [name.slice(0, point), name.slice(point)] : [name, ''];
  let path = `${folder}/${name}`;
  for (let number = 2; taken.has(path.toLowerCase()); number += 1)
    path = `${folder}/${stem} (${number})${ending}`;
  taken.add(path.toLowerCase());
  return path;
}
