import type { DueRun } from '#store/runBatch.ts';
import type { ActionOutcome } from '../action/action.ts';

/** A record of `workflows` in API v2; all values are strings. */
export interface WorkflowRecord {
  workflow_id: string;
  action_id: string;
  provider: string;
  object: string;
  status: string;
  data_type: string;
  data: string;
}

/** Receivers name what they made as they like, and every list of responses repeats it. */
const maxDataLength = 1000;

/** Undefined for an action that had nothing to do. */
export function recordOf(
  { workflow_id, action_id, action_type }: DueRun,
  outcome: ActionOutcome,
): WorkflowRecord | undefined {
  const of = { workflow_id, action_id, provider: action_type };
  switch (outcome.kind) {
    case 'done': {
      const { object, dataType, data } = outcome.record;
      return { ...of, object, status: 'succeeded', data_type: dataType, data: data.slice(0, maxDataLength) };
    }
    case 'skipped':
      return undefined;
    default:
      return {
        ...of,
        object: '',
        status: 'failed',
        data_type: 'error',
        data: outcome.error.detail.slice(0, maxDataLength),
      };
  }
}
