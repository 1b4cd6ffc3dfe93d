import * as z from 'zod/mini';
import { routes } from '../route.ts';
import { instant } from '../text.ts';

const runStates = ['waiting', 'done', 'failed', 'skipped'] as const;
/** `waiting` also between two attempts; `failed` when there are no more. */
const runState = z.enum(runStates);

/** The filters of a history: `retrying` are the waiting runs that failed at least once. */
export const runFilters = ['waiting', 'retrying', 'done', 'failed', 'skipped'] as const;
export type RunStateFilter = (typeof runFilters)[number];

export const trigger = z.enum(['response', 'edited', 'paid', 'partial']);

export const runError = z.object({
  /** A stable word, such as `timeout` or `status_500`. */
  code: z.string(),
  /** One sentence in English, which may name the host. */
  detail: z.string(),
});

const run = z.object({
  /** The delivery id, the same in every attempt. */
  id: z.string(),
  created_at: instant,
  trigger,
  workflow: z.object({ id: z.string(), name: z.string() }),
  action: z.object({ id: z.string(), type: z.string() }),
  /** The version of the form that it belongs to. */
  version: z.number(),
  /** Null if the response is not stored, or was deleted. */
  response: z.nullable(z.number()),
  /** Its number in the form; null also for unfinished answers. */
  response_number: z.nullable(z.number()),
  test: z.boolean(),
  /** The receiver, such as `https://shop.example.org/hook`. */
  receiver: z.string(),
  state: runState,
  attempts: z.number(),
  /** When it is tried next; null unless it waits. */
  next_attempt_at: z.nullable(instant),
  finished_at: z.nullable(instant),
  /** Its mails that have not left yet: it is done once they are in the outbox. */
  mails_waiting: z.number(),
  /** Why the latest attempt failed, or why there was nothing to do; null also once it starts again. */
  error: z.nullable(runError),
});

export type Run = z.infer<typeof run>;

/** A request and its answer, cut to 4 KiB each and without secrets. */
export const exchange = z.object({
  request: z.object({
    method: z.string(),
    url: z.string(),
    headers: z.record(z.string(), z.string()),
    body: z.string(),
    /** Whether it was sent a second time, because the kept connection was closed before an answer began. */
    repeated: z.optional(z.boolean()),
  }),
  answer: z.nullable(
    z.object({ status: z.number(), headers: z.record(z.string(), z.string()), body: z.string() }),
  ),
});

export type RunExchange = z.infer<typeof exchange>;

export const attempt = z.object({
  number: z.number(),
  started_at: instant,
  /** Milliseconds. */
  duration: z.number(),
  outcome: z.enum(['done', 'failed', 'refused', 'gone', 'skipped']),
  error: z.nullable(runError),
  exchange: z.nullable(exchange),
});

export type RunAttempt = z.infer<typeof attempt>;

const failedRunCount = z.object({ count: z.number(), retrying: z.number(), switched_off: z.number() });

export type FailedRunCount = z.infer<typeof failedRunCount>;

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

const runPage = z.object({
  runs: z.array(run),
  /** The cursor of the next page; null at the end. */
  next: z.nullable(z.string()),
});

/** The runs of workflows, kept for 30 days, newest first. */
export const workflowRunRoutes = routes({
  workflowRuns: {
    method: 'GET',
    path: '/o/:organization/forms/:form/runs',
    access: 'member',
    turn: true,
    query: z.object({
      state: z.optional(z.enum(runFilters)),
      workflow: z.optional(z.string().check(z.maxLength(64))),
      response: z.optional(z.string().check(z.regex(/^\d{1,16}$/))),
      /** A part of the delivery id, the receiver or the error. */
      search: z.optional(z.string().check(z.maxLength(100))),
      before: z.optional(z.string().check(z.maxLength(100))),
    }),
    answer: runPage,
  },
  workflowRun: {
    method: 'GET',
    path: '/o/:organization/forms/:form/runs/:run',
    access: 'member',
    answer: z.object({ run, attempts: z.array(attempt) }),
  },
  /** Runs it again at once, with the same delivery id, unless its action is switched off. */
  replayRun: {
    method: 'POST',
    path: '/o/:organization/forms/:form/runs/:run/replay',
    access: 'member',
    answer: z.object({ run }),
  },
  /**
   * How many failed in these days of the organisation's time zone, at most 10,000: `count` can be replayed, `retrying` of them
   * wait for their next try; the actions of `switched_off` more must be switched on first.
   */
  failedRunCount: {
    method: 'GET',
    path: '/o/:organization/forms/:form/runs/failed',
    access: 'member',
    turn: true,
    query: z.object({
      from: z.optional(day),
      to: z.optional(day),
      workflow: z.optional(z.string().check(z.maxLength(64))),
    }),
    answer: failedRunCount,
  },
  /** Runs again all that failed in these days of the organisation's time zone, also what waits for its next try. */
  replayFailedRuns: {
    method: 'POST',
    path: '/o/:organization/forms/:form/runs/replay',
    access: 'member',
    turn: true,
    body: z.object({ from: day, to: day, workflow: z.optional(z.string().check(z.maxLength(64))) }),
    answer: z.object({ replayed: z.number(), switched_off: z.number() }),
  },
  /** The failed runs of all forms that the person may see, newest first. */
  failedRuns: {
    method: 'GET',
    path: '/o/:organization/workflows/failures',
    access: 'member',
    turn: true,
    query: z.object({ before: z.optional(z.string().check(z.maxLength(100))) }),
    answer: z.object({
      runs: z.array(z.extend(run, { form: z.object({ id: z.string(), name: z.string() }) })),
      next: z.nullable(z.string()),
      /** The actions that fail now or were switched off, with their workflows. */
      workflows: z.array(
        z.object({
          form: z.object({ id: z.string(), name: z.string() }),
          workflow: z.object({ id: z.string(), name: z.string() }),
          action: z.object({ id: z.string(), type: z.string() }),
          state: z.enum(['failing', 'switched_off']),
          since: instant,
          error: z.nullable(runError),
        }),
      ),
    }),
  },
});
