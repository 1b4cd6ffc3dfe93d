import type { WorkflowHealth } from '#contract/app/workflow/workflows.ts';
import { openDefinition, type Workflow } from '#form/definition/document.ts';
import { condition } from '#form/schema/logic.ts';
import { workflowAction } from '#form/schema/workflow/actions.ts';
import { minute } from '#kit/time/durations.ts';
import { formatInstant } from '#kit/time/instant.ts';
import { openStored } from '#service/form/openForm.ts';
import { changeFormSecret, removeFormSecret } from '#service/workflow/history/formSecrets.ts';
import { resumeWorkflow } from '#service/workflow/history/resumeWorkflow.ts';
import { takeTestTurn } from '#service/workflow/history/takeTestTurn.ts';
import { tryAction } from '#service/workflow/history/tryAction.ts';
import { findDefinition } from '#store/query/form/form.ts';
import { type MailsOfWorkflow, mailsOfWorkflows } from '#store/query/mail/responseMail.ts';
import { formSecrets, originsIn } from '#store/query/workflow/formSecret.ts';
import { type HealthRow, healthOfForm } from '#store/query/workflow/health.ts';
import { recentRuns } from '#store/query/workflow/run.ts';
import { Problem } from '../../../problem.ts';
import type { Handlers } from '../../call.ts';
import type { OrganizationContext } from '../../context.ts';
import { refusal } from '../../refusal.ts';
import { visibleForm } from '../form/visibleForm.ts';
import { errorOf } from './runs.ts';

const amongNewest = 1000;
const testsPerMinute = 20;
const secretName = /^[A-Za-z0-9_-]{1,64}$/;

export const workflowsHandlers: Handlers<
  'workflowHealth' | 'resumeWorkflow' | 'testAction' | 'formSecrets' | 'setFormSecret' | 'deleteFormSecret'
> = {
  async workflowHealth({ context, params, actor }) {
    const { read } = context.store;
    const organizationId = actor.organization.id;
    const { id, published_version } = await visibleForm(context.store, actor, params.form);
    const text =
      published_version === null
        ? undefined
        : await findDefinition(read, organizationId, id, published_version);
    const { workflows = [] } = text === undefined ? {} : openDefinition(JSON.parse(text));
    if (workflows.length === 0) return { workflows: [] };
    const health = await healthOfForm(read, organizationId, id);
    const recent = await recentRuns(read, organizationId, id, amongNewest);
    const mails = await mailsOfWorkflows(read, organizationId, id, amongNewest);
    return {
      workflows: workflows.map((each) => healthOf(each, health, recent.get(each.id), mails.get(each.id))),
    };
  },

  async resumeWorkflow({ context, params, actor, now }) {
    const { id, name } = await visibleForm(context.store, actor, params.form);
    const resumed = await resumeWorkflow(actor.writes, { id, name }, params.workflow, now);
    if (!resumed.ok) throw new Problem('not_found');
    return {};
  },

  async testAction({ context, params, body, actor, signal: closed, waitSignal }) {
    const { store, http, formsUrl, baseUrl: appUrl, clock, mailLimits } = context;
    const row = await visibleForm(store, actor, params.form);
    const action = workflowAction.safeParse(body.action);
    if (!action.success) throw new Problem('field_invalid', { param: 'action' });
    const when = condition.optional().safeParse(body.when);
    if (!when.success) throw new Problem('field_invalid', { param: 'when' });
    await limitTests(context, actor.user.id);
    const { id, name, settings, draft } = row;
    const form = { id, name, settings, draft: openStored(draft) };
    const parts = { store, keys: context.keys(), http, formsUrl, appUrl, clock, mailLimits };
    // A test must not mail the visitor of the latest response.
    const tested = action.data.type === 'mail' ? { ...action.data, to: actor.user.email } : action.data;
    const workflow = { id: body.workflow, trigger: body.trigger ?? 'response', when: when.data };
    const tried = await takeTestTurn(actor.organization.id, { closed, left: waitSignal }, (signal) =>
      tryAction(actor.writes, { ...parts, signal }, form, workflow, tested),
    );
    if (!tried.ok) throw new Problem('field_invalid', { param: 'action' });
    const { outcome, startedAt, duration, exchange, response, unmet } = tried.value;
    const error = 'error' in outcome ? outcome.error : undefined;
    return {
      response,
      unmet,
      attempt: {
        number: 1,
        started_at: formatInstant(startedAt),
        duration,
        outcome: outcome.kind,
        error: outcome.kind === 'skipped' ? { code: outcome.reason, detail: '' } : (error ?? null),
        exchange,
      },
    };
  },

  async formSecrets({ context, params, actor }) {
    const { read } = context.store;
    const { id } = await visibleForm(context.store, actor, params.form);
    const rows = await formSecrets(read, actor.organization.id, id);
    return {
      secrets: rows.map((row) => ({
        name: row.name,
        origins: originsIn(row),
        changed_at: formatInstant(row.changed_at),
      })),
    };
  },

  async setFormSecret({ context, params, body, actor, now }) {
    const { id, name } = await visibleForm(context.store, actor, params.form);
    if (!secretName.test(params.secret)) throw new Problem('field_invalid', { param: 'secret' });
    const secret = { name: params.secret, ...body };
    await changeFormSecret(actor.writes, context.keys(), { id, name }, secret, now);
    return {};
  },

  async deleteFormSecret({ context, params, actor, now }) {
    const { id, name } = await visibleForm(context.store, actor, params.form);
    const removed = await removeFormSecret(actor.writes, { id, name }, params.secret, now);
    if (!removed.ok) throw new Problem('not_found');
    return {};
  },
};

