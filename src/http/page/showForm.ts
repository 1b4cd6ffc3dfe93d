import type { AnswerContext, FormValues } from '#form/answer/answer.ts';
import type { Fault } from '#form/answer/fault.ts';
import { readAnswers } from '#form/answer/readAnswers.ts';
import { answersIn } from '#form/answer/settleSubmission.ts';
import { evaluateForm, type FormState } from '#form/logic/evaluateForm.ts';
import { matchesPattern } from '#form/pattern/matchesPattern.ts';
import { newUuid } from '#kit/ids.ts';
import { dayIn } from '#kit/zonedTime.ts';
import { renderFormPage } from '#render/page.ts';
import { startingValues } from '#render/startingValues.ts';
import { passwordName } from '#render/statusPage.ts';
import type { PublishedForm } from '#service/submission/publishedForms.ts';
import type { Pages } from './pages.ts';
import { actionOf, type PageRequest, speechFor, valuesIn } from './request.ts';
import { sendPage } from './sendPage.ts';
import { languageLinksOf } from './speechOf.ts';
import { ticketName, writeTicket } from './ticket.ts';

/** The hidden input with the id under which the answers are sent, on every attempt. */
export const submissionName = '_submission';

/** What a page says beside the form itself when it comes back. */
export interface FormAgain {
  status: number;
  values: FormValues;
  submissionId: string;
  ticket: string;
  faults?: ReadonlyMap<string, Fault>;
  appeared?: readonly string[];
  notice?: 'more_questions' | 'page_expired';
}

/** The form as a visitor first meets it. */
export async function showForm(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  password: string | undefined,
): Promise<void> {
  const { today } = contextOf(pages, form);
  pages.visits.view(form);
  await showFormAgain(pages, request, form, password, {
    status: 200,
    values: startingValues(form.form, valuesIn(request.query), today),
    submissionId: newUuid(),
    ticket: writeTicket(pages.secrets().link_key, form.id, pages.clock()),
  });
}

/** The form with these answers in it. */
export async function showFormAgain(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  password: string | undefined,
  again: FormAgain,
): Promise<void> {
  const context = contextOf(pages, form);
  const { definition } = form;
  const page = renderFormPage({
    ...(await speechFor(request, definition)),
    name: form.name,
    form: form.form,
    state: stateOf(form, again.values, context),
    values: again.values,
    faults: again.faults ?? new Map(),
    ...(again.notice === undefined ? {} : { notice: again.notice }),
    ...(again.appeared === undefined ? {} : { appeared: again.appeared }),
    action: actionOf(request),
    hidden: {
      [submissionName]: again.submissionId,
      [ticketName]: again.ticket,
      ...(password === undefined ? {} : { [passwordName]: password }),
    },
    test: request.test,
    languages: languageLinksOf(definition, request.exchange.path, request.query),
    today: context.today,
    payments: pages.submissions.checkouts !== undefined,
    upload: () => undefined,
  });
  await sendPage(request.exchange, again.status, page, definition);
}

export function contextOf(
  pages: Pages,
  { live }: PublishedForm,
  upload: AnswerContext['upload'] = () => undefined,
): AnswerContext {
  return { today: dayIn(live.timeZone, pages.clock()), matches: matchesPattern, upload };
}

/** What the form is for somebody who has given these answers. */
export function stateOf({ form }: PublishedForm, values: FormValues, context: AnswerContext): FormState {
  return evaluateForm(form, answersIn(readAnswers(form, { values }, context)), context);
}
