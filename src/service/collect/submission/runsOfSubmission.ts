import type { WorkflowTrigger } from '#form/schema/workflow/workflow.ts';
import { dayIn } from '#kit/time/zonedTime.ts';
import { toFragment } from '#store/fragment.ts';
import type { NewRun } from '#store/runBatch.ts';
import { hasWorkflows, planRuns } from '../../workflow/plan/planRuns.ts';
import type { SettledSubmission } from '../submission.ts';
import type { Outcome, SealAnswers } from './storeSubmissions.ts';

const causes: readonly WorkflowTrigger[] = ['response'];

/** The runs that a stored submission sets going, for the transaction that stores it. */
export function runsOfSubmission(
  submission: SettledSubmission,
  { id, created_at }: { readonly id: number; readonly created_at: number },
  now: number,
  zone = 'UTC',
): NewRun[] {
  // Most forms have no workflows.
  if (submission.form.definition.workflows === undefined) return [];
  return planRuns({ ...eventOf(submission, created_at, now, zone), responseId: id });
}

/** The same in privacy mode, which stores no response: the run holds it, sealed, until it is finished. */
export function privateRuns(
  submission: SettledSubmission,
  outcome: Outcome | undefined,
  now: number,
  zone = 'UTC',
  seal?: SealAnswers,
): NewRun[] {
  if (seal === undefined || outcome?.ok !== true || outcome.value.state !== 'stored') return [];
  if (!hasWorkflows(submission.form, causes, submission.test)) return [];
  const { created_at } = outcome.value;
  const { test, visitor, response } = submission.response;
  // There is no number for what is not stored.
  const { head, tail } = toFragment({ id: 0, test, visitor, response, created_at, updated_at: created_at });
  const sealed = () => seal(`${head}[]${tail}`);
  return planRuns({ ...eventOf(submission, created_at, now, zone), responseId: null, sealed });
}

function eventOf(
  { organizationId, response, form, test, answers }: SettledSubmission,
  time: number,
  now: number,
  zone: string,
) {
  return {
    organizationId,
    formId: response.form_id,
    form,
    version: response.version,
    causes,
    isTest: test,
    time,
    now,
    answers: () => answers,
    today: () => dayIn(zone, time),
  };
}
