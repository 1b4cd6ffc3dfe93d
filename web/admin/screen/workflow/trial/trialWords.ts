import type { WorkflowTexts } from '#admin/texts/compiled/workflow.ts';
import type { RunAttempt } from '#contract/app/workflow/runs.ts';
import type { ActionSettings } from '#form/schema/workflow/actions.ts';
import { actionTables } from '../action/table/actionTables.ts';
import { deliveryOf } from '../exchange/deliveryOf.ts';
import { errorWords } from '../exchange/errorWords.ts';

export interface TrialWords {
  readonly tone: 'good' | 'info' | 'bad';
  readonly title: string;
  readonly sentences: readonly string[];
}

/**
 * The result of a test in words: why it failed, what would become of a real run, and whether the receiver got anything.
 * `used` names the answers.
 */
export function trialWords(
  attempt: RunAttempt,
  action: ActionSettings,
  used: string,
  { trial: texts, runs }: Pick<WorkflowTexts, 'trial' | 'runs'>,
): TrialWords {
  const { outcome, error, duration } = attempt;
  const why = error === null ? [] : [errorWords(error, runs)];
  const mark = actionTables[action.type].testMark?.(action) ?? 'none';
  if (outcome === 'skipped') return { tone: 'info', title: texts.titles.skipped, sentences: why };
  if (outcome === 'done')
    return {
      tone: 'good',
      title: `${texts.titles.done} · ${texts.took(duration)}`,
      sentences: [texts.sent(used), texts.marks[mark]],
    };
  const told = [...why, texts.consequences[outcome]];
  const delivery = deliveryOf(attempt);
  if (delivery === 'unsent') return { tone: 'bad', title: texts.titles.unsent, sentences: told };
  // A service that refuses has kept nothing.
  const marked = mark === 'none' ? [] : [texts.marks[mark]];
  const sent =
    delivery === 'answered'
      ? [texts.sent(used), ...marked]
      : [texts.tried(used), ...(error?.code === 'unreachable' ? [] : [texts.mayHaveArrived])];
  const title = `${texts.titles.failed} · ${texts.took(duration)}`;
  return { tone: 'bad', title, sentences: [...told, ...sent] };
}
