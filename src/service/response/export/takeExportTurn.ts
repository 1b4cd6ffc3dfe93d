import { FairLimiter } from '#kit/async/fairLimiter.ts';
import { runInTurn } from '#kit/async/runInTurn.ts';
import type { OrganizationId } from '#store/tables.ts';

/** Exports under way are bounded elsewhere, and one that has begun must not be refused a step. */
const turns = new FairLimiter({ atOnce: 2, atOnceOfOne: 1, waiting: Number.POSITIVE_INFINITY });

/**
 * Reads the next few hundred responses of an export, a download or one in the background, when the organisation has a turn. The
 * place is free again before they are sent, so a slow reader holds up nobody.
 */
export async function takeExportTurn<T>(
  organizationId: OrganizationId,
  left: AbortSignal | undefined,
  read: () => Promise<T>,
): Promise<T> {
  return await runInTurn(turns, organizationId, read, left);
}
