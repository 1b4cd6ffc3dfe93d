import { hour } from '#kit/time/durations.ts';
import type { HealthRow } from '#store/query/workflow/health.ts';

/** A receiver that fails for so long is switched off. */
const failsFor = 5 * 24 * hour;
/** The owners are told when it has failed for so long. */
const tellAfter = hour;

export type HealthState = Omit<HealthRow, 'organization_id' | 'form_id' | 'workflow_id' | 'action_id'>;

const healthy: HealthState = {
  succeeded_at: null,
  failed_at: null,
  failing_since: null,
  told_at: null,
  switched_off_at: null,
  reason: null,
  error_code: null,
  error_detail: null,
};

export interface Judged {
  readonly state: HealthState;
  /** The mail that the owners get. */
  readonly tell?: 'failing' | 'switched_off';
}

/** The health of an action after an attempt failed. */
export function afterFailure(
  before: HealthState | undefined,
  failure: { readonly code: string; readonly detail: string; readonly isGone: boolean },
  now: number,
): Judged {
  const { succeeded_at, failing_since, told_at, switched_off_at, reason } = before ?? healthy;
  const since = failing_since ?? now;
  const state: HealthState = {
    succeeded_at,
    failed_at: now,
    failing_since: since,
    told_at,
    switched_off_at,
    reason,
    error_code: failure.code,
    error_detail: failure.detail,
  };
  // An action that is switched off stays off: attempts that began before may still end.
  if (switched_off_at !== null) return { state };
  if (failure.isGone || now - since >= failsFor)
    return {
      state: { ...state, switched_off_at: now, reason: failure.isGone ? 'gone' : 'failed_for_days' },
      tell: 'switched_off',
    };
  if (told_at === null && now - since >= tellAfter)
    return { state: { ...state, told_at: now }, tell: 'failing' };
  return { state };
}

/** Success is written at most once a minute while all is well. */
const writeEvery = 60_000;

/** The health after a success; undefined if there is nothing new to write. */
export function afterSuccess(before: HealthState | undefined, now: number): HealthState | undefined {
  if (before === undefined) return { ...healthy, succeeded_at: now };
  if (before.switched_off_at !== null) return undefined;
  const isRecent = before.succeeded_at !== null && now - before.succeeded_at < writeEvery;
  if (isRecent && before.failing_since === null) return undefined;
  return { ...healthy, succeeded_at: now, failed_at: before.failed_at };
}
