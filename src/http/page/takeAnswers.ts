import { isOrdinarySubmission } from '#contract/ordinarySubmission.ts';
import { type SubmissionBody, submissionBody } from '#contract/submission.ts';
import { answersIn } from '#form/answer/faultsIn.ts';
import { readAnswers } from '#form/answer/readAnswers.ts';
import { newUuid } from '#kit/ids.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import { acceptSubmission } from '#service/collect/submission/acceptSubmission.ts';
import { bodyHash } from '../body/bodyHash.ts';
import { bodyProblem } from '../body/bodyProblem.ts';
import { Problem } from '../problem.ts';
import { sendAccepted, sendRefusal } from './answerInJson.ts';
import { deviceOf } from './deviceOf.ts';
import { hostAddress } from './hostAddress.ts';
import type { Pages } from './pages.ts';
import { type PageRequest, personalKeyOf } from './request.ts';
import { contextOf } from './showForm.ts';
import { Uploads } from './uploads.ts';
import { visitorPlace } from './visitorPlace.ts';

/** Answers that a program sends as JSON. */
export async function takeAnswers(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  value: unknown,
): Promise<void> {
  if (form.settings.programs === false) throw new Problem('programs_not_allowed');
  const {
    submission_id = newUuid(),
    test = false,
    answers,
    url,
    time_spent = 0,
    password,
    key,
    proof,
  } = readSubmission(value);
  const isTest = test || request.test;
  const submission = { submissionId: submission_id, test: isTest };
  const uploads = await Uploads.load(pages, request, form, { answers }, submission);
  const context = contextOf(pages, form, (id, fieldId) => uploads.find(id, fieldId));
  const readings = readAnswers(form.form, { answers }, context);
  const suspicion = await pages.spam.judge(request.exchange.request, form, {
    submissionId: submission_id,
    test: isTest,
    by: 'program',
    answered: 0,
    proof,
  });
  const accepted = await acceptSubmission(pages.submissions, form, {
    submission_id,
    test: isTest,
    suspicion,
    input: { answers },
    readings,
    url: hostAddress(url) ?? '',
    time_spent,
    place: await visitorPlace(pages, request, form),
    device: deviceOf(request.exchange.request.headers['user-agent']),
    body_hash: bodyHash(answersIn(readings), (id) => uploads.sha256Of(id)),
    upload: context.upload,
    files: uploads.files,
    password,
    personalKey: key ?? personalKeyOf(request),
  });
  await uploads.settle();
  if (accepted.ok) return await sendAccepted(request, accepted.value);
  await sendRefusal(request, form, accepted.failure);
}

function readSubmission(value: unknown): SubmissionBody {
  if (isOrdinarySubmission(value)) return value;
  const parsed = submissionBody.safeParse(value);
  if (parsed.success) return parsed.data;
  throw bodyProblem('submission_invalid', parsed.error);
}
