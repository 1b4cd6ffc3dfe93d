import type { HttpClient } from '#outside/httpClient.ts';
import type { DueRun } from '#store/runBatch.ts';
import type { Store } from '#store/store.ts';
import type { AccountKeys } from '../../base/accountKeys.ts';
import type { MailLimits } from '../../mail/mailLimits.ts';
import type { ActionOutcome } from '../action/action.ts';
import { runAction } from '../action/actions.ts';
import { actionContext } from './actionContext.ts';
import { actionOfRun, type FormOfRuns, type FormsOfRuns } from './formsOfRuns.ts';
import { keptExchange, keptOutcome } from './keptExchange.ts';
import type { EndedAttempt } from './settleAttempts.ts';

export interface AttemptContext {
  readonly store: Store;
  readonly keys: () => AccountKeys;
  readonly http: HttpClient;
  readonly mailLimits: MailLimits;
  readonly clock: () => number;
  readonly log: { error(facts: object, sentence: string): void };
  readonly forms: FormsOfRuns;
  /** The public address of the app. */
  readonly baseUrl: () => string;
}

/** The response of a run: as stored, or as it was sealed. Undefined if it is gone. */
export interface ResponseOfRun {
  /** Null where it is not stored, or not complete. */
  readonly number: number | null;
  readonly createdAt: number;
  readonly json: string;
}

/** Tries a run once. Whatever goes wrong is an outcome; nothing is thrown. */
export async function attemptRun(
  context: AttemptContext,
  run: DueRun,
  claim: string,
  response: ResponseOfRun | undefined,
  signal: AbortSignal,
): Promise<EndedAttempt> {
  const startedAt = context.clock();
  const ended = (outcome: ActionOutcome, exchange: string | null, isTried: boolean): EndedAttempt => ({
    run,
    claim,
    startedAt,
    endedAt: context.clock(),
    outcome,
    exchange,
    isTried,
  });
  try {
    const { organization_id, form_id, version } = run;
    let form = await context.forms.form(organization_id, form_id);
    if (form !== undefined && isSwitchedOff(form, run)) {
      // An editor may have switched it on since, to replay what failed.
      context.forms.forget(form_id);
      form = await context.forms.form(organization_id, form_id);
    }
    const compiled = await context.forms.version(organization_id, form_id, version);
    const found = compiled && actionOfRun(compiled, run);
    const reason = reasonNotToRun(run, form, found !== undefined, response);
    if (reason !== undefined) return ended(reason, null, false);
    if (form === undefined || compiled === undefined || found === undefined || response === undefined)
      throw new Error('a run without its form');
    const made = actionContext({
      deliveryId: run.id,
      attempt: run.attempts + 1,
      trigger: run.cause,
      eventTime: run.created_at,
      isTest: run.is_test === 1,
      organizationId: organization_id,
      form: {
        id: form_id,
        name: form.name,
        url: form.url,
        version,
        definition: compiled.definition,
        timeZone: form.timeZone,
        compiled,
      },
      appUrl: context.baseUrl(),
      workflow: { id: found.workflow.id, name: found.workflow.name },
      response: { id: run.response_id, ...response },
      now: startedAt,
      http: context.http,
      signal,
      store: context.store,
      keys: context.keys(),
      mailLimits: context.mailLimits,
      signingKeys: form.signingKeys,
      secrets: form.secrets,
    });
    const isPrivate = form.isPrivate || run.sealed !== null;
    const outcome = keptOutcome(await runAction(found.action.settings, made), made.hidden, { isPrivate });
    const exchange = 'exchange' in outcome ? outcome.exchange : undefined;
    const kept = exchange && JSON.stringify(keptExchange(exchange, made.hidden, { isPrivate }));
    return ended(outcome, kept ?? null, true);
  } catch (error) {
    context.log.error({ err: error, run: run.id }, 'an action failed in an unexpected way');
    const detail = 'The action failed in an unexpected way; the log of the server says more.';
    return ended({ kind: 'failed', error: { code: 'unexpected', detail } }, null, true);
  }
}

function reasonNotToRun(
  run: DueRun,
  form: FormOfRuns | undefined,
  isThere: boolean,
  response: ResponseOfRun | undefined,
): ActionOutcome | undefined {
  if (form === undefined || form.isDeleted) return { kind: 'skipped', reason: 'form_deleted' };
  if (response === undefined) return { kind: 'skipped', reason: 'response_gone' };
  if (!isThere) return { kind: 'skipped', reason: 'action_unknown' };
  if (!isSwitchedOff(form, run)) return undefined;
  const detail = 'The action was switched off, because its receiver failed for days or wanted no more.';
  return { kind: 'refused', error: { code: 'switched_off', detail } };
}

function isSwitchedOff({ health }: FormOfRuns, { workflow_id, action_id }: DueRun): boolean {
  return health.some(
    (row) => row.workflow_id === workflow_id && row.action_id === action_id && row.switched_off_at !== null,
  );
}
