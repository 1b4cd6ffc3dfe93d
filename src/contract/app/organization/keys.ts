import * as z from 'zod/mini';
import { routes } from '../route.ts';
import { instant, nameText, none } from '../text.ts';

/** `read` reads forms and responses; `forms:write` writes forms too. */
const scope = z.enum(['read', 'forms:write']);

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
          /** The first characters of the key. */
          prefix: z.string(),
          scope,
          created_at: instant,
          /** Null if it was created on the command line, or its creator's account is gone. */
          created_by: z.nullable(z.string()),
          last_used_at: z.nullable(instant),
          revoked_at: z.nullable(instant),
        }),
      ),
      /** The organisation's API requests in the current hour. */
      usage: z.object({ used: z.number(), limit: z.number(), resets_at: z.nullable(instant) }),
    }),
  },
  createKey: {
    method: 'POST',
    path: '/o/:organization/keys',
    access: 'admin',
    // A key outlives any session.
    confirmed: true,
    body: z.object({ name: nameText(), scope: z.optional(scope) }),
    /** The key is shown only once. */
    answer: z.object({ id: z.string(), key: z.string() }),
  },
  revokeKey: { method: 'DELETE', path: '/o/:organization/keys/:key', access: 'admin', answer: none },
});
