import type { Response } from '#contract/v2.ts';
import { openDefinition } from '#form/definition/document.ts';
import { answersOfItems } from '#form/logic/answeredForm.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { compileForm } from '#form/logic/compileForm.ts';
import type { WorkflowTrigger } from '#form/schema/workflow/workflow.ts';
import { dayIn } from '#kit/time/zonedTime.ts';
import { findDefinition } from '#store/query/form/form.ts';
import { type ResponseForRuns, responseForRuns } from '#store/query/workflow/runContext.ts';
import type { WriteTransaction } from '#store/store.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import { openSettings } from '../../form/openForm.ts';
import { hasWorkflows, planRuns } from './planRuns.ts';

export interface EventOfResponse {
  readonly organizationId: OrganizationId;
  readonly formId: string;
  readonly responseId: number;
}

/**
 * Queues the runs of a response that became live later than it was sent: released from quarantine, or paid. Runs in the
 * transaction that makes it live.
 */
export async function queueStoredRuns(
  { db, runs }: Pick<WriteTransaction, 'db' | 'runs'>,
  event: EventOfResponse,
  causes: readonly WorkflowTrigger[],
  now: number,
): Promise<void> {
  const response = await findResponse(db, event);
  if (response === undefined) return;
  await queue(runs, db, event, response, response.version, causes, now);
}

/**
 * Queues the runs of an edited response, in the transaction of the edit and after it. The workflows are those of the
 * published version: an edit may be years after the answer.
 */
export async function queueEditedRuns(
  { db, runs }: Pick<WriteTransaction, 'db' | 'runs'>,
  event: EventOfResponse,
  now: number,
): Promise<void> {
  const response = await findResponse(db, event);
  if (response === undefined || response.published_version === null) return;
  await queue(runs, db, event, response, response.published_version, ['edited'], now);
}

async function findResponse(db: Database, { organizationId, formId, responseId }: EventOfResponse) {
  return await responseForRuns(db, organizationId, formId, responseId);
}

async function queue(
  runs: WriteTransaction['runs'],
  db: Database,
  { organizationId, formId, responseId }: EventOfResponse,
  response: ResponseForRuns,
  version: number,
  causes: readonly WorkflowTrigger[],
  now: number,
): Promise<void> {
  const form = await formWithWorkflows(db, organizationId, formId, version);
  const isTest = response.state === 'test';
  if (form === undefined || !hasWorkflows(form, causes, isTest)) return;
  const { time_zone = 'UTC' } = openSettings(response.settings);
  // The server wrote it in the shape of the contract.
  const items = () => (JSON.parse(response.json) as Response).response;
  await runs.insert(
    planRuns({
      organizationId,
      formId,
      form,
      version,
      causes,
      isTest,
      responseId,
      time: now,
      now,
      answers: () => answersOfItems(form, items()),
      today: () => dayIn(time_zone, response.created_at),
    }),
  );
}

/** Undefined for a version without workflows, which is not compiled. */
async function formWithWorkflows(
  db: Database,
  organizationId: OrganizationId,
  formId: string,
  version: number,
): Promise<CompiledForm | undefined> {
  const text = await findDefinition(db, organizationId, formId, version);
  if (text === undefined || !text.includes('"workflows"')) return undefined;
  const compiled = compileForm(openDefinition(JSON.parse(text)));
  return compiled.ok ? compiled.value : undefined;
}
