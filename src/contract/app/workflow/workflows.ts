import * as z from 'zod/mini';
import { routes } from '../route.ts';
import { instant, none } from '../text.ts';
import { attempt, runError, trigger } from './runs.ts';

/**
 * `off` if the document says so; `switched_off` if the service did, because its receiver failed for days or asked for it;
 * `failing` while its latest attempts fail.
 */
const workflowStates = ['on', 'off', 'failing', 'switched_off'] as const;

/** The condition that keeps real runs from a response. Null if all hold, or if its answers were made up. */
export const unmet = z.nullable(z.enum(['workflow', 'action']));

const webAddress = z.string().check(
  z.trim(),
  z.maxLength(2000),
  z.refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? '')),
);

const workflowHealth = z.object({
  id: z.string(),
  name: z.string(),
  trigger,
  state: z.enum(workflowStates),
  /** Since when it fails or is switched off. */
  since: z.nullable(instant),
  /** Why it was switched off. */
  reason: z.nullable(z.enum(['gone', 'failed_for_days'])),
  error: z.nullable(runError),
  /** The id of the action that fails or is switched off. */
  action: z.nullable(z.string()),
  /** When an action last reached its receiver; a mail once it has left the outbox. */
  last_success_at: z.nullable(instant),
  last_failure_at: z.nullable(instant),
  /** Runs that wait now, at most 1000. */
  waiting: z.number(),
  /** Mails of the newest runs that have not left the outbox. */
  mails_waiting: z.number(),
});

export type WorkflowHealth = z.infer<typeof workflowHealth>;

/** Workflows of the published version; their settings are in the form's document. */
export const workflowRoutes = routes({
  workflowHealth: {
    method: 'GET',
    path: '/o/:organization/forms/:form/workflows',
    access: 'member',
    answer: z.object({ workflows: z.array(workflowHealth) }),
  },
  /** Switches a workflow on again that the service switched off. */
  resumeWorkflow: {
    method: 'POST',
    path: '/o/:organization/forms/:form/workflows/:workflow/resume',
    access: 'member',
    answer: none,
  },
  /**
   * Runs an action of the draft once with the latest response, or with plausible answers if there is none. The request is
   * marked as a test; conditions do not stop it, and nothing is retried. `field_invalid` if the action or the condition
   * cannot be read.
   */
  testAction: {
    method: 'POST',
    path: '/o/:organization/forms/:form/workflows/test',
    access: 'member',
    body: z.object({
      workflow: z.string().check(z.maxLength(64)),
      /** The action as it is in the draft. */
      action: z.unknown(),
      /** The event that sets the workflow going; `response` is the default. */
      trigger: z.optional(trigger),
      /** The condition of the workflow as it is in the draft. */
      when: z.optional(z.unknown()),
    }),
    answer: z.object({
      /** The response that was used; null if its answers were made up. */
      response: z.nullable(z.number()),
      unmet,
      attempt,
    }),
  },
  /** The names of the form's secrets and where they may be sent; their values are never shown. */
  formSecrets: {
    method: 'GET',
    path: '/o/:organization/forms/:form/secrets',
    access: 'member',
    answer: z.object({
      secrets: z.array(z.object({ name: z.string(), origins: z.array(z.string()), changed_at: instant })),
    }),
  },
  setFormSecret: {
    method: 'PUT',
    path: '/o/:organization/forms/:form/secrets/:secret',
    access: 'admin',
    body: z.object({
      value: z.string().check(z.minLength(1), z.maxLength(4000)),
      /** An address that it may be sent to, and with it all of the same scheme, host and port. */
      address: webAddress,
    }),
    answer: none,
  },
  deleteFormSecret: {
    method: 'DELETE',
    path: '/o/:organization/forms/:form/secrets/:secret',
    access: 'admin',
    answer: none,
  },
});
