import { day } from '#kit/time/durations.ts';
import {
  type DueResponse,
  dueResponses,
  eraseResponses,
  type RetainingForm,
  retainingForms,
} from '#store/query/response/retention.ts';
import { deletePrivateSenders, hasPrivateSenders } from '#store/query/response/uniqueAnswer.ts';
import type { Store, WriteTransaction } from '#store/store.ts';
import { liveSettings } from '../../collect/publishedForm/liveSettings.ts';
import { OptionQuotas } from '../../collect/submission/limit/optionQuotas.ts';

const formBatchSize = 100;
/** Keeps each transaction short, because submissions wait for the same lock. */
const responseBatchSize = 100;

/**
 * Erases responses older than their form's retention period and queues the content of their files for removal. Works
 * in small steps that several processes may run at once. Returns the number erased.
 */
export async function eraseOldResponses(store: Store, now: number): Promise<number> {
  let erased = 0;
  for (let after = ''; ; ) {
    const forms = await retainingForms(store.read, after, formBatchSize);
    for (const form of forms) {
      const { retention_days: days } = liveSettings(form.settings).settings;
      if (days === undefined) continue;
      erased += await eraseOfForm(store, form, now - days * day, now);
      await forgetAnswerersOf(store, form, now - days * day);
    }
    const last = forms.at(-1);
    if (last === undefined) break;
    after = last.id;
  }
  return erased;
}

async function eraseOfForm(
  store: Store,
  { organization_id, id }: RetainingForm,
  cutoff: number,
  now: number,
): Promise<number> {
  for (let erased = 0; ; ) {
    // Checks without a lock first, because usually nothing is due.
    const [firstDue] = await dueResponses(store.read, organization_id, id, cutoff, 1);
    if (firstDue === undefined) return erased;
    erased += await store.write(async (transaction) => {
      await transaction.lockForms(organization_id, [id]);
      const due = await dueResponses(transaction.db, organization_id, id, cutoff, responseBatchSize);
      if (due.length === 0) return 0;
      await giveBackOptions(transaction, organization_id, id, due);
      await eraseResponses(transaction, organization_id, id, due, { now });
      return due.length;
    });
  }
}

/** Deletes the sender entries of privacy mode, which stores no responses to erase and only the day of each answer. */
async function forgetAnswerersOf(
  store: Store,
  { organization_id, id }: RetainingForm,
  cutoff: number,
): Promise<void> {
  const cutoffDay = Math.floor(cutoff / day);
  if (!(await hasPrivateSenders(store.read, organization_id, id, cutoffDay))) return;
  await store.write(({ db }) => deletePrivateSenders(db, organization_id, id, cutoffDay));
}

/** Returns the chosen options of erased responses to their quotas, so they can be chosen again. */
async function giveBackOptions(
  { db }: Pick<WriteTransaction, 'db'>,
  organizationId: RetainingForm['organization_id'],
  formId: string,
  due: readonly DueResponse[],
): Promise<void> {
  const live = due.filter(({ state }) => state === 'live');
  if (live.length === 0) return;
  const quotas = await OptionQuotas.open(db, organizationId, formId, []);
  await quotas.giveBack(db, organizationId, formId, live);
  await quotas.write(db, organizationId, formId, undefined);
}
