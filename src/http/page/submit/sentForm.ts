import { answersIn } from '#form/answer/faultsIn.ts';
import { readAnswers } from '#form/answer/readAnswers.ts';
import { evaluateForm, type FormState } from '#form/logic/evaluateForm.ts';
import type { AnswerContext, FormValues } from '#form/value/answer.ts';
import { draftName, submissionName, ticketName } from '#render/pageNames.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import { withFirstMatchingKey } from '#store/secrets.ts';
import type { Uploads } from '../files/uploads.ts';
import type { Pages } from '../pages.ts';
import { type PageRequest, ticketPagesOf } from '../request.ts';
import { contextOf, type FormRedisplay } from '../show/showForm.ts';
import { readTicket, writeTicket } from '../ticket.ts';
import type { SentAnswers } from './toSubmission.ts';

/** The answers of a browser, read and evaluated once. */
export interface EvaluatedForm extends Pick<SentAnswers, 'readings' | 'answers'> {
  readonly values: FormValues;
  readonly state: FormState;
  readonly context: AnswerContext;
}

export function evaluateSent(
  pages: Pages,
  form: PublishedForm,
  values: FormValues,
  uploads: Uploads,
): EvaluatedForm {
  const context = contextOf(pages, form, (id, fieldId) => uploads.find(id, fieldId));
  const readings = readAnswers(form.form, { values }, context);
  const answers = answersIn(readings);
  return { values, readings, answers, state: evaluateForm(form.form, answers, context), context };
}

/** The time of the first view, from the ticket, and the form to show again with the answers. */
export function redisplayOf(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  values: FormValues,
  uploads: Uploads,
): { readonly shown: number | undefined; readonly redisplay: FormRedisplay } {
  const { link_key: key } = pages.secrets();
  const ofPage = ticketPagesOf(request, form);
  const shown = withFirstMatchingKey(pages.secrets(), (each) =>
    readTicket(each, ofPage, values.get(ticketName)?.[0]),
  );
  const redisplay: FormRedisplay = {
    status: 200,
    values,
    uploads,
    submissionId: values.get(submissionName)?.[0] ?? '',
    // A lazy getter: most submissions are accepted and need no new ticket.
    get ticket() {
      return writeTicket(key, ofPage, shown ?? pages.clock(), pages.clock());
    },
    draft: values.get(draftName)?.[0],
  };
  return { shown, redisplay };
}
