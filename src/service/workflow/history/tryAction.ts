import { responseItems } from '#form/answer/responseItems.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { compileForm } from '#form/logic/compileForm.ts';
import type { Condition } from '#form/schema/logic.ts';
import type { ActionSettings } from '#form/schema/workflow/actions.ts';
import type { WorkflowTrigger } from '#form/schema/workflow/workflow.ts';
import { newUuid } from '#kit/ids.ts';
import { failed, ok, type Result } from '#kit/result.ts';
import { dayIn } from '#kit/time/zonedTime.ts';
import type { HttpClient } from '#outside/httpClient.ts';
import { lastingAddress } from '#render/share/formAddress.ts';
import { toFragment } from '#store/fragment.ts';
import { latestResponse } from '#store/query/workflow/runContext.ts';
import type { ReadOnlyStore } from '#store/store.ts';
import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { requireFormInScope } from '../../base/access/requireFormInScope.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import { recordAudit } from '../../base/audit/recordAudit.ts';
import { openSettings } from '../../form/openForm.ts';
import type { MailLimits } from '../../mail/mailLimits.ts';
import type { ActionOutcome, Exchange } from '../action/action.ts';
import { receiverOf, runAction } from '../action/actions.ts';
import { unmetCondition } from '../plan/unmetCondition.ts';
import { plausibleAnswers } from '../plausibleAnswers.ts';
import { actionContext } from '../run/actionContext.ts';
import { keptExchange, withoutSecrets } from '../run/keptExchange.ts';
import { openFormSecrets } from '../run/openFormSecrets.ts';
import { currentSecret, readSigningKeys } from '../webhook/webhookKeys.ts';
import { originOfReceiver } from './originOfReceiver.ts';

export interface TriedAction {
  /** The number of the response that was used; null if there is none yet. */
  readonly response: number | null;
  /** The condition that keeps real runs from this response; made-up answers meet all. */
  readonly unmet: 'workflow' | 'action' | null;
  readonly startedAt: number;
  readonly duration: number;
  readonly outcome: ActionOutcome;
  readonly exchange: Exchange | null;
}

/** Of a made-up response. */
const firstNumber = 1;

/**
 * Runs an action of the draft once with the latest response, or with plausible answers if there is none. It is marked as a
 * test; conditions do not stop it, nothing is retried, and no run is kept.
 */
export async function tryAction(
  writes: OrganizationWrites,
  context: {
    readonly store: ReadOnlyStore;
    readonly keys: AccountKeys;
    readonly http: HttpClient;
    readonly mailLimits: MailLimits;
    readonly formsUrl: string;
    readonly appUrl: string;
    readonly clock: () => number;
    /** Ends the request of the test. */
    readonly signal: AbortSignal;
  },
  form: {
    readonly id: string;
    readonly name: string;
    readonly settings: string;
    readonly draft: FormDefinition;
  },
  workflow: {
    readonly id: string;
    readonly trigger: WorkflowTrigger;
    readonly when: Condition | undefined;
  },
  settings: ActionSettings,
): Promise<Result<TriedAction, { code: 'form_unusable' }>> {
  const { store, keys, http, mailLimits, formsUrl, appUrl, clock, signal } = context;
  const { organizationId } = writes;
  const now = clock();
  // The right is checked under the lock, because the request goes out in the name of the organisation.
  const signing = await writes.writeForms([form.id], async (transaction) => {
    await requireFormInScope(transaction, form.id);
    await currentSecret(transaction.db, keys, organizationId, form.id, now);
    const target = { kind: 'form', id: form.id, name: form.name };
    const details = { type: settings.type, receiver: originOfReceiver(receiverOf(settings)) };
    const event = { action: 'form.action_tested', target, details } as const;
    await recordAudit(transaction.db, organizationId, transaction.actor, event, now);
    return await readSigningKeys(transaction.db, keys, organizationId, form.id, now);
  });
  const compiled = compileForm(form.draft);
  if (!compiled.ok) return failed({ code: 'form_unusable' });
  const latest = await latestResponse(store.read, organizationId, form.id);
  const timeZone = openSettings(form.settings).time_zone ?? 'UTC';
  const made = actionContext({
    deliveryId: newUuid(),
    attempt: 1,
    trigger: workflow.trigger,
    eventTime: latest?.created_at ?? now,
    isTest: true,
    organizationId,
    form: {
      id: form.id,
      name: form.name,
      url: lastingAddress(formsUrl, form.id),
      version: latest?.version ?? 0,
      definition: form.draft,
      timeZone,
      compiled: compiled.value,
    },
    appUrl,
    workflow: { id: workflow.id, name: workflow.id },
    response: {
      id: latest?.id ?? null,
      number: latest?.number ?? firstNumber,
      createdAt: latest?.created_at ?? now,
      json: latest?.json ?? plausibleResponse(compiled.value, now, timeZone),
    },
    now,
    http,
    signal,
    store,
    keys,
    mailLimits,
    signingKeys: async () => signing,
    secrets: () => openFormSecrets(store, keys, organizationId, form.id),
  });
  const answered = {
    form: compiled.value,
    answers: made.response.answers,
    today: () => dayIn(timeZone, made.response.createdAt),
  };
  const conditions = { workflow: workflow.when, action: settings.when };
  const unmet = latest === undefined ? null : unmetCondition(answered, conditions);
  const outcome = withoutSecrets(await runAction(settings, made), made.hidden);
  if (outcome.kind === 'done' && outcome.write !== undefined) {
    const { write } = outcome;
    await writes.writeForms([form.id], async (transaction) => {
      await requireFormInScope(transaction, form.id);
      await write(transaction);
    });
  }
  const exchange = 'exchange' in outcome ? outcome.exchange : undefined;
  return ok({
    response: latest?.number ?? null,
    unmet,
    startedAt: now,
    duration: Math.max(0, clock() - now),
    outcome,
    exchange: exchange === undefined ? null : keptExchange(exchange, made.hidden, { isPrivate: false }),
  });
}

function plausibleResponse(form: CompiledForm, now: number, timeZone: string): string {
  const visitor = { country: '', region: '', city: '', time_spent: 0, url: '' };
  const { head, tail } = toFragment({
    id: 0,
    test: true,
    visitor,
    response: responseItems(form, plausibleAnswers(form, dayIn(timeZone, now))),
    created_at: now,
    updated_at: now,
  });
  return `${head}[]${tail}`;
}
