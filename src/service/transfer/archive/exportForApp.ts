import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { failed, ok, type Result } from '#kit/result.ts';
import { findOrganization } from '#store/query/organization/organization.ts';
import type { OrganizationId } from '#store/tables.ts';
import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';
import type { Data } from '../../operate/openData.ts';
import type { ExportSource } from './exportArchive.ts';
import { exportTar } from './exportTar.ts';

export type TarFailure = { readonly code: 'not_found' | 'export_running' | 'disk_full' };

/** The exports of this process. Two of one organisation would do no harm, but take the disk space twice. */
const running = new Set<OrganizationId>();

/** The reason why an export cannot start now. */
export async function exportObstacle(
  { files }: Pick<Data, 'files'>,
  organizationId: OrganizationId,
): Promise<TarFailure | undefined> {
  // The archive is staged in the data folder, and once the download has begun, the browser cannot be
  // told of a full disk.
  if (!(await files.room.has(0))) return { code: 'disk_full' };
  return running.has(organizationId) ? { code: 'export_running' } : undefined;
}

/**
 * Streams an organisation as a gzipped tar file, which is made while it is read, and audits the request. Until the
 * stream closes, a second export of the same organisation is refused.
 */
export async function exportForApp(
  data: ExportSource & Pick<Data, 'folder'>,
  writes: OrganizationWrites,
  signal: AbortSignal,
  now: number,
): Promise<Result<Readable, TarFailure>> {
  const { organizationId } = writes;
  const obstacle = await exportObstacle(data, organizationId);
  if (obstacle !== undefined) return failed(obstacle);
  // Checked again, without an await before the reservation, because another export may have begun meanwhile.
  if (running.has(organizationId)) return failed({ code: 'export_running' });
  running.add(organizationId);
  try {
    const organization = await writes.write(async ({ db, actor }) => {
      const found = await findOrganization(db, organizationId);
      if (found === undefined) return undefined;
      const target = { kind: 'organization', id: organizationId, name: found.name };
      await recordAudit(db, organizationId, actor, { action: 'data.exported', target }, now);
      return found;
    });
    if (organization === undefined) {
      running.delete(organizationId);
      return failed({ code: 'not_found' });
    }
    const closed = new AbortController();
    const ended = AbortSignal.any([signal, closed.signal]);
    const stream = packed(Readable.from(exportTar(data, organization, ended), { objectMode: false }));
    stream.once('close', () => {
      // The archive may be waiting for its turn.
      closed.abort();
      running.delete(organizationId);
    });
    return ok(stream);
  } catch (error) {
    running.delete(organizationId);
    throw error;
  }
}

/** Flushes after every chunk, so that keep-alive chunks leave at once. */
function packed(tar: Readable): Transform {
  const gzip = createGzip({ level: 4, flush: constants.Z_SYNC_FLUSH });
  // The reader of the compressed stream receives the error.
  pipeline(tar, gzip).catch(() => undefined);
  return gzip;
}