/** A test sends a request at once, to an address of the person's choice. */
async function limitTests(
  { store, clock }: Pick<OrganizationContext, 'store' | 'clock'>,
  userId: string,
): Promise<void> {
  const now = clock();
  const ends = (Math.floor(now / minute) + 1) * minute;
  if ((await store.countedWindows.add(`action tests ${userId}`, ends, 1)) <= testsPerMinute) return;
  throw refusal({ code: 'too_many_attempts', retryAfter: Math.ceil((ends - now) / 1000) });
}

/** The worst of its actions decides. */
function healthOf(
  workflow: Workflow,
  rows: readonly HealthRow[],
  recent: { readonly waiting: number; readonly doneAt: number | null } | undefined,
  mails: MailsOfWorkflow | undefined,
): WorkflowHealth {
  const { id, name = id, trigger, enabled = true } = workflow;
  const own = rows.filter(
    (row) => row.workflow_id === id && workflow.do.some((action) => action.id === row.action_id),
  );
  const bad =
    own.find((row) => row.switched_off_at !== null) ?? own.find((row) => row.failing_since !== null);
  const latest = (times: readonly (number | null)[]) => {
    const known = times.filter((time) => time !== null);
    return known.length === 0 ? null : formatInstant(Math.max(...known));
  };
  const mailActions = new Set(workflow.do.filter(({ type }) => type === 'mail').map((action) => action.id));
  const since = bad?.switched_off_at ?? bad?.failing_since ?? null;
  return {
    id,
    name,
    trigger,
    state: !enabled
      ? 'off'
      : bad === undefined
        ? 'on'
        : bad.switched_off_at === null
          ? 'failing'
          : 'switched_off',
    since: since === null ? null : formatInstant(since),
    reason: bad?.reason ?? null,
    error: bad === undefined ? null : errorOf(bad),
    action: bad?.action_id ?? null,
    // Their health is written at most once a minute, and runs are forgotten: the newer of both is right. A run with a mail is
    // done as soon as the mail is in the outbox, so the mail itself counts.
    last_success_at: latest([
      ...own.filter(({ action_id }) => !mailActions.has(action_id)).map((row) => row.succeeded_at),
      recent?.doneAt ?? null,
      mails?.sentAt ?? null,
    ]),
    last_failure_at: latest(own.map((row) => row.failed_at)),
    waiting: recent?.waiting ?? 0,
    mails_waiting: mails?.waiting ?? 0,
  };
}
