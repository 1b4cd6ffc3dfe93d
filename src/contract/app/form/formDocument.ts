import * as z from 'zod/mini';
import { routes } from '../route.ts';
import { instant } from '../text.ts';

/**
 * The state of a form for visitors. They can answer it only if it is `live`: not before its first publication, and not
 * while it is switched off, not open yet, closed, full, or asks for a payment that this server cannot take.
 */
const formState = z.enum(['draft', 'live', 'disabled', 'scheduled', 'closed', 'full', 'unpayable']);

export type PublicationState = z.infer<typeof formState>;

const formDocument = z.object({
  id: z.string(),
  name: z.string(),
  workspace: z.string(),
  state: formState,
  /** Whether the draft differs from the published version. */
  changed: z.boolean(),
  url: z.string(),
  responses: z.number(),
  updated_at: instant,
  published_version: z.nullable(z.number()),
  /** The optimistic lock of the draft. */
  revision: z.number(),
  /** The draft in the current format of the form language. */
  definition: z.unknown(),
  /** The live settings, without the hash of the password. */
  settings: z.unknown(),
  has_password: z.boolean(),
  /** The highest number of a field that any revision had: ids of fields are never used again. */
  last_field_number: z.number(),
});

export type FormDocument = z.infer<typeof formDocument>;

export const formDocumentRoutes = routes({
  /** A form with its draft and settings. */
  form: {
    method: 'GET',
    path: '/o/:organization/forms/:form',
    access: 'member',
    turn: true,
    answer: formDocument,
  },
  /** Stores the next revision of the draft; `draft_changed` if `revision` is no longer the current one. */
  saveDraft: {
    method: 'PUT',
    path: '/o/:organization/forms/:form/draft',
    access: 'member',
    turn: true,
    longBody: true,
    body: z.object({ revision: z.number(), definition: z.unknown() }),
    answer: z.object({ revision: z.number() }),
  },
  /**
   * Publishes the draft as a version; `form_has_errors` if the checker finds errors. With `instead_of`, only while that version
   * is the published one (`published_changed`).
   */
  publishForm: {
    method: 'POST',
    path: '/o/:organization/forms/:form/publish',
    access: 'member',
    turn: true,
    body: z.object({ revision: z.number(), instead_of: z.optional(z.number()) }),
    answer: z.object({ version: z.number(), published: z.boolean() }),
  },
  /** The published versions, newest first. */
  formVersions: {
    method: 'GET',
    path: '/o/:organization/forms/:form/versions',
    access: 'member',
    query: z.object({ before: z.optional(z.string()) }),
    answer: z.object({
      versions: z.array(
        z.object({
          version: z.number(),
          published_at: instant,
          /** The first version that had the same document; null if none before it had. */
          same_as: z.nullable(z.number()),
          /** Who published it; null if nobody wrote it down, as with imported forms. */
          by: z.nullable(z.object({ kind: z.enum(['user', 'command_line', 'system']), name: z.string() })),
        }),
      ),
      /** Whether there are older ones: ask again with `before`. */
      has_more: z.boolean(),
    }),
  },
  /** The document of a published version, which never changes. */
  formVersion: {
    method: 'GET',
    path: '/o/:organization/forms/:form/versions/:version',
    access: 'member',
    turn: true,
    answer: z.object({ version: z.number(), definition: z.unknown() }),
  },
});
