import { problems } from '#contract/problem.ts';
import type { FieldFault } from '#form/answer/faultsIn.ts';
import { type Fault, fault } from '#form/value/fault.ts';
import { newSubmissionId } from '#kit/ids.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import type { SubmissionFailure } from '#service/collect/submission.ts';
import { showRefusal } from '../gate.ts';
import type { Pages } from '../pages.ts';
import { freshAddress, type PageRequest } from '../request.ts';
import type { FormRedisplay } from '../show/showForm.ts';
import { showStatus } from '../show/showStatus.ts';
import type { FormPost } from './formPost.ts';
import { fullOptionFaults } from './fullOptionFaults.ts';
import { showAgain } from './showAgain.ts';

/** Shows why the answers were refused: on the form if they can be corrected, otherwise on a status page. */
export async function showRefused(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  post: FormPost,
  failure: SubmissionFailure,
): Promise<void> {
  const withFaults = (faults: FormRedisplay['faults'] & object) =>
    showAgain(pages, request, form, post, { status: 422, faults });
  switch (failure.code) {
    case 'answers_refused':
      return await withFaults(byField(failure.faults));
    case 'option_full':
      pages.full.forget(form);
      return await withFaults(byField(await fullOptionFaults(request, form, failure.options)));
    case 'already_answered':
      if (failure.field === undefined) return await showRefusal(request, form, failure);
      return await withFaults(new Map([[failure.field, fault(failure.code)]]));
    case 'unavailable':
    case 'password_needed':
    case 'password_wrong':
    case 'personal_link_needed':
    case 'personal_link_wrong':
      return await showRefusal(request, form, failure);
    case 'submission_differs':
      return await showStatus(
        request,
        409,
        { kind: 'sent_before', form: freshAddress(request) },
        form.definition,
      );
    case 'form_gone':
      return await showStatus(request, 410, { kind: 'not_found' });
    case 'amount_unusable':
      return await withFaults(new Map([[failure.field, fault('amount_invalid')]]));
    case 'payments_not_set_up':
    case 'payment_refused':
    case 'payment_unavailable':
      return await showAgain(pages, request, form, post, unpaid(post, failure.code));
  }
}

function byField(faults: readonly FieldFault[]): Map<string, Fault> {
  return new Map(faults.map(({ field, fault: found }) => [field, found]));
}

/** The differences of the form after a failed payment. */
function unpaid(
  { uploads }: FormPost,
  notice: 'payments_not_set_up' | 'payment_refused' | 'payment_unavailable',
): Partial<FormRedisplay> {
  const changes = { status: problems[notice].status, notice };
  // Nothing is stored, so the files are kept for the next attempt.
  if (notice === 'payments_not_set_up') return changes;
  // The response is stored under the submission id, with its files. Other answers may be sent under another id only.
  const isRenewed = notice === 'payment_refused' && uploads.files.length === 0;
  return { ...changes, uploads: undefined, ...(isRenewed ? { submissionId: newSubmissionId() } : {}) };
}
