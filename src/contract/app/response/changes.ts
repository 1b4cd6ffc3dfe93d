import * as z from 'zod/mini';
import type { ResponseQuery } from '#form/query/responseQuery.ts';
import { routes } from '../route.ts';
import { instant, none } from '../text.ts';
import { responseQuery } from './filter.ts';
import { maxNamedResponses, noteLength } from './limits.ts';

/** Ids of quarantined submissions are negative, and change when they are released. */
const responseId = z.int();

/** Chosen by the client for one deletion, which may take several steps, so that it can be undone as a whole. */
const deletionId = z.string().check(z.regex(/^[A-Za-z0-9_-]{8,40}$/));

const tagText = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(50), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u));

/** Responses named one by one, all that match a query when the work begins, or all of one deletion. */
const responseSelection = z.union([
  z.strictObject({ ids: z.array(responseId).check(z.minLength(1), z.maxLength(maxNamedResponses)) }),
  z.strictObject({ query: responseQuery }),
  z.strictObject({ deletion: deletionId }),
]);

export type ResponseSelection =
  | { readonly ids: readonly number[] }
  | { readonly query: ResponseQuery }
  | { readonly deletion: string };

/** `release` and `discard` are for quarantined submissions, `restore` for deleted responses. */
const responseActions = ['delete', 'restore', 'tag', 'untag', 'release', 'discard'] as const;
export type ResponseAction = (typeof responseActions)[number];

/** From the answer of the step before; opaque. */
const cursor = z.optional(z.string().check(z.maxLength(500)));

/** The result of one step. The work goes on while `next` is not null, and stops when the client stops calling. */
const step = z.object({
  /** Responses that this step changed. */
  changed: z.number(),
  /** Responses that it passed without a change, because they are gone or already as wanted. */
  skipped: z.number(),
  /** Responses looked at in all steps so far, and about how many there are to look at. */
  progress: z.object({ done: z.number(), total: z.number() }),
  next: z.nullable(z.string()),
});

export type ResponseStep = z.infer<typeof step>;

export const author = z.object({
  kind: z.enum(['user', 'command_line', 'system', 'visitor']),
  /** Empty unless it is a known person. */
  name: z.string(),
});

const note = z.object({
  id: z.string(),
  text: z.string(),
  /** Null if the account was deleted. */
  author: z.nullable(z.object({ id: z.string(), name: z.string() })),
  /** Whether the caller may change it: the author only. */
  may_change: z.boolean(),
  /** Whether the caller may delete it: the author, admins and owners. */
  may_delete: z.boolean(),
  created_at: instant,
  /** Later than `created_at` if the text was changed. */
  updated_at: instant,
});

export type ResponseNote = z.infer<typeof note>;

const historyEntry = z.object({
  kind: z.enum(['received', 'edited', 'deleted', 'restored', 'released', 'tag_added', 'tag_removed']),
  at: instant,
  /** Null for the visitor who sent it. */
  by: z.nullable(author),
  /** The answers that an edit changed, as API v2 shows their values; null is no answer. */
  changes: z.array(z.object({ field: z.string(), old: z.unknown(), new: z.unknown() })),
  /** With `tag_added` and `tag_removed`. */
  tag: z.optional(z.string()),
});

export type ResponseHistoryEntry = z.infer<typeof historyEntry>;

const noteText = z.string().check(z.trim(), z.minLength(1), z.maxLength(noteLength));

/** Everything that changes stored responses. */
export const responseChangeRoutes = routes({
  /** The answers for an editor, with the document of the version that they answer. */
  responseAnswers: {
    method: 'GET',
    path: '/o/:organization/forms/:form/responses/:response/answers',
    access: 'member',
    turn: true,
    answer: z.object({
      version: z.number(),
      /** The definition of that version. */
      definition: z.unknown(),
      updated_at: instant,
      /** By field id, as `editResponse` takes them. Files are lists of ids: leaving one out removes it, and an uploaded one is added. */
      answers: z.record(z.string(), z.unknown()),
      /** The fields that can be edited: not calculated, paid or unknown ones. */
      editable: z.array(z.string()),
    }),
  },
  /**
   * Changes some answers; null removes one. All rules and formulas are evaluated again. `answers_refused` has `fields`
   * as at a submission, `response_changed` means that `updated_at` is no longer the current one.
   */
  editResponse: {
    method: 'PATCH',
    path: '/o/:organization/forms/:form/responses/:response/answers',
    access: 'member',
    turn: true,
    body: z.object({ updated_at: instant, answers: z.record(z.string(), z.unknown()) }),
    answer: z.object({
      updated_at: instant,
      /** The ids of all fields whose answers are different now, including calculated ones. */
      changed: z.array(z.string()),
    }),
  },
  /**
   * Takes a file for an answer, checked as at a submission. `editResponse` adds it when its list of ids names it; a file
   * that no edit names within a day is removed.
   */
  uploadAnswerFile: {
    method: 'POST',
    path: '/o/:organization/forms/:form/responses/:response/files',
    access: 'member',
    query: z.object({
      field: z.string().check(z.maxLength(200)),
      name: z.string().check(z.minLength(1), z.maxLength(1000)),
    }),
    body: 'file',
    answer: z.object({ id: z.string(), name: z.string(), type: z.string(), size: z.number() }),
  },
  /** The history of a response, newest first. */
  responseHistory: {
    method: 'GET',
    path: '/o/:organization/forms/:form/responses/:response/history',
    access: 'member',
    turn: true,
    answer: z.object({ entries: z.array(historyEntry) }),
  },
  /** One step of an action on any number of responses. */
  changeResponses: {
    method: 'POST',
    path: '/o/:organization/forms/:form/responses/changes',
    access: 'member',
    turn: true,
    body: z.object({
      action: z.enum(responseActions),
      /** For `tag` and `untag`. */
      tag: z.optional(tagText),
      /** For `delete`: lets `{ deletion }` select the same responses again, to restore them. */
      deletion: z.optional(deletionId),
      selection: responseSelection,
      cursor,
    }),
    answer: step,
  },
  /** One step of erasing responses at once and for ever, deleted or not. */
  eraseResponses: {
    method: 'POST',
    path: '/o/:organization/forms/:form/responses/erasure',
    access: 'member',
    turn: true,
    confirmed: true,
    body: z.object({ selection: responseSelection, cursor }),
    answer: step,
  },
  /** The tags in use on a form, in alphabetical order. */
  responseTags: {
    method: 'GET',
    path: '/o/:organization/forms/:form/tags',
    access: 'member',
    turn: true,
    answer: z.object({ tags: z.array(z.string()) }),
  },
  /** The notes on a response, oldest first. */
  responseNotes: {
    method: 'GET',
    path: '/o/:organization/forms/:form/responses/:response/notes',
    access: 'member',
    answer: z.object({ notes: z.array(note) }),
  },
  addNote: {
    method: 'POST',
    path: '/o/:organization/forms/:form/responses/:response/notes',
    access: 'member',
    body: z.object({ text: noteText }),
    answer: note,
  },
  changeNote: {
    method: 'PATCH',
    path: '/o/:organization/forms/:form/responses/:response/notes/:note',
    access: 'member',
    body: z.object({ text: noteText }),
    answer: note,
  },
  deleteNote: {
    method: 'DELETE',
    path: '/o/:organization/forms/:form/responses/:response/notes/:note',
    access: 'member',
    answer: none,
  },
});
