import type { Settled } from '#form/answer/settleSubmission.ts';
import { failed, type Result } from '#kit/result.ts';
import { claimFiles } from '#store/query/response/file.ts';
import type { AnswerKeys } from '../answerKeys.ts';
import { type Held, type HoldFailure, holdForPayment } from '../payment/holdForPayment.ts';
import type { PaymentContext } from '../payment/paymentContext.ts';
import type { PublishedForm } from '../publishedForm/publishedForms.ts';
import type { SettledSubmission } from '../submission.ts';
import { claimThenCheck } from '../upload/claimThenCheck.ts';
import { FormLimits } from './limit/formLimits.ts';

/**
 * Stores a submission until it is paid. The limits are checked before the payment and never after it: a paid
 * submission is accepted even if the last seat was taken meanwhile.
 */
export async function holdUntilPaid(
  context: PaymentContext & { answerKeys: AnswerKeys },
  form: PublishedForm,
  submission: SettledSubmission,
  payment: Settled['payment'],
): Promise<Result<Held, HoldFailure>> {
  if (payment === undefined) throw new Error('nothing is to be paid');
  if (form.settings.privacy_mode === true) {
    // A response waiting for payment stores its answers, which privacy mode promises not to do.
    context.log.error({ form: form.id }, 'a form in privacy mode cannot ask for a payment');
    return failed({ code: 'payments_not_set_up' });
  }
  const { organizationId, response } = submission;
  return await holdForPayment(context, organizationId, {
    ...response,
    plain_hash: submission.plain_hash,
    definition: form.definition,
    payment,
    claimFiles: async (transaction, id) => {
      await submission.queueCopy?.(transaction.db, id, true);
      if (submission.files.length === 0) return;
      await transaction.lockOrganization(organizationId);
      const response = { id, created_at: context.clock() };
      await claimFiles(transaction.db, organizationId, form.id, response, submission.files);
    },
    refuse: async (transaction) => {
      const [row] = await transaction.forms.read(organizationId, [form.id]);
      const limits = await FormLimits.open(transaction, organizationId, form.id, row, context.answerKeys);
      const refusal = await claimThenCheck(transaction.db, submission, context.clock(), () =>
        limits.refuse(submission, context.clock()),
      );
      await limits.write(undefined);
      return refusal;
    },
  });
}
