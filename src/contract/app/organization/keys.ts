import * as z from 'zod/mini';
import { routes } from '../route.ts';
import { instant, nameText, none } from '../text.ts';

export const keyRoutes = routes({
  keys: {
    method: 'GET',
    path: '/o/:organization/keys',
    access: 'admin',
    answer: z.object({
      keys: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          /** The beginning of the key. */
          prefix: z.string(),
          created_at: instant,
          /** Null where it was made at the command line, or by somebody who is no longer there. */
          created_by: z.nullable(z.string()),
          last_used_at: z.nullable(instant),
          revoked_at: z.nullable(instant),
        }),
      ),
      /** Of the organisation's requests in the running hour. */
      usage: z.object({ used: z.number(), limit: z.number(), resets_at: z.nullable(instant) }),
    }),
  },
  createKey: {
    method: 'POST',
    path: '/o/:organization/keys',
    access: 'admin',
    // It lasts longer than any session.
    confirmed: true,
    body: z.object({ name: nameText() }),
    /** The key itself, this once. */
    answer: z.object({ id: z.string(), key: z.string() }),
  },
  revokeKey: { method: 'DELETE', path: '/o/:organization/keys/:key', access: 'admin', answer: none },
});
