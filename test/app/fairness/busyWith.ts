import {
  type CallQueue,
  callSlots,
  takeOrganizationTurn,
} from '#service/organization/turn/takeOrganizationTurn.ts';
import type { OrganizationId } from '#store/tables.ts';
import type { AppService } from '../appService.ts';

/** Calls of the organisation that are under way until the function is called, one in each of its places. */
export function busyWith(
  { data: { store } }: AppService,
  organizationId: OrganizationId,
  queue: CallQueue = 'short',
): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const left = new AbortController().signal;
  for (let index = 0; index < callSlots(store, queue).atOnceOfOne; index += 1)
    void takeOrganizationTurn(store, { organizationId, queue, left }, () => promise);
  return resolve;
}
