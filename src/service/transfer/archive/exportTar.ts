import { createReadStream } from 'node:fs';
import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tarEnd, tarKeepAlive, tarPieces } from '#kit/tar/tarPieces.ts';
import type { OrganizationRow } from '#store/query/organization/organization.ts';
import type { Data } from '../../operate/openData.ts';
import { openStaging } from '../../operate/staging.ts';
import { takeExportTurn } from '../../response/export/takeExportTurn.ts';
import { type ExportSource, exportArchive } from './exportArchive.ts';
import { takeSnapshotSlot } from './takeSnapshotSlot.ts';

/** Below the idle timeouts of proxies and of our own server. */
const keepAliveEvery = 5000;

/**
 * Streams an organisation as one tar file. A tar header needs the size of its file, so the archive is first written
 * into a temporary folder, from one snapshot, which a slow client then does not hold open. The folder is removed at
 * the end, even if the client disconnects.
 */
export async function* exportTar(
  { store, files, folder: data }: ExportSource & Pick<Data, 'folder'>,
  organization: OrganizationRow,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const staging = await openStaging(data);
  const left = new AbortController();
  const folder = join(staging.folder, 'archive');
  const ended = AbortSignal.any([signal, left.signal]);
  const written = takeSnapshotSlot(store, organization.id, ended, () =>
    exportArchive({ store, files }, organization, folder, {
      signal: ended,
      isTemporary: true,
      takeTurn: (read) => takeExportTurn(organization.id, ended, read),
    }),
  );
  // Awaited below; until then a rejection must not count as unhandled.
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

/** All files below a folder, in no particular order. */
async function* namesIn(folder: string, before = ''): AsyncGenerator<string> {
  for await (const entry of await opendir(join(folder, before))) {
    const name = `${before}${entry.name}`;
    if (entry.isDirectory()) yield* namesIn(folder, `${name}/`);
    else yield name;
  }
}
