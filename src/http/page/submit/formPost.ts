import { answersIn } from '#form/answer/faultsIn.ts';
import { readAnswers } from '#form/answer/readAnswers.ts';
import { evaluateForm, type FormState } from '#form/logic/evaluateForm.ts';
import type { AnswerContext, FormValues } from '#form/value/answer.ts';
import { draftName, submissionName, ticketName } from '#render/pageNames.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import type { SubmissionFailure } from '#service/collect/submission.ts';
import { withFirstMatchingKey } from '#store/secrets.ts';
import type { Uploads } from '../files/uploads.ts';
import { type Credentials, credentialsIn } from '../gate.ts';
import type { Pages } from '../pages.ts';
import { type PageRequest, ticketPagesOf } from '../request.ts';
import { contextOf } from '../show/answerContext.ts';
import { readTicket } from '../ticket.ts';
import type { SentAnswers } from './toSubmission.ts';

/** The form post of a browser: answers, or the password. */
export interface FormPost {
  /** The values as the browser sent them, without the files. */
  readonly sent: FormValues;
  /** The values with the ids of the files in their fields. */
  readonly values: FormValues;
  readonly uploads: Uploads;
  readonly credentials: Credentials;
  readonly submissionId: string | undefined;
  /** The secret of the draft. */
  readonly draft: string | undefined;
  /** The time of the first view, from the ticket. */
  readonly shown: number | undefined;
  /** Why its files were refused. Then only a submission that is already stored gets another response. */
  readonly refused?: SubmissionFailure | undefined;
}

export function readFormPost(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  sent: FormValues,
  uploads: Uploads,
): FormPost {
  const values = uploads.in(sent);
  return {
    sent,
    values,
    uploads,
    credentials: credentialsIn(pages, form, values),
    submissionId: values.get(submissionName)?.[0],
    draft: values.get(draftName)?.[0],
    shown: withFirstMatchingKey(pages.secrets(), (key) =>
      readTicket(key, ticketPagesOf(request, form), values.get(ticketName)?.[0]),
    ),
  };
}

/** The answers of a browser, read and evaluated once. */
export interface EvaluatedForm extends Pick<SentAnswers, 'readings' | 'answers'> {
  readonly values: FormValues;
  readonly state: FormState;
  readonly context: AnswerContext;
}

export function evaluatePost(
  pages: Pages,
  form: PublishedForm,
  { values, uploads }: Pick<FormPost, 'values' | 'uploads'>,
): EvaluatedForm {
  const context = contextOf(pages, form, (id, fieldId) => uploads.find(id, fieldId));
  const readings = readAnswers(form.form, { values }, context);
  const answers = answersIn(readings);
  return { values, readings, answers, state: evaluateForm(form.form, answers, context), context };
}
