import { matchesPattern } from '#form/pattern/matchesPattern.ts';
import type { AnswerContext } from '#form/value/answer.ts';
import { dayIn } from '#kit/time/zonedTime.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import { type PaymentsMissing, paymentsMissing } from '#service/form/payment/paymentsMissing.ts';
import type { Pages } from '../pages.ts';

/** The context in which the answers to this form are read: the day, patterns and uploads. */
export function contextOf(
  pages: Pages,
  { live }: PublishedForm,
  upload: AnswerContext['upload'] = () => undefined,
): AnswerContext {
  return { today: dayIn(live.timeZone, pages.clock()), matches: matchesPattern, upload };
}

/** Whether the form asks for a payment that cannot be taken here, with some or with all answers. */
export function unpaidIn(
  { submissions }: Pages,
  { form, settings }: PublishedForm,
  today: string,
): PaymentsMissing | undefined {
  return paymentsMissing(form, settings, { payments: submissions.checkouts !== undefined, today });
}
