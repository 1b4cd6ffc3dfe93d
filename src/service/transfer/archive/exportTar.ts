import { createReadStream } from 'node:fs';
import { copyFile, link, opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { OrganizationRow } from '#store/query/organization/organization.ts';
import type { Data } from '../../operate/openData.ts';
import { openStaging } from '../../operate/staging.ts';
import { tarEnd, tarKeepAlive, tarPieces } from '../tar/tarPieces.ts';
import { type ExportSource, exportArchive } from './exportArchive.ts';

/** Proxies and we ourselves end a connection that is silent for longer. */
const keepAliveEvery = 5000;

/**
 * An organisation as one tar file. A tar says how large a file is before its content, so the archive is written into a
 * folder first, from one moment of the store, which nobody then holds while a slow client reads. It goes when the reader
 * has all of it or goes away.
 */
export async function* exportTar(
  { store, files, folder: data }: ExportSource & Pick<Data, 'folder'>,
  organization: OrganizationRow,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const staging = await openStaging(data);
  const left = new AbortController();
  const folder = join(staging.folder, 'archive');
  const written = exportArchive({ store, files }, organization, folder, {
    signal: AbortSignal.any([signal, left.signal]),
    placeContent: linkOrCopy,
  });
  // Looked at below; until then nobody may be listening.
  written.catch(() => undefined);
  try {
    for (;;) {
      const outcome = await Promise.race([written, sleep(keepAliveEvery, undefined, { ref: false })]);
      if (outcome === undefined) {
        yield tarKeepAlive();
        continue;
      }
      if (!outcome.ok) throw new Error(`the export ended: ${outcome.failure.code}`);
      break;
    }
    for await (const name of namesIn(folder)) {
      const path = join(folder, name);
      yield* tarPieces({ name, size: (await stat(path)).size, content: createReadStream(path) });
    }
    yield tarEnd;
  } finally {
    left.abort();
    await written.catch(() => undefined);
    await staging.remove();
  }
}

/** The folder goes soon and nobody writes to what lies in it, so another name for the same content is enough. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw error;
    await copyFile(from, to);
  }
}

/** What lies in it and in its folders, in no order that means anything: an archive is read as a whole. */
async function* namesIn(folder: string, before = ''): AsyncGenerator<string> {
  for await (const entry of await opendir(join(folder, before))) {
    const name = `${before}${entry.name}`;
    if (entry.isDirectory()) yield* namesIn(folder, `${name}/`);
    else yield name;
  }
}
