import * as z from 'zod/mini';
import { routes } from '../route.ts';
import { reportedFields } from './presence.ts';

const id = z.string().check(z.maxLength(200));

/** The selection of a person in the builder. */
export const selection = z.union([
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

/** The event `responses` of the stream. */
export interface ResponseNews {
  readonly form: string;
  /** Everything up to this number is in the news so far. */
  readonly watermark: number;
  readonly changes: readonly {
    readonly kind:
      | 'added'
      | 'edited'
      | 'deleted'
      | 'restored'
      | 'released'
      | 'erased'
      | 'quarantined'
      | 'unquarantined';
    readonly id: number;
  }[];
  /** Too much has changed to name it: the table has to be read again. */
  readonly reload: boolean;
}

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
   * Server-sent events. `draft`: the same news of each of the `forms`, whenever something has changed. `responses`: what
   * happened to the responses of a form since its watermark. Without `Accept: text/event-stream` it answers once.
   */
  draftEvents: {
    method: 'GET',
    path: '/o/:organization/events',
    access: 'member',
    /** Ids of forms, separated by commas: one stream serves all windows of a browser. */
    query: z.object({
      forms: z.optional(z.string().check(z.minLength(1), z.maxLength(500))),
      /** Forms whose responses are watched: `<form>` from now on, or `<form>:<watermark>`. */
      responses: z.optional(z.string().check(z.minLength(1), z.maxLength(1000))),
    }),
    answer: 'events',
  },
});
