import { answersIn } from '#form/answer/faultsIn.ts';
import { readAnswers } from '#form/answer/readAnswers.ts';
import { startingValues } from '#form/answer/startingValues.ts';
import { evaluateForm, type FormState } from '#form/logic/evaluateForm.ts';
import type { AnswerContext, FormValues } from '#form/value/answer.ts';
import type { Fault } from '#form/value/fault.ts';
import { newSubmissionId } from '#kit/ids.ts';
import { embeddingIn } from '#render/embedding.ts';
import { draftName, passName, submissionName, ticketName } from '#render/pageNames.ts';
import { usesCountry } from '#render/script/usesCountry.ts';
import { sharingOf } from '#render/share/formAddress.ts';
import type { FormView, PageNotice } from '#render/view.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import { takeOrganizationTurn } from '#service/organization/turn/takeOrganizationTurn.ts';
import { answersInLink } from '../drafts/savedAnswers.ts';
import { Uploads } from '../files/uploads.ts';
import { languageLinksOf } from '../pageLanguageOf.ts';
import type { Pages } from '../pages.ts';
import { writePass } from '../pass.ts';
import { actionOf, type PageRequest, pageLanguageFor, ticketPagesOf, valuesIn } from '../request.ts';
import { scriptOf } from '../scriptOf.ts';
import { writeTicket } from '../ticket.ts';
import { visitorCountry } from '../visitorCountry.ts';
import { contextOf, unpaidIn } from './answerContext.ts';
import { rememberPage } from './hotPageCache.ts';
import { offersCopy, styleOf } from './offersCopy.ts';
import { cachedPage, isShared, placeholders } from './pageCache.ts';
import { renderedPage } from './renderedPage.ts';
import { sendPage } from './sendPage.ts';

/** The extra content of a page that is shown again. */
export interface FormRedisplay {
  status: number;
  values: FormValues;
  submissionId: string;
  ticket: string;
  faults?: ReadonlyMap<string, Fault>;
  appeared?: readonly string[];
  /** The files among the values, if they were already looked up. */
  uploads?: Uploads | undefined;
  notice?: PageNotice;
  /** The secret of the draft. */
  draft?: string | undefined;
  /** The visitor's country, where it is not looked up. */
  country?: string | undefined;
  /** Where a resume link continues. */
  resumed?: FormView['resumed'];
}

/** Shows the form to a new visitor. */
export async function showForm(pages: Pages, request: PageRequest, form: PublishedForm): Promise<void> {
  const { today } = contextOf(pages, form);
  if (!request.test && request.preview === undefined && request.exchange.request.method !== 'HEAD')
    pages.visits.view(form);
  const saved = await answersInLink(pages, request, form);
  const { link_key: key } = pages.secrets();
  if (saved !== undefined && saved !== 'gone') {
    const { values, submissionId, shown, step = '', savedAt = 0 } = saved.content;
    const ticket = writeTicket(key, ticketPagesOf(request, form), shown, pages.clock());
    return await redisplayForm(pages, request, form, {
      status: 200,
      values,
      submissionId,
      ticket,
      draft: saved.secret,
      resumed: { step, at: savedAt },
    });
  }
  const ticket = writeTicket(key, ticketPagesOf(request, form), pages.clock());
  const own = { submissionId: newSubmissionId(), ticket };
  const empty = () => ({ status: 200, values: startingValues(form.form, valuesIn(request.query), today) });
  if (saved === undefined && isShared(request, form)) {
    const page = await cachedPage(request, form, today, () =>
      pageOf(pages, request, form, {
        ...empty(),
        ...placeholders,
        country: usesCountry(form.definition) ? placeholders.country : undefined,
      }),
    );
    rememberPage(request.exchange, form, today, page);
    const country = await visitorCountry(pages, request.exchange, form);
    const filled = page.fill(request.exchange.response, { ...own, country });
    const framing = request.preview?.framing ?? 'anywhere';
    return await sendPage(request.exchange, 200, filled, form.definition, framing, styleOf(form));
  }
  const notice = saved === 'gone' ? ({ notice: 'resume_gone' } as const) : {};
  await redisplayForm(pages, request, form, { ...empty(), ...own, ...notice });
}

/** Shows the form with submitted answers. */
export async function redisplayForm(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  redisplay: FormRedisplay,
): Promise<void> {
  const country = await visitorCountry(pages, request.exchange, form);
  const page = await pageOf(pages, request, form, { ...redisplay, country });
  const framing = request.preview?.framing;
  await sendPage(request.exchange, redisplay.status, page, form.definition, framing, styleOf(form));
}

/** Tests leave nothing behind, and privacy mode keeps no answers. */
function keepsPartial({ settings }: PublishedForm, isTest: boolean): boolean {
  return settings.partial === true && settings.privacy_mode !== true && !isTest;
}

async function pageOf(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  redisplay: FormRedisplay,
): Promise<string | Buffer> {
  const uploads =
    redisplay.uploads ??
    (await Uploads.load(
      pages,
      request,
      form,
      { values: redisplay.values },
      { ...redisplay, test: request.test },
    ));
  await uploads.keep();
  const context = contextOf(pages, form, (id, fieldId) => uploads.find(id, fieldId));
  const { definition } = form;
  const scope = { organizationId: form.organizationId, signal: request.exchange.waitSignal };
  const view = {
    ...(await pageLanguageFor(request, definition)),
    id: form.id,
    name: form.name,
    once: form.settings.one_per_person?.by === 'browser',
    partial: keepsPartial(form, request.test),
    offersCopy: offersCopy(form),
    form: form.form,
    state: () => stateOf(form, redisplay.values, context),
    values: redisplay.values,
    faults: redisplay.faults ?? new Map(),
    ...(redisplay.notice === undefined ? {} : { notice: redisplay.notice }),
    ...(redisplay.appeared === undefined ? {} : { appeared: redisplay.appeared }),
    action: actionOf(request),
    hidden: {
      [submissionName]: redisplay.submissionId,
      [ticketName]: redisplay.ticket,
      ...(redisplay.draft === undefined ? {} : { [draftName]: redisplay.draft }),
      // The visitor has already passed the gate.
      ...(form.settings.password_hash === undefined
        ? {}
        : { [passName]: writePass(pages.secrets().link_key, form, pages.clock()) }),
    },
    test: request.test,
    resumed: redisplay.resumed,
    languages: languageLinksOf(definition, request.path, request.query),
    country: redisplay.country,
    today: context.today,
    unpaid: unpaidIn(pages, form, context.today),
    full: request.test ? undefined : await pages.full.of(form),
    embed: embeddingIn(request.query.get('embed')),
    sharing: sharingOf(pages.submissions.formsUrl, form),
    upload: context.upload,
    script: scriptOf(pages),
    preview: request.preview,
  };
  const render = () => renderedPage(scope, view);
  if (request.preview === undefined) return await render();
  // Every change of a draft is another page, so members could keep the thread busy with them.
  const { organizationId, signal: left } = scope;
  const { store } = pages.submissions;
  return await takeOrganizationTurn(store, { organizationId, queue: 'short', left }, render);
}

/** The state of the form for these answers. */
function stateOf({ form }: PublishedForm, values: FormValues, context: AnswerContext): FormState {
  return evaluateForm(form, answersIn(readAnswers(form, { values }, context)), context);
}
