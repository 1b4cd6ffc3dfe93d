import { controlValues } from '#form/answer/controlValues.ts';
import { answersIn, type FieldFault } from '#form/answer/faultsIn.ts';
import { readAnswers } from '#form/answer/readAnswers.ts';
import { evaluateForm } from '#form/logic/evaluateForm.ts';
import type { FormValues } from '#form/value/answer.ts';
import { readEditSecret } from '#service/collect/edit/editLink.ts';
import { editsOpen } from '#service/collect/publishedForm/editsOpen.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import {
  editOwnAnswers,
  fileOf,
  isFixed,
  type OwnAnswers,
  ownAnswers,
} from '#service/response/change/ownAnswers.ts';
import { withFirstMatchingKey } from '#store/secrets.ts';
import { Problem } from '../../problem.ts';
import { type Match, parameter } from '../../route/router.ts';
import type { Uploads } from '../files/uploads.ts';
import type { PartHandler } from '../pageHandlers.ts';
import type { Pages } from '../pages.ts';
import { actionOf, type PageRequest, pageLanguageFor } from '../request.ts';
import { renderedPage } from '../show/renderedPage.ts';
import { sendPage } from '../show/sendPage.ts';
import type { FormRedisplay } from '../show/showForm.ts';
import { showStatus } from '../show/showStatus.ts';
import { renderedEnding } from '../submit/showSent.ts';
import { showProblem } from '../submit/takeSubmission.ts';
import { unseenContent } from '../submit/unseenContent.ts';
import { withEdit } from './withEdit.ts';

/**
 * `GET /f/<id>/edit/<secret>`: the answers that the visitor sent, to be changed. It is a page without a script: all
 * questions stand below each other, and the server decides what the answers reveal.
 */
export const showEdit: PartHandler = async (pages, request, form, match) => {
  const { own, sent } = await requireOwn(pages, form, match);
  await show(pages, request, sent, own, { values: valuesOf(own), notice: 'edit_sent' });
};

export const takeEdit: PartHandler = async (pages, request, form, match) => {
  const { own, sent, submissionId } = await requireOwn(pages, form, match);
  try {
    // Each change stays in the history and may start workflows.
    await pages.spam.limitOther(request.exchange.request, sent, 'edit');
    await withEdit(pages, request, sent, submissionId, (given, uploads) =>
      take(pages, request, form, { own, sent, submissionId }, given, uploads),
    );
  } catch (error) {
    await showProblem(pages, request, error);
  }
};

async function take(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  { own: stored, sent, submissionId }: OwnPage,
  given: FormValues,
  uploads: Uploads,
): Promise<void> {
  const upload = fileOf(stored.row, uploads.unclaimed);
  const own = { ...stored, context: { ...stored.context, upload } };
  // Answers that the page does not show stay as they are.
  const fixed = valuesOf(own, (id) => isFixed(own.form, id));
  const values = new Map([...uploads.in(given), ...fixed]);
  const readings = readAnswers(own.form, { values }, own.context);
  const answers = answersIn(readings);
  const state = evaluateForm(own.form, answers, own.context);
  const evaluated = { values, readings, answers, state, context: own.context };
  const showAgain = async (redisplay: Partial<FormRedisplay>) => {
    await uploads.keep();
    const kept = { ...own.context, upload: fileOf(own.row, uploads.unclaimed) };
    await show(pages, request, sent, { ...own, context: kept }, { values, ...redisplay });
  };
  const unseen = await unseenContent(pages, request, sent, evaluated);
  if (unseen !== undefined) return await showAgain(unseen);
  const { store, answerKeys: keys, clock } = pages.submissions;
  const edit = { readings, uploads: uploads.unclaimed };
  const edited = await editOwnAnswers({ store, keys, clock }, form, submissionId, edit);
  if (!edited.ok) {
    if (edited.failure.code === 'response_unknown') throw new Problem('not_found');
    return await showAgain({ status: 422, faults: byField(edited.failure.faults) });
  }
  const language = await pageLanguageFor(request, sent.definition);
  const accepted = { test: false, submission_id: submissionId, number: stored.row.number };
  // To answer again, the visitor needs the form and not these answers.
  const empty = { ...request, path: request.path.replace(/\/edit\/[^/]+\/?$/, '') };
  const ending = renderedEnding(pages, empty, sent, state, accepted, language);
  await showStatus(request, 200, { kind: 'sent', test: false, ...ending }, sent.definition);
}

interface OwnPage {
  readonly own: OwnAnswers;
  /** The form in the version that was answered. */
  readonly sent: PublishedForm;
  readonly submissionId: string;
}

/** A wrong secret, answers that are gone and a time that is over look alike. */
async function requireOwn(pages: Pages, form: PublishedForm, match: Match): Promise<OwnPage> {
  const secret = parameter(match, 'secret') ?? '';
  const submissionId = withFirstMatchingKey(pages.secrets(), (key) => readEditSecret(key, form.id, secret));
  if (submissionId === undefined || !editsOpen(form, pages.clock())) throw new Problem('not_found');
  const own = await ownAnswers(pages.submissions.store.read, form, submissionId);
  if (own === undefined) throw new Problem('not_found');
  const { version } = own.row;
  const sent = { ...form, version, form: own.form, definition: own.form.definition };
  return { own, sent, submissionId };
}

/** The values of the controls of the stored answers, of all fields or some of them. */
function valuesOf({ answers }: OwnAnswers, isWanted = (_id: string) => true): FormValues {
  return new Map(
    [...answers].flatMap(([id, answer]) => (isWanted(id) ? [...controlValues(id, answer)] : [])),
  );
}

async function show(
  pages: Pages,
  request: PageRequest,
  sent: PublishedForm,
  { form, context }: OwnAnswers,
  { values = new Map(), status = 200, faults = new Map(), notice, appeared }: Partial<FormRedisplay>,
): Promise<void> {
  const { id, name, definition } = sent;
  const scope = { organizationId: sent.organizationId, signal: request.exchange.waitSignal };
  const page = await renderedPage(scope, {
    ...(await pageLanguageFor(request, definition)),
    id,
    name,
    once: false,
    form,
    fixed: new Set(form.fields.map((field) => field.id).filter((each) => isFixed(form, each))),
    state: () => evaluateForm(form, answersIn(readAnswers(form, { values }, context)), context),
    values,
    faults,
    ...(notice === undefined ? {} : { notice }),
    ...(appeared === undefined ? {} : { appeared }),
    action: actionOf(request),
    hidden: {},
    test: false,
    today: context.today,
    // An option that has become full may stay, and the server checks a new choice.
    full: await pages.full.of(sent),
    upload: context.upload,
  });
  await sendPage(request.exchange, status, page, definition, 'nowhere');
}

function byField(faults: readonly FieldFault[]): FormRedisplay['faults'] & object {
  return new Map(faults.map(({ field, fault }) => [field, fault]));
}
