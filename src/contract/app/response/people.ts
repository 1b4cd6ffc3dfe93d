import * as z from 'zod/mini';
import { routes } from '../route.ts';
import { instant } from '../text.ts';
import { maxNamedOfPerson } from './limits.ts';

/** An e-mail address, a name, a number: the text of an answer. */
const personText = z.string().check(z.trim(), z.minLength(3), z.maxLength(320));

/** Whether the text must be a whole answer or may be a part of one. Case, accents and spaces do not matter in either. */
const match = z.enum(['whole', 'part']);

const namedResponse = z.object({ form: z.string(), response: z.int() });

const foundResponse = z.object({
  form: z.string(),
  form_name: z.string(),
  /** Whether the form is deleted. Its responses still exist, because it can be restored. */
  form_deleted: z.boolean(),
  response: z.number(),
  /** Its number in the form; null until it is stored for good. */
  number: z.nullable(z.number()),
  state: z.enum(['live', 'test', 'quarantined', 'partial', 'unpaid', 'deleted']),
  created_at: instant,
  /** The answers that contain the text; `@note`, `@history` and `@url` are other places where it was found. */
  found: z.array(z.object({ field: z.string(), label: z.string(), text: z.string() })),
  files: z.number(),
});

export type FoundResponse = z.infer<typeof foundResponse>;

/** Counts of what was erased. */
const erasureReport = z.object({
  responses: z.number(),
  files: z.number(),
  notes: z.number(),
  links: z.number(),
  mails: z.number(),
  /** Named, but gone already or out of reach. */
  skipped: z.number(),
});

export type ErasureReport = z.infer<typeof erasureReport>;

/**
 * Everything about a person over all forms of the organisation. POST, because addresses of requests are logged and the
 * text is personal.
 */
export const peopleRoutes = routes({
  /** One step of the search. It goes on while `next` is not null. */
  findPerson: {
    method: 'POST',
    path: '/o/:organization/people/search',
    access: 'admin',
    turn: true,
    body: z.object({ text: personText, match, cursor: z.optional(z.string().check(z.maxLength(500))) }),
    answer: z.object({
      responses: z.array(foundResponse),
      /** Personal links made for the person. */
      links: z.array(
        z.object({ form: z.string(), form_name: z.string(), link: z.string(), name: z.string() }),
      ),
      /** Unsent and sent mails to the address that the outbox still has, in the last step. */
      mails: z.array(z.object({ mail: z.string(), kind: z.string(), created_at: instant })),
      progress: z.object({
        /** Responses read so far, and about how many there are. */
        read: z.number(),
        total: z.number(),
      }),
      next: z.nullable(z.string()),
    }),
  },
  /** Everything stored about these responses, for a file that the browser puts together. It asks again for those left. */
  exportPerson: {
    method: 'POST',
    path: '/o/:organization/people/export',
    access: 'admin',
    turn: true,
    body: z.object({
      responses: z.array(namedResponse).check(z.minLength(1), z.maxLength(maxNamedOfPerson)),
    }),
    answer: z.object({
      responses: z.array(
        z.object({
          form: z.string(),
          form_name: z.string(),
          state: z.string(),
          /** As API v2 shows it. */
          response: z.unknown(),
          /** The labels of the fields, by id. */
          labels: z.record(z.string(), z.string()),
          device: z.nullable(z.string()),
          language: z.nullable(z.string()),
          tags: z.array(z.string()),
          notes: z.array(z.object({ text: z.string(), author: z.string(), created_at: instant })),
          history: z.array(
            z.object({
              kind: z.string(),
              at: instant,
              changes: z.array(z.object({ field: z.string(), old: z.unknown(), new: z.unknown() })),
              /** Of an entry about a tag. */
              tag: z.optional(z.string()),
            }),
          ),
          files: z.array(z.object({ id: z.string(), name: z.string(), type: z.string(), size: z.number() })),
        }),
      ),
      /** Named responses that did not fit: an answer has a few megabytes at most. */
      left: z.array(namedResponse),
    }),
  },
  /** Erases these at once and for ever. The client sums up the reports of its calls. */
  erasePerson: {
    method: 'POST',
    path: '/o/:organization/people/erasure',
    access: 'admin',
    turn: true,
    confirmed: true,
    body: z.object({
      responses: z.array(namedResponse).check(z.maxLength(maxNamedOfPerson)),
      links: z.array(z.object({ form: z.string(), link: z.string() })).check(z.maxLength(maxNamedOfPerson)),
      mails: z.array(z.string()).check(z.maxLength(maxNamedOfPerson)),
    }),
    answer: erasureReport,
  },
});
