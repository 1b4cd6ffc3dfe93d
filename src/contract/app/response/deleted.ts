import * as z from 'zod/mini';
import { routes } from '../route.ts';
import { instant } from '../text.ts';
import { author } from './changes.ts';
import { responseDetail } from './detail.ts';
import { responseListed } from './table.ts';

/** Days between the deletion of a response, which can be undone, and its erasure with its files. */
export const keptDays = 30;

const deletion = z.object({
  deleted_at: instant,
  /** When it is erased with its files. */
  erased_at: instant,
  by: author,
});

/** The tab is the one to which the response returns. */
const deletedListed = z.extend(responseListed, {
  ...deletion.shape,
  /** For `restore` of everything that was deleted together. */
  deletion: z.nullable(z.string()),
});

export type DeletedListed = z.infer<typeof deletedListed>;

/** Deleted responses, until they are erased. `changeResponses` restores them, `eraseResponses` erases them at once. */
export const deletedResponseRoutes = routes({
  /** Those of a form, last deleted first. */
  deletedResponses: {
    method: 'GET',
    path: '/o/:organization/forms/:form/responses/deleted',
    access: 'member',
    turn: true,
    query: z.object({ after: z.optional(z.string().check(z.maxLength(500))) }),
    answer: z.object({
      rows: z.array(deletedListed),
      next: z.nullable(z.string()),
      /** Everything up to this number of the change log is in the rows; see `events`. */
      watermark: z.number(),
    }),
  },
  /** One of them, to look at before it is restored. Its files have no address until then. */
  deletedResponse: {
    method: 'GET',
    path: '/o/:organization/forms/:form/responses/deleted/:response',
    access: 'member',
    answer: z.extend(responseDetail, deletion.shape),
  },
});
