import { createHash } from 'node:crypto';
import { newestNumber } from '#store/query/response/table/tableRows.ts';
import type { Secrets } from '#store/secrets.ts';
import type { Database, OrganizationId } from '#store/tables.ts';

/** Where an incremental export goes on, such as `8120-3fa9c1d2`. */
export interface ExportMarker {
  readonly number: number;
  /** Missing in markers of earlier versions. */
  readonly history?: string | undefined;
}

/**
 * Names the sequence of numbers of an organisation. A restore gives the installation another id, so it begins another
 * sequence, in which the same numbers stand for other events.
 */
export function historyOf({ installation }: Secrets, organizationId: OrganizationId): string {
  return createHash('sha256').update(`${installation} ${organizationId}`).digest('hex').slice(0, 8);
}

export function readExportMarker(text: string): ExportMarker | undefined {
  const [, number, history] = /^(\d{1,15})(?:-([\da-f]{8}))?$/.exec(text) ?? [];
  return number === undefined ? undefined : { number: Number(number), history };
}

export function writeExportMarker({ number, history }: Required<ExportMarker>): string {
  return `${number}-${history}`;
}

/** Whether the marker is of another state of the organisation, for example of before a restore. */
export async function isForeignMarker(
  db: Database,
  organizationId: OrganizationId,
  marker: ExportMarker,
  history: string,
): Promise<boolean> {
  if (marker.history !== undefined && marker.history !== history) return true;
  return marker.number > (await newestNumber(db, organizationId));
}
