import {
  type DueResponse,
  dueResponses,
  eraseResponses,
  type RetainingForm,
  retainingForms,
} from '#store/query/response/retention.ts';
import { forgetPrivateAnswerers, hasPrivateAnswerers } from '#store/query/response/uniqueAnswer.ts';
import type { Store, WriteTransaction } from '#store/store.ts';
import { liveSettings } from '../../collect/publishedForm/liveSettings.ts';
import { OptionQuotas } from '../../collect/submission/limit/optionQuotas.ts';

const day = 24 * 3_600_000;
const formsAtOnce = 100;
/** A short transaction each: visitors who send wait for the same lock. */
const responsesAtOnce = 100;

/**
 * Erases the responses that forms keep for a time only and that have been there for longer; the content of their files is
 * noted to be removed. In small steps that any number of processes may take side by side; gives the number of responses.
 */
export async function eraseOldResponses(store: Store, now: number): Promise<number> {
  let erased = 0;
  for (let after = ''; ; ) {
    const forms = await retainingForms(store.read, after, formsAtOnce);
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
  then: number,
  now: number,
): Promise<number> {
  for (let erased = 0; ; ) {
    // Most of the time nothing is due, and nobody needs to wait for a lock then.
    const [any] = await dueResponses(store.read, organization_id, id, then, 1);
    if (any === undefined) return erased;
    erased += await store.write(async (transaction) => {
      await transaction.lockForms(organization_id, [id]);
      const due = await dueResponses(transaction.db, organization_id, id, then, responsesAtOnce);
      if (due.length === 0) return 0;
      await giveBackOptions(transaction, organization_id, id, due);
      await eraseResponses(transaction, organization_id, id, due, now);
      return due.length;
    });
  }
}

/** Privacy mode keeps no response that could go, and of who has answered only the day. */
async function forgetAnswerersOf(
  store: Store,
  { organization_id, id }: RetainingForm,
  then: number,
): Promise<void> {
  const first = Math.floor(then / day);
  if (!(await hasPrivateAnswerers(store.read, organization_id, id, first))) return;
  await store.write(({ db }) => forgetPrivateAnswerers(db, organization_id, id, first));
}

/** What was chosen in a response that is gone can be chosen again, as if it had never come. */
async function giveBackOptions(
  { db }: WriteTransaction,
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
