import { takeOrganizationTurn } from '#service/organization/turn/takeOrganizationTurn.ts';
import type { OrganizationId } from '#store/tables.ts';
import type { AppService } from '../appService.ts';

/** Calls of the organisation that are under way until the function is called, one in each of its places. */
export function busyWith(_app: AppService, organization: OrganizationId): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { signal } = new AbortController();
  for (let place = 0; place < 2; place += 1) void takeOrganizationTurn(organization, signal, () => promise);
  return resolve;
}
