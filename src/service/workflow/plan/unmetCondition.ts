import { compileOwnCondition } from '#form/logic/answeredForm.ts';
import type { Condition } from '#form/schema/logic.ts';
import { conditionJudge } from './conditionJudge.ts';

/** The condition that keeps real runs from a response: that of the workflow or of the action. Null if both hold. */
export function unmetCondition(
  answered: Parameters<typeof conditionJudge>[0],
  conditions: { readonly workflow: Condition | undefined; readonly action: Condition | undefined },
): 'workflow' | 'action' | null {
  const holds = conditionJudge(answered);
  const isMet = (when: Condition | undefined) => holds(when && compileOwnCondition(answered.form, when));
  if (!isMet(conditions.workflow)) return 'workflow';
  return isMet(conditions.action) ? null : 'action';
}
