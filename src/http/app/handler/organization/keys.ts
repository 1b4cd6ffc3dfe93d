import { day } from '#kit/time/durations.ts';
import { formatInstant } from '#kit/time/instant.ts';
import { createApiKey } from '#service/organization/key/createApiKey.ts';
import { revokeApiKey } from '#service/organization/key/revokeApiKey.ts';
import { keysOf } from '#store/query/organization/key.ts';
import { requestsPerHour } from '#store/store.ts';
import { Problem } from '../../../problem.ts';
import type { Handlers } from '../../call.ts';

/** How long revoked keys stay listed. */
const revokedShown = 30 * day;

export const keysHandlers: Handlers<'keys' | 'createKey' | 'revokeKey'> = {
  async keys({ context, actor, now }) {
    const { store } = context;
    const rows = await keysOf(store.read, actor.organization.id, now - revokedShown);
    const { used, reset } = await store.limits.used(actor.organization.id, now);
    return {
      keys: rows.map(({ created_at, last_used_at, revoked_at, ...key }) => ({
        ...key,
        created_at: formatInstant(created_at),
        last_used_at: time(last_used_at),
        revoked_at: time(revoked_at),
      })),
      usage: { used, limit: requestsPerHour, resets_at: time(reset) },
    };
  },

  async createKey({ body, actor, now }) {
    return await createApiKey(actor.writes, body.name, now, body.scope);
  },

  async revokeKey({ params, actor, now }) {
    if (!(await revokeApiKey(actor.writes, params.key, now))) throw new Problem('not_found');
    return {};
  },
};

function time(value: number | null): string | null {
  return value === null ? null : formatInstant(value);
}
