import * as z from 'zod/mini';
import { routes } from '../route.ts';
import { instant, none } from '../text.ts';

const personalLink = z.object({
  id: z.string(),
  name: z.string(),
  created_at: instant,
  revoked_at: z.nullable(instant),
  /** When the answers sent with it were accepted; null before. */
  answered_at: z.nullable(instant),
});

export type PersonalLink = z.infer<typeof personalLink>;

/** Personal links to a form, each for one response. */
export const personalLinkRoutes = routes({
  personalLinks: {
    method: 'GET',
    path: '/o/:organization/forms/:form/links',
    access: 'member',
    turn: true,
    query: z.object({ after: z.optional(z.string().check(z.maxLength(100))) }),
    answer: z.object({
      links: z.array(personalLink),
      /** The cursor of the next page; null at the end. */
      next: z.nullable(z.string()),
    }),
  },
  /** Makes a link for each name. Their addresses are only in this answer: the server keeps hashes. */
  createPersonalLinks: {
    method: 'POST',
    path: '/o/:organization/forms/:form/links',
    access: 'member',
    turn: true,
    longBody: true,
    body: z.object({
      names: z.array(z.string().check(z.trim(), z.maxLength(500))).check(z.minLength(1), z.maxLength(10_000)),
    }),
    answer: z.object({
      links: z.array(z.object({ id: z.string(), name: z.string(), url: z.string() })),
    }),
  },
  revokePersonalLink: {
    method: 'DELETE',
    path: '/o/:organization/forms/:form/links/:link',
    access: 'member',
    answer: none,
  },
});
