import type { Random } from '#kit/random.ts';
import { derivedShortId } from './derivedId.ts';
import type { ActionPlan } from './plan.ts';

/** A workflow record as the API shows it; all values are strings. */
export interface WorkflowRecord {
  workflow_id: string;
  action_id: string;
  provider: string;
  object: string;
  status: string;
  data_type: string;
  data: string;
}

/** Draws the records of one response for a form whose workflow has these actions. */
export function workflowRecords(
  actions: readonly ActionPlan[],
  words: readonly (string | number)[],
): (random: Random, time: number) => WorkflowRecord[] {
  const workflow_id = derivedShortId(...words, 'workflow');
  const numbered = actions.map((action, index) => ({ ...action, action_id: `action${index + 1}` }));
  return (random, time) => {
    const records: WorkflowRecord[] = [];
    for (const { action_id, provider, object, data_type, share } of numbered) {
      if (!random.chance(share)) continue;
      const failed = random.chance(0.02);
      records.push({
        workflow_id,
        action_id,
        provider,
        object,
        status: failed ? 'failed' : 'succeeded',
        data_type: failed ? 'error' : data_type,
        data: failed ? `${provider} did not answer in time` : outcome(data_type, random, time),
      });
    }
    return records;
  };
}

function outcome(dataType: string, random: Random, time: number): string {
  switch (dataType) {
    case 'number':
      return String(random.between(2, 99_999));
    case 'timestamp':
      return `${Math.floor(time / 1000)}.${random.digits('######')}`;
    case 'status':
      return '200';
    default:
      return (random.word().toString(36) + random.word().toString(36)).padEnd(14, '0');
  }
}
