import * as z from 'zod/mini';
import { routes } from '../route.ts';
import { reportedFields } from './presence.ts';

const id = z.string().check(z.maxLength(200));

/** The selection of a person in the builder. */
const selection = z.union([
  z.object({ kind: z.literal('form') }),
  z.object({ kind: z.literal('ending') }),
  z.object({ kind: z.literal('page'), page: id }),
  z.object({
    kind: z.literal('fields'),
    /** A few kilobytes at most. */
    fields: z.array(id).check(
      z.maxLength(1000),
      z.refine((fields) => reportedFields(fields).length === fields.length),
    ),
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
});
