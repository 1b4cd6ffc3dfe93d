import * as z from 'zod/mini';
import { routes } from '../route.ts';

/** The selection of a person in the builder. */
export const selection = z.union([
  z.object({ kind: z.literal('form') }),
  z.object({ kind: z.literal('ending') }),
  z.object({ kind: z.literal('page'), page: z.string().check(z.maxLength(200)) }),
  z.object({
    kind: z.literal('fields'),
    fields: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(500)),
  }),
]);

const news = z.object({
  /** The current revision of the draft. */
  revision: z.number(),
  /** Every window that has the draft open, oldest first. */
  people: z.array(z.object({ tab: z.string(), user: z.string(), name: z.string(), selection: z.unknown() })),
});

export type DraftNewsAnswer = z.infer<typeof news>;

export const draftNewsRoutes = routes({
  /** Tells the others what this window has selected, and returns the revision of the draft and who else is there. */
  reportPresence: {
    method: 'POST',
    path: '/o/:organization/forms/:form/presence',
    access: 'member',
    body: z.object({
      /** A random name of the window. */
      tab: z.string().check(z.minLength(1), z.maxLength(40)),
      /** Missing when the window closes. */
      selection: z.optional(selection),
    }),
    answer: news,
  },
  /**
   * Server-sent events: the same news of each form, whenever something has changed. Without `Accept: text/event-stream` it
   * answers once.
   */
  draftEvents: {
    method: 'GET',
    path: '/o/:organization/events',
    access: 'member',
    /** Ids of forms, separated by commas: one stream serves all windows of a browser. */
    query: z.object({ forms: z.string().check(z.minLength(1), z.maxLength(500)) }),
    answer: 'events',
  },
});
