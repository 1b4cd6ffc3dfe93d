import type { Readings } from '#form/answer/readAnswers.ts';
import { settlePartial } from '#form/answer/settlePartial.ts';
import { matchesPattern } from '#form/pattern/matchesPattern.ts';
import { dayIn } from '#kit/time/zonedTime.ts';
import {
  findPartial,
  hasPartials,
  insertPartial,
  type PartialAnswers,
  updatePartial,
} from '#store/query/collect/partialSubmission.ts';
import type { Store } from '#store/store.ts';
import type { PublishedForm } from '../publishedForm/publishedForms.ts';

/** The answers so far, and who sends them. */
export interface PartialInput
  extends Pick<PartialAnswers, 'submission_id' | 'visitor' | 'device' | 'language' | 'network'> {
  readonly readings: Readings;
}

/** More than fill in a form at once; one network gets a twentieth, so that it cannot take the place of everyone. */
const defaultLimits = { ofForm: 10_000, ofNetwork: 500 };

/**
 * Keeps the answers so far. Does nothing if the answers have been sent meanwhile, if there are none, or if too many are
 * kept: the visitor must not notice.
 */
export async function keepPartial(
  { store, clock }: { store: Store; clock: () => number },
  form: PublishedForm,
  { readings, ...sender }: PartialInput,
  most = defaultLimits,
): Promise<void> {
  const { organizationId, id, version } = form;
  const now = clock();
  // A file is an answer only when it is sent.
  const context = { today: dayIn(form.live.timeZone, now), matches: matchesPattern, upload: () => undefined };
  const response = settlePartial(form.form, readings, context);
  if (response.length === 0) return;
  const answers = { ...sender, form_id: id, version, response };
  const { submission_id, network } = sender;
  await store.write(async (transaction) => {
    const { db, lockForms, findSubmissions } = transaction;
    await lockForms(organizationId, [id]);
    // A late message: the answers have been sent.
    if ((await findSubmissions(organizationId, [{ form_id: id, submission_id }])).length > 0) return;
    const known = await findPartial(db, organizationId, id, submission_id);
    if (known !== undefined) return await updatePartial(db, organizationId, known.response_id, answers, now);
    const isFull =
      (await hasPartials(db, organizationId, id, most.ofNetwork, network)) ||
      (await hasPartials(db, organizationId, id, most.ofForm));
    if (!isFull) await insertPartial(transaction, organizationId, answers, now);
  });
}
