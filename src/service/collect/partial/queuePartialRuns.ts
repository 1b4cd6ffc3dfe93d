import type { Response } from '#contract/v2.ts';
import { answersOfItems } from '#form/logic/answeredForm.ts';
import type { CompiledForm } from '#form/logic/compiledForm.ts';
import { hour } from '#kit/time/durations.ts';
import { dayIn } from '#kit/time/zonedTime.ts';
import { formsWithPartials, leftPartials, markLeft } from '#store/query/collect/partialSubmission.ts';
import { findFormDocument } from '#store/query/form/formDocument.ts';
import type { Store } from '#store/store.ts';
import type { OrganizationId } from '#store/tables.ts';
import { compiledWorkflows } from '../../workflow/plan/compiledWorkflows.ts';
import { planRuns } from '../../workflow/plan/planRuns.ts';
import { liveSettings } from '../publishedForm/liveSettings.ts';
import { compiledVersion } from '../publishedForm/publishedForms.ts';

const batchSize = 100;

/** Queues the workflows for answers that visitors have left unfinished for as many hours as they say; once each. */
export async function queuePartialRuns(store: Store, now: number): Promise<void> {
  for (const { organization_id, form_id } of await formsWithPartials(store.read, now - hour)) {
    const row = await findFormDocument(store.read, organization_id, form_id);
    const version = row?.published_version ?? null;
    if (row === undefined || version === null) continue;
    const form = await compiledVersion(store.read, organization_id, form_id, version);
    if (form === undefined) continue;
    const { timeZone } = liveSettings(row.settings);
    // The shortest first, because `left_hours` grows.
    for (const hours of hoursOf(form))
      await queueLeft(
        store,
        { organizationId: organization_id, formId: form_id, form, version, timeZone },
        hours,
        now,
      );
  }
}

function hoursOf(form: CompiledForm): number[] {
  const waiting = compiledWorkflows(form).filter(({ trigger }) => trigger === 'partial');
  return [...new Set(waiting.map(({ hours }) => hours))].sort((one, other) => one - other);
}

interface FormOfPartials {
  readonly organizationId: OrganizationId;
  readonly formId: string;
  readonly form: CompiledForm;
  readonly version: number;
  readonly timeZone: string;
}

async function queueLeft(
  store: Store,
  { organizationId, formId, form, version, timeZone }: FormOfPartials,
  hours: number,
  now: number,
): Promise<void> {
  for (;;) {
    const count = await store.write(async ({ db, runs, lockForms }) => {
      await lockForms(organizationId, [formId]);
      const then = now - hours * hour;
      const left = await leftPartials(db, organizationId, formId, { then, hours, limit: batchSize });
      const planned = left.flatMap(({ response_id, created_at, json }) =>
        planRuns({
          organizationId,
          formId,
          form,
          version,
          causes: ['partial'],
          hours,
          isTest: false,
          responseId: response_id,
          time: now,
          now,
          // The server wrote it in the shape of the contract.
          answers: () => answersOfItems(form, (JSON.parse(json) as Response).response),
          today: () => dayIn(timeZone, created_at),
        }),
      );
      if (planned.length > 0) await runs.insert(planned);
      if (left.length > 0)
        await markLeft(
          db,
          organizationId,
          formId,
          left.map(({ submission_id }) => submission_id),
          hours,
        );
      return left.length;
    });
    if (count < batchSize) return;
  }
}
