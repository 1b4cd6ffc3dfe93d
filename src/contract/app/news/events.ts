import * as z from 'zod/mini';
import { routes } from '../route.ts';

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

export const eventRoutes = routes({
  /**
   * Server-sent events. `draft`: the news of each of the `forms` (`DraftNewsAnswer`), whenever its draft or who has it open
   * changes. `responses`: what happened to the responses of a form since its watermark. Without
   * `Accept: text/event-stream` it answers once.
   */
  events: {
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
