import { isOrdinarySubmission } from '#contract/ordinarySubmission.ts';
import { type SubmissionBody, submissionBody } from '#contract/submission.ts';
import { answersIn } from '#form/answer/faultsIn.ts';
import { readAnswers } from '#form/answer/readAnswers.ts';
import { newSubmissionId } from '#kit/ids.ts';
import type { Result } from '#kit/result.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import { acceptSubmission } from '#service/collect/submission/acceptSubmission.ts';
import type { Accepted, SubmissionFailure } from '#service/collect/submission.ts';
import { bodyProblem } from '../../body/bodyProblem.ts';
import { Problem } from '../../problem.ts';
import { Uploads } from '../files/uploads.ts';
import type { Pages } from '../pages.ts';
import { type PageRequest, personalKeyOf } from '../request.ts';
import { contextOf } from '../show/answerContext.ts';
import { sendAccepted, sendRefusal } from './answerInJson.ts';
import { hostAddress } from './hostAddress.ts';
import { toSubmission } from './toSubmission.ts';

/** Accepts a JSON submission of a program. */
export async function takeAnswers(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  value: unknown,
): Promise<void> {
  if (form.settings.programs === false) throw new Problem('programs_not_allowed');
  const accepted = await accept(pages, request, form, readSubmission(value));
  if (accepted.ok) return await sendAccepted(request, accepted.value);
  await sendRefusal(request, form, accepted.failure);
}

async function accept(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  { submission_id: submissionId = newSubmissionId(), answers, url, time_spent = 0, ...sent }: SubmissionBody,
): Promise<Result<Accepted, SubmissionFailure>> {
  const { password, key, proof } = sent;
  const test = sent.test === true || request.test;
  const input = { answers };
  const uploads = await Uploads.load(pages, request, form, input, { submissionId, test });
  try {
    const context = contextOf(pages, form, (id, fieldId) => uploads.find(id, fieldId));
    const readings = readAnswers(form.form, input, context);
    const submission = await toSubmission(pages, request, form, {
      input,
      readings,
      answers: answersIn(readings),
      uploads,
      url: hostAddress(url) ?? '',
      timeSpent: time_spent,
      attempt: { submissionId, test, by: 'program', answered: 0, proof },
      credentials: { password, personalKey: key ?? personalKeyOf(request) },
    });
    return await acceptSubmission(pages.submissions, form, submission);
  } finally {
    await uploads.settle();
  }
}

function readSubmission(value: unknown): SubmissionBody {
  if (isOrdinarySubmission(value)) return value;
  const parsed = submissionBody.safeParse(value);
  if (parsed.success) return parsed.data;
  throw bodyProblem('submission_invalid', parsed.error);
}
