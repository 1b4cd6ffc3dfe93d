import { Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import { failed, ok, type Result } from '#kit/result.ts';
import { findOrganization } from '#store/query/organization/organization.ts';
import type { OrganizationId } from '#store/tables.ts';
import type { Data } from '../../operate/openData.ts';
import { recordAudit } from '../../organization/audit/recordAudit.ts';
import type { OrganizationWrites } from '../../organization/organizationWrites.ts';
import type { ExportSource } from './exportArchive.ts';
import { exportTar } from './exportTar.ts';

export type TarFailure = { readonly code: 'not_found' | 'export_running' | 'disk_full' };

/** In this process: two at once do no harm, but cost the disk twice. */
const running = new Set<OrganizationId>();

/** The reason why an export cannot start now. */
export async function exportObstacle(
  { files }: Pick<Data, 'files'>,
  organizationId: OrganizationId,
): Promise<TarFailure | undefined> {
  // The archive lies in the data folder before it leaves, and a browser could not be told later why nothing comes.
  if (!(await files.room.has(0))) return { code: 'disk_full' };
  return running.has(organizationId) ? { code: 'export_running' } : undefined;
}

/**
 * An organisation as a packed tar file that is made while it is read. It is written down that it was asked for. Until
 * the stream is closed there is no second one of the same organisation.
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
  // Once more, and with nothing between that and the note: another may have begun meanwhile.
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
    const stream = packed(Readable.from(exportTar(data, organization, signal), { objectMode: false }));
    stream.once('close', () => running.delete(organizationId));
    return ok(stream);
  } catch (error) {
    running.delete(organizationId);
    throw error;
  }
}

/** Each piece leaves when it is there, also a pulse that only says that there is more to come. */
function packed(tar: Readable): Transform {
  const gzip = createGzip({ level: 4, flush: constants.Z_SYNC_FLUSH });
  // The reader of the compressed stream receives the error.
  pipeline(tar, gzip).catch(() => undefined);
  return gzip;
}
